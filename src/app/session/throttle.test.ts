import { afterEach, expect, test, vi } from 'vitest';

import { createQueue } from '#queue/queue.ts';
import type { Change } from '#queue/store.ts';
import type { Upload } from '#queue/upload.ts';

import { fakeOf } from '../../../tests/support/fakes/fake-of.ts';
import { createFakePorts, createJob } from '../../../tests/support/fakes/queue-fakes.ts';
import { isResult, isRoutine, throttleForRendering } from './throttle.ts';

afterEach(() => vi.useRealTimers());

const progress: readonly Change<Upload>[] = [{ after: fakeOf<Upload>({ status: 'storing' }) }];
const trouble: readonly Change<Upload>[] = [{ after: fakeOf<Upload>({ status: 'failed' }) }];

/** The rendering of a list of `all` uploads, four of them open. */
function createRendering(all = 4) {
  vi.useFakeTimers();
  let happen: ((changes: readonly Change<Upload>[]) => void) | undefined;
  const subscribe = throttleForRendering({
    counts: () => ({ all, open: 4 }),
    subscribe: (listener) => {
      happen = listener;
      return () => undefined;
    },
  });
  const listener = vi.fn<() => void>();
  subscribe(listener);
  return { happen: (changes = progress) => happen?.(changes), listener };
}

test('many changes in a row are delivered once per interval, and the last one always', () => {
  const { happen, listener } = createRendering();
  for (let ms = 0; ms < 400; ms += 20) {
    happen();
    vi.advanceTimersByTime(20);
  }
  expect(listener).toHaveBeenCalledTimes(3);
  happen();
  vi.advanceTimersByTime(200);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('an urgent change is delivered at once, and the next one after a full interval', () => {
  const { happen, listener } = createRendering();
  happen();
  vi.advanceTimersByTime(120);
  happen();
  happen(trouble);
  expect(listener).toHaveBeenCalledTimes(2);
  happen();
  vi.advanceTimersByTime(199);
  expect(listener).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(3);
});

/**
 * A queue with one upload in progress; for each change, `noted` records if it is routine, and `results` if it is a result.
 */
async function start() {
  const { ports, attempts } = createFakePorts();
  const queue = createQueue(ports, { concurrency: 1 });
  const noted: boolean[] = [];
  const results: boolean[] = [];
  queue.subscribe((changes) => {
    noted.push(...changes.map(isRoutine));
    results.push(...changes.map(isResult));
  });
  const [id = ''] = queue.enqueue([createJob()]);
  await expect.poll(() => attempts).toHaveLength(1);
  const status = () => queue.getSnapshot()[0]?.status;
  return { queue, attempt: attempts[0]!, id, noted, results, status };
}

test('a successful upload is routine from start to end', async () => {
  const { attempt, noted, status } = await start();
  attempt.report({ sentBytes: 60, totalBytes: 120 });
  attempt.report({ sentBytes: 120, totalBytes: 120 });
  attempt.succeed('stored');
  await expect.poll(status).toBe('stored');
  expect(noted.length).toBeGreaterThan(4);
  expect(noted).not.toContain(false);
});

test.each(['cancel', 'pause'] as const)('an action of a person is not routine: %s', async (command) => {
  const { queue, id, noted } = await start();
  queue[command](id);
  expect(noted.at(-1)).toBe(false);
});

test('removing a row is routine: the page has hidden it by then, and clearing a list removes thousands', async () => {
  const { queue, id, noted } = await start();
  queue.cancel(id);
  noted.length = 0;
  queue.dismiss([id]);
  expect(noted).toEqual([true]);
});

test.each([
  ['each result of a short list is rendered at once', 100, [4, 4]],
  ['the results of a long list are rendered together', 10_000, [1, 2]],
])('%s', (_, all, [atOnce, later]) => {
  const before = fakeOf<Upload>({ status: 'storing' });
  const result: readonly Change<Upload>[] = [{ before, after: fakeOf<Upload>({ status: 'stored' }) }];
  const { happen, listener } = createRendering(all);
  for (let count = 0; count < 4; count += 1) happen(result);
  expect(listener).toHaveBeenCalledTimes(atOnce!);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(later!);
});
