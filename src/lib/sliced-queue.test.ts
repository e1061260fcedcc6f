import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createSlicedQueue } from './sliced-queue.ts';
import { nextTask } from './time/next-task.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** A queue of numbers, each of which takes this time; `slices` are those that were taken. */
function createBench(itemMs: number) {
  const slices: number[][] = [[]];
  const queue = createSlicedQueue<number>({
    onItem: (item) => {
      slices.at(-1)!.push(item);
      vi.advanceTimersByTime(itemMs);
    },
    onSlice: () => slices.push([]),
  });
  return { queue, taken: () => slices.filter((slice) => slice.length > 0), all: () => slices.flat() };
}

const numbers = (count: number, from = 0): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const sizes = (slices: readonly (readonly number[])[]) => slices.map(({ length }) => length);

test('[ADD-7] the first slice is taken in the next task, and each slice ends after 5 ms', async () => {
  const { queue, taken, all } = createBench(0.5);
  queue.put(numbers(40));
  await Promise.resolve();
  expect(taken()).toEqual([]);
  await nextTask();
  expect(sizes(taken())).toEqual([16]);
  expect(queue.waitingCount()).toBe(24);
  await queue.emptied();
  expect(sizes(taken())).toEqual([16, 16, 8]);
  expect(all()).toEqual(numbers(40));
  expect(queue.waitingCount()).toBe(0);
});

test('[ADD-7] a slice has 250 items at most, and a few are taken together even if they are slow', async () => {
  const fast = createBench(0);
  fast.queue.put(numbers(600));
  await fast.queue.emptied();
  expect(sizes(fast.taken())).toEqual([250, 250, 100]);
  const slow = createBench(100);
  slow.queue.put(numbers(16));
  await slow.queue.emptied();
  expect(sizes(slow.taken())).toEqual([16]);
});

test('[ADD-7] between slices, other tasks run', async () => {
  const { queue, all } = createBench(0);
  const seen: number[] = [];
  queue.put(numbers(1000));
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    seen.push(all().length);
    port1.close();
  });
  port1.start();
  port2.postMessage(undefined);
  await queue.emptied();
  expect(seen[0]).toBeLessThan(1000);
  expect(all()).toEqual(numbers(1000));
});

test('[ADD-8] items that are added meanwhile follow the earlier ones, and are waited for', async () => {
  const { queue, all } = createBench(0);
  queue.put(numbers(300));
  queue.put(numbers(300, 300));
  await nextTask();
  expect(queue.waitingCount()).toBe(350);
  const emptied = queue.emptied();
  queue.put(numbers(10, 600));
  await emptied;
  expect(all()).toEqual(numbers(610));
  queue.put([610]);
  await queue.emptied();
  expect(all()).toEqual(numbers(611));
});

test('[ADD-9] items taken back aren’t taken, and can be added again', async () => {
  const { queue, all } = createBench(0);
  queue.put(numbers(600));
  await nextTask();
  const left = queue.takeBack();
  expect(left).toEqual(numbers(350, 250));
  await queue.emptied();
  queue.put(left);
  await queue.emptied();
  expect(all()).toEqual(numbers(600));
});
