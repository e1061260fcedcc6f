import { prefixBytes } from '#file-type/file-type.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { sizeOf, type FileFacts } from '#lib/file/file-facts.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import type { NamedSource } from './inspect-document.ts';

/**
 * Reads the first bytes of a file, and returns the file as a source that doesn't read them again. In Chromium, each slice
 * of a file on disk is a call that stops the page until the browser process answers. Rejects if it can't be read.
 */
export async function withHead(file: FileFacts & ByteSource): Promise<NamedSource> {
  const { name } = file;
  const size = sizeOf(file);
  const slice: ByteSource['slice'] = (start, end) => file.slice(start, end);
  const head = await readBytes({ size, slice }, 0, Math.min(prefixBytes, size));
  return {
    name,
    size,
    slice: (start, end) =>
      Math.min(end, size) <= head.length
        ? { arrayBuffer: async () => head.slice(start, end).buffer }
        : slice(start, end),
  };
}
