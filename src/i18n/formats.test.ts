import { expect, test } from 'vitest';

import { createFormats } from './formats.ts';

const en = createFormats('en');

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [8_400_000, '8.4 MB'],
  [214_300_000, '214 MB'],
  [2_147_483_648, '2.1 GB'],
  [5e15, '5,000 TB'],
])('%d bytes are formatted as "%s"', (sizeBytes, text) => {
  expect(en.bytes(sizeBytes)).toBe(text);
});

test.each([
  [0, '1 sec'],
  [12_400, '12 sec'],
  [59_600, '1 min'],
  [179_000, '3 min'],
  [3_600_000, '1 hr'],
  [7_500_000, '2 hr 5 min'],
])('%d ms are formatted as "%s"', (durationMs, text) => {
  expect(en.duration(durationMs)).toBe(text);
});

test.each([
  [0, '0%'],
  [0.999, '99%'],
  [1, '100%'],
])('a share of %d is formatted as "%s"', (share, text) => {
  expect(en.percent(share)).toBe(text);
});

test('a size follows the language', () => {
  expect(createFormats('de').bytes(8_400_000)).toBe('8,4 MB');
});

test('every region uses the digits of its language', () => {
  expect(createFormats('ar-EG').number(1204)).toBe(createFormats('ar').number(1204));
});

test('a text that is not a date is returned unchanged', () => {
  expect(en.dateTime('the other day')).toBe('the other day');
  expect(en.date('the other day')).toBe('the other day');
  expect(en.date('2024-03-12T10:02:00.000Z')).toBe('Mar 12, 2024');
  expect(en.dateTime('2024-03-12T10:02:00.000Z')).toContain('2024');
});

test('a text that is not a language code is returned unchanged', () => {
  expect(en.language('de')).toBe('German');
  expect(en.language('not a code')).toBe('not a code');
});
