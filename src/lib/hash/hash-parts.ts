import type { Hasher } from './hasher.ts';
import { nativeBytes } from './native-bytes.ts';

/**
 * Returns the hashes of a file's parts in one string, which says whether two readings are the same; undefined if a part
 * can't be hashed. Takes a tenth of the processor time of a hash of the whole, which no browser computes in parts.
 */
export async function hashParts(
  hasher: Pick<Hasher, 'hash'>,
  file: Blob,
  options: { readonly signal: AbortSignal },
): Promise<string | undefined> {
  const hashes: string[] = [];
  for (let start = 0; start < file.size; start += nativeBytes) {
    const hashed = await hasher.hash(file.slice(start, start + nativeBytes), options);
    if (!hashed.ok) return undefined;
    hashes.push(hashed.value);
  }
  return hashes.join();
}
