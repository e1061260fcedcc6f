import { expect, test } from 'vitest';

import type { ReferenceKind } from '../pages/reference.ts';
import { linkFindings } from './link-rules.ts';
import { createSite } from './site.ts';
import { findTarget, type LinkFinding } from './target.ts';

const site = createSite(['plan.TIF', 'index.html', 'guide/page.html', 'menu/index.html', 'img/press.svg']);

/** Findings for an address on `guide/page.html`. */
const findingsOf = (kind: ReferenceKind, address: string): readonly LinkFinding[] =>
  linkFindings(kind, findTarget(site, address, 'guide/page.html'));

const warning = (code: LinkFinding['code'], params: object, more: object = {}) => ({
  code,
  severity: 'warning',
  params,
  ...more,
});
const repairable = { repairable: true };

test.each<[string, object[]]>([
  ['../index.html', []],
  ['../menu/', [{ code: 'LINK-INDEX', severity: 'info', params: { target: 'menu' } }]],
  ['../', [{ code: 'LINK-INDEX', severity: 'info', params: { target: './' } }]],
  [
    'cid:part1@example.com',
    [warning('LINK-MALFORMED', { target: 'cid:part1@example.com', reason: 'temporary' })],
  ],
  ['blob:null/1', [warning('LINK-MALFORMED', { target: 'blob:null/1', reason: 'temporary' })]],
  ['mailto:a@example.com', []],
  ['gone.html', [warning('LINK-BROKEN', { target: 'guide/gone.html' })]],
  ['press.svg', [warning('LINK-BROKEN', { target: 'guide/press.svg' })]],
  // An address that ends in a slash is not a file, however it is written.
  ['../img/press.svg/', [warning('LINK-BROKEN', { target: 'img/press.svg' })]],
  ['../IMG/press.svg/', [warning('LINK-BROKEN', { target: 'IMG/press.svg' })]],
  ['../img', [warning('LINK-FOLDER', { target: 'img' })]],
  ['../INDEX.html', [warning('LINK-CASE', { target: 'INDEX.html', expected: 'index.html' }, repairable)]],
  ['..\\index.html', [warning('LINK-BACKSLASH', { target: '..\\index.html' }, repairable)]],
  [
    '..\\INDEX.html?x',
    [
      warning('LINK-BACKSLASH', { target: '..\\INDEX.html?x' }, repairable),
      warning('LINK-CASE', { target: 'INDEX.html', expected: 'index.html' }, repairable),
    ],
  ],
  [
    'a\\gone.html?x',
    [
      warning('LINK-BACKSLASH', { target: 'a\\gone.html?x' }, repairable),
      warning('LINK-BROKEN', { target: 'guide/a/gone.html' }),
    ],
  ],
  [
    '..\\img',
    [warning('LINK-BACKSLASH', { target: '..\\img' }, repairable), warning('LINK-FOLDER', { target: 'img' })],
  ],
  ['../index.html?x', [{ code: 'LINK-QUERY', severity: 'info' }]],
  [
    '..\\index.html?x',
    [
      warning('LINK-BACKSLASH', { target: '..\\index.html?x' }, repairable),
      { code: 'LINK-QUERY', severity: 'info' },
    ],
  ],
  ['/index.html', [warning('LINK-ROOT', { target: 'index.html' })]],
  ['\\gone.html?x', [warning('LINK-ROOT', { target: 'gone.html' })]],
  ['C:\\a.html', [warning('LINK-LOCAL', { target: 'C:\\a.html' })]],
  ['a%zz', [warning('LINK-MALFORMED', { target: 'a%zz', reason: 'percent' })]],
  ['http://', [warning('LINK-MALFORMED', { target: 'http://', reason: 'host' })]],
  ['mk:a', [warning('LINK-MALFORMED', { target: 'mk:a', reason: 'scheme' })]],
])('a link to %j has the findings %j', (address, rawFindings) => {
  expect(findingsOf('page', address)).toStrictEqual(rawFindings);
});

const outside = '../../a.html';
const web = 'https://a.example/';

test.each<[ReferenceKind, string, object[]]>([
  ['page', outside, [warning('LINK-OUTSIDE', { target: outside })]],
  ['resource', outside, [warning('LINK-OUTSIDE', { target: outside })]],
  ['relation', outside, [warning('LINK-OUTSIDE', { target: outside })]],
  ['frame', outside, [warning('DOC-LEAVES', { target: outside })]],
  ['form', outside, [warning('DOC-FORM', { target: outside })]],
  ['refresh', outside, [warning('DOC-LEAVES', { target: outside })]],
  ['resource', web, [warning('RES-EXTERNAL', { target: web })]],
  ['frame', web, [warning('RES-EXTERNAL', { target: web })]],
  ['form', web, [warning('DOC-FORM', { target: web })]],
  ['refresh', web, [warning('DOC-LEAVES', { target: web })]],
  ['page', '', [{ code: 'LINK-EMPTY', severity: 'info' }]],
  ['resource', ' ', [{ code: 'LINK-EMPTY', severity: 'info' }]],
  ['form', '', []],
])('a reference of kind %s to %j', (kind, address, rawFindings) => {
  expect(findingsOf(kind, address)).toStrictEqual(rawFindings);
});

test('a target of more than 300 characters is shortened', () => {
  const name = `${'a'.repeat(400)}.html`;
  const target = findTarget(createSite([name]), name.toUpperCase(), 'index.html');
  expect(linkFindings('page', target)).toEqual([
    warning('LINK-CASE', { target: `${'A'.repeat(300)}…`, expected: `${'a'.repeat(300)}…` }, repairable),
  ]);
  expect(findingsOf('page', `../${name}`)).toEqual([
    warning('LINK-BROKEN', { target: `${'a'.repeat(300)}…` }),
  ]);
});

test("[MANUAL-42] RES-FORMAT: an image in a format that browsers don't show is a defect if it is loaded, not if it is linked", () => {
  expect(findingsOf('resource', '../plan.TIF')).toEqual([warning('RES-FORMAT', { target: 'plan.TIF' })]);
  expect(findingsOf('resource', '../plan.tif').map(({ code }) => code)).toEqual(['LINK-CASE', 'RES-FORMAT']);
  expect(findingsOf('page', '../plan.TIF')).toEqual([]);
  expect(findingsOf('resource', '../img/press.svg')).toEqual([]);
  expect(findingsOf('resource', '../gone.tif').map(({ code }) => code)).toEqual(['LINK-BROKEN']);
});

test('[MANUAL-43] a folder with an index page is a note, and one without is a defect', () => {
  expect(findingsOf('page', '../menu')).toEqual([
    { code: 'LINK-INDEX', severity: 'info', params: { target: 'menu' } },
  ]);
  expect(findingsOf('page', '../img/')).toEqual([warning('LINK-FOLDER', { target: 'img' })]);
});
