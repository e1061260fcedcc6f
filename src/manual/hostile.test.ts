import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { zipFile, type EntrySpec } from '../../tests/fixtures/build-zip.ts';
import { soundManual } from '../../tests/fixtures/create-manual.ts';
import { longPages } from '../../tests/fixtures/long-pages.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { findingsOf } from '../../tests/support/inspect-entries.ts';
import { inspectArchive } from './inspect.ts';

test('[MANUAL-13] a flat bomb that declares 1,000 bytes is stopped after 1,001', async () => {
  const packed = new Uint8Array(deflateRawSync(new Uint8Array(50_000_000)));
  const lie = { sizeBytes: 1_000, crc: 0 };
  const findings = await findingsOf(
    manualEntries({}, { name: 'bomb.html', packed, local: lie, central: lie }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'ZIP-SIZE',
      params: { found: 1_001, expected: 1_000 },
      entry: 'bomb.html',
    }),
  );
});

test('[MANUAL-12] an honest bomb of text is rejected by its ratio before any of it is unpacked', async () => {
  const packed = new Uint8Array(deflateRawSync(new Uint8Array(70_000_000)));
  const honest = { sizeBytes: 70_000_000 };
  const report = await inspectArchive(
    zipFile(manualEntries({}, { name: 'bomb.html', packed, local: honest, central: honest })),
    { onProgress: () => expect.unreachable('the contents were read') },
  );
  expect(report).toMatchObject({ verdict: 'unsafe', complete: true });
  expect(report.findings).toContainEqual(expect.objectContaining({ code: 'ZIP-BOMB' }));
});

test('[MANUAL-12] 2,000 entries with the same header are rejected before anything is unpacked', async () => {
  const first: EntrySpec = { name: 'index.html', data: soundManual['index.html']! };
  const copies = Array.from({ length: 2_000 }, (_, at): EntrySpec => ({
    ...first,
    name: `${at}.html`,
    omit: 'local',
    central: { offset: 0 },
  }));
  const report = await inspectArchive(zipFile([first, ...copies]), {
    onProgress: () => expect.unreachable('the contents were read'),
  });
  expect(report.findings).toContainEqual(expect.objectContaining({ code: 'ZIP-OVERLAP' }));
});

test.each(longPages)('a page of a million %s is read in time', async (_, body) => {
  const report = await inspectArchive(zipFile([{ name: 'index.html', data: body }]));
  expect(report).toMatchObject({ complete: true, pages: 1 });
});

test('[MANUAL-14] every entry is visited once: progress ends with all files', async () => {
  const entries = manualEntries({}, { name: 'folder/', method: 0 }, { name: 'a.bin', data: 'x' });
  let last: unknown;
  const file = zipFile(entries);
  const report = await inspectArchive(file, { onProgress: (progress) => (last = progress) });
  expect(report.files).toBe(4);
  expect(last).toEqual({ doneFiles: 4, totalFiles: 4, doneBytes: file.size, totalBytes: file.size });
});

test('[MANUAL-18] names and titles are data: markup in them stays text', async () => {
  const name = '<img src=x onerror=alert(1)>.txt';
  const findings = await findingsOf(manualEntries({}, { name, data: 'x' }));
  expect(findings.find((finding) => finding.code === 'NAME-PORTABLE')!.entry).toBe(name);
});
