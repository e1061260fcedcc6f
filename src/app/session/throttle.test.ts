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

test('what changes after a quiet time is told at once', () => {
  const { happen, listener } = createThrottle();
  happen();
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(1);
  happen();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('many changes in a row are told once in a while, and the last one always', () => {
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

test('what is urgent is told at once, and what follows after a whole pause', () => {
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

test('who has gone hears nothing more', () => {
  const { happen, listener, stop } = createThrottle();
  happen();
  happen();
  stop();
  vi.advanceTimersByTime(50);
  expect(listener).toHaveBeenCalledTimes(1);
});
