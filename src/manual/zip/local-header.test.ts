import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u64,
  unicodePathField,
  type EntrySpec,
} from '../../../tests/fixtures/build-zip.ts';
import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import type { Remark } from '../finding.ts';
import type { ZipEntry } from './entry.ts';
import { isLocalHeader, localHeaderLength, readLocalHeader } from './local-header.ts';

const sizes = { crc: 0x89abcdef, compressedBytes: 200, sizeBytes: 300 };
const entry = createEntry({ ...sizes, method: 8, headerOffset: 1_000 });
const max32 = 0xffffffff;

/** The bytes of a local header that says the same as the entry, some fields apart. */
const headerOf = (local: EntrySpec['local'] = {}): Uint8Array =>
  buildZip([
    { name: 'a.txt', packed: new Uint8Array(), local: { ...sizes, ...local }, omit: 'central' },
  ]).subarray(0, -22);

const remarksOf = (local: EntrySpec['local'], directory: Partial<ZipEntry> = {}): readonly Remark[] =>
  readLocalHeader(headerOf(local), { ...entry, ...directory }).remarks;

const differs = (field: string): Remark => ({
  code: 'ZIP-HEADER',
  severity: 'error',
  entry: 'a.txt',
  params: { field },
});

const zip64 = (...values: number[]): Uint8Array => extraField(1, concat(values.map(u64)));
const wrongField: Remark = {
  code: 'ZIP-ZIP64',
  severity: 'error',
  entry: 'a.txt',
  params: { detail: 'extra-field' },
};

test('a local header that agrees tells where the data begins', () => {
  const bytes = headerOf({ extra: zip64(300, 200) });
  expect(readLocalHeader(bytes, entry)).toEqual({ dataOffset: 1_055, hasDescriptor: false, remarks: [] });
  expect(readLocalHeader(headerOf({ flags: 8 }), entry)).toEqual({
    dataOffset: 1_035,
    hasDescriptor: true,
    remarks: [],
  });
});

test('the length of a header is that of its fixed part, its name and its extra fields', () => {
  expect(localHeaderLength(headerOf())).toBe(35);
  const name = new Uint8Array(0x0102).fill(0x61);
  expect(localHeaderLength(headerOf({ name, extra: new Uint8Array(0x0203) }))).toBe(30 + 0x0102 + 0x0203);
});

test('a header is known by its signature, and takes 30 bytes', () => {
  const bytes = headerOf();
  expect(isLocalHeader(bytes)).toBe(true);
  expect(isLocalHeader(bytes.subarray(0, 30))).toBe(true);
  expect(isLocalHeader(bytes.subarray(0, 29))).toBe(false);
  expect(isLocalHeader(new Uint8Array())).toBe(false);
  expect(isLocalHeader(new Uint8Array(40))).toBe(false);
});

test.for<[string, EntrySpec['local'], string[]]>([
  ['name', { name: bytesOf('b.txt') }, ['name']],
  ['name by a field', { extra: unicodePathField('b.txt', bytesOf('a.txt')) }, ['name']],
  ['method', { method: 0 }, ['method']],
  ['encryption', { flags: 1 }, ['flags']],
  ['strong encryption', { flags: 0x40 }, ['flags']],
  ['encoding', { flags: 0x800 }, ['flags']],
  ['encryption by a field', { extra: extraField(0x9901, new Uint8Array(7)) }, ['flags']],
  ['checksum', { crc: 1 }, ['crc']],
  ['size', { sizeBytes: 301 }, ['size']],
  ['packed size', { compressedBytes: 201 }, ['packed-size']],
  [
    'zero where nothing comes later',
    { crc: 0, sizeBytes: 0, compressedBytes: 0 },
    ['crc', 'size', 'packed-size'],
  ],
  [
    'numbers besides those that come later',
    { flags: 8, crc: 1, sizeBytes: 2, compressedBytes: 3 },
    ['crc', 'size', 'packed-size'],
  ],
  [
    'everything',
    { name: bytesOf('b.txt'), flags: 1, method: 0, crc: 1, sizeBytes: 2, compressedBytes: 3 },
    ['name', 'method', 'flags', 'crc', 'size', 'packed-size'],
  ],
])('[M15] ZIP-HEADER [A1]: another %s than the directory has', ([, local, fields]) => {
  expect(remarksOf(local)).toEqual(fields.map(differs));
});

test.for<[string, EntrySpec['local'], Partial<ZipEntry>]>([
  ['bits that say how it was packed', { flags: 2 | 4 }, {}],
  ['masked headers, which the directory tells of', { flags: 0x2000 }, {}],
  ['encryption that both tell of', { flags: 1 }, { flags: 1 }],
  [
    'an AES field of an encrypted entry',
    { extra: extraField(0x9901, new Uint8Array(7)) },
    { isEncrypted: true },
  ],
  ['what comes later', { flags: 8, crc: 0, sizeBytes: 0, compressedBytes: 0 }, {}],
  ['the same name in a field', { extra: unicodePathField('a.txt') }, {}],
])('a local header may differ in %s', ([, local, directory]) => {
  expect(remarksOf(local, directory)).toEqual([]);
});

test.for<[string, EntrySpec['local'], Remark[]]>([
  ['both sizes', { sizeBytes: max32, compressedBytes: max32, extra: zip64(300, 200) }, []],
  ['one of them', { sizeBytes: max32, extra: zip64(300, 200) }, []],
  ['the other', { compressedBytes: max32, extra: zip64(300, 200) }, []],
  ['neither, but says the same', { extra: zip64(300, 200) }, []],
  ['neither, and says nothing', { extra: zip64(0, 0) }, []],
  ['neither, and is short', { extra: zip64(300) }, []],
  ['neither, and is doubled', { extra: concat([zip64(1, 2), zip64(1, 2)]) }, []],
  ['what comes later', { flags: 8, sizeBytes: max32, compressedBytes: max32, extra: zip64(0, 0) }, []],
  ['another size', { sizeBytes: max32, extra: zip64(301, 200) }, [differs('size')]],
  ['another packed size', { compressedBytes: max32, extra: zip64(300, 201) }, [differs('packed-size')]],
  [
    'sizes of more than 32 bits',
    { sizeBytes: max32, compressedBytes: max32, extra: zip64(2 ** 32 + 300, 2 ** 32 + 200) },
    [differs('size'), differs('packed-size')],
  ],
  ['a size besides', { extra: zip64(301, 200) }, [wrongField]],
  ['a packed size besides', { extra: zip64(300, 201) }, [wrongField]],
  ['no size, for it is not there', { sizeBytes: max32 }, [wrongField]],
  ['no packed size, for it is not there', { compressedBytes: max32 }, [wrongField]],
  ['one size of two', { sizeBytes: max32, extra: zip64(300) }, [wrongField]],
  ['the sizes twice', { sizeBytes: max32, extra: concat([zip64(300, 200), zip64(300, 200)]) }, [wrongField]],
])('[M15] a local ZIP64 field [A2] gives %s', ([, local, remarks]) => {
  expect(remarksOf(local)).toEqual(remarks);
});
