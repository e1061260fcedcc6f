import { open } from 'node:fs/promises';

import type { ByteSource } from '#lib/file/byte-source.ts';

/** Opens a file on disk for inspection; call `close` when done. Rejects if it isn't a readable file. */
export async function openFileSource(
  path: string,
): Promise<ByteSource & { readonly close: () => Promise<void> }> {
  const handle = await open(path);
  const stat = await handle.stat();
  if (!stat.isFile()) {
    await handle.close();
    throw new Error('is not a file');
  }
  async function read(start: number, end: number): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(Math.max(0, Math.min(end, stat.size) - start));
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, start + length);
      if (bytesRead === 0) throw new Error('became shorter while it was read');
      length += bytesRead;
    }
    return bytes.buffer;
  }
  return {
    size: stat.size,
    slice: (start, end) => ({ arrayBuffer: () => read(start, end) }),
    close: () => handle.close(),
  };
}
