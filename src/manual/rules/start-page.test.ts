import { expect, test } from 'vitest';

import type { RawFinding } from '../finding.ts';
import { findStartPage } from './start-page.ts';

const capital = (entry: string, found: string, expected: string): RawFinding => ({
  code: 'DOC-START-CASE',
  severity: 'warning',
  entry,
  params: { found, expected },
  repairable: true,
});
const wrapped = (startPage: string, folder: string): RawFinding => ({
  code: 'DOC-WRAPPED',
  severity: 'warning',
  entry: startPage,
  params: { startPage, folder },
  repairable: true,
});

test.for<[string, string[], string, RawFinding[]]>([
  [
    'index.html before all',
    ['default.htm', 'default.html', 'index.htm', 'index.html', 'a/index.html'],
    'index.html',
    [],
  ],
  ['index.htm before default', ['default.htm', 'default.html', 'index.htm'], 'index.htm', []],
  ['default.html before default.htm', ['default.htm', 'default.html'], 'default.html', []],
  ['index.xhtml alone', ['index.xhtml', 'a.html'], 'index.xhtml', []],
  ['lower case before upper case', ['INDEX.html', 'index.html'], 'index.html', []],
  [
    'upper case if there is nothing else',
    ['Index.HTML', 'index.htm'],
    'Index.HTML',
    [capital('Index.HTML', 'Index.HTML', 'index.html')],
  ],
  ['the root before a folder', ['Manual/index.html', 'index.html'], 'index.html', []],
  [
    'the only folder',
    ['Manual/index.html', 'Manual/a.png', '__MACOSX/Manual/._index.html'],
    'Manual/index.html',
    [wrapped('Manual/index.html', 'Manual')],
  ],
  [
    'the only folder, in upper case',
    ['Manual/Default.htm'],
    'Manual/Default.htm',
    [wrapped('Manual/Default.htm', 'Manual'), capital('Manual/Default.htm', 'Default.htm', 'default.htm')],
  ],
  [
    'the root of a folder that has more',
    ['Manual/sub/index.html', 'Manual/index.htm'],
    'Manual/index.htm',
    [wrapped('Manual/index.htm', 'Manual')],
  ],
])('a manual opens with %s', ([, files, startPage, rawFindings]) => {
  expect(findStartPage(files)).toEqual({
    startPage,
    pages: files.filter((file) => !/png$|^__/.test(file)),
    rawFindings,
  });
});

const several = (candidates: string, candidateCount: number): RawFinding => ({
  code: 'DOC-SEVERAL-STARTS',
  severity: 'warning',
  params: { candidates, candidateCount, expected: 'index.html' },
});

test.for<[string, string[], string, RawFinding]>([
  [
    'the shortest first',
    ['long/index.html', 'en/index.html', 'en/b.html'],
    'en/index.html',
    several('en/index.html, long/index.html', 2),
  ],
  [
    'then alphabetically',
    ['en/index.html', 'de/index.html'],
    'de/index.html',
    several('de/index.html, en/index.html', 2),
  ],
  [
    'five of them listed',
    ['f', 'e', 'd', 'c', 'b', 'a'].map((top) => `${top}/index.html`),
    'a/index.html',
    several('a/index.html, b/index.html, c/index.html, d/index.html, e/index.html', 6),
  ],
  [
    'next to files at the root',
    ['readme.txt', 'b/index.html', 'a/index.html'],
    'a/index.html',
    several('a/index.html, b/index.html', 2),
  ],
])('several folders with a start page each are ambiguous, %s', ([, files, startPage, rawFinding]) => {
  const pages = files.filter((file) => file.endsWith('html'));
  const candidates = String(rawFinding.params?.['candidates']).split(', ');
  expect(findStartPage(files)).toEqual({ startPage, candidates, pages, rawFindings: [rawFinding] });
});

const none = (candidates: string, candidateCount: number): RawFinding => ({
  code: 'DOC-NO-START',
  severity: 'error',
  params: { candidates, candidateCount, expected: 'index.html' },
  repairable: candidateCount === 1,
});

test.for<[string, string[], RawFinding]>([
  ['a file next to the only folder', ['Manual/index.html', 'readme.txt'], none('Manual/index.html', 1)],
  [
    'an index too deep',
    ['a/b/c/index.html', 'a/b/INDEX.HTM', 'a/b/c.html'],
    none('a/b/INDEX.HTM, a/b/c/index.html', 2),
  ],
  [
    'names with the same ending',
    ['my-index.html', 'a/my-index.html'],
    none('my-index.html, a/my-index.html', 2),
  ],
  [
    'no index, the shallowest and shortest first',
    ['deep/a.html', 'long-name.html', 'toc.html'],
    none('toc.html, long-name.html, deep/a.html', 3),
  ],
  [
    'names of equal length, alphabetically',
    ['b.html', 'c.html', 'a.html'],
    none('a.html, b.html, c.html', 3),
  ],
  [
    'more than are listed',
    ['f', 'e', 'd', 'c', 'b', 'a'].map((name) => `${name}.html`),
    none('a.html, b.html, c.html, d.html, e.html', 6),
  ],
])('there is no start page with %s', ([, files, rawFinding]) => {
  const pages = files.filter((file) => /htm/i.test(file));
  const candidates = String(rawFinding.params?.['candidates']).split(', ');
  expect(findStartPage(files)).toEqual({ candidates, pages, rawFindings: [rawFinding] });
});

test.for<[string, string[]]>([
  ['no files', []],
  ['no page', ['a.txt', 'index.php']],
  ['pages of junk folders', ['a.txt', '__MACOSX/index.html']],
])('%s is DOC-NO-PAGES', ([, files]) => {
  expect(findStartPage(files)).toEqual({
    pages: [],
    rawFindings: [{ code: 'DOC-NO-PAGES', severity: 'error' }],
  });
});

test('a hundred thousand folders are scanned once', () => {
  const files = Array.from({ length: 100_000 }, (_, at) => `${at}/${at < 2 ? 'index' : 'page'}.html`);
  expect(findStartPage(files)).toMatchObject({ startPage: '0/index.html' });
});
