import { expect, test } from 'vitest';

import type { ZipEntry } from '#zip/entry.ts';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import type { RawFinding } from '../finding.ts';
import { defaultLimits, type InspectionLimits } from '../limits.ts';
import { nameFindings } from './name-rules.ts';

const findingsOf = (
  entries: readonly ZipEntry[],
  limits: Partial<InspectionLimits> = {},
): readonly RawFinding[] => nameFindings(entries, { ...defaultLimits, ...limits });

const named = (...names: readonly string[]): ZipEntry[] => names.map((name) => createEntry({ name }));

const error = (code: RawFinding['code'], entry: string, params?: RawFinding['params']): RawFinding => ({
  code,
  severity: 'error',
  entry,
  ...(params && { params }),
});
const warning = (code: RawFinding['code'], entry: string, params?: RawFinding['params']): RawFinding => ({
  ...error(code, entry, params),
  severity: 'warning',
});

test.for<[string, string | undefined]>([
  ['./', undefined],
  ['.', 'empty'],
  ['', 'empty'],
  ['/', 'empty'],
  ['//host/share/a', 'host'],
  ['/a', 'absolute'],
  ['a//b', undefined],
  ['C:a', 'drive'],
  ['z:/a', 'drive'],
  ['CC:a', undefined],
  ['..', 'parent'],
  ['../a', 'parent'],
  ['a/../b', 'parent'],
  ['a/..', 'parent'],
  ['..a/b', undefined],
  ['a../b', undefined],
  ['a\u0000', 'control'],
  ['a\u001fb', 'control'],
  ['a\u200bb', 'control'],
  ['a\u2028b', 'control'],
  ['a\u2029b', 'control'],
  ['Größe', undefined],
])('NAME-UNSAFE [AMBIGUITY-B2]: %j is unsafe for the reason %s', ([name, reason]) => {
  const found = findingsOf(named(name)).filter(({ code }) => code === 'NAME-UNSAFE');
  expect(found).toEqual(reason === undefined ? [] : [error('NAME-UNSAFE', name, { reason })]);
});

const separator = (entry: string): RawFinding => ({ ...warning('NAME-BACKSLASH', entry), repairable: true });
const unsafe = (entry: string, reason: string): RawFinding => error('NAME-UNSAFE', entry, { reason });
const ambiguous = (entry: string): RawFinding => error('NAME-BACKSLASH', entry);

test.for<[string, RawFinding[]]>([
  ['a\\b', [separator('a\\b')]],
  ['a\\', [separator('a\\')]],
  ['a\\b/c', [ambiguous('a\\b/c')]],
  ['a\\..b', [separator('a\\..b')]],
  ['a..\\b', [separator('a..\\b'), warning('NAME-PORTABLE', 'a..\\b', { part: 'a..' })]],
  ['a\\..', [unsafe('a\\..', 'parent'), ambiguous('a\\..')]],
  ['..\\a', [unsafe('..\\a', 'parent'), ambiguous('..\\a')]],
  ['a\\..\\b', [unsafe('a\\..\\b', 'parent'), ambiguous('a\\..\\b')]],
  ['\\a', [unsafe('\\a', 'absolute'), separator('\\a')]],
  ['\\\\host\\a', [unsafe('\\\\host\\a', 'host'), separator('\\\\host\\a')]],
])('NAME-BACKSLASH: %j', ([name, rawFindings]) => {
  expect(findingsOf(named(name)).filter(({ code }) => code !== 'NAME-FILE-AND-FOLDER')).toEqual(rawFindings);
});

test.for<[string, string | undefined]>([
  ...['con', 'PRN', 'aux', 'nul', 'com1', 'com9', 'com¹', 'com²', 'com³', 'lpt1', 'LPT9', 'lpt²'].flatMap(
    (part): [string, string | undefined][] => [
      [part, part],
      [`a/${part}.txt`, `${part}.txt`],
      [`${part}x`, undefined],
      [`x${part}`, undefined],
    ],
  ),
  ...['<', '>', ':', '"', '|', '?', '*'].map((sign): [string, string] => [`ab${sign}c/d`, `ab${sign}c`]),
  ['con/a', 'con'],
  ['com0', undefined],
  ['a.', 'a.'],
  ['a ', 'a '],
  ['a./b', 'a.'],
  ['a .b', undefined],
  [' a', undefined],
  ['..', undefined],
  ['...', '...'],
  ['C:a', undefined],
  ['a/C:b', 'C:b'],
  ['a-b_c,d;e', undefined],
])('NAME-PORTABLE: %j has the part %j', ([name, part]) => {
  const found = findingsOf(named(name)).filter(({ code }) => code === 'NAME-PORTABLE');
  expect(found).toEqual(part === undefined ? [] : [warning('NAME-PORTABLE', name, { part })]);
});

const narrow = { maxPathBytes: 12, maxNameBytes: 6, maxDepth: 3 };
const long = (detail: string, limit: number) => ({ detail, limit });

