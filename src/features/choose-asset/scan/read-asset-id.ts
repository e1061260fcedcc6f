import { operationPath } from '#api/contract/operation-path.ts';

/** Longer than any ID: longer content is something else. */
const longest = 200;

/**
 * Returns the asset ID in a scanned text, or `undefined`. With a pattern, it is the first group, or the whole match if
 * there is no group. Without one, it is the last segment of a web address; any other text is the ID itself.
 */
export function readAssetId(text: string, pattern: string | undefined): string | undefined {
  const plain = text.replace(/\p{Cc}/gu, '').trim();
  const address = /^https?:/i.test(plain) && URL.canParse(plain) ? new URL(plain) : undefined;
  const found = pattern === undefined ? unaided(plain, address) : matched(plain, pattern);
  const id = (address ? decoded(found) : found).trim();
  return id.length <= longest && operationPath('document', id).ok ? id : undefined;
}

function matched(text: string, pattern: string): string {
  const match = new RegExp(pattern, 'u').exec(text);
  return match?.[1] ?? match?.[0] ?? '';
}

/** Applications with hash routing, like this one, have the ID in the hash. */
function unaided(text: string, address: URL | undefined): string {
  if (!address) return text;
  const path = address.hash.startsWith('#/') ? address.hash : address.pathname;
  return path.split('/').findLast((segment) => segment !== '' && segment !== '#') ?? '';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A percent sign that isn't part of an encoding.
    return segment;
  }
}
