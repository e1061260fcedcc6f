import { expect, test } from 'vitest';

import { bytesOf, zipFile } from '../../tests/fixtures/build-zip.ts';
import { createZip, soundManual } from '../../tests/fixtures/create-manual.ts';
import { manualEntries } from '../../tests/fixtures/manual-entries.ts';
import { inspectArchive } from './inspect.ts';
import { defaultLimits } from './limits.ts';

const codes = async (file: Blob): Promise<readonly string[]> =>
  (await inspectArchive(file)).findings.map((finding) => finding.code);

test('a sound manual has a start page, a title, a language, counts and no error', async () => {
  const report = await inspectArchive(await createZip());
  expect(report).toMatchObject({
    verdict: 'manual',
    complete: true,
    startPage: 'index.html',
    title: 'Press 42',
    language: 'en',
    pages: 2,
    files: 3,
  });
  expect(report.findings.filter((finding) => finding.severity !== 'info')).toEqual([]);
});

test('an archive without a page is sound but no manual', async () => {
  const report = await inspectArchive(await createZip({ 'photo.png': 'x' }));
  expect(report.verdict).toBe('not-a-manual');
  expect(report.findings).toContainEqual(
    expect.objectContaining({ code: 'DOC-NO-PAGES', severity: 'error' }),
  );
});

test('[MANUAL-11] the structure is reported before the report is complete', async () => {
  const seen: string[] = [];
  await inspectArchive(await createZip(), {
    onStructure: (report) => seen.push(`${report.verdict} ${report.complete}`),
  });
  expect(seen).toEqual(['manual false']);
});

test("[MANUAL-10] files that aren't ZIPs become findings, whatever they are", async () => {
  expect(await codes(new Blob([]))).toEqual(['ZIP-EMPTY-FILE']);
  const pdf = await inspectArchive(new Blob(['%PDF-1.7 ...']));
  expect(pdf.findings).toMatchObject([{ code: 'ZIP-NOT-A-ZIP', params: { content: 'pdf' } }]);
  const zip = await createZip();
  expect(await codes(zip.slice(0, zip.size - 40))).toContain('ZIP-TRUNCATED');
  expect(await codes(await createZip({}))).toContain('ZIP-NO-ENTRIES');
});

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

test('an encrypted entry is reported as such', async () => {
  const bytes = new Uint8Array(
    await (await createZip({ 'index.html': soundManual['index.html']! })).arrayBuffer(),
  );
  const central = bytes.findLastIndex(
    (_, at) => bytes[at] === 0x50 && bytes[at + 2] === 1 && bytes[at + 3] === 2,
  );
  bytes[central + 8]! |= 1;
  bytes[6]! |= 1;
  expect(await codes(new Blob([bytes]))).toContain('ZIP-ENCRYPTED');
});