test.for<[string, object | undefined]>([
  ['abcdef', undefined],
  ['abcdefg', error('NAME-LONG', 'abcdefg', long('part', 6))],
  ['äöüx', error('NAME-LONG', 'äöüx', long('part', 6))],
  ['取扱', undefined],
  ['取扱x', error('NAME-LONG', '取扱x', long('part', 6))],
  ['abcdef/abcde', undefined],
  ['abcdef/abcdef', warning('NAME-LONG', 'abcdef/abcdef', long('path', 12))],
  ['a/b/c', undefined],
  ['a//./b/c', undefined],
  ['a/b/c/d', warning('NAME-LONG', 'a/b/c/d', long('depth', 3))],
  ['a/b/c/d/e/f/g', warning('NAME-LONG', 'a/b/c/d/e/f/g', long('path', 12))],
])('NAME-LONG: %j', ([name, rawFinding]) => {
  expect(findingsOf(named(name), narrow)).toEqual(rawFinding === undefined ? [] : [rawFinding]);
});

test.for<[Partial<InspectionLimits>, string, string]>([
  [{ maxDepth: 1 }, 'a/b', 'depth'],
  [{ maxNameBytes: 2 }, 'abc', 'part'],
  [{ maxNameBytes: 2 }, '取', 'part'],
  [{ maxPathBytes: 2 }, '取', 'path'],
])('NAME-LONG: with the limit %j even %j is too long', ([limits, name, detail]) => {
  expect(findingsOf(named(name), limits).map(({ params }) => params?.['detail'])).toEqual([detail]);
});

const same = (entry: string, other: string): RawFinding => error('NAME-DUPLICATE', entry, { other });
const alike = (entry: string, other: string): RawFinding => error('NAME-CASE-CLASH', entry, { other });

test.for<[string, string[], RawFinding[]]>([
  ['equal', ['a', 'b', 'a'], [same('a', 'a')]],
  ['equal after normalization', ['a', './a', 'a/'], [same('./a', 'a'), same('a/', './a')]],
  ['equal but for case', ['a', 'A'], [alike('A', 'a')]],
  ['equal but for case, and then equal', ['a', 'A', 'a'], [alike('A', 'a'), same('a', 'a')]],
  ['equal but for dots at the end', ['a', 'a.'], [alike('a.', 'a')]],
  ['equal but for spaces at the end of a folder', ['a/b', 'a . /b'], [alike('a . /b', 'a/b')]],
  ['equal but for lower-case letters with the same capital', ['σ', 'ς'], [alike('ς', 'σ')]],
  ['equal but for joiners', ['می\u200cخواهم', 'میخواهم'], [alike('میخواهم', 'می\u200cخواهم')]],
  ['different in Turkish', ['ı', 'i', 'İ'], []],
  ['different in German', ['Maße', 'Masse'], []],
])('[MANUAL-24][AMBIGUITY-B1, AMBIGUITY-B3, AMBIGUITY-B4] names that are %s', ([, names, rawFindings]) => {
  const found = findingsOf(named(...names));
  const codes = ['NAME-DUPLICATE', 'NAME-CASE-CLASH'];
  expect(found.filter(({ code }) => codes.includes(code))).toEqual(rawFindings);
});

const at = (entry: string, detail: string): RawFinding => error('NAME-FILE-AND-FOLDER', entry, { detail });

test.for<[string, ZipEntry[], RawFinding[]]>([
  ['a file and one below it', named('a', 'a/b'), [at('a/b', 'file-in-between')]],
  ['a file and one far below it', named('x/a', 'x/a/b/c'), [at('x/a/b/c', 'file-in-between')]],
  ['a file and a folder below it', named('a', 'a/b/'), [at('a/b/', 'file-in-between')]],
  ['a file and one below it, but for case', named('A', 'a/b'), [at('a/b', 'file-in-between')]],
  [
    'a file and one below it, but for the form of Unicode',
    named('ä', 'a\u0308/b'),
    [at('a\u0308/b', 'file-in-between')],
  ],
  ['a file and one below it, but for a dot', named('a/b', 'a./b/c'), [at('a./b/c', 'file-in-between')]],
  ['a file and one next to it', named('a', 'ab/c', 'b/a'), []],
  ['a folder and a file in it', named('a/', 'a/b'), []],
  ['a folder with data', [createEntry({ name: 'a/', sizeBytes: 1 })], [at('a/', 'folder-with-data')]],
  [
    'a folder that Unix has as file',
    [createEntry({ name: 'a/', unixMode: 0o100644 })],
    [at('a/', 'attribute')],
  ],
  ['a folder that Unix has as folder', [createEntry({ name: 'a/', unixMode: 0o040755 })], []],
  ['a folder that DOS has as folder', [createEntry({ name: 'a/', isDosFolder: true })], []],
  [
    'a file that Unix has as folder',
    [createEntry({ name: 'a', unixMode: 0o040755 })],
    [at('a', 'attribute')],
  ],
  ['a file that DOS has as folder', [createEntry({ name: 'a', isDosFolder: true })], [at('a', 'attribute')]],
  ['a file that Unix has as file', [createEntry({ name: 'a', unixMode: 0o100644, sizeBytes: 1 })], []],
])('[MANUAL-24] NAME-FILE-AND-FOLDER [AMBIGUITY-A4]: %s', ([, entries, rawFindings]) => {
  expect(findingsOf(entries).filter(({ severity }) => severity === 'error')).toEqual(rawFindings);
});

test('names are checked one by one first, then against each other', () => {
  expect(findingsOf(named('con', 'CON', 'con/a')).map(({ code, entry }) => [code, entry])).toEqual([
    ['NAME-PORTABLE', 'con'],
    ['NAME-PORTABLE', 'CON'],
    ['NAME-PORTABLE', 'con/a'],
    ['NAME-CASE-CLASH', 'CON'],
    ['NAME-FILE-AND-FOLDER', 'con/a'],
  ]);
});
