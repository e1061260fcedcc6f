import type { ByteSource } from '#lib/file/byte-source.ts';
import { joined } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

/** Smaller windows take longer to read in a browser, larger ones leave more garbage behind (measured). */
export const defaultWindowBytes = 4 * 2 ** 20;

/**
 * Reads a file from front to back in large blocks: each separate read takes a browser 0.5-0.9 ms (measured). Buffers at
 * most two windows of `windowBytes`: the current one and the next.
 */
export function createWindowReader(file: ByteSource, windowBytes = defaultWindowBytes) {
  let start = 0;
  let bytes: Uint8Array = new Uint8Array(0);
  /** The next window, loaded while the current one is processed. */
  let ahead: { readonly start: number; readonly bytes: Promise<Uint8Array> } | undefined;

  /** Loads and returns the bytes, fewer at the end of the file; valid until the next call. */
  async function load(offset: number, length: number): Promise<Uint8Array> {
    if (offset < start || offset + length > start + bytes.length) await moveTo(offset, length);
    return bytes.subarray(offset - start, offset - start + length);
  }

  async function moveTo(offset: number, length: number): Promise<void> {
    const isOn = offset >= start && offset <= start + bytes.length;
    const buffered = isOn ? bytes.subarray(offset - start) : bytes.subarray(0, 0);
    const next = isOn && ahead?.start === start + bytes.length ? ahead : undefined;
    const fresh = next ? await next.bytes : await readFrom(offset + buffered.length);
    ahead = undefined;
    start = offset;
    bytes = buffered.length === 0 ? fresh : joined([buffered, fresh]);
    const available = Math.min(length, file.size - offset);
    while (bytes.length < available) bytes = joined([bytes, await readFrom(start + bytes.length)]);
    readAhead(start + bytes.length);
  }

  const readFrom = (from: number): Promise<Uint8Array> =>
    readBytes(file, from, Math.min(from + windowBytes, file.size));

  function readAhead(from: number): void {
    if (from >= file.size) return;
    ahead = { start: from, bytes: readFrom(from) };
    // A failure surfaces when it is awaited; until then it must not count as unhandled.
    ahead.bytes.catch(() => undefined);
  }

  /** Returns the loaded bytes at `offset`: at most `length`, and at least one unless the file ends. */
  async function chunk(offset: number, length: number): Promise<Uint8Array> {
    const at = offset - start;
    if (at >= 0 && at < bytes.length) return bytes.subarray(at, at + length);
    return load(offset, Math.min(length, windowBytes));
  }

  return { load, chunk };
}

/** Reader of a file in large blocks. */
export type WindowReader = ReturnType<typeof createWindowReader>;
