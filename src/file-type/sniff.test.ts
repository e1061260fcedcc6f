import { expect, test } from 'vitest';

import { contentTypeOf } from './magic.ts';
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

test('only the first bytes are read', async () => {
  const reads: number[] = [];
  const blob = new Blob(['PK\x03\x04', new Uint8Array(100_000)]);
  const slice = (start?: number, end?: number): Blob => {
    reads.push(end ?? blob.size);
    return blob.slice(start, end);
  };
  await sniffKind(Object.assign(Object.create(blob) as Blob, { slice, name: 'x' }));
  expect(reads).toEqual([512]);
});

test.each([
  ['pdf', '%PDF-1.4'],
  ['html', '\n<!DOCTYPE HTML><p>'],
  ['html', '<!-- saved page --><html>'],
  ['svg', '<?xml version="1.0"?><svg xmlns="x">'],
  ['xml', '<?xml version="1.0"?><a/>'],
  ['text', 'BMW and MZ are text'],
  ['text', 'BZhang'],
  ['empty', ''],
] as const)('these first bytes are recognized: %s', (content, text) => {
  expect(contentTypeOf(new TextEncoder().encode(text))).toBe(content);
});

test.each([
  ['png', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]],
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0]],
  ['exe', [0x4d, 0x5a, 0x90, 0]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 7, 1, 0]],
  ['unknown', [1, 2, 3]],
] as const)('these binary first bytes are recognized: %s', (content, bytes) => {
  expect(contentTypeOf(new Uint8Array(bytes))).toBe(content);
});
