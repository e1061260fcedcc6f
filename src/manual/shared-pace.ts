import type { Decode, Pace } from './pace.ts';
import { atPace, type Steps } from './steps.ts';
import { viewOf } from './zip/bytes.ts';
import { method, type ZipEntry } from './zip/entry.ts';
import { localHeaderBytes } from './zip/layout.ts';
import { createRawInflate } from './zip/raw-inflate.ts';

/** Little may be packed a thousand times smaller than it is: 4 MiB come out of a slice at the most. */
const sliceBytes = 2 ** 12;

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
  return { sliceBytes, excerptBytes: 2 ** 15, breathe, decode: decodeWith(breathe) };
}

const decodeWith =
  (breathe: Pace['breathe']): Decode =>
  async ({ bytes, entries }, onEntry) => {
    const view = viewOf(bytes);
    let at = 0;
    for (const entry of entries) {
      const dataAt = at + localHeaderBytes + view.getUint16(at + 26, true);
      at = dataAt + entry.compressedBytes;
      await onEntry(entry, await atPace({ breathe }, unpackInSteps(bytes.subarray(dataAt, at), entry)));
      await breathe();
    }
  };

/** What stands in an excerpt was checked before: it unpacks to just its size. */
function* unpackInSteps(packed: Uint8Array, entry: ZipEntry): Steps<Uint8Array> {
  if (entry.method === method.stored) return packed;
  const bytes = new Uint8Array(entry.sizeBytes);
  let length = 0;
  const room = () => bytes.length - length;
  const take = (given: Uint8Array): void => {
    bytes.set(given, length);
    length += given.length;
  };
  const inflate = createRawInflate();
  for (let at = 0; at < packed.length; at += sliceBytes) {
    inflate.push(packed.subarray(at, at + sliceBytes), room, take);
    yield;
  }
  return bytes;
}
