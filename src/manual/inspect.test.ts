import { expect, test } from 'vitest';

import { bytesOf, zipFile } from '../../tests/fixtures/build-zip.ts';
import { createZip, soundManual } from '../../tests/fixtures/create-manual.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { inspectArchive } from './inspect.ts';
import { defaultLimits } from './limits.ts';

test('[MANUAL-7] a removed file is unreadable, however much of it was read', async () => {
  const zip = await createZip();
  /** Chromium reads slices of a removed file as empty. */
  const inspectUntil = async (removedAfter: number) => {
    let reads = 0;
    const slice = (start: number, end: number) => {
      reads += 1;
      return reads > removedAfter ? new Blob() : zip.slice(start, end);
    };
    await inspectArchive({ size: zip.size, slice });
    return reads;
  };
  const reads = await inspectUntil(Infinity);
  expect(reads).toBeGreaterThan(4);
  for (let removedAfter = 0; removedAfter < reads; removedAfter += 1) {
    await expect(inspectUntil(removedAfter)).rejects.toMatchObject({ name: 'NotReadableError' });
  }
});

test('[MANUAL-20] a page that is too large to be read is checked byte by byte, and the report is not complete and counts it as unread', async () => {
  const limits = { ...defaultLimits, maxPageBytes: 1000 };
  const text = `<html lang="en"><title>Large</title><a href="gone.html">${'x'.repeat(1000)}</a></html>`;
  const file = await createZip({ ...soundManual, 'large.html': text, 'large.png': 'x'.repeat(2000) });
  const report = await inspectArchive(file, { limits });
  expect(report).toMatchObject({ verdict: 'manual', complete: false, unreadFiles: 1 });
  const large = report.findings.filter(({ code }) => code === 'DOC-TOO-LARGE');
  expect(large).toMatchObject([{ severity: 'warning', places: [{ entry: 'large.html' }] }]);
  expect(report.findings.map((finding) => finding.code)).not.toContain('LINK-BROKEN');
  expect(await inspectArchive(file)).toMatchObject({ complete: true, unreadFiles: 0 });
});

test("[MANUAL-20][MANUAL-23] a page whose packed size exceeds the limit isn't held in memory", async () => {
  const data = soundManual['index.html']!;
  // Stored, in blocks of one byte each.
  const blocks = [...bytesOf(data)].map((byte, at) => [
    Number(at === data.length - 1),
    1,
    0,
    0xfe,
    0xff,
    byte,
  ]);
  const packed = Uint8Array.from(blocks.flat());
  const file = zipFile(manualEntries({ data, packed }));
  const inspect = (maxPageBytes: number) =>
    inspectArchive(file, { limits: { ...defaultLimits, maxPageBytes } });
  expect(await inspect(packed.length)).toMatchObject({ title: 'Press 42', unreadFiles: 0, findings: [] });
  const report = await inspect(packed.length - 1);
  expect(report).toMatchObject({ verdict: 'manual', unreadFiles: 1 });
  expect(report).not.toHaveProperty('title');
});
