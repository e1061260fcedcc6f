import { expect, test } from 'vitest';

import type { DecodedText } from '#file-type/decode-text.ts';

import type { Place, RawFinding } from '../finding.ts';
import type { PageFacts } from '../pages/read-page.ts';
import type { TextFacts } from '../pages/read-text.ts';
import { manualFindings, textFindings } from './text-rules.ts';

/** The line of a place is its offset. */
const placeOf = (offset?: number): Place => ({
  entry: 'a.html',
  ...(offset !== undefined && { line: offset }),
});
const decoded: DecodedText = { text: 'x', encoding: 'utf-8', isDeclared: true, isAscii: false };
const titled = { title: 'Press' } as PageFacts;

interface Overrides extends Partial<TextFacts> {
  readonly isPage?: boolean;
  readonly isStartPage?: boolean;
}

/** Findings for a page without defects, except for these. */
const findingsOf = ({ isPage = true, isStartPage = false, ...facts }: Overrides): readonly RawFinding[] =>
  textFindings({
    facts: { kind: 'html', decoded, references: [], needs: [], markup: titled, placeOf, ...facts },
    isPage,
    isStartPage,
  });

const undeclared = (change: Partial<DecodedText> = {}): DecodedText => ({
  ...decoded,
  isDeclared: false,
  ...change,
});
const charset = (encoding: string): RawFinding => ({
  code: 'DOC-CHARSET',
  severity: 'info',
  params: { encoding },
  entry: 'a.html',
});
const decoding = (fault: string, encoding: string): RawFinding => ({
  code: 'DOC-DECODING',
  severity: 'warning',
  params: { fault, encoding },
  entry: 'a.html',
});

test.for<[string, Overrides, RawFinding[]]>([
  ['whose encoding is declared', {}, []],
  ["whose encoding isn't declared", { decoded: undeclared() }, [charset('utf-8')]],
  ['of ASCII', { decoded: undeclared({ isAscii: true }) }, []],
  ['of XML, which is declared otherwise', { kind: 'xml', decoded: undeclared() }, [charset('utf-8')]],
  ["that isn't a page", { isPage: false, decoded: undeclared() }, []],
  ['in a guessed encoding', { decoded: undeclared({ encoding: 'windows-1252' }) }, [charset('windows-1252')]],
  [
    'in a wrongly guessed encoding',
    { decoded: undeclared({ fault: 'undecodable' }) },
    [charset('utf-8'), decoding('undecodable', 'utf-8')],
  ],
  [
    'in another encoding than declared',
    { isPage: false, decoded: { ...decoded, encoding: 'windows-1252', fault: 'really-utf-8' } },
    [decoding('really-utf-8', 'windows-1252')],
  ],
])('DOC-CHARSET, DOC-DECODING: a page %s', ([, overrides, rawFindings]) => {
  expect(findingsOf(overrides)).toEqual(rawFindings);
});

const untitled = (severity: RawFinding['severity']): RawFinding => ({
  code: 'DOC-TITLE',
  severity,
  entry: 'a.html',
});

test.for<[string, Overrides, RawFinding[]]>([
  ['a page', { markup: {} as PageFacts }, [untitled('info')]],
  ['the start page', { markup: {} as PageFacts, isStartPage: true }, [untitled('warning')]],
  ['an SVG image', { markup: {} as PageFacts, isPage: false }, []],
])('DOC-TITLE: %s without a title', ([, overrides, rawFindings]) => {
  expect(findingsOf(overrides)).toEqual(rawFindings);
});

test('a sound style sheet has no findings', () => {
  const facts: TextFacts = { kind: 'css', decoded, references: [], needs: [], placeOf };
  expect(textFindings({ facts, isPage: false, isStartPage: false })).toEqual([]);
});

const base = (href: string): Overrides => ({ markup: { ...titled, base: { href, offset: 7 } } });

