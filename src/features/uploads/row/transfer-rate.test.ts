import { expect, test } from 'vitest';

import { type Rate, isStalled, silenceMs, speedOf, withSample } from './use-transfer-rates.ts';

/** Samples of a steady connection: one every 100 ms. */
const steady = (bytesPerSecond: number, durationMs: number): Rate => {
  let rate: Rate = [];
  for (let atMs = 0; atMs <= durationMs; atMs += 100) {
    rate = withSample(rate, { atMs, sentBytes: (bytesPerSecond * atMs) / 1000 });
  }
  return rate;
};

test('[UPLOAD-38] without a byte for eight seconds an upload has stalled, and no speed is shown', () => {
  const rate = steady(1_000_000, 20_000);
  expect(isStalled(rate, 27_900)).toBe(false);
  expect(isStalled(rate, 28_000)).toBe(true);
  expect(silenceMs(rate, 29_000)).toBe(9_000);
  expect(speedOf(rate, 28_000)).toBeUndefined();
});

test('bytes that do not rise are no sample', () => {
  const rate = steady(1000, 500);
  expect(withSample(rate, { atMs: 600, sentBytes: 500 })).toBe(rate);
  expect(withSample(rate, { atMs: 600, sentBytes: 20 })).toBe(rate);
});

const at = (atMs: number) => ({ atMs, sentBytes: 10 });

test('[UPLOAD-38] the window is ten seconds, and the last sample before a longer gap stands for it', () => {
  const first = { atMs: 0, sentBytes: 0 };
  const second = { atMs: 5_000, sentBytes: 5 };
  expect(withSample([], first)).toEqual([first]);
  expect(withSample([first, second], at(10_000))).toEqual([first, second, at(10_000)]);
  expect(withSample([first, second], at(10_001))).toEqual([second, at(10_001)]);
  expect(withSample([first, second], at(60_000))).toEqual([second, at(60_000)]);
});

test('[UPLOAD-38] two seconds are enough for a speed, and no bytes give none', () => {
  const first = { atMs: 0, sentBytes: 0 };
  expect(speedOf([first, { atMs: 1_000, sentBytes: 1_000 }], 1_999)).toBeUndefined();
  expect(speedOf([first, { atMs: 1_000, sentBytes: 1_000 }], 2_000)).toBe(500);
  expect(speedOf([first], 3_000)).toBeUndefined();
});

test('[UPLOAD-38] before the first byte nothing has stalled', () => {
  expect(silenceMs([], 60_000)).toBe(0);
  expect(isStalled([], 60_000)).toBe(false);
});
