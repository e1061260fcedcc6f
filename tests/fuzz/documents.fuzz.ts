// Fuzzes the inspection of files other than PDFs: whatever the bytes are, there is a report in time.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { inspectFile } from '#document/file/inspect-file.ts';

import { buildZip } from '../fixtures/build-zip.ts';
import { wordDocument, wordEntries } from '../fixtures/office-files.ts';
import { oleFile } from '../fixtures/ole-files.ts';
import { blackPng } from '../fixtures/picture-files.ts';
import { tiffOf } from '../fixtures/tiff-files.ts';
import { mutate, mutation } from './mutate.ts';

const bytesOf = (latin1: string): Uint8Array => Buffer.from(latin1, 'latin1');

/** Sound files by name. */
const sound: Readonly<Record<string, Uint8Array>> = {
  'a.docx': wordDocument(),
  'b.docm': buildZip([...wordEntries({ descriptor: 'signed' }), { name: 'word/vbaProject.bin', data: 'x' }]),
  'c.doc': oleFile([{ name: 'WordDocument' }, { name: 'Macros', kind: 1 }, { name: '1Table' }]),
  'd.xls': oleFile([{ name: 'Workbook' }]),
  'e.png': blackPng(60, 40),
  'f.jpg': bytesOf(
    `\xff\xd8\xff\xc0\0\x0b\x08\0\x14\0\x1e\x01\x01\x11\0\xff\xda\0\x02${'a'.repeat(200)}\xff\xd9`,
  ),
  'g.gif': bytesOf(`GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;`),
  'h.webp': bytesOf('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0'),
  'i.heic': bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x10mdat12345678'),
  'j.tif': tiffOf({ pages: [[40, 30], [50], [20, 20]] }),
  'j2.tif': tiffOf({ pages: [[40, 30], [50]], isLittle: false, isTiled: true, areDirectoriesFirst: true }),
  'k.bmp': bytesOf(`BM<\0\0\0\0\0\0\x006\0\0\0(\0\0\0\x01\0\0\0\x01\0\0\0${'\0'.repeat(40)}`),
  'l.svg': bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><g><script>a</script><a href="#b"/></g></svg>'),
  'm.csv': bytesOf('id;name\n1;Gr\xfcn\n'),
  'n.dxf': bytesOf('999\nmade by hand\n  0\nSECTION\n  2\nHEADER\n'),
  'o.stp': bytesOf('ISO-10303-21;\nHEADER;\nENDSEC;\n'),
};

/** Limit of one file here, in milliseconds; in the worker it is ended after 10 s. */
const limitMs = 5000;

/** Growth that is tolerated over all runs, in bytes. */
const mostGrowth = 150 * 2 ** 20;

test('[DOCUMENT-21] a changed image, Office file, text or drawing is inspected in time, without growing', async () => {
  const before = process.memoryUsage().rss;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(sound)),
      fc.constantFrom(...Object.keys(sound)),
      fc.array(mutation, { minLength: 1, maxLength: 8 }),
      async (source, name, mutations) => {
        const file = new Blob([mutate(sound[source]!, mutations)]);
        const start = performance.now();
        const report = await inspectFile(file, name);
        expect(performance.now() - start).toBeLessThan(limitMs);
        expect(report.findings.length).toBeLessThan(5);
      },
    ),
    { numRuns: Math.min(20_000, 10 * (fc.readConfigureGlobal().numRuns ?? 150)) },
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(mostGrowth);
});
