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

test.each<[string, readonly string[], string | undefined]>([
  // The same name elsewhere: the longest common end of the path wins, then the first.
  ['a/press.svg', ['img/press.svg'], 'img/press.svg'],
  ['press.svg', ['img/press.svg'], 'img/press.svg'],
  ['img/press.svg', ['press.svg'], 'press.svg'],
  ['x/IMG/Press.svg', ['old/press.svg', 'new/img/press.svg', 'a/img/press.svg'], 'new/img/press.svg'],
  ['x/img/press.svg', ['img/press.svg', 'a/press.svg'], 'img/press.svg'],
  ['b/press.svg', ['a/press.svg', 'c/press.svg'], 'a/press.svg'],
  ['x/Gro\u0308ße/a.svg', ['y/a.svg', 'z/größe/a.svg'], 'z/größe/a.svg'],
  ['x/y/press.svg', ['x/z/press.svg', 'a/y/press.svg'], 'a/y/press.svg'],
  // Every folder may have an index page; it only counts if the folder has the same name.
  ['x/menu/index.html', ['index.html', 'y/menu/index.html'], 'y/menu/index.html'],
  ['menu/Index.html', ['index.html', 'other/index.html'], undefined],
  ['menu/default.htm', ['other/default.htm'], undefined],
  ['menu/home.html', ['other/home.html'], 'other/home.html'],
])('the file of the same name nearest to %j in %j is %j', (path, names, nearest) => {
  expect(createSite(names).nearest(path)).toBe(nearest);
});

test.each<[string, readonly string[], string | undefined]>([
  // A letter changed, added or missing, at the start and at the end.
  ['a/stap.html', ['a/stop.html'], 'a/stop.html'],
  ['a/sstop.html', ['a/stop.html'], 'a/stop.html'],
  ['a/stopp.html', ['a/stop.html'], 'a/stop.html'],
  ['a/stoop.html', ['a/stop.html'], 'a/stop.html'],
  ['a/tops.html', ['a/stops.html'], 'a/stops.html'],
  ['a/stop.htm', ['a/stop.html'], 'a/stop.html'],
  ['stap.html', ['stop.html'], 'stop.html'],
  ['a/STAP.html', ['a/Stop.html'], 'a/Stop.html'],
  // One typo needs four letters, two need eight; three make another name.
  ['a/sto.html', ['a/stop.html'], undefined],
  ['a/spot.html', ['a/stop.html'], undefined],
  ['a/pressrum.html', ['a/pressroom.html'], 'a/pressroom.html'],
  ['a/presrum.html', ['a/pressrom.html'], undefined],
  ['a/pressureroom.html', ['a/pleasureroam.html'], undefined],
  // The nearest, then the first.
  ['a/pressrum.html', ['a/pressroom.html', 'a/pressrun.html'], 'a/pressrun.html'],
  ['a/pressrum.html', ['a/pressrun.html', 'a/pressrut.html'], 'a/pressrun.html'],
  // In the same folder, and with the same extension.
  ['a/stap.html', ['b/stop.html', 'a/b/stop.html', 'stop.html'], undefined],
  ['gone/stap.html', ['stop.html'], undefined],
  ['a/pressroom.html', ['a/pressroom.svg', 'a/pressroom.xml'], undefined],
  ['a/pressroom.htm', ['a/pressroom.xhtm'], 'a/pressroom.xhtm'],
  // The part before the last dot counts.
  ['a/p.one.c', ['a/p.ono.c'], 'a/p.ono.c'],
  ['a/press', ['a/pres'], 'a/pres'],
  ['a/an-entirely-different-name.html', ['a/stop.html'], undefined],
])('the file nearest to the typo %j in %j is %j', (path, names, nearest) => {
  expect(createSite(names).nearest(path)).toBe(nearest);
});

test('a folder listed after its subfolders keeps its own files', () => {
  const site = createSite(['a/b/c.html', 'a/stop.html', 'a/d/e.html']);
  expect(site.nearest('a/stap.html')).toBe('a/stop.html');
});

const many = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(at));

const pages = (count: number) => createSite(['a/stopped.html', ...many(count - 1, (at) => `a/${at}.html`)]);

test("typos aren't searched for in a folder of more than 2,000 files", () => {
  expect(pages(2_000).nearest('a/stoped.html')).toBe('a/stopped.html');
  expect(pages(2_001).nearest('a/stoped.html')).toBeUndefined();
});

const pictures = (before: number) => createSite([...many(before, (at) => `${at}/a.svg`), 'x/img/a.svg']);

test('of more than 2,000 files with the same name the first are compared', () => {
  expect(pictures(1_999).nearest('img/a.svg')).toBe('x/img/a.svg');
  expect(pictures(2_000).nearest('img/a.svg')).toBe('0/a.svg');
});

test('a name of more than 255 characters, or a path of more than 1,000, has no nearest file', () => {
  const name = `${'a'.repeat(250)}.html`;
  expect(createSite([name]).nearest(name.replace('a', 'b'))).toBe(name);
  expect(createSite([`a${name}`]).nearest(`b${name}`)).toBeUndefined();
  const folders = 'x/'.repeat(495);
  expect(createSite([`${folders}last.html`]).nearest('last.html')).toBe(`${folders}last.html`);
  expect(createSite([`${folders}xx/last.html`]).nearest('last.html')).toBeUndefined();
  expect(createSite(['last.html']).nearest(`${folders}last.html`)).toBe('last.html');
  expect(createSite(['last.html']).nearest(`${folders}xx/last.html`)).toBeUndefined();
  expect(createSite([`${folders}xx/last.html`]).has(`${folders}xx/last.html`)).toBe(true);
});

test("names of 60,000 characters don't block", () => {
  const letters = 'a'.repeat(60_000);
  const many = Array.from({ length: 100 }, (_, at) => `${letters}${at}xx`);
  const site = createSite([...many, ...many.map((_, at) => `${at}/${'a/'.repeat(30_000)}b.html`)]);
  expect(many.map((name) => site.nearest(name.replace('xx', 'yy')))).toEqual(many.map(() => undefined));
});
