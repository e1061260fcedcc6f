import { plainText } from './contract/plain-text.ts';
import { isLinkedTo, type Receipt } from './contract/receipt.ts';
import { sendableFileName } from './file-name.ts';
import type { UploadRequest } from './upload-request.ts';

/**
 * Normalizes a text as the service returns it: its texts are read as one clean line, and FormData escapes quotes in
 * file names.
 */
const asRead = (text: string): string | undefined =>
  plainText(text.normalize('NFC').replaceAll('%22', '"'), 300);

const isSame = (returned: string | undefined, sent: string): boolean =>
  returned !== undefined && asRead(returned) === asRead(sent);

/** Fields of a request that are compared. */
type Sent = Pick<UploadRequest, 'assetId' | 'displayName'> & { readonly file: Pick<File, 'name'> };

/**
 * Returns true if the existing document could come from this very request: its file name and display name are the ones
 * sent, and it is linked to the asset. A missing field doesn't match.
 */
export function matchesUpload(receipt: Receipt, request: Sent): boolean {
  if (receipt.kind !== 'duplicate') return false;
  const { document } = receipt;
  return (
    isLinkedTo(request.assetId, receipt) === true &&
    isSame(document?.filename, sendableFileName(request.file.name)) &&
    isSame(document?.displayname, request.displayName)
  );
}
