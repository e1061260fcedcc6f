import type { IncomingMessage } from 'node:http';

import type { Operation } from '#api/contract/operation.ts';
import { isTypeAccepted } from '#file-type/accepted-type.ts';
import { mediaTypeOf } from '#file-type/media-type.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { authorize } from '#service/auth/authorize.ts';
import type { VerifyToken } from '#service/auth/verify-token.ts';
import { type Answer, jsonAnswer } from '#service/http/answer.ts';
import type { MetadataLists } from '#service/metadata-lists.ts';
import type { Rejection } from '#service/http/rejection.ts';
import type { ServiceOptions } from '#service/options.ts';
import type { Library, StoreOutcome } from '#service/storage/library.ts';
import type { DocumentRecord } from '#service/storage/document-record.ts';

import { cleanFileName } from './clean-text.ts';
import type { ReceivedUpload } from './collect-parts.ts';
import { describeDocument } from './describe-document.ts';
import { isZip } from './is-zip.ts';
import { maxOverheadBytes, receiveUpload } from './receive-upload.ts';
import { fileMissing, isStorageFull, storageFull, tooLarge } from './rejections.ts';
import { readFields, rejectField, type UploadFields } from './upload-fields.ts';

/** Target of an upload. */
export interface UploadTarget {
  readonly operation: Operation;
  readonly assetId: string;
}

/** Dependencies of the upload handler. */
export interface UploadContext {
  readonly options: ServiceOptions;
  readonly library: Library;
  readonly verifyToken: VerifyToken;
  readonly lists: MetadataLists;
}

/** Stores one upload. Rejects as early as possible; a rejected upload leaves nothing behind. */
export async function handleUpload(
  request: IncomingMessage,
  target: UploadTarget,
  context: UploadContext,
): Promise<Result<StoreOutcome, Rejection>> {
  const { verifyToken, options } = context;
  const identity = await authorize(request.headers.authorization, { verifyToken, onError: options.onError });
  if (!identity.ok) return identity;
  const rejection = checkBeforeReading(request, target, context);
  if (rejection !== undefined) return fail(rejection);

  const { library, lists } = context;
  const received = await receiveUpload(request, {
    staging: library.staging,
    maxFileSizeBytes: options.maxFileSizeBytes,
    checkField: (name) => rejectField(target.operation, name),
    checkFile: (name, type) => checkFile(options.acceptedTypes, cleanFileName(name), type),
  });
  if (!received.ok) return received;
  try {
    return await storeUpload(
      received.value,
      { ...target, author: identity.value.name || identity.value.sub },
      { library, lists },
    );
  } catch (error) {
    if (isStorageFull(error)) return fail(storageFull);
    throw error;
  } finally {
    // No effect if the file was stored.
    await library.staging.discard(received.value.file);
  }
}

async function storeUpload(
  upload: ReceivedUpload,
  target: UploadTarget & { readonly author: string },
  { library, lists }: Pick<UploadContext, 'library' | 'lists'>,
): Promise<Result<StoreOutcome, Rejection>> {
  const fields = await checkComplete(upload, target.operation, lists);
  if (!fields.ok) return fields;
  const { file } = upload;
  const filename = cleanFileName(upload.rawFileName);
  const mimetype = target.operation === 'manual' ? 'application/zip' : typeOf(filename, upload.declaredType);
  const facts = { ...target, fields: fields.value, file, filename, mimetype, lists };
  return ok(await library.add(file, () => describeDocument({ ...facts, now: new Date() })));
}

function checkBeforeReading(
  request: IncomingMessage,
  { assetId }: UploadTarget,
  { lists, options }: UploadContext,
): Rejection | undefined {
  if (!lists.assets.some((asset) => asset.id === assetId)) {
    return { code: 'asset-unknown', detail: `The asset "${assetId}" is not known.` };
  }
  const declaredBytes = Number(request.headers['content-length'] ?? 0);
  return declaredBytes > options.maxFileSizeBytes + maxOverheadBytes
    ? tooLarge(options.maxFileSizeBytes)
    : undefined;
}

async function checkComplete(
  upload: ReceivedUpload,
  operation: Operation,
  lists: MetadataLists,
): Promise<Result<UploadFields, Rejection>> {
  const fields = readFields(operation, upload.fields, lists);
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

/** Longest name of a file in common file systems, in bytes of UTF-8. */
const maxFileNameBytes = 255;

function checkFile(
  accepted: readonly string[] | undefined,
  filename: string,
  declaredType: string,
): Rejection | undefined {
  if (Buffer.byteLength(filename) > maxFileNameBytes) {
    const detail = `The name of the file is too long: at most ${maxFileNameBytes} bytes.`;
    return { code: 'field-invalid', detail, members: { fields: ['file'] } };
  }
  const type = typeOf(filename, declaredType);
  if (accepted === undefined || isTypeAccepted({ name: filename, type }, accepted)) return undefined;
  const detail = 'Files of this type are not accepted.';
  return { code: 'type-not-accepted', detail, members: { acceptedTypes: accepted } };
}

/** By extension; the declared type counts only if the extension is unknown and the type is a valid MIME type. */
function typeOf(filename: string, declaredType: string): string {
  const isType = /^[\w!#$&^.+-]{1,63}\/[\w!#$&^.+-]{1,63}$/.test(declaredType);
  return mediaTypeOf(filename) ?? (isType ? declaredType : 'application/octet-stream');
}

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
