import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { partBytes, wholeBytes } from '../../src/lib/hash/hash-blob.ts';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The hash of a content as rule HASH-1 describes it, computed by Node. */
export function contentHashOf(bytes: Uint8Array): string {
  if (bytes.length <= wholeBytes) return sha256(bytes).toString('hex');
  const count = Math.ceil(bytes.length / partBytes);
  const parts = Array.from({ length: count }, (_, at) =>
    bytes.subarray(at * partBytes, (at + 1) * partBytes),
  );
  return `parts-${sha256(Buffer.concat(parts.map(sha256))).toString('hex')}`;
}

/** The same of a file on disk, of up to 2 GiB. */
export const contentHashOfFile = async (path: string): Promise<string> => contentHashOf(await readFile(path));
