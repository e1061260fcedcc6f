import { assert, property, string, stringMatching } from 'fast-check';
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
])('[PAGE-13] the pattern %s is a mistake: %s', (source, problem) => {
  expect(problemOf(source)).toBe(problem);
});

test.each([
  String.raw`https://id\.plant\.example/o/(?<asset>[^/]+)`,
  String.raw`https?://[^/]+/[^/]+/[^/]+/[^/]+/(?<asset>[^/?]+)(\?.*)?`,
  String.raw`\+M:ACME\+S:(?<asset>.+)`,
  '(?<asset>[A-Z]{4}-\\d{4})',
])('[PAGE-13] the pattern %s can be used', (source) => {
  expect(problemOf(source)).toBeUndefined();
  expect(isOwnPattern(source)).toBe(true);
});

test.each(['iec61406', 'gs-1', 'simens'])('%s is no own pattern', (name) => {
  expect(isOwnPattern(name)).toBe(false);
});

test.each([
  [String.raw`https://id\.plant\.example/o/(?<asset>[^/]+)`, true],
  ['^https://id[.]plant[.]example/(?<asset>.+)/de$', true],
  [String.raw`\+M:ACME\+S:(?<asset>A|B)`, true],
  [String.raw`https://id\.plant\.example/o/\d+/(?<asset>[^/]+)`, false],
  ['https://id.plant[.]example/(?<asset>.+)', false],
  ['https?://id[.]plant[.]example/(?<asset>.+)', false],
  ['.*/(?<asset>[^/]+)', false],
  ['(?:A|B)-(?<asset>.+)', false],
  ['(?<maker>[^/]+)/(?<asset>.+)', false],
  ['A-(?<asset>.+)?', false],
  ['(?<asset>.+)(?=x)x', false],
])('[PAGE-13] only the asset varies in the pattern %s: %s', (source, isFixed) => {
  const compiled = compileOwnPattern(source);
  expect(compiled.ok && compiled.value.isFixed).toBe(isFixed);
});

test('[PAGE-13] a pattern in which only the asset varies finds each asset in one code only', () => {
  const literal = stringMatching(/^[\w:/@!%&~'"<> -]{0,8}$/);
  assert(
    property(literal, literal, string({ minLength: 1, maxLength: 9 }), (before, after, asset) => {
      const compiled = compileOwnPattern(`${before}(?<asset>.+)${after}`);
      if (!compiled.ok) throw new Error(`It is rejected: ${compiled.problem}`);
      const { expression, isFixed } = compiled.value;
      const found = expression.exec(before + asset + after)?.groups?.['asset'];
      expect(isFixed).toBe(true);
      expect(found === undefined || before + found + after === before + asset + after).toBe(true);
    }),
  );
});

test('[PAGE-13] no pattern that can be used hangs, even with the longest code', () => {
  const text = 'a'.repeat(longestForOwn);
  for (const source of ['.*.*(?<asset>.*)x', '[^/]+/[^/]+/.*(?<asset>[^/]*)/x', '(?<asset>a{1,99}a*)a*b']) {
    const compiled = compileOwnPattern(source);
    if (!compiled.ok) throw new Error(`It is rejected: ${compiled.problem}`);
    expect(compiled.value.expression.test(text)).toBe(false);
  }
});
