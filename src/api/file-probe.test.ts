import { expect, test } from 'vitest';

import { systemClock, type Clock } from './clock.ts';
import { probeFile } from './file-probe.ts';
import { fakeOf } from '../../tests/support/fake-of.ts';

/** Time runs a hundred times as fast. */
const hastyClock: Clock = {
  ...systemClock,
  every: (intervalMs, tick) => systemClock.every(intervalMs / 100, tick),
};

/** A file whose reads fail as `failAt` says, by offset; `whole` is the read without a slice. */
function createFile(size: number, failAt: Readonly<Record<string, string>>) {
  const read = async (place: number | string, bytes: number) => {
    expect(bytes).toBeLessThanOrEqual(1);
    const name = failAt[place];
    // As Firefox reads beyond the end of a file that was cut short.
    if (name === 'nothing') return new ArrayBuffer(0);
    if (name !== undefined) throw new DOMException('no', name);
    return new ArrayBuffer(bytes);
  };
  return fakeOf<File>({
    size,
    slice: (start = 0, end = size) => fakeOf<Blob>({ arrayBuffer: () => read(start, end - start) }),
    arrayBuffer: () => read('whole', 0),
  });
}

test.for<[string, number, Record<string, string>, string]>([
  ['reads', 3e9, {}, 'readable'],
  ['changed', 100, { 0: 'NotReadableError' }, 'changed'],
  ['is gone', 100, { 0: 'NotFoundError' }, 'gone'],
  ['is forbidden', 100, { 0: 'SecurityError' }, 'unreadable'],
  ['fails where the transfer broke off', 100, { 42: 'NotReadableError' }, 'unreadable'],
  ['fails at its end', 100, { 99: 'NotReadableError' }, 'unreadable'],
  ['was emptied', 100, { 0: 'nothing', 42: 'nothing', 99: 'nothing' }, 'changed'],
  ['was cut short', 100, { 99: 'nothing' }, 'changed'],
  ['is empty', 0, {}, 'empty'],
  ['vanished before its size was known', 0, { whole: 'NotFoundError' }, 'gone'],
])('[REQUEST-16] a file that %s', async ([, size, failAt, state]) => {
  expect(await probeFile(createFile(size, failAt), 42, hastyClock)).toBe(state);
});

test('[REQUEST-16] a file that is being truncated counts as changed, even though its first byte can be read for a moment', async () => {
  let reads = 0;
  const slice = () =>
    fakeOf<Blob>({
      arrayBuffer: async () => {
        reads += 1;
        if (reads > 1) throw new DOMException('no', 'NotReadableError');
        return new ArrayBuffer(1);
      },
    });
  expect(await probeFile(fakeOf<File>({ size: 100, slice }), 42, hastyClock)).toBe('changed');
});

test.for<[number, number, number[]]>([
  [100, 42, [0, 42, 99]],
  [100, 0, [0, 99]],
  [100, 100, [0, 99]],
  [1, 0, [0]],
])('[REQUEST-16] of %i bytes, broken off at %i, no byte is read twice', async ([size, offset, expected]) => {
  const places: number[] = [];
  const slice = (start = 0) => {
    places.push(start);
    return new Blob(['x']);
  };
  expect(await probeFile(fakeOf<File>({ size, slice }), offset, systemClock)).toBe('readable');
  expect(places).toEqual(expected);
});

test('[REQUEST-16] a file whose read never ends gives no result', async () => {
  const silent = fakeOf<Blob>({ arrayBuffer: () => new Promise(() => {}) });
  const file = fakeOf<File>({ size: 1, slice: () => silent });
  const impatient = { ...systemClock, every: (_ms: number, tick: () => void) => systemClock.every(1, tick) };
  expect(await probeFile(file, 0, impatient)).toBe('readable');
});
