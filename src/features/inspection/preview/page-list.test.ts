import { expect, test } from 'vitest';

import { matchingPages, pageRows } from './page-list.tsx';

const pages = ['index.html', 'valves/safety.html', 'pumps.html'];
const titles = new Map([
  ['valves/safety.html', 'Sicherheitsventile'],
  ['pumps.html', 'Pumps and Valves'],
]);
const rows = pageRows(pages, titles, undefined);
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

test('[PACKAGE-60] pages are in the order of a table of contents, with its titles; others follow', () => {
  const contents = [
    { path: 'pumps.html', title: 'Pumpen', level: 0 },
    { path: 'gone.html', title: 'Gone', level: 0 },
    { path: 'valves/safety.html', level: 0 },
  ];
  expect(pageRows(pages, titles, contents)).toEqual([
    { id: 'pumps.html', title: 'Pumpen', level: 1 },
    { id: 'valves/safety.html', title: 'Sicherheitsventile', level: 1 },
    { id: 'index.html', title: 'index.html', level: 1 },
  ]);
  expect(rows.map(({ level }) => level)).toEqual([undefined, undefined, undefined]);
});

test('[PACKAGE-60] pages have the levels of a table of contents, with its headings; a search has neither', () => {
  const contents = [
    { title: 'Pumps', level: 0 },
    { path: 'pumps.html', level: 1 },
  ];
  const tree = pageRows(pages, titles, contents);
  expect(tree.map(({ title, level, isHeading = false }) => [title, level, isHeading])).toEqual([
    ['Pumps', 1, true],
    ['Pumps and Valves', 2, false],
    ['index.html', 1, false],
    ['Sicherheitsventile', 1, false],
  ]);
  expect(matchingPages(tree, ' ')).toEqual(tree);
  expect(matchingPages(tree, 'pumps')).toEqual([{ id: 'pumps.html', title: 'Pumps and Valves' }]);
});
