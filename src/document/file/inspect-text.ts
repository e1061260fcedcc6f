import type { FileType } from '#file-type/file-type.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import { readSlices } from './read-slices.ts';

/** Bytes of a text that are decoded; a wrong one further behind isn't found. */
const maxReadBytes = 64 * 2 ** 20;

/** Inspects a text: its encoding. A byte order mark says which one it is; programs understand UTF-16 by it. */
export async function inspectText(file: ByteSource, type: FileType): Promise<DocumentReport> {
  const [first, second] = await readBytes(file, 0, Math.min(2, file.size));
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isMarked ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const isSound = type === 'text' && (await isDecodable(file, encoding));
  return { type, findings: isSound ? [] : [documentFinding('TEXT-NOT-UTF8')] };
}

/** Returns true if the first bytes of a file without a byte order mark are text in UTF-16. */
export function isUtf16(prefix: Uint8Array): boolean {
  const even = prefix.subarray(0, prefix.length - (prefix.length % 2));
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = new TextDecoder(encoding).decode(even);
    // At random, one code unit in three is no letter, and most are from a script of their own.
    const wrong = text.match(/[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\t\r\n]|\uFFFD/gu)?.length ?? 0;
    return /[ \r\n\d.,;]/.test(text) && wrong * 20 <= text.length;
  });
}

async function isDecodable(file: ByteSource, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const end = Math.min(file.size, maxReadBytes);
  try {
    for await (const bytes of readSlices(file, end)) decoder.decode(bytes, { stream: true });
    // A character may be cut where reading ended.
    if (end === file.size) decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
