import { afterEach, expect, test, vi } from 'vitest';

import { subscribeCalmly } from './calm.ts';

afterEach(() => vi.useRealTimers());

function stage() {
  vi.useFakeTimers();
  let change: (() => void) | undefined;
  const subscribe = subscribeCalmly((listener) => {
    change = listener;
    return () => undefined;
  }, 50);
  const tell = vi.fn();
  return { change: () => change?.(), tell, stop: subscribe(tell) };
}

test('what changes after a quiet time is told at once', () => {
  const { change, tell } = stage();
  change();
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(1);
  change();
  expect(tell).toHaveBeenCalledTimes(2);
});

test('many changes in a row are told once in a while, and the last one always', () => {
  const { change, tell } = stage();
  for (let ms = 0; ms < 100; ms += 5) {
    change();
    vi.advanceTimersByTime(5);
  }
  expect(tell).toHaveBeenCalledTimes(3);
  change();
  vi.advanceTimersByTime(50);
  expect(tell).toHaveBeenCalledTimes(4);
});

test('who has gone hears nothing more', () => {
  const { change, tell, stop } = stage();
  change();
  change();
  stop();
  vi.advanceTimersByTime(50);
  expect(tell).toHaveBeenCalledTimes(1);
});
