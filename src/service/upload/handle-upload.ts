import type { IncomingMessage } from 'node:http';

import { openPromise } from 'yauzl';

import type { Operation } from '#api/contract/operation.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { authorize } from '#service/auth/authorize.ts';
import type { IssuedTokens } from '#service/auth/issued-tokens.ts';
import { demoLists } from '#service/demo/demo-lists.ts';
import { type Answer, jsonAnswer } from '#service/http/answer.ts';
import type { Rejection } from '#service/http/rejection.ts';
import type { ServiceOptions } from '#service/options.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';
import type { Library, StoreOutcome } from '#service/storage/library.ts';

import { cleanFileName } from './clean-text.ts';
import { fileMissing, isStorageFull, storageFull, tooLarge, type ReceivedUpload } from './collect-parts.ts';
import { describeDocument } from './describe-document.ts';
import { receiveUpload } from './receive-upload.ts';
import { readFields, rejectField, type UploadFields } from './upload-fields.ts';

/** Target of an upload. */
export interface UploadTarget {
  readonly operation: Operation;
  readonly assetId: string;
}

/** Parts of the service. */
export interface UploadContext {
  readonly options: ServiceOptions;
  readonly library: Library;
  readonly tokens: IssuedTokens;
}

/** Stores one upload. Rejects as early as possible; a rejected upload leaves nothing behind. */
export async function handleUpload(
  request: IncomingMessage,
  target: UploadTarget,
  { tokens, options: { maxFileSizeBytes }, library }: UploadContext,
): Promise<Result<StoreOutcome, Rejection>> {
  const identity = await authorize(request.headers.authorization, tokens);
  if (!identity.ok) return identity;
  const rejection = checkBeforeReading(request, target, maxFileSizeBytes);
  if (rejection !== undefined) return fail(rejection);

  const checkField = (name: string) => rejectField(target.operation, name);
  const received = await receiveUpload(request, { library, maxFileSizeBytes, checkField });
  if (!received.ok) return received;
  const { file, rawFileName } = received.value;
  try {
    const fields = await checkComplete(received.value, target.operation);
    if (!fields.ok) return fields;
    const author = identity.value.name || identity.value.sub;
    const facts = { ...target, author, fields: fields.value, file, filename: cleanFileName(rawFileName) };
    return ok(await library.add(file, () => describeDocument(facts)));
  } catch (error) {
    if (isStorageFull(error)) return fail(storageFull);
    throw error;
  } finally {
    await library.discard(file);
  }
}

/** Allowance for boundaries, headers and text fields. */
const maxOverheadBytes = 1024 ** 2;

function checkBeforeReading(
  request: IncomingMessage,
  { assetId }: UploadTarget,
  maxFileSizeBytes: number,
): Rejection | undefined {
  if (!demoLists.assets.some((asset) => asset.id === assetId)) {
    return { code: 'asset-unknown', detail: `The asset "${assetId}" is not known.` };
  }
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  return declaredBytes > maxFileSizeBytes + maxOverheadBytes ? tooLarge(maxFileSizeBytes) : undefined;
}

async function checkComplete(
  upload: ReceivedUpload,
  operation: Operation,
): Promise<Result<UploadFields, Rejection>> {
  const fields = readFields(operation, upload.fields);
  if (!fields.ok) return fields;
  if (upload.file.sizeBytes === 0) {
    // A form without a chosen file sends a part without name and content.
    if (upload.rawFileName === '') return fail(fileMissing);
    return fail({ code: 'file-empty', detail: 'The file has no content.', members: { fields: ['file'] } });
  }
  if (operation === 'manual' && !(await isZip(upload.file.path))) {
    return fail({
      code: 'not-a-zip',
      detail: 'A manual is uploaded as a ZIP archive, which this file is not.',
    });
  }
  return fields;
}

/** Returns true if a file ends like a ZIP archive. */
const isZip = (path: string): Promise<boolean> =>
  // Names aren't decoded, because an archive with a name that points outside of it would be no archive then.
  openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).then(
    (archive) => {
      archive.close();
      return true;
    },
    () => false,
  );

/**
 * Envelope of section 2.2. The interface doesn't show the answer for a new document; here it is 201 with the same
 * `extension` and without a warning.
 */
export function uploadAnswer({ isNew, stored }: StoreOutcome): Answer {
  const { document, assetIds, maintenanceIds } = stored;
  const extension = { document, assetIds, maintenanceIds };
  if (isNew) return jsonAnswer(201, { data: { extension } });
  return jsonAnswer(200, {
    data: { warningCode: 'DuplicateDocument', message: duplicateMessage(stored), extension },
  });
}

const duplicateMessage = ({ document, assetIds }: DocumentRecord): string =>
  `Document "${document.displayname}" (${document.filename}) with id ${document.id} already exists ` +
  `and is linked to the assets ${assetIds.join(',')}.`;
