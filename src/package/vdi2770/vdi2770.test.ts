import { expect, test } from 'vitest';

import { buildZip, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import {
  documentationEntries,
  documentEntries,
  pdf,
  vdiXml,
  type VdiDocument,
} from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf, placesByCode } from '../../../tests/support/archives/inspect-package-entries.ts';
import { defaultPackageLimits } from '../package-limits.ts';

const nameOf = ({ name }: EntrySpec): string => String(name);

test('[PACKAGE-7] metadata of a document', async () => {
  const { documents, objectIds } = await inspectPackageOf(documentEntries());
  expect(documents).toEqual([
    {
      id: 'DOC-1',
      titles: { de: 'Betriebsanleitung', en: 'Operating instructions' },
      languages: ['de', 'en'],
      classIds: ['03-02'],
      version: '1.0',
      status: 'Released',
      manufacturer: 'Acme Pumps',
      objectIds,
      files: [{ place: ['manual.pdf'], sizeBytes: 25, mediaType: 'application/pdf' }],
      mainFile: { place: ['manual.pdf'], sizeBytes: 25, mediaType: 'application/pdf' },
    },
  ]);
  expect(objectIds).toEqual([
    { id: 'SN-4711', kind: 'individual', label: 'serial number' },
    { id: 'P-42', kind: 'type', label: 'product type' },
  ]);
});

test('[PACKAGE-7] metadata with a prefix, without a namespace, in another order or with little in it', async () => {
  const xml = `<v:Document xmlns:v="urn:other"><v:Unknown/><v:DocumentVersion>
    <v:DigitalFile>manual.pdf</v:DigitalFile>
    <v:DocumentDescription><v:Title>  Pump
      manual </v:Title></v:DocumentDescription><v:Language>DE-at</v:Language><v:Language>??</v:Language>
    </v:DocumentVersion><v:DocumentId> 7 </v:DocumentId>
    <v:DocumentClassification ClassificationSystem="VDI 2770 Blatt 1:2020"><v:ClassId>03-04</v:ClassId></v:DocumentClassification>
    </v:Document>`;
  const { documents, findings } = await inspectPackageOf([
    { name: 'VDI2770_Metadata.xml', data: xml },
    { name: 'manual.pdf', data: pdf },
  ]);
  expect(documents).toMatchObject([
    { id: '7', titles: { und: 'Pump manual' }, languages: ['de-AT'], classIds: ['03-04'], objectIds: [] },
  ]);
  expect(findings).toEqual([]);
});

test('[PACKAGE-7] a file is found if only its spelling differs, and the difference is named', async () => {
  const [metadata] = documentEntries({ files: ['Größe.PDF', 'plan.zip'] });
  const report = await inspectPackageOf([
    { ...metadata!, name: 'vdi2770_metadata.xml' },
    { name: 'Größe.pdf'.normalize('NFD'), data: pdf },
    { name: 'plan.zip', data: buildZip(documentEntries()) },
  ]);
  expect(report.documents[0]?.mainFile?.place).toEqual(['Größe.pdf'.normalize('NFD')]);
  expect(placesByCode(report)).toEqual({
    'PACKAGE-FILE-SPELLING': ['vdi2770_metadata.xml', 'Größe.pdf'.normalize('NFD')],
  });
});

test.for([0, 8])('[PACKAGE-9] documents in containers with method %i', async (method) => {
  const report = await inspectPackageOf(
    documentationEntries([{ id: 'A' }, { id: 'B', files: ['a/b.pdf'] }], { method }),
  );
  expect(report).toMatchObject({
    titles: { de: 'Dokumentation', en: 'Documentation' },
    manufacturer: 'Acme Pumps',
    languages: ['de', 'en'],
    overview: { id: 'MAIN', mainFile: { place: ['VDI2770_Main.pdf'] } },
    findings: [],
  });
  expect(report.documents.map(({ id, mainFile }) => [id, mainFile?.place])).toEqual([
    ['A', ['container-1.zip', 'manual.pdf']],
    ['B', ['container-2.zip', 'a/b.pdf']],
  ]);
});

/** A documentation in a documentation, this many times. */
function nested(levels: number): readonly EntrySpec[] {
  if (levels === 0) return documentEntries({ id: 'INNERMOST' });
  return [
    ...documentationEntries([], { main: { id: `MAIN-${levels}` } }),
    { name: 'inner.zip', data: buildZip(nested(levels - 1)), method: levels % 2 === 0 ? 8 : 0 },
  ];
}

