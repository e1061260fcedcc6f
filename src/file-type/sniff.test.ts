import { expect, test } from 'vitest';

import { sniffKind } from './sniff.ts';

const file = (name: string, content: string, type = ''): File => new File([content], name, { type });

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
  ['a.zip.pdf', 'PK\x03\x04', '', 'other'],
  ['a.pdf.zip', 'PK\x03\x04', 'text/plain', 'zip'],
  // The inspection reports what it is.
  ['a.ZIP', '%PDF-', '', 'zip'],
  ['pdf', 'PK\x03\x04', '', 'zip'],
  ['a.pdf.', 'PK\x03\x04', '', 'zip'],
  ['a.pdf/b', 'PK\x03\x04', '', 'zip'],
  ['', 'PK\x03\x04', '', 'zip'],
  ['', '%PDF-', '', 'other'],
  ['a.bin', 'no', 'application/zip', 'other'],
])(
  'the last part of the name %j is its extension, and its type is ignored',
  async (name, content, type, kind) => {
    expect(await sniffKind(file(name, content, type))).toBe(kind);
  },
);
