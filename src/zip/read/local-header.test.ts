import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u32,
  u64,
  unicodePathField,
  type EntrySpec,
} from '../../../tests/fixtures/build-zip.ts';
import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import type { ZipEntry } from '../entry.ts';
import type { ZipFinding } from '../finding.ts';
import { isLocalHeader, localHeaderLength, readLocalHeader } from './local-header.ts';

const sizes = { crc: 0x89abcdef, compressedBytes: 200, sizeBytes: 300 };
const entry = createEntry({ ...sizes, method: 8, headerOffset: 1_000 });
const max32 = 0xffffffff;

/** Bytes of a local header that matches the entry except for some fields. */
const headerOf = (local: EntrySpec['local'] = {}): Uint8Array =>
  buildZip([
    { name: 'a.txt', packed: new Uint8Array(), local: { ...sizes, ...local }, omit: 'central' },
  ]).subarray(0, -22);

const findingsOf = (local: EntrySpec['local'], directory: Partial<ZipEntry> = {}): readonly ZipFinding[] =>
  readLocalHeader(headerOf(local), { ...entry, ...directory }).rawFindings;

const differs = (field: string): ZipFinding => ({
  code: 'ZIP-HEADER',
  severity: 'error',
  entry: 'a.txt',
  params: { field },
});

const zip64 = (...values: number[]): Uint8Array => extraField(1, concat(values.map(u64)));
const noted = (code: ZipFinding['code'], severity: ZipFinding['severity']): ZipFinding => ({
  code,
  severity,
  entry: 'a.txt',
  params: {},
});
const wrongField: ZipFinding = {
  code: 'ZIP-ZIP64',
  severity: 'error',
  entry: 'a.txt',
  params: { detail: 'extra-field' },
};

test('a matching local header gives the start of the data', () => {
  const bytes = headerOf({ extra: zip64(300, 200) });
  expect(readLocalHeader(bytes, entry)).toEqual({
    dataOffset: 1_055,
    hasDescriptor: false,
    hasUnicodePath: false,
    rawFindings: [],
  });
  expect(readLocalHeader(headerOf({ flags: 8 }), entry)).toEqual({
    dataOffset: 1_035,
    hasDescriptor: true,
    hasUnicodePath: false,
    rawFindings: [{ ...differs('flags'), severity: 'warning' }],
  });
  const streamed = { ...entry, flags: 8 };
  expect(readLocalHeader(headerOf({ flags: 8 }), streamed).rawFindings).toEqual([]);
});

test('the length of a header includes its name and its extra fields', () => {
  expect(localHeaderLength(headerOf())).toBe(35);
  const name = new Uint8Array(0x0102).fill(0x61);
  expect(localHeaderLength(headerOf({ name, extra: new Uint8Array(0x0203) }))).toBe(30 + 0x0102 + 0x0203);
});

test('a header is recognized by its signature and takes 30 bytes', () => {
  const bytes = headerOf();
  expect(isLocalHeader(bytes)).toBe(true);
  expect(isLocalHeader(bytes.subarray(0, 30))).toBe(true);
  expect(isLocalHeader(bytes.subarray(0, 29))).toBe(false);
  expect(isLocalHeader(new Uint8Array())).toBe(false);
  expect(isLocalHeader(new Uint8Array(40))).toBe(false);
});

test.for<[string, EntrySpec['local'], string[]]>([
  ['name', { name: bytesOf('b.txt') }, ['name']],
  ['name in a field', { extra: unicodePathField('b.txt', bytesOf('a.txt')) }, ['name']],
  ['method', { method: 0 }, ['method']],
  ['encryption', { flags: 1 }, ['flags']],
  ['strong encryption', { flags: 0x40 }, ['flags']],
  ['encoding', { flags: 0x800 }, ['flags']],
  ['patched data', { flags: 0x20 }, ['flags']],
  ['masked headers', { flags: 0x2000 }, ['flags']],
  ...[4, 7, 8, 9, 10, 12, 14].map((bit): [string, EntrySpec['local'], string[]] => [
    `reserved flag ${bit}`,
    { flags: 2 ** bit },
    ['flags'],
  ]),
  ['encryption in a field', { extra: extraField(0x9901, new Uint8Array(7)) }, ['flags']],
  ['checksum', { crc: 1 }, ['crc']],
  ['size', { sizeBytes: 301 }, ['size']],
  ['packed size', { compressedBytes: 201 }, ['packed-size']],
  ['zero without a descriptor', { crc: 0, sizeBytes: 0, compressedBytes: 0 }, ['crc', 'size', 'packed-size']],
  [
    'numbers in addition to a descriptor',
    { flags: 9, crc: 1, sizeBytes: 2, compressedBytes: 3 },
    ['flags', 'crc', 'size', 'packed-size'],
  ],
  ['extra field than fits', { extra: bytesOf('UT\x05\0abcd') }, ['extra']],
  ['extra field than a truncated one', { extra: bytesOf('abc') }, ['extra']],
  [
    'everything',
    { name: bytesOf('b.txt'), flags: 1, method: 0, crc: 1, sizeBytes: 2, compressedBytes: 3 },
    ['name', 'method', 'flags', 'crc', 'size', 'packed-size'],
  ],
])('[MANUAL-15] ZIP-HEADER [AMBIGUITY-A1]: another %s than in the directory', ([, local, fields]) => {
  expect(findingsOf(local)).toEqual(fields.map(differs));
});