test('[PACKAGE-9] containers are read two levels deep', async () => {
  const two = await inspectPackageOf(nested(2));
  expect(two.documents.map(({ id, mainFile }) => [id, mainFile?.place])).toEqual([
    ['MAIN-1', ['inner.zip', 'VDI2770_Main.pdf']],
    ['INNERMOST', ['inner.zip', 'inner.zip', 'manual.pdf']],
  ]);
  expect(two.findings).toEqual([]);
  const three = await inspectPackageOf(nested(3));
  expect(three.documents.map(({ id }) => id)).toEqual(['MAIN-2', 'MAIN-1']);
  expect(placesByCode(three)).toEqual({ 'PACKAGE-TOO-DEEP': ['inner.zip/inner.zip/inner.zip'] });
});

test('[PACKAGE-9] containers beyond a limit are named and not read', async () => {
  const entries = documentationEntries([{ id: 'A' }, { id: 'B' }], { method: 8 });
  const crowded = await inspectPackageOf(entries, { limits: { ...defaultPackageLimits, maxContainers: 1 } });
  expect(placesByCode(crowded)).toEqual({ 'PACKAGE-TOO-LARGE': ['container-2.zip'] });
  const large = await inspectPackageOf(entries, {
    limits: { ...defaultPackageLimits, maxUnpackedBytes: 3_500 },
  });
  expect(placesByCode(large)['PACKAGE-TOO-LARGE']).toContain('container-2.zip');
});

const findings: readonly (readonly [
  string,
  readonly EntrySpec[],
  Readonly<Record<string, readonly string[]>>,
])[] = [
  [
    'a file that is missing',
    documentEntries({ files: ['manual.pdf', 'plan.dwg'] }).filter((one) => nameOf(one) !== 'plan.dwg'),
    { 'PACKAGE-FILE-MISSING': ['plan.dwg'] },
  ],
  [
    'a file that metadata doesn’t name',
    [...documentEntries(), { name: 'notes.txt', data: 'x' }],
    { 'PACKAGE-FILE-UNNAMED': ['notes.txt'] },
  ],
  [
    'a document without a PDF',
    documentEntries({ files: ['manual.docx'] }),
    { 'PACKAGE-NO-PDF': ['VDI2770_Metadata.xml'] },
  ],
  [
    'a document that isn’t released',
    documentEntries({ status: 'InReview' }),
    { 'PACKAGE-NOT-RELEASED': ['VDI2770_Metadata.xml'] },
  ],
  [
    'two documents with one ID',
    documentationEntries([{ id: 'A' }, { id: 'A' }]),
    { 'PACKAGE-DUPLICATE-ID': ['container-2.zip/VDI2770_Metadata.xml'] },
  ],
  [
    'a document that comes twice in one of its languages',
    documentationEntries([
      { id: 'A', languages: ['de'] },
      { id: 'A', languages: ['en', 'de'] },
    ]),
    { 'PACKAGE-DUPLICATE-ID': ['container-2.zip/VDI2770_Metadata.xml'] },
  ],
  [
    'a document that the main document lists',
    documentationEntries([{ id: 'A' }], { main: { references: ['A', 'B'] } }),
    { 'PACKAGE-DOCUMENT-MISSING': ['VDI2770_Main.xml'] },
  ],
  [
    'a loose file in a documentation',
    [...documentationEntries([{}]), { name: 'notes.txt', data: 'x' }],
    { 'PACKAGE-FILE-UNNAMED': ['notes.txt'] },
  ],
  ['a documentation without documents', documentationEntries([]), { 'PACKAGE-NO-DOCUMENTS': [''] }],
];

test.for(findings)('[PACKAGE-11] %s', async ([, entries, expected]) => {
  expect(placesByCode(await inspectPackageOf(entries))).toEqual(expected);
});

test.for([
  [
    'other versions',
    [
      { id: 'A', version: '1' },
      { id: 'A', version: '2' },
    ],
  ],
  ['other domains', [{ id: 'A' }, { id: 'A', domain: 'OTHER' }]],
  [
    'other languages',
    [
      { id: 'A', languages: ['de'] },
      { id: 'A', languages: ['en', 'fr'] },
    ],
  ],
] as readonly (readonly [string, readonly VdiDocument[]])[])(
  '[PACKAGE-11] equal IDs of %s are different documents',
  async ([, documents]) => {
    expect(
      (await inspectPackageOf(documentationEntries(documents, { main: { references: [] } }))).findings,
    ).toEqual([]);
  },
);

