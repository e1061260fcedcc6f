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

/** Unpacks raw deflate piece by piece, one entry after another, into one buffer that is used again and again. */
export interface RawInflate {
  readonly reset: () => void;
  /**
   * Takes the next packed bytes and hands out what they give, at most `room()` bytes at a time; `room` is asked before
   * each step. Hand-outs are valid during the call only. Stops where `room` is 0, and says how it stands; behind the end
   * of the stream nothing is used.
   */
  readonly push: (
    bytes: Uint8Array,
    room: () => number,
    onOutput: (bytes: Uint8Array) => void,
  ) => InflateState;
}

/** `unusedBytes`: packed bytes behind the end of the stream. */
export type InflateState =
  | { readonly status: 'going' }
  | { readonly status: 'ended'; readonly unusedBytes: number }
  | { readonly status: 'broken'; readonly reason: string };

/** Raw deflate, whose window is 2^15 bytes at most. */
const rawWindowBits = -15;
/** Most pages fit in one, which spares the copies of a sliding window. */
const outputBytes = 256 * 1024;
const going: InflateState = { status: 'going' };

/** pako's low level, because it alone tells where the stream ended and stops at a byte; DecompressionStream does neither. */
export function createRawInflate(): RawInflate {
  const stream = new ZStream();
  zlibInflateInit2(stream, rawWindowBits);
  stream.output = new Uint8Array(outputBytes);

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
      // Room that is left means that all input was taken (zlib's `inflate`).
      if (stream.avail_out > 0) return going;
    }
  }

  return { reset: () => void zlibInflateReset(stream), push };
}
