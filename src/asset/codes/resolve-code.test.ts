import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { KnownAsset } from '../known-asset.ts';
import { codePresets, readCode, type CodeRules } from './read-code.ts';
import { resolveCode, type CodeLookup } from './resolve-code.ts';

const ownLinks = [
  'https://docs.plant.example/app/#/assets/{assetId}',
  'https://cmms.example/a/{assetId}/view',
];
const all: CodeRules = { patterns: ['gs1', 'siemens', 'iec61406', 'plain'], ownLinks };
const plain: CodeRules = { patterns: ['plain'], ownLinks };
const plant: readonly KnownAsset[] = [
  { id: 'PRESS-0042', name: 'Press' },
  { id: 'TANK-007', name: 'Tank', codes: ['https://id.gs1.org/01/09521101530001/21/12345'] },
  { id: '0815', name: 'Pump' },
];

interface Given {
  readonly rules?: CodeRules;
  readonly assets?: readonly KnownAsset[];
  readonly lookup?: CodeLookup;
}

/** The asset that a code opens, the IDs to confirm in brackets, or the status. */
function resolve(content: string, { rules = all, assets = plant, lookup = { status: 'none' } }: Given = {}) {
  const reading = readCode(content, rules);
  const resolution = reading
    ? resolveCode(reading, lookup, { assets, rules })
    : { status: 'nothing' as const };
  if (resolution.status === 'known') return resolution.asset.id;
  return resolution.status === 'confirm' ? resolution.suggestions.map(({ id }) => id) : resolution.status;
}

test.each([
  ['an ID of the list', 'PRESS-0042', 'PRESS-0042'],
  ['an ID with control characters around it', '\u001dPRESS-0042\r\n', 'PRESS-0042'],
  ['a link of the application', 'HTTPS://docs.PLANT.example/app/#/assets/PRESS-0042', 'PRESS-0042'],
  ["a link of the deployment's assets", 'https://cmms.example/a/PRESS-0042/view', 'PRESS-0042'],
  ['a code of the list', 'https://id.gs1.org/01/09521101530001/21/12345', 'TANK-007'],
  ['a code of the list in another spelling', ']d2010952110153000121123456'.slice(0, -1), 'TANK-007'],
])('[PAGE-10] %s opens its asset', (_, content, opened) => {
  expect(resolve(content)).toBe(opened);
});

test.each<[string, string, readonly string[]]>([
  ['an ID that is not in the list', 'PUMP-310', ['PUMP-310']],
  ['a similar ID', 'press 0042', ['PRESS-0042', 'press 0042']],
  ['a link of a foreign host', 'https://a.example/m/0815', ['0815', 'https://a.example/m/0815']],
  ['the serial number of another maker', 'https://id.gs1.org/01/09506000134352/21/12345', ['12345']],
  ['an article with serial number', '1P6ES7+S0815', ['0815']],
  ['an article with serial number in a link', 'https://i.siemens.com/1P6ES7%2BXY+S0815', ['0815']],
])('[PAGE-10] %s is to be confirmed', (_, content, suggestions) => {
  expect(resolve(content)).toEqual(suggestions);
});

test.each<[string, string, unknown]>([
  ['an identification link', 'https://id.maker.example/pump/4711', 'https://id.maker.example/pump/4711'],
  ['a link of the application', 'https://docs.plant.example/app/#/assets/P%2F1', 'P/1'],
  ['a GS1 code', '010952110153000121A7', ['A7']],
])('[PAGE-10] without a list and a lookup, %s gives %j', (_, content, expected) => {
  expect(resolve(content, { assets: [] })).toEqual(expected);
});

test.each([
  ['https://a.example/m/0815?lang=de', ['0815']],
  ['https://id.abc.example/?m=4711&s=0815', ['0815', '4711']],
  ['https://plant.example/', 'nothing'],
  ['WIFI:S:plant;T:WPA;P:secret;;', ['WIFI:S:plant;T:WPA;P:secret;;']],
  ['', 'nothing'],
  ['..', 'nothing'],
  ['x'.repeat(300), 'nothing'],
])('[PAGE-10] with plain IDs only, %j gives %j', (content, expected) => {
  expect(resolve(content, { rules: plain })).toEqual(expected);
});

const found = (id: string): CodeLookup => ({ status: 'found', asset: { id, name: 'Found' } });

test('[PAGE-8] a service resolves whole codes, and confirms IDs', () => {
  expect(resolve('https://a.example/m/0815', { lookup: found('PUMP-310') })).toBe('PUMP-310');
  expect(resolve('010952110153000121A7', { lookup: found('PUMP-310') })).toBe('PUMP-310');
  expect(resolve('PUMP-310', { lookup: found('PUMP-310') })).toBe('PUMP-310');
  expect(resolve('pump-310', { lookup: found('PUMP-310') })).toEqual(['PUMP-310', 'pump-310']);
});