test('[PACKAGE-12] a document is listed with its files if its metadata can’t be read', async () => {
  const report = await inspectPackageOf([
    ...documentationEntries([], { main: { references: ['A'] } }),
    {
      name: 'broken.zip',
      data: buildZip([
        { name: 'VDI2770_Metadata.xml', data: '<Document>' },
        { name: 'a.pdf', data: pdf },
      ]),
    },
    {
      name: 'other.zip',
      data: buildZip([
        { name: 'VDI2770_Metadata.xml', data: '<html/>' },
        { name: 'b.pdf', data: pdf },
      ]),
    },
    {
      name: 'bare.zip',
      data: buildZip([
        { name: 'c.pdf', data: pdf },
        { name: 'd.pdf', data: pdf },
      ]),
    },
  ]);
  expect(report.documents.map(({ id, files, mainFile }) => [id, files.length, mainFile?.place])).toEqual([
    ['', 1, ['broken.zip', 'a.pdf']],
    ['', 1, ['other.zip', 'b.pdf']],
    ['', 2, undefined],
  ]);
  expect(report.findings).toMatchObject([
    {
      code: 'PACKAGE-METADATA-UNREADABLE',
      params: { detail: 'not-well-formed' },
      places: [{ entry: 'broken.zip/VDI2770_Metadata.xml' }],
    },
    { code: 'PACKAGE-METADATA-UNREADABLE', params: { detail: 'other-root' } },
    { code: 'PACKAGE-NO-METADATA', places: [{ entry: 'bare.zip' }] },
  ]);
});

test('[PACKAGE-12] documents are listed if the metadata of their documentation can’t be read', async () => {
  const [, ...rest] = documentationEntries([{ id: 'A' }]);
  const report = await inspectPackageOf([{ name: 'VDI2770_Main.xml', data: 'x' }, ...rest]);
  expect(report.overview?.mainFile?.place).toEqual(['VDI2770_Main.pdf']);
  expect(report.documents.map(({ id }) => id)).toEqual(['A']);
  expect(Object.keys(placesByCode(report))).toEqual(['PACKAGE-METADATA-UNREADABLE']);
});

test('[PACKAGE-12] encrypted files and containers', async () => {
  const [metadata, manual] = documentEntries({ id: 'A' });
  const report = await inspectPackageOf([
    ...documentationEntries([], { main: { references: ['A'] } }),
    { name: 'a.zip', data: buildZip([metadata!, { ...manual!, flags: 1 }]) },
    { name: 'b.zip', data: buildZip(documentEntries()), flags: 1 },
    { name: 'c.zip', data: buildZip([{ ...metadata!, flags: 1 }, manual!]) },
  ]);
  expect(placesByCode(report)).toEqual({
    'PACKAGE-METADATA-UNREADABLE': ['c.zip/VDI2770_Metadata.xml'],
    'PACKAGE-ENCRYPTED': ['b.zip', 'a.zip/manual.pdf', 'c.zip/VDI2770_Metadata.xml'],
  });
});

test('[PACKAGE-12] a container that is damaged, cut off or no ZIP', async () => {
  const inner = buildZip(documentEntries());
  const report = await inspectPackageOf([
    ...documentationEntries([{ id: 'A' }], { main: { references: ['A', 'B'] } }),
    { name: 'cut.zip', data: inner.subarray(0, inner.length - 30), method: 0 },
    { name: 'text.zip', data: 'text' },
    { name: 'crc.zip', data: inner, central: { crc: 1 }, local: { crc: 1 } },
  ]);
  expect(report.documents.map(({ id }) => id)).toEqual(['A']);
  // Document B may be in one of them.
  expect(placesByCode(report)).toEqual({
    'PACKAGE-CONTAINER-UNREADABLE': ['cut.zip', 'text.zip', 'crc.zip'],
  });
});

test('[PACKAGE-21] names and titles are passed on as data', async () => {
  const title = '<b>&\u202e"</b>';
  const report = await inspectPackageOf(
    documentEntries({ titles: { en: title, __proto__: 'x' }, files: ['<b>.pdf'] }),
  );
  expect(report.documents[0]).toMatchObject({ titles: { en: title }, files: [{ place: ['<b>.pdf'] }] });
  const odd = vdiXml()
    .replaceAll('Language="de"', 'Language="__proto__"')
    .replaceAll('Language="en"', 'Language="constructor"');
  const { documents } = await inspectPackageOf([
    { name: 'VDI2770_Metadata.xml', data: odd },
    { name: 'manual.pdf', data: pdf },
  ]);
  expect(documents[0]?.titles).toEqual({ und: 'Betriebsanleitung' });
});
