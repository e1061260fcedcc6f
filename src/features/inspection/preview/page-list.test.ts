import { expect, test } from 'vitest';

import { matchingPages, pageRows } from './page-list.tsx';

const pages = ['index.html', 'valves/safety.html', 'pumps.html'];
const titles = new Map([
  ['valves/safety.html', 'Sicherheitsventile'],
  ['pumps.html', 'Pumps and Valves'],
]);
const rows = pageRows(pages, titles);
const found = (query: string) => matchingPages(rows, query).map(({ id }) => id);

test('[PREVIEW-31] without a query all pages are listed, with their paths until their titles are known', () => {
  expect(matchingPages(rows, ' ').map(({ title }) => title)).toEqual([
    'index.html',
    'Sicherheitsventile',
    'Pumps and Valves',
  ]);
});

test('[PREVIEW-31] every word must occur in the title or the path, regardless of case', () => {
  expect(found('VALVES')).toEqual(['valves/safety.html', 'pumps.html']);
  expect(found('valves pumps')).toEqual(['pumps.html']);
  expect(found('sicherheit')).toEqual(['valves/safety.html']);
  expect(found('none')).toEqual([]);
});
