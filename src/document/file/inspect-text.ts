import type { ByteSource } from '#lib/byte-source.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import { readSlices } from './read-slices.ts';

/** Bytes of a text that are decoded; a wrong one further behind isn't found. */
const maxReadBytes = 64 * 2 ** 20;

/** Inspects a text: its encoding. */
export async function inspectText(file: ByteSource): Promise<DocumentReport> {
  const isUtf8 = await isDecodable(file);
  return { type: 'text', findings: isUtf8 ? [] : [documentFinding('TEXT-NOT-UTF8')] };
}

async function isDecodable(file: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
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
