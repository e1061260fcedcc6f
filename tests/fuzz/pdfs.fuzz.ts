// Fuzzes the inspection of PDFs: whatever the bytes are, there is a report in time, or an error that is told as "not checked".
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import { createPdfProcess } from '#command/pdf-process.ts';
import { inspectPdf } from '#document/pdf/inspect-pdf.ts';

import { pdfOfParts, type PagePart } from '../fixtures/nested-pdf.ts';
import { pdfWithPages, streamOf, textPage } from '../fixtures/pdf-files.ts';
import { mutate, mutation } from './mutate.ts';

const sound = pdfWithPages({
  pages: [textPage('Hydraulic pump P-42, operating manual'), '0 0 200 320 re S /I Do', ''],
  catalog: '/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >> /Lang (en)',
  resources: '/XObject << /I 6 0 R >>',
  objects: [
    '<< /Type /Filespec /F (a.txt) /EF << /F 5 0 R >> >>',
    streamOf('text', '/Type /EmbeddedFile'),
    streamOf('\0', '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray'),
  ],
});

/** Limit of one file here, in milliseconds; in the worker it is ended after 10 s. */
const limitMs = 10_000;

test('[DOCUMENT-2] a changed PDF is inspected in time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 8 }), async (mutations) => {
      const bytes = mutate(sound, mutations);
      const start = performance.now();
      const report = await inspectPdf(new Blob([Buffer.from(bytes)]));
      expect(performance.now() - start).toBeLessThan(limitMs);
      expect(report.findings.every(({ code }) => code.startsWith('PDF-'))).toBe(true);
    }),
    { numRuns: Math.min(500, fc.readConfigureGlobal().numRuns ?? 150) },
  );
});

/** Page descriptions whose parts use one another, and themselves. */
const pageParts: fc.Arbitrary<readonly PagePart[]> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('form', 'pattern', 'glyph', 'mask'),
      uses: fc.array(fc.nat(count - 1), { maxLength: 4 }),
    }),
    { minLength: count, maxLength: count },
  ),
);

test(
  '[DOCUMENT-7] page descriptions whose parts use one another end within the limits',
  { timeout: 1_800_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pdfs-'));
    const pdfProcess = createPdfProcess(resolve('src/command/inspect.ts'));
    onTestFinished(() => {
      pdfProcess.end();
      rmSync(folder, { recursive: true });
    });
    const path = join(folder, 'a.pdf');
    await fc.assert(
      fc.asyncProperty(pageParts, fc.array(mutation, { maxLength: 2 }), async (parts, mutations) => {
        writeFileSync(path, mutate(pdfOfParts(parts), mutations));
        const start = performance.now();
        const report = await pdfProcess.inspect(path);
        expect(performance.now() - start).toBeLessThan(2 * limitMs);
        expect(report?.findings.length).toBeLessThan(5);
      }),
      { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 150) / 15) },
    );
  },
);
