import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { createRawInflate } from './raw-inflate.ts';

const text = Buffer.from('The press stops when the door opens. '.repeat(20));
const packed = deflateRawSync(text);
const unlimited = () => Infinity;

/** Passes packed bytes; returns the output, chunk by chunk, and the state. */
function push(
  inflate: ReturnType<typeof createRawInflate>,
  bytes: Uint8Array,
  room: () => number = unlimited,
) {
  const chunks: Buffer[] = [];
  const state = inflate.push(bytes, room, (chunk) => void chunks.push(Buffer.from(chunk)));
  return { state, chunks };
}

test("bytes after the end of a stream aren't used", () => {
  const inflate = createRawInflate();
  push(inflate, packed);
  for (const unusedBytes of [4, 9]) {
    expect(push(inflate, packed.subarray(0, unusedBytes))).toEqual({
      state: { status: 'ended', unusedBytes },
      chunks: [],
    });
  }
});

test('output is emitted in chunks of 256 KiB at most, whatever the ratio', () => {
  const zeros = deflateRawSync(new Uint8Array(600_000));
  const { state, chunks } = push(createRawInflate(), zeros);
  expect(state).toEqual({ status: 'ended', unusedBytes: 0 });
  expect(chunks.map((chunk) => chunk.length)).toEqual([262_144, 262_144, 75_712]);
});

test('no more is emitted than there is room for, checked before each step', () => {
  const rooms = [10, 1, 0];
  const { state, chunks } = push(createRawInflate(), packed, () => rooms.shift()!);
  expect(state).toEqual({ status: 'going' });
  expect(chunks.map(String)).toEqual(['The press ', 's']);
});

test.for<[string, Uint8Array, string]>([
  ['of an unknown type', Uint8Array.of(0xff), 'invalid block type'],
  ['with contradictory stored lengths', Uint8Array.of(1, 1, 1, 1, 1), 'invalid stored block lengths'],
  ['that refers to before its start', Uint8Array.of(0x4b, 0x04, 0x42, 0x00), 'invalid distance too far back'],
])('a block %s breaks the stream', ([, bytes, reason]) => {
  expect(push(createRawInflate(), bytes).state).toEqual({ status: 'broken', reason });
});
