import { expect, test } from 'vitest';

import { compileOwnPattern, isOwnPattern } from './read-code.ts';

test.each([
  '(?<asset>',
  'a)(?<asset>b',
  '(?<asset>.+)(?<asset>.+)',
  'SN=(.+)',
  String.raw`\(?<asset>.+\)?`,
  '[(?<asset>]+',
])('[PAGE-11] the pattern %s is a mistake', (source) => {
  expect(compileOwnPattern(source)).toBeUndefined();
});

test.each([
  [String.raw`https://id\.plant\.example/o/(?<asset>[^/]+)`, 'https://id.plant.example/o/P-1'],
  [String.raw`\+M:ACME\+S:(?<asset>.+)`, '+M:ACME+S:P-1'],
  ['X:(?<asset>.+)|Y:.*', 'X:P-1'],
])('[PAGE-11] the pattern %s reads %s', (source, text) => {
  expect(isOwnPattern(source)).toBe(true);
  expect(compileOwnPattern(source)?.exec(text)?.groups?.['asset']).toBe('P-1');
  expect(compileOwnPattern(source)?.test(` ${text}`)).toBe(false);
});

test.each(['iec61406', 'gs-1', 'simens'])('%s is no own pattern', (name) => {
  expect(isOwnPattern(name)).toBe(false);
});
