import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { citedRuleIds, definedRuleIds, testTitles } from './rule-ids.ts';

const files = execFileSync('git', ['ls-files', 'src', 'tests', '*.md', '.github'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('tests/support/checks/rule-ids'));
const read = (file: string): string => readFileSync(file, 'utf8');

const specs = files.filter((file) => /(?:SPEC|EMBED)\.md$/.test(file));
const defined = specs.flatMap((file) => definedRuleIds(read(file)));
const tests = files.filter((file) => /\.(?:test|e2e|fuzz)\.tsx?$/.test(file));
const cited = new Set(tests.flatMap((file) => citedRuleIds(file, read(file))));

test('each rule ID is defined once in the repository', () => {
  expect(defined.length).toBeGreaterThan(300);
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
});

test('each rule is cited by the title of a test', () => {
  expect(defined.filter((id) => !cited.has(id))).toEqual([]);
});

test('a bracket at the start of a title holds rule IDs', () => {
  const titles = tests.flatMap((file) => testTitles(file, read(file)));
  expect(titles.filter((title) => /^\[[A-Z]+\d+\]/.test(title))).toEqual([]);
});

test('each rule that is mentioned anywhere exists', () => {
  const areas = [...new Set(defined.map((id) => id.replace(/[A-Z]?\d+$/, '')))].join('|');
  const mention = new RegExp(`(?<![\\w-])(?:${areas})[A-C]?\\d+(?![\\w-])`, 'g');
  const unknown = files
    .filter((file) => /\.(?:tsx?|md)$/.test(file))
    .flatMap((file) => (read(file).match(mention) ?? []).map((id) => ({ file, id })))
    .filter(({ id }) => !defined.includes(id));
  expect(unknown).toEqual([]);
});
