import { expect, test } from 'vitest';

import { bytesOf, zipFile, type ArchiveSpec, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { defaultLimits } from './limits.ts';
import { readStructure } from './structure.ts';

const read = (entries: readonly EntrySpec[], archive?: ArchiveSpec, limits = defaultLimits) =>
  readStructure(zipFile(entries, archive), { limits });

test('[MANUAL-11] the structure is files, pages, start page and size, with no raw findings for a sound archive', async () => {
  const entries: EntrySpec[] = [
    { name: 'pages/', method: 0 },
    { name: './index.html', data: '12345' },
    { name: 'pages/a.html', data: '123' },
    { name: 'a.css', data: '12' },
  ];
  const { structure, rawFindings } = await read(entries);
  expect(rawFindings).toEqual([]);
  const { archive, files, ...rest } = structure!;
  expect(rest).toStrictEqual({
    leftOut: new Set(),
    pages: 2,
    startPage: 'index.html',
    isAcceptedPackage: false,
    unpackedBytes: 10,
    isReadable: true,
  });
  expect(archive.entries).toHaveLength(4);
  expect(files.map(({ name }) => name)).toEqual(['./index.html', 'pages/a.html', 'a.css']);
});

test('raw findings are in the order of the codes: archive, sizes, names, entries, start page', async () => {
  const entries = [
    { name: 'Thumbs.db', data: '1234567890' },
    { name: 'img\\a.png', data: 'x' },
    { name: 'run.exe', data: 'x' },
  ];
  const limits = { ...defaultLimits, maxEntryBytes: 9 };
  const { rawFindings } = await read(entries, { prefix: bytesOf('PE') }, limits);
  expect(rawFindings).toEqual([
    { code: 'ZIP-LEADING-DATA', severity: 'error', params: { bytes: 2 } },
    { code: 'ZIP-BOMB', severity: 'error', entry: 'Thumbs.db', params: { detail: 'entry', limit: 9 } },
    { code: 'NAME-BACKSLASH', severity: 'warning', entry: 'img\\a.png', repairable: true },
    { code: 'ENTRY-JUNK', severity: 'info', entry: 'Thumbs.db', repairable: true },
    { code: 'ENTRY-PROGRAM', severity: 'error', entry: 'run.exe', params: { extension: 'exe' } },
    { code: 'DOC-NO-PAGES', severity: 'error' },
  ]);
});

test.each<[string, readonly EntrySpec[], ArchiveSpec]>([
  ['ZIP-DIRECTORY', manualEntries(), { end: { count: 2, countOnDisk: 2 } }],
  ['ZIP-ZIP64', manualEntries({ central: { extra: bytesOf('\x01\0\x08\x000000000\0') } }), {}],
  ['ZIP-SPLIT', manualEntries({ central: { disk: 1 } }), {}],
  ['ZIP-BOMB', manualEntries({ local: { sizeBytes: 70e6 }, central: { sizeBytes: 70e6 } }), {}],
  ['ZIP-OVERLAP', manualEntries({}, { name: 'a.html', omit: 'local', central: { offset: 0 } }), {}],
  ['ZIP-HEADER', manualEntries({}, { name: 'a.txt', omit: 'local', central: { offset: 9_999_999 } }), {}],
])('[MANUAL-12] with %s the contents must not be read', async (code, entries, archive) => {
  const { structure, rawFindings } = await read(entries, archive);
  expect(rawFindings.map((rawFinding) => rawFinding.code)).toContain(code);
  expect(structure?.isReadable ?? false).toBe(false);
});

test("[MANUAL-12] defects of names or single entries don't prevent reading the contents", async () => {
  const { structure, rawFindings } = await read(manualEntries({}, { name: '../run.exe', data: 'x' }));
  expect(rawFindings.map(({ code }) => code)).toEqual(['NAME-UNSAFE', 'ENTRY-PROGRAM']);
  expect(structure?.isReadable).toBe(true);
});
