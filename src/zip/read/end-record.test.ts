import { expect, test } from 'vitest';

import { buildZip, bytesOf, concat, type ArchiveSpec } from '../../../tests/fixtures/build-zip.ts';
import type { ZipFinding } from '../finding.ts';
import { findEndRecord } from './end-record.ts';

/** An end record of 22 bytes and its comment. */
const record = (end: ArchiveSpec['end'] = {}): Uint8Array => buildZip([], { end });

/** An end record that declares a longer comment than it has. */
const cutRecord = (missingBytes: number, end: ArchiveSpec['end'] = {}): Uint8Array =>
  record({ ...end, comment: new Uint8Array(missingBytes) }).subarray(0, 22);

/** Bytes that start with a signature. */
const signed = (signature: string): Uint8Array => bytesOf(`PK${signature} and so on`);

/** Offset of the last bytes of the file. */
const tailOffset = 1_000;

test('every number of an end record is read in little-endian order', () => {
  const tail = concat([
    bytesOf('entry'),
    record({
      disk: 0x0102,
      directoryDisk: 0x0304,
      countOnDisk: 0x0506,
      count: 0x0708,
      directoryBytes: 0x090a0b0c,
      directoryOffset: 0x0d0e0f10,
      comment: bytesOf('Press'),
    }),
  ]);
  expect(findEndRecord(tail, tailOffset)).toEqual({
    end: {
      offset: 1_005,
      diskNumber: 0x0102,
      directoryDisk: 0x0304,
      entriesOnDisk: 0x0506,
      entryCount: 0x0708,
      directoryBytes: 0x090a0b0c,
      directoryOffset: 0x0d0e0f10,
      commentBytes: 5,
    },
    rawFindings: [],
  });
});

test.each([
  ['an empty file', new Uint8Array()],
  ['bytes without a signature', new Uint8Array(30)],
  ['an end record that lacks its last byte', record().subarray(0, 21)],
])('there is no end record in %s', (_, tail) => {
  expect(findEndRecord(tail, tailOffset)).toEqual({ rawFindings: [] });
});

const error = (code: ZipFinding['code'], params: ZipFinding['params']): ZipFinding => ({
  code,
  severity: 'error',
  params: { ...params },
});
const twoEnds = (offset: number): ZipFinding[] => [error('ZIP-TWO-ENDS', { offset })];

test.for<[string, Uint8Array[], number, readonly ZipFinding[]]>([
  [
    "that fits takes precedence over a later one that doesn't",
    [record({ comment: cutRecord(5) })],
    0,
    twoEnds(1_022),
  ],
  [
    'that fits last counts, although another could end the file too',
    [record({ comment: record() })],
    22,
    twoEnds(1_000),
  ],
  ['within the directory makes two of them', [record(), record({ directoryBytes: 22 })], 22, twoEnds(1_000)],
  ['before the directory belongs to a nested archive', [record(), record({ directoryBytes: 21 })], 22, []],
  [
    'is the last if none fits',
    [record(), bytesOf('gap'), cutRecord(4)],
    25,
    [error('ZIP-TRUNCATED', { missingBytes: 4 })],
  ],
])('the end record that %s', ([, parts, offset, rawFindings]) => {
  const found = findEndRecord(concat(parts), tailOffset);
  expect(found.end?.offset).toBe(tailOffset + offset);
  expect(found.rawFindings).toEqual(rawFindings);
});

test.for<[string, Uint8Array, readonly ZipFinding[]]>([
  ['a local header', signed('\x03\x04'), twoEnds(1_000)],
  ['a record of a directory', signed('\x01\x02'), twoEnds(1_000)],
  ['a local header later on', concat([bytesOf('note '), signed('\x03\x04')]), twoEnds(1_000)],
  ['a record of a directory later on', concat([bytesOf('note '), signed('\x01\x02')]), twoEnds(1_000)],
  ['a descriptor', signed('\x07\x08'), []],
])('a comment that contains %s', ([, comment, rawFindings]) => {
  expect(findEndRecord(record({ comment }), tailOffset).rawFindings).toEqual(rawFindings);
});

test("headers before the end record aren't part of its comment", () => {
  const tail = concat([
    new Uint8Array(20),
    signed('\x03\x04'),
    signed('\x01\x02'),
    record({ comment: bytesOf('x') }),
  ]);
  expect(findEndRecord(tail, 0).rawFindings).toEqual([]);
});

test.for<[number[], ZipFinding['severity']]>([
  [[0, 0, 0], 'info'],
  [[13, 10, 10], 'info'],
  [[0, 1, 0], 'error'],
  [[0x20], 'error'],
  [[7, 7], 'error'],
])('the bytes %j after the comment give %s', ([rest, severity]) => {
  const tail = concat([record({ comment: bytesOf('Press') }), Uint8Array.from(rest)]);
  expect(findEndRecord(tail, tailOffset).rawFindings).toEqual([
    { code: 'ZIP-TRAILING-DATA', severity, params: { bytes: rest.length } },
  ]);
});

test('a truncated comment is reported with the number of missing bytes', () => {
  const tail = record({ comment: bytesOf('Press') }).subarray(0, -2);
  expect(findEndRecord(tail, tailOffset).rawFindings).toEqual([error('ZIP-TRUNCATED', { missingBytes: 2 })]);
});
