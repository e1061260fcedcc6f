import {
  Z_BUF_ERROR,
  Z_NO_FLUSH,
  Z_OK,
  Z_STREAM_END,
  zlibInflate,
  zlibInflateInit2,
  zlibInflateReset,
  ZStream,
} from 'pako';

/** `unusedBytes`: packed bytes after the end of the stream. */
export type InflateState =
  | { readonly status: 'going' }
  | { readonly status: 'ended'; readonly unusedBytes: number }
  | { readonly status: 'broken'; readonly reason: string };

/** Raw deflate, with a window of at most 2^15 bytes. */
const rawWindowBits = -15;
/** Most pages fit into one buffer, which saves the copies of a sliding window. */
const outputBytes = 256 * 1024;
const going: InflateState = { status: 'going' };

/**
 * Unpacks raw deflate streams, one after another, into one reused buffer. pako's low-level API, unlike DecompressionStream,
 * reports where the stream ended and can stop at any byte.
 */
export function createRawInflate() {
  const stream = new ZStream();
  zlibInflateInit2(stream, rawWindowBits);
  stream.output = new Uint8Array(outputBytes);

  /**
   * Unpacks the next bytes and emits the output in chunks of at most `room()` bytes; `room` is called before each step.
   * A chunk is valid during the call only. Stops when `room` is 0, and returns the state. Bytes after the end of the
   * stream aren't used.
   */
  function push(bytes: Uint8Array, room: () => number, onOutput: (bytes: Uint8Array) => void): InflateState {
    stream.input = bytes;
    stream.next_in = 0;
    stream.avail_in = bytes.length;
    for (;;) {
      stream.next_out = 0;
      stream.avail_out = Math.min(outputBytes, room());
      if (stream.avail_out === 0) return going;
      const status = zlibInflate(stream, Z_NO_FLUSH);
      if (stream.next_out > 0) onOutput(stream.output.subarray(0, stream.next_out));
      if (status === Z_STREAM_END) return { status: 'ended', unusedBytes: stream.avail_in };
      if (status !== Z_OK && status !== Z_BUF_ERROR) return { status: 'broken', reason: stream.msg };
      // If there is room left, all input was consumed (zlib's `inflate`).
      if (stream.avail_out > 0) return going;
    }
  }

  return { reset: () => void zlibInflateReset(stream), push };
}
