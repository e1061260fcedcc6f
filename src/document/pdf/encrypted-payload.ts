import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

/** Bytes at each end of a file that are searched; between them is the encrypted document. */
const searchedBytes = 2 ** 20;

/** Their content is the first group. */
const objectStreams = /\/ObjStm\b[^]{0,500}?\bstream\r?\n([^]*?)\r?\nendstream/dg;

const mark = /\/AFRelationship\s*\/EncryptedPayload\b/;

/**
 * Returns true for the cover of a document that rights management encrypted (ISO 32000-2, 7.6.7). pdf.js doesn't tell which
 * relation an attached file has to the document, so that its objects are searched, those in streams as well.
 */
export async function hasEncryptedPayload(file: ByteSource): Promise<boolean> {
  for (const start of new Set([0, Math.max(0, file.size - searchedBytes)])) {
    const bytes = await readBytes(file, start, Math.min(file.size, start + searchedBytes));
    const text = latin1(bytes);
    if (mark.test(text)) return true;
    for (const { indices } of text.matchAll(objectStreams)) {
      if (mark.test(await inflated(bytes.subarray(...(indices?.[1] ?? [0, 0]))))) return true;
    }
  }
  return false;
}

/** Returns what of a stream can be unpacked. */
async function inflated(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let text = '';
  try {
    while (text.length < searchedBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      text += latin1(value);
    }
    await reader.cancel();
  } catch {
    // Not compressed, damaged, or followed by other bytes: what was unpacked counts.
  }
  return text;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