test.for<[string, EntrySpec['local'], Partial<ZipEntry>]>([
  ['compression level bits, and the last bit', { flags: 2 | 4 | 0x8000 }, {}],
  ['encryption declared in both', { flags: 1 }, { flags: 1 }],
  [
    'an AES field of an encrypted entry',
    { extra: extraField(0x9901, new Uint8Array(7)) },
    { isEncrypted: true },
  ],
  ['sizes that follow in a descriptor', { flags: 8, crc: 0, sizeBytes: 0, compressedBytes: 0 }, { flags: 8 }],
  ['reserved flags, which the directory reports', { flags: 0x80 }, { flags: 0x80 }],
  ['the same name in a field', { extra: unicodePathField('a.txt') }, {}],
])('a local header may differ in %s', ([, local, directory]) => {
  expect(findingsOf(local, directory)).toEqual([]);
});

test.for<[string, EntrySpec['local'], ZipFinding[]]>([
  ['both sizes', { sizeBytes: max32, compressedBytes: max32, extra: zip64(300, 200) }, []],
  ['one of them', { sizeBytes: max32, extra: zip64(300, 200) }, []],
  ['one of them, alone', { sizeBytes: max32, extra: zip64(300) }, []],
  ['the other, alone', { compressedBytes: max32, extra: zip64(200) }, []],
  [
    'the other, after the value that 7-Zip and bsdtar would use',
    { compressedBytes: max32, extra: zip64(300, 200) },
    [differs('packed-size')],
  ],
  ['one of them, without the other', { sizeBytes: max32, extra: zip64(300, 0) }, []],
  ['one of them, and another packed size', { sizeBytes: max32, extra: zip64(300, 201) }, [wrongField]],
  ['neither, but matches', { extra: zip64(300, 200) }, []],
  ['neither, and is empty', { extra: zip64(0, 0) }, []],
  ['neither, and is short', { extra: zip64(300) }, []],
  ['neither, and differs from a second one', { extra: concat([zip64(1, 2), zip64(3, 4)]) }, []],
  ['another size', { sizeBytes: max32, extra: zip64(301, 200) }, [differs('size')]],
  ['another packed size', { compressedBytes: max32, extra: zip64(201) }, [differs('packed-size')]],
  [
    'sizes of more than 32 bits',
    { sizeBytes: max32, compressedBytes: max32, extra: zip64(2 ** 32 + 300, 2 ** 32 + 200) },
    [differs('size'), differs('packed-size')],
  ],
  ['an additional size', { extra: zip64(301, 200) }, [wrongField]],
  ['an additional packed size', { extra: zip64(300, 201) }, [wrongField]],
  ['no size, because it is missing', { sizeBytes: max32 }, [wrongField]],
  ['no packed size, because it is missing', { compressedBytes: max32 }, [wrongField]],
  ['one size of two', { sizeBytes: max32, compressedBytes: max32, extra: zip64(300) }, [wrongField]],
  [
    'the sizes twice, not equal',
    { sizeBytes: max32, extra: concat([zip64(300, 200), zip64(300)]) },
    [wrongField],
  ],
  [
    'the sizes twice',
    { sizeBytes: max32, extra: concat([zip64(300, 200), zip64(300, 200)]) },
    [noted('ZIP-EXTRA', 'info')],
  ],
])('[MANUAL-15] a local ZIP64 field [AMBIGUITY-A2] gives %s', ([, local, rawFindings]) => {
  expect(findingsOf(local)).toEqual(rawFindings);
});

test('[MANUAL-15] a local ZIP64 field [AMBIGUITY-A2] gives sizes that a descriptor repeats', () => {
  const local = { flags: 8, sizeBytes: max32, compressedBytes: max32, extra: zip64(0, 0) };
  expect(findingsOf(local, { flags: 8 })).toEqual([]);
});

test.for<[string, EntrySpec['local'], ZipFinding]>([
  [
    'zeros after its extra fields',
    { extra: concat([zip64(300, 200), new Uint8Array(3)]) },
    noted('ZIP-EXTRA', 'info'),
  ],
  [
    'a link type in a libarchive field',
    { extra: extraField(0x6c78, concat([Uint8Array.of(4), u32(0o120777 * 2 ** 16)])) },
    { ...noted('ENTRY-LINK', 'error'), params: { special: 'link' } },
  ],
])('a local header with %s gives a finding', ([, local, rawFinding]) => {
  expect(findingsOf(local)).toEqual([rawFinding]);
});

test('NAME-UNICODE-FIELD [AMBIGUITY-A3]: a field in only one header, for a name beyond ASCII', () => {
  const name = 'Größe';
  const nameBytes = bytesOf(name);
  const directory = { name, nameBytes };
  const extra = unicodePathField(name);
  const oneSided = {
    code: 'NAME-UNICODE-FIELD',
    severity: 'warning',
    entry: name,
    params: { found: 'Gr├╢├ƒe', expected: name },
  };
  expect(findingsOf({ name: nameBytes, extra }, directory)).toEqual([oneSided]);
  expect(findingsOf({ name: nameBytes }, { ...directory, hasUnicodePath: true })).toEqual([oneSided]);
  expect(findingsOf({ name: nameBytes, extra }, { ...directory, hasUnicodePath: true })).toEqual([]);
  expect(findingsOf({}, { hasUnicodePath: true })).toEqual([]);
});
