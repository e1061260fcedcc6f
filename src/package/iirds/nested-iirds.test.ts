import { expect, test } from 'vitest';

import { extractFiles } from '#package/extract-files.ts';
import { inspectPackage } from '#package/inspect-package.ts';

import { buildZip, zipFile, type EntrySpec } from '../../../tests/fixtures/build-zip.ts';
import { documentationEntries, iirdsEntries } from '../../../tests/fixtures/package-files.ts';
import { inspectPackageOf, placesByCode } from '../../../tests/support/archives/inspect-package-entries.ts';

const packed = (name: string, entries = iirdsEntries()): EntrySpec => ({ name, data: buildZip(entries) });

const placesOf = (report: Awaited<ReturnType<typeof inspectPackageOf>>) =>
  report.documents.map(({ mainFile }) => mainFile?.place.join('/'));

test('[PACKAGE-58] packages in an iiRDS package are listed with it, two levels deep', async () => {
  const inner = [...iirdsEntries(), packed('SUPPLIER/valve.iirds')];
  const entries = [...iirdsEntries(), packed('SUPPLIER/motor.iirds', inner)];
  const report = await inspectPackageOf(entries);
  const innermost = 'SUPPLIER/motor.iirds/SUPPLIER/valve.iirds/CONTENT/manual.pdf';
  expect(placesOf(report)).toEqual([
    'CONTENT/manual.pdf',
    'SUPPLIER/motor.iirds/CONTENT/manual.pdf',
    innermost,
  ]);
  const place = report.documents[2]!.mainFile!.place;
  expect(await extractFiles(zipFile(entries), [place])).toMatchObject([{ ok: true }]);
  const deeper = [...iirdsEntries(), packed('a.iirds', entries)];
  expect(placesByCode(await inspectPackageOf(deeper))).toMatchObject({
    'PACKAGE-TOO-DEEP': ['a.iirds/SUPPLIER/motor.iirds/SUPPLIER/valve.iirds'],
  });
});

test('[PACKAGE-58] a documentation of VDI 2770 may hold iiRDS packages', async () => {
  const more = `<iirds:Topic rdf:about="urn:t"/>`;
  const report = await inspectPackageOf([
    ...documentationEntries([{ id: 'A' }]),
    packed('pump.iirds', iirdsEntries({ more })),
    packed('motor.zip', iirdsEntries({ restriction: 'H' })),
  ]);
  expect(report).toMatchObject({ format: 'vdi2770', variant: 'documentation', topics: 1 });
  expect(placesOf(report)).toEqual([
    'container-1.zip/manual.pdf',
    'pump.iirds/CONTENT/manual.pdf',
    'motor.zip/CONTENT/manual.pdf',
  ]);
});

test('[PACKAGE-58] a package in it that is damaged, encrypted or without metadata is a finding, and the others are read', async () => {
  const report = await inspectPackageOf([
    ...iirdsEntries(),
    { name: 'a.iirds', data: 'PK damaged' },
    { ...packed('b.iirds'), flags: 1 },
    packed('c.iirds', [{ name: 'a.txt', data: 'a' }]),
    packed('d.iirds'),
  ]);
  expect(placesOf(report)).toEqual(['CONTENT/manual.pdf', 'd.iirds/CONTENT/manual.pdf']);
  expect(placesByCode(report)).toMatchObject({
    'PACKAGE-CONTAINER-UNREADABLE': ['a.iirds'],
    'PACKAGE-ENCRYPTED': ['b.iirds'],
    'PACKAGE-NO-METADATA': ['c.iirds'],
  });
});

test('[PACKAGE-58] a ZIP of nothing but iiRDS packages is read as these', async () => {
  const one = await inspectPackageOf([packed('pump.iirds', iirdsEntries({ restriction: 'H' }))]);
  expect(one).toMatchObject({ format: 'iirds', variant: 'H', titles: { en: 'Pump P-42' }, findings: [] });
  expect(placesOf(one)).toEqual(['pump.iirds/CONTENT/manual.pdf']);
  const several = await inspectPackageOf([
    packed('delivery/pump.iirds'),
    packed('delivery/motor.iirds', iirdsEntries({ documents: [] })),
  ]);
  expect(several).toMatchObject({ format: 'iirds', titles: {} });
  expect(several).not.toHaveProperty('variant');
  expect(several.objectIds).toMatchObject([{ id: 'SN-4711' }]);
  expect(placesOf(several)).toEqual(['delivery/pump.iirds/CONTENT/manual.pdf']);
});

test.for<[string, readonly EntrySpec[]]>([
  ['with another file', [packed('pump.iirds'), { name: 'drawing.pdf', data: '%PDF-' }]],
  ['whose packages are none', [{ name: 'a.iirds', data: 'no ZIP' }]],
])('[PACKAGE-58] a ZIP %s isn’t', async ([, entries]) => {
  expect((await inspectPackage(zipFile(entries)))?.format).not.toBe('iirds');
});
