import { plainText } from './contract/plain-text.ts';
import type { Receipt } from './contract/receipt.ts';
import { sendableFileName } from './file-name.ts';
import type { UploadRequest } from './upload-request.ts';

/** A text as it comes back: the service's texts are read as one clean line, and FormData escapes quotes in file names. */
const asRead = (text: string): string | undefined =>
  plainText(text.normalize('NFC').replaceAll('%22', '"'), 300);

const isSame = (told: string | undefined, sent: string): boolean =>
  told !== undefined && asRead(told) === asRead(sent);

/** What is compared of a request. */
type Sent = Pick<UploadRequest, 'assetId' | 'displayName'> & { readonly file: Pick<File, 'name'> };

/**
 * Returns true if the document that the service held already could come from this very request: its file name and display name
 * are those that were sent, and it hangs on the asset. What the service does not tell does not match.
 */
export function matchesUpload(receipt: Receipt, request: Sent): boolean {
  if (receipt.kind !== 'duplicate') return false;
  const { document, assetIds } = receipt;
  return (
    assetIds.some((assetId) => assetId.normalize('NFC') === request.assetId.normalize('NFC')) &&
    isSame(document?.filename, sendableFileName(request.file.name)) &&
    isSame(document?.displayname, request.displayName)
  );
}
