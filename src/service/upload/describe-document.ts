import { randomUUID } from 'node:crypto';

import type { Operation } from '#api/contract/operation.ts';
import { mediaTypeOf } from '#file-type/media-type.ts';
import { demoLists } from '#service/demo/demo-lists.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';
import type { StagedFile } from '#service/storage/library.ts';

import type { UploadFields } from './upload-fields.ts';

/** Data known about an upload when it is stored. */
export interface DocumentFacts {
  readonly operation: Operation;
  readonly assetId: string;
  readonly fields: UploadFields;
  readonly file: StagedFile;
  readonly filename: string;
  /** The name in the token, or its `sub` without one. */
  readonly author: string;
}

/** Creates the record of a new document. Fields missing from the request (owner, languages, supplier) get defaults. */
export function describeDocument(facts: DocumentFacts): DocumentRecord {
  const { fields, file } = facts;
  const at = new Date().toISOString();
  const shared = {
    sha256: file.sha256,
    sizeBytes: file.sizeBytes,
    assetIds: [facts.assetId],
    maintenanceIds: [],
  };
  const asset = demoLists.assets.find(({ id }) => id === facts.assetId);
  const document = {
    id: randomUUID(),
    filename: facts.filename,
    displayname: fields.displayname,
    ownerId: fields.organizationId,
    organizationId: fields.organizationId,
    manufacturerId: asset?.manufacturerId ?? fields.organizationId,
    type: 'AssetDocument' as const,
    category: {
      id: fields.categoryId,
      languageCode: 'en',
      name: demoLists.categories.find(({ id }) => id === fields.categoryId)?.name.en ?? fields.categoryId,
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
    return { ...shared, document: { ...document, mimetype: 'application/zip', ...ai } };
  }
  const mimetype = mediaTypeOf(facts.filename) ?? 'application/octet-stream';
  const ai = { aiEnabled: fields.aiEnabled, aiIngested: 'uningested', aiIngestedUpdatedAt: at } as const;
  return { ...shared, document: { ...document, mimetype, ...ai } };
}
