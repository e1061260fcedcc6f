import type { ByteSource } from '#lib/byte-source.ts';
import type { ZipEntry } from '#zip/entry.ts';

import { startPass, type UnpackContext, type UnpackPass } from './unpack-pass.ts';

/** Bytes at the end that are kept: enough for the directory of a container with a thousand files. */
const tailBytes = 2 ** 18;

/** Content of this size is kept as a whole. */
const wholeBytes = 2 ** 20;

interface Chunk {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** A run that stopped where a read ended, and the chunks unpacked beyond. */
interface Run {
  readonly pass: UnpackPass;
  readonly chunks: Chunk[];
  /** Start of the first chunk, or of the one to come. */
  position: number;
}

/**
 * Reads compressed content as a file without holding it in memory: a read unpacks from the beginning to its own end, and
 * one behind it continues there. The end of the content is kept, so that the directory of a container costs one run.
 * Reads are made one after another, and reject as a pass does.
 */
export function createUnpackedSource(
  content: { readonly packed: ByteSource; readonly entry: ZipEntry },
  context: UnpackContext,
): ByteSource {
  const size = content.entry.sizeBytes;
  const tailStart = size <= wholeBytes ? 0 : size - tailBytes;
  let tail: Uint8Array<ArrayBuffer> | undefined;
  let run: Run | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function startRun(): Run {
    const chunks: Chunk[] = [];
    let reached = 0;
    const pass = startPass(content, context, (bytes) => {
      chunks.push({ at: reached, bytes: bytes.slice() });
      reached += bytes.length;
    });
    return { pass, chunks, position: 0 };
  }

  async function readNow(start: number, end: number): Promise<ArrayBuffer> {
    if (start >= tailStart) {
      tail ??= await readTail();
      return tail.slice(start - tailStart, end - tailStart).buffer;
    }
    const current = runFor(start);
    while (reachedOf(current) < end && (await current.pass.step())) drop(current, start);
    const bytes = bytesBetween(current.chunks, start, end);
    drop(current, end);
    run = current;
    return bytes.buffer;
  }

  /** Runs to the end, which also proves that the whole content is sound. */
  async function readTail(): Promise<Uint8Array<ArrayBuffer>> {
    const current = runFor(tailStart);
    while (await current.pass.step()) drop(current, tailStart);
    return bytesBetween(current.chunks, tailStart, size);
  }

  /** Takes the run that was left, if it isn't past `start`; a failed read leaves none. */
  function runFor(start: number): Run {
    const left = run;
    run = undefined;
    return left !== undefined && left.position <= start ? left : startRun();
  }

  function read(start: number, end: number): Promise<ArrayBuffer> {
    const reading = queue.then(() => readNow(start, end));
    queue = reading.catch(() => undefined);
    return reading;
  }

  return {
    size,
    slice: (start, end) => ({ arrayBuffer: () => read(Math.min(start, size), Math.min(end, size)) }),
  };
}

const endOf = ({ at, bytes }: Chunk): number => at + bytes.length;

function reachedOf({ chunks, position }: Run): number {
  const last = chunks.at(-1);
  return last === undefined ? position : endOf(last);
}

/** Drops the chunks that end before an offset. */
function drop(run: Run, before: number): void {
  for (let [first] = run.chunks; first !== undefined && endOf(first) <= before; [first] = run.chunks) {
    run.position = endOf(first);
    run.chunks.shift();
  }
}

function bytesBetween(chunks: readonly Chunk[], start: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  for (const chunk of chunks) {
    const from = Math.max(start, chunk.at);
    const to = Math.min(end, endOf(chunk));
    if (from < to) bytes.set(chunk.bytes.subarray(from - chunk.at, to - chunk.at), from - start);
  }
  return bytes;
}
