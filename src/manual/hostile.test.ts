import { deflateRawSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { zipFile } from '../../tests/fixtures/build-zip.ts';
import { longPages } from '../../tests/fixtures/long-pages.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { findingsOf } from '../../tests/support/archives/inspect-entries.ts';
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

test.each(longPages)('a page of a million %s is read in time', async (_, body) => {
  const report = await inspectArchive(zipFile([{ name: 'index.html', data: body }]));
  expect(report).toMatchObject({ complete: true, pages: 1 });
});

test('[MANUAL-18] names and titles are data: markup in them stays text', async () => {
  const name = '<img src=x onerror=alert(1)>.txt';
  const findings = await findingsOf(manualEntries({}, { name, data: 'x' }));
  expect(findings.find((finding) => finding.code === 'NAME-PORTABLE')!.entry).toBe(name);
});
