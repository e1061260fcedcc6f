import { expect, test } from 'vitest';

import { compileOwnPattern, isOwnPattern, longestForOwn } from './own-pattern.ts';

const problemOf = (source: string) => {
  const compiled = compileOwnPattern(source);
  return compiled.ok ? undefined : compiled.problem;
};

test.each([
  ['(?<asset>', 'invalid'],
  ['a)(?<asset>b', 'invalid'],
  ['(?<asset>.+)(?<asset>.+)', 'invalid'],
  ['SN=(.+)', 'no-group'],
  [String.raw`\(?<asset>.+\)?`, 'no-group'],
  ['[(?<asset>]+', 'no-group'],
  ['(?<asset>(\\w+)+)!', 'slow'],
  ['(?<asset>(a|a)*)b', 'slow'],
  ['(?<asset>(?:a?a?)+)b', 'slow'],
  ['((?<asset>a+){2,})', 'slow'],
  ['(?:(?:(?<asset>x*)))*y', 'slow'],
  [String.raw`(?<asset>\w)\1`, 'slow'],
  ['.*.*.*(?<asset>.*)x', 'slow'],
  ['[^/]+/?[^/]+/?[^/]+/?[^/]+/?(?<asset>x)', 'slow'],
  ['[^.]+.[^.]+.[^.]+.[^.]+.(?<asset>x)', 'slow'],
  ['[^a-z]+-[^a-z]+-[^a-z]+-[^a-z]+-(?<asset>x)', 'slow'],
  [String.raw`[^\d]+d[^\d]+d[^\d]+d[^\d]+d(?<asset>x)`, 'slow'],
  ['[^(?:]+(?:x)?[^(?:]+(?:x)?[^(?:]+(?:x)?[^(?:]+(?<asset>x)', 'slow'],
])('[PAGE-11] the pattern %s is a mistake: %s', (source, problem) => {
  expect(problemOf(source)).toBe(problem);
});

test.each([
  String.raw`https://id\.plant\.example/o/(?<asset>[^/]+)`,
  String.raw`https?://[^/]+/[^/]+/[^/]+/[^/]+/(?<asset>[^/?]+)(\?.*)?`,
  String.raw`\+M:ACME\+S:(?<asset>.+)`,
  '(?<asset>[A-Z]{4}-\\d{4})',
])('[PAGE-11] the pattern %s can be used', (source) => {
  expect(problemOf(source)).toBeUndefined();
  expect(isOwnPattern(source)).toBe(true);
});

test.each(['iec61406', 'gs-1', 'simens'])('%s is no own pattern', (name) => {
  expect(isOwnPattern(name)).toBe(false);
});

test('[PAGE-11] no pattern that can be used hangs, even with the longest code', () => {
  const text = 'a'.repeat(longestForOwn);
  for (const source of ['.*.*(?<asset>.*)x', '[^/]+/[^/]+/.*(?<asset>[^/]*)/x', '(?<asset>a{1,99}a*)a*b']) {
    const compiled = compileOwnPattern(source);
    if (!compiled.ok) throw new Error(`It is rejected: ${compiled.problem}`);
    expect(compiled.value.test(text)).toBe(false);
  }
});
