import type { Socket } from 'node:net';

/** Pulls bytes from a socket; unread bytes stay in the system's buffers, as with a stalled peer. */
export interface SocketReader {
  /** Returns the next bytes; `undefined` when the other side has ended or disconnected. */
  readonly read: () => Promise<Buffer | undefined>;
  /** Puts bytes back, to be read next. */
  readonly unread: (bytes: Buffer) => void;
}

export function createSocketReader(socket: Socket): SocketReader {
  const chunks = socket[Symbol.asyncIterator]();
  let kept: Buffer | undefined;
  return {
    async read() {
      if (kept) {
        const bytes = kept;
        kept = undefined;
        return bytes;
      }
      // A reset is treated like any other end; the bytes before it matter.
      const next = await chunks.next().catch(() => undefined);
      return next === undefined || next.done ? undefined : (next.value as Buffer);
    },
    unread(bytes) {
      if (bytes.length > 0) kept = bytes;
    },
  };
}

/** Reads up to `mark`, without it; later bytes stay in the reader. `undefined` if the socket ends before. */
export async function readUntil(reader: SocketReader, mark: string): Promise<string | undefined> {
  let read = Buffer.alloc(0);
  for (;;) {
    const at = read.indexOf(mark);
    if (at !== -1) {
      reader.unread(read.subarray(at + mark.length));
      return read.subarray(0, at).toString('latin1');
    }
    const bytes = await reader.read();
    if (bytes === undefined) return undefined;
    read = Buffer.concat([read, bytes]);
  }
}

/** Reads everything up to the end. */
export async function readAll(reader: SocketReader): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let bytes = await reader.read(); bytes; bytes = await reader.read()) chunks.push(bytes);
  return Buffer.concat(chunks);
}
