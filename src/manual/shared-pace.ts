import type { Decode, Pace } from './pace.ts';
import { viewOf } from './zip/bytes.ts';
import { method, type ZipEntry } from './zip/entry.ts';
import { localHeaderBytes } from './zip/layout.ts';
import { createRawInflate } from './zip/raw-inflate.ts';

/** Longest stretch, in milliseconds: short enough for a device that is some times slower than it looks. */
const longestMs = 8;

/**
 * For the thread of a page, which does other things too. Without jszip: it listens on the page's window for as long as
 * the page lives. Stops with the signal's reason.
 */
export function createSharedPace(signal: AbortSignal): Pace {
  let begunAt = performance.now();
  const breathe = (): Promise<void> | undefined => {
    signal.throwIfAborted();
    return performance.now() - begunAt < longestMs ? undefined : rest();
  };
  const rest = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    begunAt = performance.now();
  };
  // Little may be packed a thousand times smaller than it is: 4 MiB come out of a slice at the most.
  return { sliceBytes: 2 ** 12, excerptBytes: 2 ** 15, breathe, decode: decodeWith(breathe, rest) };
}

/** A text of so many bytes is a stretch of its own. */
const longTextBytes = 2 ** 15;

const decodeWith =
  (breathe: Pace['breathe'], rest: () => Promise<void>): Decode =>
  async ({ bytes, entries }, onEntry) => {
    const view = viewOf(bytes);
    let at = 0;
    for (const entry of entries) {
      const dataAt = at + localHeaderBytes + view.getUint16(at + 26, true);
      at = dataAt + entry.compressedBytes;
      const content = unpack(bytes.subarray(dataAt, at), entry);
      await (content.length > longTextBytes ? rest() : breathe());
      onEntry(entry, content);
      await breathe();
    }
  };

/** What stands in an excerpt was checked before: it unpacks to just its size. */
function unpack(packed: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.method === method.stored) return packed;
  const bytes = new Uint8Array(entry.sizeBytes);
  let length = 0;
  const room = () => bytes.length - length;
  createRawInflate().push(packed, room, (given) => {
    bytes.set(given, length);
    length += given.length;
  });
  return bytes;
}
