import { contentInMemory, smallFileBytes } from '#lib/file/small-file.ts';
import type { Clock } from '#lib/time/clock.ts';

/** Result of reading a few bytes of a file. */
export type FileState = 'readable' | 'changed' | 'gone' | 'unreadable' | 'empty';

/**
 * Time limit of the probe: reading a file that is only in the cloud may be slow. After it, the file counts as readable.
 */
const maxProbeMs = 10_000;

/**
 * A program that rewrites a file truncates it first, and its modification time changes later: measured on Linux, the
 * first byte of a truncated file could still be read for a moment.
 */
const settleMs = 500;

async function errorNameOf(read: Promise<unknown>): Promise<string | undefined> {
  try {
    await read;
    return undefined;
  } catch (error) {
    return error instanceof Error || error instanceof DOMException ? error.name : 'unknown';
  }
}

function within<T>(promise: Promise<T>, fallback: T, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.every(maxProbeMs, () => {
      cancel();
      resolve(fallback);
    });
    promise.then(resolve, reject).finally(cancel);
  });
}

/** Name for a read beyond the end of a file that was cut short: in Firefox that is no error. */
const cutShort = 'CutShort';

async function readByte(file: File, offset: number): Promise<string | undefined> {
  const reading = file.slice(offset, offset + 1).arrayBuffer();
  const errorName = await errorNameOf(reading);
  return errorName ?? ((await reading).byteLength === 0 ? cutShort : undefined);
}

function stateAtStart(errorName: string | undefined): FileState {
  if (errorName === undefined) return 'readable';
  if (errorName === 'NotFoundError') return 'gone';
  return errorName === 'NotReadableError' || errorName === cutShort ? 'changed' : 'unreadable';
}

const pause = (ms: number, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.every(ms, () => {
      cancel();
      resolve();
    });
  });

const isReadAsWhole = (file: File): Promise<boolean> =>
  file.arrayBuffer().then(
    ({ byteLength }) => byteLength === file.size,
    () => false,
  );

async function probe(file: File, offset: number, clock: Clock): Promise<FileState> {
  if (file.size === 0) {
    // Chromium reports a file that was removed before its size was read as 0 bytes: reading slices succeeds, and only
    // reading it as a whole fails.
    const state = stateAtStart(await errorNameOf(file.arrayBuffer()));
    return state === 'readable' ? 'empty' : state;
  }
  if (file.size <= smallFileBytes && (await isReadAsWhole(file))) return 'readable';
  const last = file.size - 1;
  // Each read accesses the disk: none is repeated without need, and none waits for another.
  const places = [...new Set([0, Math.min(offset, last), last])];
  const [atStart, ...furtherOn] = await Promise.all(places.map((place) => readByte(file, place)));
  const start = stateAtStart(atStart);
  if (start !== 'readable') return start;
  for (const errorName of furtherOn) {
    if (errorName === undefined) continue;
    if (errorName === cutShort) return 'changed';
    await pause(settleMs, clock);
    const settled = stateAtStart(await readByte(file, 0));
    return settled === 'readable' ? 'unreadable' : settled;
  }
  return 'readable';
}

/**
 * Reads the first byte, the last one and the one at `offset`, where a transfer broke off. On every read, browsers
 * compare time and size of a file with those at the time of choosing: NotReadableError of the first byte means that it
 * was changed (or locked: no browser tells these apart), NotFoundError that it was removed or renamed, and a failure
 * further on that the disk or the share fails. An upload of such a file just ends with an `error` like that of a
 * network failure.
 *
 * Chromium compares times by the second, so a second change within the same second isn't detected. Of large files, only
 * these bytes are read: Chromium also answers a read above 2 GiB with NotReadableError. A file in memory isn't read.
 */
export function probeFile(file: File, offset: number, clock: Clock): Promise<FileState> {
  if (contentInMemory(file)) return Promise.resolve('readable');
  return within(probe(file, offset, clock), 'readable', clock);
}
