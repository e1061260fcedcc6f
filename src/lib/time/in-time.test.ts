import { expect, onTestFinished, test, vi } from 'vitest';

import { inTime } from './in-time.ts';
import { setTimer } from './timer.ts';

const limit = { setTimer, waitMs: 1000 };

test('an answer in time counts, also a failure', async () => {
  expect(await inTime(Promise.resolve('answer'), 'otherwise', limit)).toBe('answer');
  await expect(inTime(Promise.reject(new Error('broken')), 'otherwise', limit)).rejects.toThrow('broken');
});

test('an answer that takes too long is replaced, and may fail later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, reject } = Promise.withResolvers<string>();
  const result = inTime(promise, 'otherwise', limit);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('otherwise');
  reject(new Error('broken'));
  await vi.runAllTimersAsync();
});
