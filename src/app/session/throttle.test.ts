import { afterEach, expect, test, vi } from 'vitest';

import { throttle } from './throttle.ts';

afterEach(() => vi.useRealTimers());

function createThrottle() {
  vi.useFakeTimers();
  let happen: ((event: string) => void) | undefined;
  const subscribe = throttle<string>(
    (listener) => {
      happen = listener;
      return () => undefined;
    },
    { intervalMs: 50, isUrgent: (event) => event === 'trouble' },
  );
  const listener = vi.fn();
  return { happen: (event = 'progress') => happen?.(event), listener, stop: subscribe(listener) };
}

test('a change after a quiet time is delivered at once', () => {
  const { happen, listener } = createThrottle();
  happen();
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  happen();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('many changes in a row are delivered once per interval, and the last one always', () => {
  const { happen, listener } = createThrottle();
  for (let ms = 0; ms < 100; ms += 5) {
    happen();
    vi.advanceTimersByTime(5);
  }
  expect(listener).toHaveBeenCalledTimes(3);
  happen();
  vi.advanceTimersByTime(50);
  expect(listener).toHaveBeenCalledTimes(4);
});

test('an urgent change is delivered at once, and the next one after a full interval', () => {
  const { happen, listener } = createThrottle();
  happen();
  vi.advanceTimersByTime(30);
  happen();
  happen('trouble');
  expect(listener).toHaveBeenCalledTimes(2);
  happen();
  vi.advanceTimersByTime(49);
  expect(listener).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('nothing is delivered after unsubscribing', () => {
  const { happen, listener, stop } = createThrottle();
  happen();
  happen();
  stop();
  vi.advanceTimersByTime(50);
  expect(listener).toHaveBeenCalledTimes(1);
});
