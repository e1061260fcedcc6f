import { expect, test } from 'vitest';

import { findStartPage } from './start-page.ts';

const codesOf = (files: string[]): string[] => findStartPage(files).remarks.map((remark) => remark.code);

test('index.html at the root is the start page, before index.htm and default.html', () => {
  expect(findStartPage(['default.html', 'index.htm', 'index.html', 'a/index.html'])).toMatchObject({
    startPage: 'index.html',
    remarks: [],
  });
  expect(findStartPage(['default.htm', 'x.html']).startPage).toBe('default.htm');
});

test('a start page in capitals is found and remarked on', () => {
  expect(findStartPage(['Index.HTML'])).toMatchObject({
    startPage: 'Index.HTML',
    remarks: [{ code: 'DOC-START-CASE', severity: 'warning', params: { expected: 'index.html' } }],
  });
  expect(codesOf(['index.html', 'Index2.HTML'])).toEqual([]);
});

test('a manual wrapped in one folder opens with the index of that folder', () => {
  expect(findStartPage(['Manual/index.html', 'Manual/a.png', '__MACOSX/Manual/._index.html'])).toMatchObject({
    startPage: 'Manual/index.html',
    remarks: [{ code: 'DOC-WRAPPED', severity: 'warning', params: { folder: 'Manual' }, repairable: true }],
  });
  expect(codesOf(['index.html', 'Manual/index.html'])).toEqual([]);
});

test('a file beside the one folder is no wrapping: the start page is missing, the candidate is named', () => {
  expect(findStartPage(['Manual/index.html', 'readme.txt'])).toMatchObject({
    remarks: [{ code: 'DOC-NO-START', params: { candidates: 'Manual/index.html' }, repairable: true }],
  });
});

test('several folders with an index each are asked about, not refused', () => {
  expect(findStartPage(['de/index.html', 'en/index.html', 'en/b.html'])).toMatchObject({
    startPage: 'de/index.html',
    remarks: [{ code: 'DOC-SEVERAL-STARTS', severity: 'warning', params: { candidateCount: 2 } }],
  });
});

test('without any index the candidates are the shallowest pages of the shortest names', () => {
  const { startPage, remarks } = findStartPage(['deep/a.html', 'long-name.html', 'toc.html']);
  expect(startPage).toBeUndefined();
  expect(remarks).toMatchObject([
    {
      code: 'DOC-NO-START',
      params: { candidates: 'toc.html, long-name.html, deep/a.html' },
      repairable: false,
    },
  ]);
});

test('no page at all is DOC-NO-PAGES, and pages of junk folders are none', () => {
  expect(codesOf(['a.txt', '__MACOSX/index.html'])).toEqual(['DOC-NO-PAGES']);
  expect(codesOf(['a.xhtml', 'index.html'])).toEqual([]);
});
