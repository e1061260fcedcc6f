import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  extraField,
  u64,
  type EntrySpec,
} from '../../../tests/fixtures/build-zip.ts';
import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import type { ZipFinding } from '../finding.ts';
import { parseDirectory } from './directory.ts';

/** The records of a directory, without local headers. */
const recordsOf = (...entries: readonly EntrySpec[]): Uint8Array =>
  buildZip(entries.map((entry) => ({ ...entry, omit: 'local' }))).subarray(0, -22);

const plain: EntrySpec = { name: 'a.txt', method: 0, data: '' };

test('every number of a record is read in little-endian order, and offsets are shifted', () => {
  const record = recordsOf({
    name: 'a.txt',
    flags: 0x0806,
    method: 8,
    extra: extraField(0x5455, new Uint8Array(5)),
    central: {
      crc: 0x89abcdef,
      compressedBytes: 0x01020304,
      sizeBytes: 0x05060708,
      offset: 0x090a0b0c,
      attributes: 0x81a40020,
      comment: bytesOf('of this entry'),
    },
  });
  const entry = createEntry({
    flags: 0x0806,
    method: 8,
    crc: 0x89abcdef,
    compressedBytes: 0x01020304,
    sizeBytes: 0x05060708,
    headerOffset: 0x090a0b0c + 100,
    unixMode: 0x81a4,
  });
  expect(parseDirectory(concat([record, record]), 100, 9)).toEqual({
    entries: [entry, { ...entry, index: 1 }],
    rawFindings: [],
  });
});

test("a name is kept as bytes if its characters don't map to them one to one", () => {
  const nameBytes = bytesOf('Größe');
  const { entries } = parseDirectory(recordsOf({ ...plain, name: 'Größe' }), 0, 9)!;
  expect(entries).toEqual([createEntry({ name: 'Größe', nameLength: 7, nameBytes, flags: 0x800 })]);
});

test('an empty name has no bytes', () => {
  expect(parseDirectory(recordsOf({ ...plain, name: '' }), 0, 9)?.entries).toEqual([
    createEntry({ name: '' }),
  ]);
});

test.for<[number, boolean]>([
  [0x10, true],
  [0x3f, true],
  [0x20, false],
  [0x2f, false],
])('DOS attributes %i mark a folder: %s', ([attributes, isDosFolder]) => {
  const { entries } = parseDirectory(recordsOf({ ...plain, central: { attributes } }), 0, 9)!;
  expect(entries[0]).toEqual(createEntry({ isDosFolder }));
});

const whole = recordsOf({
  ...plain,
  extra: extraField(0x5455, new Uint8Array(5)),
  central: { comment: bytesOf('note') },
});

test('the directory ends with its last record', () => {
  expect(parseDirectory(new Uint8Array(), 0, 9)).toEqual({ entries: [], rawFindings: [] });
  expect(whole.length).toBe(46 + 5 + 9 + 4);
  for (let length = 1; length < whole.length; length += 1) {
    expect(parseDirectory(whole.subarray(0, length), 0, 9)).toBeUndefined();
  }
  expect(parseDirectory(concat([whole, bytesOf('x')]), 0, 9)).toBeUndefined();
  expect(parseDirectory(concat([whole, new Uint8Array(60)]), 0, 9)).toBeUndefined();
});

test('one record more than allowed is read, and none after it', () => {
  const records = recordsOf(plain, plain, plain, plain);
  expect(parseDirectory(records, 0, 2)?.entries).toHaveLength(3);
  expect(parseDirectory(records, 0, 4)?.entries).toHaveLength(4);
  expect(parseDirectory(concat([recordsOf(plain), bytesOf('no record')]), 0, 0)?.entries).toHaveLength(1);
});

const about = (
  code: ZipFinding['code'],
  severity: ZipFinding['severity'],
  params: ZipFinding['params'] = {},
): ZipFinding => ({ code, severity, entry: 'a.txt', params });
const encrypted = about('ZIP-ENCRYPTED', 'error');

test.for<[string, Partial<EntrySpec>, ZipFinding[]]>([
  ['that is encrypted', { flags: 1 }, [encrypted]],
  ['that is strongly encrypted', { flags: 0x40 }, [encrypted]],
  ['whose headers are masked', { flags: 0x2000 }, [encrypted]],
  ['with an AES field', { extra: extraField(0x9901, new Uint8Array(7)) }, [encrypted]],
  ['with a field for strong encryption', { extra: extraField(0x0017, new Uint8Array(8)) }, [encrypted]],
  ['with another method', { method: 12 }, [about('ZIP-METHOD', 'error', { method: 12 })]],
  ['with another method, encrypted', { method: 99, flags: 1 }, [encrypted]],
  ['that is deflated', { method: 8, central: { sizeBytes: 999 } }, []],
  [
    'that is stored in more bytes than it has',
    { central: { compressedBytes: 9 } },
    [about('ZIP-SIZE', 'error', { found: 9, expected: 0 })],
  ],
  [
    'packed as large as flushes can make it',
    { method: 8, central: { compressedBytes: 12 * 8_000 + 65_536, sizeBytes: 8_000 } },
    [],
  ],
  [
    'that is packed larger',
    { method: 8, central: { compressedBytes: 12 * 8_000 + 65_537, sizeBytes: 8_000 } },
    [about('ZIP-SIZE', 'error', { found: 161_537, expected: 8_000 })],
  ],
  ['that is stored and encrypted', { flags: 1, central: { compressedBytes: 12 } }, [encrypted]],
  ["with zeros that aren't a field", { extra: new Uint8Array(3) }, [about('ZIP-EXTRA', 'info')]],
  [
    "with three bytes that aren't a field",
    { extra: bytesOf('abc') },
    [about('ZIP-DIRECTORY', 'error', { detail: 'record' })],
  ],
  ['with reserved flags', { flags: 0x8080 }, [about('ZIP-FLAGS', 'warning')]],
  ['with patched data', { flags: 0xa0 }, [about('ZIP-FLAGS', 'error')]],
  ['that every unpacker supports', { central: { versionNeeded: 46 } }, []],
  [
    'that needs a newer program',
    { central: { versionNeeded: 47 } },
    [about('ZIP-VERSION', 'error', { version: '4.7' })],
  ],
  [
    'with a field that runs past the end',
    { extra: concat([extraField(0x5455, new Uint8Array(5)), bytesOf('ab\x01\0')]) },
    [about('ZIP-DIRECTORY', 'error', { detail: 'record' })],
  ],
  ['on another disk', { central: { disk: 1 } }, [about('ZIP-SPLIT', 'error')]],
  [
    'whose ZIP64 field has another size',
    { extra: extraField(1, u64(1)) },
    [about('ZIP-ZIP64', 'error', { detail: 'extra-field' })],
  ],
])('a record %s', ([, change, rawFindings]) => {
  expect(parseDirectory(recordsOf({ ...plain, ...change }), 0, 9)?.rawFindings).toEqual(rawFindings);
});

test('sizes and offset come from the ZIP64 field', () => {
  const record = recordsOf({
    name: 'a.txt',
    central: {
      compressedBytes: 0xffffffff,
      sizeBytes: 0xffffffff,
      offset: 0xffffffff,
      extra: extraField(1, concat([u64(6e9), u64(5e9), u64(7e9)])),
    },
  });
  expect(parseDirectory(record, 1, 9)).toEqual({
    entries: [createEntry({ method: 8, sizeBytes: 6e9, compressedBytes: 5e9, headerOffset: 7_000_000_001 })],
    rawFindings: [],
  });
});
