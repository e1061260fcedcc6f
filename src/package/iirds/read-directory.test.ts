import { expect, test } from 'vitest';

import { buildZip } from '../../../tests/fixtures/build-zip.ts';
import { documentationEntries, iirdsEntries } from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf } from '../../../tests/support/archives/inspect-package-entries.ts';

const namespace = 'http://iirds.tekom.de/iirds#';
const to = (name: string, iri: string) => `<iirds:${name} rdf:resource="${iri}"/>`;
const topic = (id: string, source = `CONTENT/${id}.xhtml`) =>
  `<iirds:Topic rdf:about="urn:t:${id}"><iirds:title xml:lang="en">Topic ${id}</iirds:title>
   <iirds:has-rendition><iirds:Rendition><iirds:source>${source}</iirds:source></iirds:Rendition></iirds:has-rendition></iirds:Topic>`;
const node = (id: string, ...content: readonly string[]) =>
  `<iirds:DirectoryNode rdf:about="urn:n:${id}">${content.join('')}</iirds:DirectoryNode>`;
const unit = (id: string) => to('relates-to-information-unit', `urn:t:${id}`);
const next = (id: string) => to('has-next-sibling', `urn:n:${id}`);
const child = (id: string) => to('has-first-child', `urn:n:${id}`);
const type = (name: string) => to('has-directory-structure-type', namespace + name);
const last = to('has-next-sibling', `${namespace}nil`);

async function contentsOf(...more: readonly string[]) {
  const pages = ['a', 'b', 'c', 'd'].map((id) => ({ name: `CONTENT/${id}.xhtml`, data: '<html/>' }));
  const { contents } = await inspectPackageOf([...iirdsEntries({ more: more.join('') }), ...pages]);
  expect(contents?.map(({ place }) => place) ?? [[]]).toEqual([[]]);
  return contents?.[0]?.entries.map(({ titles, level, path }) => [level, titles, path]);
}

const topics = ['a', 'b', 'c', 'd'].map((id) => topic(id)).join('');

test('[PACKAGE-60] pages are listed in the order of the directory nodes, with their labels', async () => {
  const tree = [
    // Nodes may be anywhere in the file.
    node('3', unit('a'), last),
    node('root', type('TableOfContents'), child('1'), last),
    node('1', unit('d'), '<rdfs:label xml:lang="de">Übersicht</rdfs:label>', child('2'), next('3')),
    node('2', '<rdfs:label>A chapter without a page</rdfs:label>', child('4'), last),
    node('4', unit('b'), last),
  ];
  expect(await contentsOf(topics, ...tree)).toEqual([
    [0, { de: 'Übersicht' }, 'CONTENT/d.xhtml'],
    [1, { und: 'A chapter without a page' }, undefined],
    [2, { en: 'Topic b' }, 'CONTENT/b.xhtml'],
    [0, { en: 'Topic a' }, 'CONTENT/a.xhtml'],
  ]);
});

test('[PACKAGE-60] a table of contents counts before other directories', async () => {
  const index = node('i', type('Index'), unit('c'), last);
  const table = node('t', type('TableOfContents'), unit('b'), last);
  expect(await contentsOf(topics, index, table)).toEqual([[0, { en: 'Topic b' }, 'CONTENT/b.xhtml']]);
  expect(await contentsOf(topics, index)).toEqual([[0, { en: 'Topic c' }, 'CONTENT/c.xhtml']]);
});

test('[PACKAGE-60] circles end, and files that are missing or no pages are left out', async () => {
  const tree = [
    node('root', type('TableOfContents'), child('1'), last),
    node('1', unit('a'), child('root'), next('2')),
    node('2', unit('gone'), next('3')),
    node('3', unit('pdf'), next('4')),
    node('4', unit('b'), next('1')),
  ];
  const others = topic('gone') + topic('pdf', 'CONTENT/manual.pdf');
  expect((await contentsOf(topics, others, ...tree))?.map(([, , path]) => path)).toEqual([
    'CONTENT/a.xhtml',
    'CONTENT/b.xhtml',
  ]);
});

test('[PACKAGE-60] levels are those of what is listed, and headings without pages are left out', async () => {
  const tree = [
    node('root', type('TableOfContents'), '<rdfs:label>Contents</rdfs:label>', child('1'), last),
    // No label and no page: its children take its place.
    node('1', child('2'), next('3')),
    node('2', '<rdfs:label>Operation</rdfs:label>', child('4'), last),
    // Its page is missing: the next level takes its place.
    node('4', unit('gone'), child('5'), last),
    node('5', unit('a'), last),
    node('3', '<rdfs:label>Empty</rdfs:label>', child('6'), next('7')),
    node('6', unit('gone'), last),
    node('7', unit('b'), last),
  ];
  expect(await contentsOf(topics, topic('gone'), ...tree)).toEqual([
    [0, { und: 'Operation' }, undefined],
    [1, { en: 'Topic a' }, 'CONTENT/a.xhtml'],
    [0, { en: 'Topic b' }, 'CONTENT/b.xhtml'],
  ]);
});

test('[PACKAGE-60] a nested package, also one in a documentation, has its own table of contents', async () => {
  const more = topics + node('t', type('TableOfContents'), unit('b'), last);
  const entries = [...iirdsEntries({ more }), { name: 'CONTENT/b.xhtml', data: '<html/>' }];
  const table = [{ titles: { en: 'Topic b' }, level: 0, path: 'CONTENT/b.xhtml' }];
  const nested = { name: 'SUPPLIER/motor.iirds', data: buildZip(entries) };
  expect((await inspectPackageOf([...entries, nested])).contents).toEqual([
    { place: [], entries: table },
    { place: ['SUPPLIER/motor.iirds'], entries: table },
  ]);
  expect((await inspectPackageOf([...documentationEntries([{}]), nested])).contents).toEqual([
    { place: ['SUPPLIER/motor.iirds'], entries: table },
  ]);
  const wrapped = entries.map((one) => ({ ...one, name: `pump/${String(one.name)}` }));
  expect((await inspectPackageOf(wrapped)).contents).toMatchObject([
    { place: [], entries: [{ path: 'pump/CONTENT/b.xhtml' }] },
  ]);
});

test('[PACKAGE-60] without directory nodes there is no table of contents', async () => {
  expect(await contentsOf(topics)).toBeUndefined();
});
