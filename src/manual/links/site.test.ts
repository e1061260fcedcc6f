import { expect, test } from 'vitest';

import { createSite } from './site.ts';

const manual = createSite([
  'index.html',
  'img/press.svg',
  'guide/parts/lever.html',
  'guide/stop.html',
  'guide\\Größe.html',
  './menu//index.htm',
  'menu/default.html',
]);

test('a site has the paths that unpackers derive from the names, and their parent folders', () => {
  const paths = [
    'index.html',
    'guide/Größe.html',
    'menu/index.htm',
    'guide',
    'guide\\Größe.html',
    'gone.html',
  ];
  expect(paths.map(manual.has)).toEqual([true, true, true, false, false, false]);
  const folders = ['', 'guide', 'guide/parts', 'menu', 'guide/stop.html', 'parts', 'gone', 'guid'];
  expect(folders.map(manual.isFolder)).toEqual([true, true, true, true, false, false, false, false]);
});

test('a folder that only has subfolders exists', () => {
  const site = createSite(['a/b/c/d.html', 'a/b/e.html']);
  expect(['', 'a', 'a/b', 'a/b/c', 'b', 'a/b/c/d'].map(site.isFolder)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(createSite([]).isFolder('')).toBe(true);
});

test('the index of a folder is the first of the usual names', () => {
  expect(manual.indexOf('')).toBe('index.html');
  expect(manual.indexOf('menu')).toBe('menu/index.htm');
  expect(manual.indexOf('guide')).toBeUndefined();
  expect(createSite(['a/default.htm', 'a/default.html']).indexOf('a')).toBe('a/default.html');
  expect(createSite(['a/default.htm']).indexOf('a')).toBe('a/default.htm');
});

test('a similar path differs in case or Unicode form only', () => {
  expect(manual.similar('Guide/STOP.html')).toBe('guide/stop.html');
  expect(manual.similar('guide/gro\u0308ße.html')).toBe('guide/Größe.html');
  expect(manual.similar('guide/groesse.html')).toBeUndefined();
});