test.each(['unknown', 'failed'] as const)(
  '[PAGE-8] if the lookup is %s, an ID is to be confirmed',
  (status) => {
    expect(resolve('PUMP-310', { lookup: { status }, assets: [] })).toEqual(['PUMP-310']);
  },
);

test('[PAGE-8] a code of the list needs no answer of the service, another one does', () => {
  expect(resolve('PRESS-0042', { lookup: { status: 'checking' } })).toBe('PRESS-0042');
  expect(resolve('PUMP-310', { lookup: { status: 'checking' } })).toBe('checking');
});

test('[PAGE-10] a code that two assets of the list have is to be confirmed', () => {
  const assets = ['A', 'B'].map((id) => ({ id, name: id, codes: ['https://m.example/7'] }));
  expect(resolve('https://m.example/7', { assets })).toEqual(['A', 'B', 'https://m.example/7', '7']);
});

test.each([
  [String.raw`https://id\.plant\.example/o/(?<asset>[^/]+)`, 'https://id.plant.example/o/P%201', ['P 1']],
  [String.raw`https://id\.plant\.example/o/(?<asset>.+)`, 'https://id.plant.example/o/P/1', ['P/1']],
  [String.raw`https://[^/]+/(?<asset>[^/]+)`, 'https://a.example/PUMP-310', ['PUMP-310']],
  [String.raw`\+M:ACME\+S:(?<asset>.+)`, '+M:ACME+S:PUMP-310', ['PUMP-310']],
])('[PAGE-11] the own pattern %s reads %s', (pattern, content, expected) => {
  expect(resolve(content, { rules: { patterns: [pattern], ownLinks }, assets: [] })).toEqual(expected);
});

test.each([
  [253, ['7'.repeat(253)]],
  [254, []],
])('[PAGE-11] an own pattern reads at most 255 characters: X: and %i more', (count, expected) => {
  const rules = { patterns: ['X:(?<asset>.+)'], ownLinks };
  expect(readCode(`X:${'7'.repeat(count)}`, rules)?.suggestions).toEqual(expected);
});

test('[PAGE-11] the first pattern that matches counts', () => {
  const content = 'https://id.gs1.org/01/09521101530001/21/777';
  const read = (...patterns: string[]) => readCode(content, { patterns, ownLinks })?.identity;
  expect(read('gs1', 'iec61406')).toBe('(01)09521101530001(21)777');
  expect(read('iec61406', 'gs1')).toBe(content);
});

const id = fc.stringMatching(/^[A-Z0-9]{1,3}[-/ ]?[A-Z0-9]{1,2}$/);
const host = fc.constantFrom('a.example', 'b.example', 'id.gs1.org', 'docs.plant.example', 'i.siemens.com');
const gtin = fc.constantFrom('09521101530001', '09506000134352');

/** Codes of a plant: few hosts, makers and numbers, so that parts of different codes are often the same. */
const code = fc.oneof(
  id,
  fc
    .tuple(host, fc.constantFrom('m', 'pump', '01'), id)
    .map(([at, path, own]) => `https://${at}/${path}/${own}`),
  fc.tuple(host, id, id).map(([at, model, own]) => `https://${at}/?m=${model}&s=${own}`),
  fc.tuple(host, gtin, id).map(([at, of, own]) => `https://${at}/01/${of}/21/${encodeURIComponent(own)}`),
  fc.tuple(gtin, id).map(([of, own]) => `01${of}21${own}`),
  fc.tuple(id, id).map(([article, own]) => `1P${article}+S${own}`),
  fc.string({ maxLength: 6 }),
);

/** The part of a code that may differ between two codes of the same object: none, except in GS1 codes. */
function objectOf(content: string): string {
  const [, of, own] = /01\/?(\d{14})\/?21\/?(.+)/.exec(content) ?? [];
  return of === undefined
    ? content.replace(/^[\s\p{Cc}]+|[\s\p{Cc}]+$/gu, '')
    : `${of} ${decodeURIComponent(own!)}`;
}

const rules = fc
  .shuffledSubarray([
    ...codePresets,
    String.raw`https://a\.example/m/(?<asset>.+)`,
    'https://[^/]+/.*(?<asset>[^/]+)',
  ])
  .map((patterns): CodeRules => ({ patterns, ownLinks }));

test('[PAGE-10] two different codes never open the same asset without confirmation, with any list', () => {
  fc.assert(
    fc.property(code, code, rules, fc.array(id, { maxLength: 3 }), (one, other, rules, ids) => {
      fc.pre(objectOf(one) !== objectOf(other));
      const given = { rules, assets: ids.map((each) => ({ id: each, name: each })) };
      const opened = [one, other].map((each) => resolve(each, given));
      // A code whose whole content is the asset ID names no other object.
      const isIdItself = opened.some((each, at) => each === [one, other][at]);
      expect(
        typeof opened[0] !== 'string' || opened[0] === 'nothing' || isIdItself || opened[0] !== opened[1],
      ).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
