import type { Clock } from './clock.ts';

/** What reading a few bytes of a file says about it. */
export type FileState = 'readable' | 'changed' | 'gone' | 'unreadable';

/** Reading a byte of a file that is online only may take its time; after this the probe has nothing to say. */
const maxProbeMs = 10_000;

async function errorNameOf(read: Promise<unknown>): Promise<string | undefined> {
  try {
    await read;
    return undefined;
  } catch (error) {
    return error instanceof Error || error instanceof DOMException ? error.name : 'unknown';
  }
}

function within<T>(promise: Promise<T>, late: T, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.every(maxProbeMs, () => {
      cancel();
      resolve(late);
    });
    promise.then(resolve, reject).finally(cancel);
  });
}

async function readByte(file: File, offset: number): Promise<string | undefined> {
  return errorNameOf(file.slice(offset, offset + 1).arrayBuffer());
}

async function probe(file: File, offset: number): Promise<FileState> {
  const first = await readByte(file, 0);
  if (first === 'NotFoundError') return 'gone';
  if (first === 'NotReadableError') return 'changed';
  if (first !== undefined) return 'unreadable';
  for (const place of [offset, file.size - 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one read at a time is what tells where the file breaks
    const name = await readByte(file, Math.min(Math.max(place, 0), Math.max(file.size - 1, 0)));
    if (name !== undefined) return 'unreadable';
  }
  return 'readable';
}

/**
 * Reads the first byte, the last one and the one at `offset`, where a transfer broke off. Browsers compare time and size
 * of a file with those of its choosing on every read: NotReadableError of the first byte means that it was changed (or
 * locked: no browser tells these apart), NotFoundError that it was removed or renamed, and a failure further on that the
 * disk or the share fails. An upload of such a file just ends with an `error` that looks like the network's.
 *
 * Never reads more: Chromium answers a read above 2 GiB with NotReadableError too.
 */
export function probeFile(file: File, offset: number, clock: Clock): Promise<FileState> {
  return within(probe(file, offset), 'readable', clock);
}
