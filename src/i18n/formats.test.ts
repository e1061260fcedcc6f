import { expect, test, vi } from 'vitest';

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

const unread = ['the other day', '2024', 'Rev 3', 'March 3', '2024-03', '2024-13-01', '12/03/2024'];
test.for(unread)('%s is returned unchanged', (text) => {
  expect([en.dateTime(text), en.date(text)]).toEqual([text, text]);
});

test('a date is the same day everywhere, and a time without a zone is UTC', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const formats = createFormats('en');
  expect([formats.date('2026-11-27'), formats.dateTime('2026-11-27')]).toEqual([
    'Nov 27, 2026',
    'Nov 27, 2026',
  ]);
  const noon = ['', '.1234567', 'Z', '.000z', '+00', '+0000', '+00:00'].map(
    (end) => `2026-11-27T12:00:00${end}`,
  );
  const others = ['2026-11-27 12:00', '2026-11-27T13:00+01:00', '2026-11-27T06:30-0530'];
  const formatted = [...noon, ...others].map((text) => formats.dateTime(text).replaceAll(/\s/g, ' '));
  expect(new Set(formatted)).toEqual(new Set(['Nov 27, 2026, 4:00 AM']));
  expect(formats.date('2026-11-27T03:00:00')).toBe('Nov 26, 2026');
  vi.unstubAllEnvs();
});

test('a date is read from a timestamp', () => {
  expect(en.date('2024-03-12T10:02:00.000Z')).toBe('Mar 12, 2024');
  expect(en.dateTime('2024-03-12T10:02:00.000Z')).toContain('2024');
});

test('a text that is not a language code is returned unchanged', () => {
  expect(en.language('de')).toBe('German');
  expect(en.language('not a code')).toBe('not a code');
});
