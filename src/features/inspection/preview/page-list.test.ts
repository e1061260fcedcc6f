import { expect, test } from 'vitest';

import { inContentsOrder, matchingPages } from './page-list.tsx';

const pages = ['index.html', 'valves/safety.html', 'pumps.html'];
const titles = new Map([
  ['valves/safety.html', 'Sicherheitsventile'],
  ['pumps.html', 'Pumps and Valves'],
]);
const found = (query: string) => matchingPages(pages, titles, query).map(({ id }) => id);

test('[PREVIEW-31] without a query all pages are listed, with their paths until their titles are known', () => {
  expect(matchingPages(pages, titles, ' ').map(({ title }) => title)).toEqual([
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
  const known = { titles, isComplete: true };
  const contents = new Map([
    ['pumps.html', 'Pumpen'],
    ['gone.html', 'Gone'],
    ['valves/safety.html', undefined],
  ]);
  const ordered = inContentsOrder(pages, known, contents);
  expect(ordered.pages).toEqual(['pumps.html', 'valves/safety.html', 'index.html']);
  expect(matchingPages(ordered.pages, ordered.titles.titles, '').map(({ title }) => title)).toEqual([
    'Pumpen',
    'Sicherheitsventile',
    'index.html',
  ]);
  expect(inContentsOrder(pages, known, undefined)).toEqual({ pages, titles: known });
});
