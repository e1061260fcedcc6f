import { plainText } from '#api/contract/plain-text.ts';
import { isLinkedTo, type Receipt } from '#api/contract/receipt.ts';

import { sendableFileName } from '../file-name.ts';
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

/** Letters and digits of a name, without its extension: services change case, spaces and punctuation. */
const lettersOf = (text: string): string =>
  (asRead(text) ?? '')
    .replace(/\.[a-z]\w{0,9}$/i, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A service that doesn't know the encoding of names returns the ASCII part of them. */
const asciiOf = (letters: string): string => letters.replaceAll(/[^a-z\d]/g, '');

function isAlike(returned: string, sent: string): boolean {
  const [one, other] = [lettersOf(returned), lettersOf(sent)];
  return one === other || (asciiOf(one) !== '' && asciiOf(one) === asciiOf(other));
}

/**
 * Returns true if the answer to a stored document is about another one: it names at least two of file name, display name
 * and assets, and none of them resembles what was sent.
 */
export function isAboutOther({ kind, document, assetIds, moreAssets }: Receipt, request: Sent): boolean {
  if (kind !== 'stored' || moreAssets) return false;
  const names = [document?.filename, document?.displayname].filter((name) => name !== undefined);
  const sentNames = [request.file.name, request.displayName];
  const isAssetNamed = assetIds !== undefined && assetIds.length > 0;
  return (
    names.length + Number(isAssetNamed) > 1 &&
    !names.some((name) => sentNames.some((sent) => isAlike(name, sent))) &&
    !assetIds?.some((id) => isAlike(id, request.assetId))
  );
}
