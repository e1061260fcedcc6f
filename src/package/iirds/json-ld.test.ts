import { anything, assert, property } from 'fast-check';
import { expect, test } from 'vitest';

import { pdf } from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf } from '../../../tests/support/inspect-package-entries.ts';
import { graphOfJsonLd } from './json-ld.ts';

const limits = { maxDepth: 20, maxNodes: 1_000 };
const iirds = 'http://iirds.tekom.de/iirds#';

/** A document of a package for handover, in one of the forms of JSON-LD. */
const document = {
  '@type': 'iirds:Document',
  '@id': 'urn:acme:manual',
  'iirds:title': { '@language': 'en', '@value': 'Operating instructions' },
  'iirds:language': 'en',
  'iirds:relates-to-product-variant': {
    '@type': 'iirds:ProductVariant',
    'iirds:has-identity': {
      'iirds:identifier': 'SN-4711',
      'iirds:has-identity-domain': { 'iirds:has-identity-type': { '@id': 'iirds:SerialNumber' } },
    },
  },
  'iirds:has-rendition': { '@id': '_:pdf' },
};
const rendition = {
  '@type': 'iirds:Rendition',
  '@id': '_:pdf',
  'iirds:format': 'application/pdf',
  'iirds:source': 'CONTENT/manual.pdf',
};

const entriesWith = (jsonLd: object, rdf?: string) => [
  { name: 'mimetype', data: 'application/iirds+zip', method: 0 },
  ...(rdf === undefined ? [] : [{ name: 'META-INF/metadata.rdf', data: rdf }]),
  { name: 'META-INF/metadata.jsonld', data: JSON.stringify(jsonLd) },
  { name: 'CONTENT/manual.pdf', data: pdf, method: 0 },
];

test.for<[string, object]>([
  ['side by side, without a context', { '@graph': [document, rendition] }],
  [
    'with terms and a vocabulary',
    {
      '@context': [
        'https://acme.example/context.jsonld',
        {
          '@vocab': iirds,
          '@language': 'en',
          id: '@id',
          type: '@type',
          'has-rendition': { '@type': '@id' },
          kind: { '@id': 'has-identity-type', '@type': '@vocab' },
          label: { '@id': `${iirds}title`, '@container': '@language' },
        },
      ],
      type: 'Document',
      id: 'urn:acme:manual',
      label: { en: 'Operating instructions' },
      language: { '@list': ['en'] },
      'relates-to-product-variant': {
        'has-identity': { identifier: 'SN-4711', 'has-identity-domain': { kind: 'SerialNumber' } },
      },
      'has-rendition': '_:pdf',
      '@graph': [
        { type: ['Rendition'], id: '_:pdf', format: 'application/pdf', source: 'CONTENT/manual.pdf' },
      ],
    },
  ],
  [
    'expanded',
    [
      {
        '@type': [`${iirds}Document`],
        '@id': 'urn:acme:manual',
        [`${iirds}title`]: [{ '@value': 'Operating instructions', '@language': 'en' }],
        [`${iirds}language`]: [{ '@value': 'en' }],
        [`${iirds}relates-to-product-variant`]: [{ '@id': 'urn:v' }],
        [`${iirds}has-rendition`]: [
          {
            [`${iirds}source`]: [{ '@value': 'CONTENT/manual.pdf' }],
            [`${iirds}format`]: [{ '@value': 'application/pdf' }],
          },
        ],
      },
      { '@id': 'urn:v', [`${iirds}has-identity`]: { '@id': 'urn:i' } },
      {
        '@id': 'urn:i',
        [`${iirds}identifier`]: 'SN-4711',
        [`${iirds}has-identity-domain`]: { '@id': 'urn:d' },
      },
      { '@id': 'urn:d', [`${iirds}has-identity-type`]: { '@id': `${iirds}SerialNumber` } },
    ],
  ],
])('[PACKAGE-57] metadata in JSON-LD, %s', async ([, jsonLd]) => {
  expect(await inspectPackageOf(entriesWith(jsonLd))).toMatchObject({
    format: 'iirds',
    documents: [
      {
        id: 'urn:acme:manual',
        titles: { en: 'Operating instructions' },
        languages: ['en'],
        objectIds: [{ id: 'SN-4711', kind: 'individual' }],
        mainFile: { place: ['CONTENT/manual.pdf'], mediaType: 'application/pdf' },
      },
    ],
    findings: [],
  });
});

test('[PACKAGE-57] JSON-LD takes the place of RDF that can’t be read, and only then', async () => {
  const jsonLd = { '@graph': [document, rendition] };
  const broken = await inspectPackageOf(entriesWith(jsonLd, '<!DOCTYPE rdf><rdf/>'));
  expect(broken.documents).toMatchObject([{ titles: { en: 'Operating instructions' } }]);
  expect(broken.findings).toMatchObject([
    { code: 'PACKAGE-METADATA-UNREADABLE', places: [{ entry: 'META-INF/metadata.rdf' }] },
  ]);
  const rdf = `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:i="${iirds}">
    <i:Document r:about="urn:rdf" i:language="de" i:title="Anleitung"/></r:RDF>`;
  const both = await inspectPackageOf(entriesWith(jsonLd, rdf));
  expect(both.documents).toMatchObject([{ titles: { de: 'Anleitung' } }]);
});

test('[PACKAGE-57] neither form can be read', async () => {
  const { findings } = await inspectPackageOf([
    { name: 'mimetype', data: 'application/iirds+zip', method: 0 },
    { name: 'META-INF/metadata.rdf', data: '<' },
    { name: 'META-INF/metadata.jsonld', data: '{"@graph":' },
  ]);
  expect(findings[0]).toMatchObject({ code: 'PACKAGE-METADATA-UNREADABLE', count: 1 });
  expect(findings.slice(0, 2).map(({ params }) => params['detail'])).toEqual(['not-well-formed', 'not-json']);
});

test('[PACKAGE-57] values that are no JSON-LD lead to nothing', () =>
  assert(
    property(anything({ maxDepth: 6 }), (value) => {
      expect(graphOfJsonLd(value, limits).size).toBeLessThanOrEqual(limits.maxNodes);
    }),
  ));

test('[PACKAGE-57] contexts in contexts, deep nesting and many nodes end at the limits', () => {
  const terms = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`t${at}`, `urn:t:${at}`]));
  const nested = Array.from({ length: 10_000 }, (_, at) => ({ '@context': {}, '@id': `urn:${at}`, a: 'b' }));
  expect(graphOfJsonLd({ '@context': terms, '@graph': nested }, limits).size).toBeLessThan(10);
  let deep: object = {};
  for (let level = 0; level < 10_000; level += 1) deep = { 'urn:in': deep, 'urn:level': level };
  expect(graphOfJsonLd(deep, limits).size).toBeLessThanOrEqual(limits.maxDepth + 1);
});
