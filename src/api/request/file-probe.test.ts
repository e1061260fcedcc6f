import { expect, test, vi } from 'vitest';

import { smallFileBytes } from '#lib/file/small-file.ts';
import { systemClock, type Clock } from '#lib/time/clock.ts';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { probeFile } from './file-probe.ts';

/** Time runs a hundred times as fast. */
const hastyClock: Clock = {
  ...systemClock,
  every: (intervalMs, tick) => systemClock.every(intervalMs / 100, tick),
};

const large = smallFileBytes + 1;

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
  ['changed', large, { 0: 'NotReadableError' }, 'changed'],
  ['is gone', large, { 0: 'NotFoundError' }, 'gone'],
  ['is forbidden', large, { 0: 'SecurityError' }, 'unreadable'],
  ['fails where the transfer broke off', large, { 42: 'NotReadableError' }, 'unreadable'],
  ['fails at its end', large, { [large - 1]: 'NotReadableError' }, 'unreadable'],
  ['was emptied', large, { 0: 'nothing', 42: 'nothing', [large - 1]: 'nothing' }, 'changed'],
  ['was cut short', large, { [large - 1]: 'nothing' }, 'changed'],
  ['is small, and changed', 100, { whole: 'NotReadableError', 0: 'NotReadableError' }, 'changed'],
  ['is small, and was cut short', 100, { whole: 'nothing', 99: 'nothing' }, 'changed'],
  ['is small, and is gone', 100, { whole: 'NotFoundError', 0: 'NotFoundError' }, 'gone'],
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
  expect(await probeFile(fakeOf<File>({ size: large, slice }), 42, hastyClock)).toBe('changed');
});

test.for<[number, number, number[]]>([
  [large, 42, [0, 42, large - 1]],
  [large, 0, [0, large - 1]],
  [large, large, [0, large - 1]],
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
  const file = fakeOf<File>({ size: large, slice: () => silent });
  const impatient = { ...systemClock, every: (_ms: number, tick: () => void) => systemClock.every(1, tick) };
  expect(await probeFile(file, 0, impatient)).toBe('readable');
});

test('[REQUEST-16] a small file is read once, and not in slices, each of which stops the page', async () => {
  const file = new File(['x'.repeat(smallFileBytes)], 'a.txt');
  const slice = vi.spyOn(file, 'slice');
  const read = vi.spyOn(file, 'arrayBuffer');
  expect(await probeFile(file, 42, systemClock)).toBe('readable');
  expect(slice).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledOnce();
});
