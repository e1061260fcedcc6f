import { expect, test } from 'vitest';

import { buildZip, zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import {
  aasxEntries,
  documentationEntries,
  documentEntries,
  iirdsEntries,
  vdiXml,
} from '../../tests/fixtures/package-files.ts';
import { inspectPackageOf, placesByCode } from '../../tests/support/archives/inspect-package-entries.ts';
import { inspectPackage } from './inspect-package.ts';

const emptyEnvironment = '<environment xmlns="https://admin-shell.io/aas/3/0"/>';

test('[PACKAGE-1] containers of VDI 2770 are recognized by the metadata at their top', async () => {
  expect(await inspectPackageOf(documentEntries())).toMatchObject({ format: 'vdi2770', variant: 'document' });
  expect(await inspectPackageOf(documentationEntries([{}]))).toMatchObject({
    format: 'vdi2770',
    variant: 'documentation',
  });
});

test.for([
  ['unrestricted', iirdsEntries()],
  ['A', iirdsEntries({ restriction: 'A' })],
  ['H', iirdsEntries({ restriction: 'H' })],
  ['unrestricted', iirdsEntries().filter(({ name }) => name !== 'mimetype')],
  ['unrestricted', [...iirdsEntries(), { name: 'VDI2770_Metadata.xml', data: vdiXml() }]],
] as const)('[PACKAGE-1] an iiRDS package: %s', async ([variant, entries]) => {
  expect(await inspectPackageOf(entries)).toMatchObject({ format: 'iirds', variant });
});

test('[PACKAGE-1] the media type alone makes an iiRDS package, whose metadata is missing', async () => {
  const report = await inspectPackageOf(
    iirdsEntries().filter(({ name }) => name !== 'META-INF/metadata.rdf'),
  );
  expect(report).toMatchObject({ format: 'iirds' });
  expect(placesByCode(report)).toMatchObject({ 'PACKAGE-NO-METADATA': ['META-INF/metadata.rdf'] });
});

test('[PACKAGE-1] an AASX package is recognized by its relationships', async () => {
  expect(await inspectPackageOf(aasxEntries(emptyEnvironment))).toMatchObject({ format: 'aasx' });
});

const filesOf = (entries: readonly EntrySpec[], folder: string) =>
  entries.map(({ name, data = '' }) => ({
    path: `${folder}${String(name)}`,
    file: new File([data as BlobPart], String(name)),
  }));

test.for(['', 'Handover/'])('[PACKAGE-1] a folder with the files of a package: "%s"', async (folder) => {
  const report = await inspectPackage([
    ...filesOf(documentationEntries([{ id: 'A' }]), folder),
    ...filesOf(documentEntries({ id: 'B' }), `${folder}valves/unpacked/`),
    { path: `${folder}.DS_Store`, file: new File(['x'], '.DS_Store') },
  ]);
  expect(report).toMatchObject({ format: 'vdi2770', variant: 'documentation', findings: [] });
  expect(report?.documents.map(({ id, mainFile }) => [id, mainFile?.place])).toEqual([
    ['B', [`${folder}valves/unpacked/manual.pdf`]],
    ['A', [`${folder}container-1.zip`, 'manual.pdf']],
  ]);
  expect(await inspectPackage(filesOf(iirdsEntries(), folder))).toMatchObject({ format: 'iirds' });
  expect(await inspectPackage(filesOf(aasxEntries(emptyEnvironment), folder))).toMatchObject({
    format: 'aasx',
  });
});

test('[PACKAGE-5] a ZIP of a folder instead of its contents is read, and named', async () => {
  const inFolder = documentEntries({ id: 'A' }).map((entry) => ({
    ...entry,
    name: `pump/${String(entry.name)}`,
  }));
  const report = await inspectPackageOf(inFolder);
  expect(report.documents.map(({ mainFile }) => mainFile?.place)).toEqual([['pump/manual.pdf']]);
  expect(placesByCode(report)).toEqual({ 'PACKAGE-WRAPPED': ['pump/'] });
  const documentation = await inspectPackageOf([
    ...documentationEntries([], { main: { references: ['A'] } }),
    { name: 'pump.zip', data: buildZip(inFolder), method: 0 },
  ]);
  expect(documentation.documents.map(({ mainFile }) => mainFile?.place)).toEqual([
    ['pump.zip', 'pump/manual.pdf'],
  ]);
  expect(placesByCode(documentation)).toEqual({ 'PACKAGE-WRAPPED': ['pump.zip'] });
});

test.for([
  ['a manual', manualEntries()],
  ['an EPUB', [{ name: 'mimetype', data: 'application/epub+zip', method: 0 }]],
  [
    'a DOCX',
    [
      { name: '_rels/.rels', data: '<Relationships/>' },
      { name: 'word/document.xml', data: '<x/>' },
    ],
  ],
  ['other RDF', [{ name: 'META-INF/metadata.rdf', data: '<x/>' }]],
] as const)('[PACKAGE-6] %s is no package', async ([, entries]) => {
  expect(await inspectPackage(zipFile(entries))).toBeUndefined();
});

test('[PACKAGE-6] a ZIP that unpackers could read differently is no package', async () => {
  const entries = documentEntries();
  const overlapping = zipFile([...entries, { name: 'b', data: 'b', central: { offset: 0 } }]);
  expect(await inspectPackage(overlapping)).toBeUndefined();
  expect(await inspectPackage(new Blob(['VDI2770_Metadata.xml']))).toBeUndefined();
  expect(await inspectPackage(new Blob([]))).toBeUndefined();
});
