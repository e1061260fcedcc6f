import { randomUUID } from 'node:crypto';

import type { Operation } from '#api/contract/operation.ts';
import type { MetadataLists } from '#service/metadata-lists.ts';
import type { StagedFile } from '#service/storage/staging.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';

import type { UploadFields } from './upload-fields.ts';

/** Data known about an upload when it is stored. */
export interface DocumentFacts {
  readonly operation: Operation;
  readonly assetId: string;
  readonly fields: UploadFields;
  readonly file: StagedFile;
  readonly filename: string;
  readonly mimetype: string;
  /** The name in the token, or its `sub` without one. */
  readonly author: string;
  readonly now: Date;
  readonly lists: MetadataLists;
}

/** Creates the record of a new document. Fields missing from the request (owner, languages, supplier) get defaults. */
export function describeDocument(facts: DocumentFacts): DocumentRecord {
  const { fields, file, lists } = facts;
  const at = facts.now.toISOString();
  const shared = {
    version: 1 as const,
    sha256: file.sha256,
    sizeBytes: file.sizeBytes,
    assetIds: [facts.assetId],
    maintenanceIds: [],
  };
  const asset = lists.assets.find(({ id }) => id === facts.assetId);
  const document = {
    id: randomUUID(),
    filename: facts.filename,
    displayname: fields.displayname,
    ownerId: fields.organizationId,
    organizationId: fields.organizationId,
    manufacturerId: asset?.manufacturerId ?? fields.organizationId,
    mimetype: facts.mimetype,
    type: 'AssetDocument' as const,
    category: {
      id: fields.categoryId,
      languageCode: 'en',
      name: lists.categories.find(({ id }) => id === fields.categoryId)?.name.en ?? fields.categoryId,
    },
    languages: [],
    createdAt: at,
    createdBy: facts.author,
    updatedAt: at,
    updatedBy: facts.author,
    supplierDocument: false,
    supplierName: '',
  };
  if (facts.operation === 'manual') {
    const ai = { aiInjected: 'uninjected', aiInjectedUpdatedAt: at } as const;
    return { ...shared, operation: 'manual', document: { ...document, ...ai } };
  }
  const ai = { aiEnabled: fields.aiEnabled, aiIngested: 'uningested', aiIngestedUpdatedAt: at } as const;
  return { ...shared, operation: 'document', document: { ...document, ...ai } };
}