test('DOC-BASE: an absolute base, with its place and at most 300 characters', () => {
  expect(findingsOf(base('sub/'))).toEqual([]);
  const long = `/${'x'.repeat(299)}`;
  expect(findingsOf(base(`${long}y`))).toEqual([
    {
      code: 'DOC-BASE',
      severity: 'warning',
      params: { href: `${long}…` },
      entry: 'a.html',
      line: 7,
    },
  ]);
});

test('DOC-NEEDS-SERVER: each need, with its place', () => {
  const needs = [
    { need: 'request', offset: 3 },
    { need: 'module', offset: 5 },
  ] as const;
  expect(findingsOf({ needs })).toEqual([
    { code: 'DOC-NEEDS-SERVER', severity: 'warning', params: { need: 'request' }, entry: 'a.html', line: 3 },
    { code: 'DOC-NEEDS-SERVER', severity: 'warning', params: { need: 'module' }, entry: 'a.html', line: 5 },
  ]);
});

const none = { pagesWithScripts: 0, pagesWithoutLanguage: 0, hosts: new Map<string, number>() };
const info = (code: RawFinding['code'], params: RawFinding['params']): RawFinding => ({
  code,
  severity: 'info',
  params: { ...params },
});

test('findings on the manual as a whole are reported once each', () => {
  expect(manualFindings(none)).toEqual([]);
  expect(manualFindings({ ...none, pagesWithScripts: 1 })).toEqual([info('DOC-SCRIPTS', { pages: 1 })]);
  expect(manualFindings({ ...none, pagesWithoutLanguage: 1 })).toEqual([info('DOC-LANGUAGE', { pages: 1 })]);
  expect(
    manualFindings({ pagesWithScripts: 2, pagesWithoutLanguage: 3, hosts: new Map([['a.example', 4]]) }),
  ).toEqual([
    info('DOC-LANGUAGE', { pages: 3 }),
    info('DOC-SCRIPTS', { pages: 2 }),
    info('LINK-EXTERNAL', { links: 4, hostCount: 1, hosts: 'a.example (4)' }),
  ]);
});

test('LINK-EXTERNAL: the ten hosts with the most links are named', () => {
  const hosts = new Map(Array.from({ length: 11 }, (_, at) => [`${at}.example`, at + 1]));
  expect(manualFindings({ ...none, hosts })).toEqual([
    info('LINK-EXTERNAL', {
      links: 66,
      hostCount: 11,
      hosts:
        '10.example (11), 9.example (10), 8.example (9), 7.example (8), 6.example (7), ' +
        '5.example (6), 4.example (5), 3.example (4), 2.example (3), 1.example (2)',
    }),
  ]);
});

test.for(['', ' \r\n\t'])('[MANUAL-41] DOC-NOT-HTML: an empty start page: %j', (text) => {
  const empty = { decoded: { ...decoded, text } };
  expect(findingsOf({ ...empty, isStartPage: true })).toEqual([
    { code: 'DOC-NOT-HTML', severity: 'error', params: { content: 'empty' }, entry: 'a.html' },
  ]);
  expect(findingsOf(empty)).toEqual([]);
});

const malformed = (severity: RawFinding['severity'], line?: number): RawFinding => ({
  code: 'DOC-XML',
  severity,
  entry: 'a.html',
  ...(line !== undefined && { line }),
});

test.for<[string, Overrides, RawFinding[]]>([
  ['a page', { xmlFault: { offset: 3 } }, [malformed('warning', 3)]],
  ['a picture', { xmlFault: { offset: 0 }, isPage: false }, [malformed('warning', 0)]],
  ['the start page', { xmlFault: { offset: 3 }, isStartPage: true }, [malformed('error', 3)]],
  ['bytes of another encoding', { xmlFault: {} }, [malformed('warning')]],
  ['sound XML', {}, []],
])('[MANUAL-41] DOC-XML: %s', ([, overrides, rawFindings]) => {
  expect(findingsOf(overrides)).toEqual(rawFindings);
});
