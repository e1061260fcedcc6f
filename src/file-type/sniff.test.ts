import { expect, test } from 'vitest';

import { sniffKind } from './sniff.ts';

const file = (name: string, content: string, type = ''): File => new File([content], name, { type });

test("a .zip is a ZIP in any case of its extension, even if its bytes aren't: the inspection reports it", async () => {
  expect(await sniffKind(file('a.ZIP', 'PK\x03\x04'))).toBe('zip');
  expect(await sniffKind(file('a.zip', '%PDF-'))).toBe('zip');
});

test('[DOCUMENT-12] without an extension, ZIP bytes count: local header, end record, spanning marker', async () => {
  for (const magic of ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']) {
    for (const name of ['manual', 'Manual 2.1', 'Manual.zip (1)', 'pump.iirds']) {
      expect([name, await sniffKind(file(name, magic))]).toEqual([name, 'zip']);
    }
  }
  expect(await sniffKind(file('manual', 'PK is a rugby team'))).toBe('other');
});

test.each(
  (
    'docx XLSX odt jar apk epub pdf FCStd f3d f3z layout skp ifczip zap15 zap20 zal19 xmind 3mf usdz sldprt vsdx one ' +
    'projectarchive v2 001 zipx'
  ).split(' '),
)('[DOCUMENT-12] a file that is a ZIP inside is no ZIP to a person: .%s', async (extension) => {
  expect(await sniffKind(file(`Pump.${extension}`, 'PK\x03\x04'))).toBe('other');
});

test.each([
  ['a.zip.pdf', 'other'],
  ['a.pdf.zip', 'zip'],
  ['pdf', 'zip'],
  ['a.pdf.', 'zip'],
  ['a.pdf/b', 'zip'],
])('the extension of %j is its last part', async (name, kind) => {
  expect(await sniffKind(file(name, 'PK\x03\x04'))).toBe(kind);
});

test('a file without a name is recognized by its bytes', async () => {
  expect(await sniffKind(new Blob(['PK\x03\x04']))).toBe('zip');
  expect(await sniffKind(new Blob(['%PDF-']))).toBe('other');
});

test('the MIME type is ignored', async () => {
  expect(await sniffKind(file('a.bin', 'no', 'application/zip'))).toBe('other');
  expect(await sniffKind(file('a.zip', 'PK\x03\x04', 'text/plain'))).toBe('zip');
});
