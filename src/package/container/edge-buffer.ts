import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

const KiB = 2 ** 10;

/** A document container usually holds its metadata first; its directory is last. */
const headBytes = 16 * KiB;
const tailBytes = 80 * KiB;

/**
 * Wraps a file so that reads near its beginning and its end are served from two reads, because each takes a browser
 * 0.5 to 0.9 ms and a package may hold hundreds of containers.
 */
export function bufferEdges(file: ByteSource): ByteSource {
  const { size } = file;
  const tailStart = Math.max(0, size - tailBytes);
  let head: Promise<Uint8Array<ArrayBuffer>> | undefined;
  let tail: Promise<Uint8Array<ArrayBuffer>> | undefined;

  async function read(start: number, end: number): Promise<ArrayBuffer> {
    if (start >= tailStart) {
      tail ??= readBytes(file, tailStart, size);
      return (await tail).slice(start - tailStart, end - tailStart).buffer;
    }
    if (end <= headBytes) {
      head ??= readBytes(file, 0, Math.min(headBytes, size));
      return (await head).slice(start, end).buffer;
    }
    return file.slice(start, end).arrayBuffer();
  }

  return {
    size,
    slice: (start, end) => ({ arrayBuffer: () => read(Math.min(start, size), Math.min(end, size)) }),
  };
}

/** Bytes around a boundary: the tail before it, and a local header with the head after it. */
const beforeBytes = tailBytes + KiB;
const afterBytes = headBytes + KiB;

/** Boundaries so close together share a window. */
const mostSharedBytes = 256 * KiB;

/** Windows kept: each of the containers that are read at a time needs two. */
const maxWindows = 24;

interface Window {
  readonly start: number;
  readonly end: number;
}

/**
 * Wraps a file of contents that lie next to each other, so that a read of the tail of one also gets the local header and
 * the head of the next: one read for each container instead of three. `boundaries` are the offsets between the contents,
 * in ascending order. Reads elsewhere are passed on.
 */
export function bufferBoundaries(file: ByteSource, boundaries: readonly number[]): ByteSource {
  const { size } = file;
  const windows = windowsAround(boundaries, size);
  const loaded = new Map<Window, Promise<Uint8Array<ArrayBuffer>>>();

  function load(window: Window): Promise<Uint8Array<ArrayBuffer>> {
    const known = loaded.get(window);
    if (known !== undefined) return known;
    const bytes = readBytes(file, window.start, window.end);
    loaded.set(window, bytes);
    const [oldest] = loaded.keys();
    if (oldest !== undefined && loaded.size > maxWindows) loaded.delete(oldest);
    return bytes;
  }

  async function read(start: number, end: number): Promise<ArrayBuffer> {
    const window = lastFrom(windows, start);
    if (window === undefined || end > window.end) return file.slice(start, end).arrayBuffer();
    return (await load(window)).slice(start - window.start, end - window.start).buffer;
  }

  return {
    size,
    slice: (start, end) => ({ arrayBuffer: () => read(Math.min(start, size), Math.min(end, size)) }),
  };
}

function windowsAround(boundaries: readonly number[], size: number): readonly Window[] {
  const windows: Window[] = [];
  for (const boundary of boundaries) {
    const end = Math.min(size, boundary + afterBytes);
    const last = windows.at(-1);
    if (last !== undefined && end - last.start <= mostSharedBytes) windows.splice(-1, 1, { ...last, end });
    else windows.push({ start: Math.max(0, boundary - beforeBytes), end });
  }
  return windows;
}

/** Returns the last window that starts at an offset or before. */
function lastFrom(windows: readonly Window[], offset: number): Window | undefined {
  let low = 0;
  let high = windows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (windows[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return windows[low - 1];
}
