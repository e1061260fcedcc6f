import { expect, test } from 'vitest';

import {
  buildZip,
  bytesOf,
  concat,
  type ArchiveSpec,
  type EntrySpec,
} from '../../../tests/fixtures/build-zip.ts';
import type { ZipFinding } from '../finding.ts';
import { readArchive } from './archive.ts';

const read = (bytes: Uint8Array<ArrayBuffer>, maxEntries = 9) =>
  readArchive(new Blob([bytes]), { maxEntries });

/** An entry with a header of 31 bytes and a record of 47. */
const empty = (name: string, rest: Partial<EntrySpec> = {}): EntrySpec => ({ name, method: 0, ...rest });
const two = [empty('a'), empty('b')];

const error = (code: ZipFinding['code'], params: ZipFinding['params'] = {}): ZipFinding => ({
  code,
  severity: 'error',
  params: { ...params },
});

test('a sound archive lists its entries in directory order and in file order', async () => {
  const bytes = buildZip([empty('a', { central: { offset: 31 } }), empty('b', { central: { offset: 0 } })]);
  const { archive, rawFindings } = await read(bytes);
  expect(rawFindings).toEqual([]);
  expect(archive?.entries.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(archive?.ordered.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(archive?.directoryStart).toBe(62);
});

test('the end record is found before the longest comment, in a file of any length', async () => {
  const bytes = buildZip([empty('a', { data: new Uint8Array(70_000) })], {
    end: { comment: new Uint8Array(65_535) },
  });
  const { archive, rawFindings } = await read(bytes);
  expect(rawFindings).toEqual([]);
  expect(archive?.directoryStart).toBe(70_031);
});

const zip = buildZip(two);
const splitMarker = bytesOf('PK\x07\x08');

test.for<[string, Uint8Array<ArrayBuffer>, ZipFinding[]]>([
  ['an empty file', new Uint8Array(), [error('ZIP-EMPTY-FILE')]],
  ['text', concat([bytesOf('plain')]), [error('ZIP-NOT-A-ZIP', { content: 'text' })]],
  ['three bytes', Uint8Array.of(0x50, 0x4b, 7), [error('ZIP-NOT-A-ZIP', { content: 'unknown' })]],
  [
    'an image',
    concat([bytesOf('%PDF-1.7\n'), new Uint8Array(600)]),
    [error('ZIP-NOT-A-ZIP', { content: 'pdf' })],
  ],
  ['the beginning of an archive', zip.slice(0, 50), [error('ZIP-TRUNCATED')]],
  ['the marker of a first part', concat([splitMarker]), [error('ZIP-SPLIT')]],
  ['a first part', concat([splitMarker, zip.subarray(0, 50)]), [error('ZIP-SPLIT')]],
  ['an archive without entries', buildZip([]), [error('ZIP-NO-ENTRIES')]],
  [
    'an archive without entries after other bytes',
    buildZip([], { prefix: bytesOf('stub!') }),
    [error('ZIP-NO-ENTRIES')],
  ],
])('[MANUAL-10] %s is rejected', async ([, bytes, rawFindings]) => {
  expect(await read(bytes)).toEqual({ rawFindings });
});

const truncated = (missingBytes: number): ZipFinding => error('ZIP-TRUNCATED', { missingBytes });
const directory = (detail: string, found?: number, expected?: number): ZipFinding =>
  error('ZIP-DIRECTORY', found === undefined ? { detail } : { detail, found, expected: expected! });

test.for<[string, ArchiveSpec, ZipFinding[]]>([
  [
    'with two end records',
    { end: { comment: concat([bytesOf('PK\x05\x06'), new Uint8Array(18)]) } },
    [error('ZIP-TWO-ENDS', { offset: 156 })],
  ],
  ['that is one of several parts', { end: { disk: 1 } }, [error('ZIP-SPLIT')]],
  ['whose ZIP64 records disagree', { zip64: { count: 3 } }, [error('ZIP-ZIP64', { detail: 'end-record' })]],
  ['whose directory would end after the file', { end: { directoryOffset: 69 } }, [truncated(7)]],
  [
    'whose directory is longer than the file',
    { end: { directoryBytes: 103, directoryOffset: 62 } },
    [truncated(9)],
  ],
  ['whose directory is missing', { end: { directoryBytes: 90 } }, [directory('offset', 66, 62)]],
  [
    'whose directory is at neither offset',
    { end: { directoryBytes: 90, directoryOffset: 9 } },
    [directory('offset', 66, 9)],
  ],
  ['with a directory at both offsets', { end: { directoryBytes: 47 } }, [directory('offset', 109, 62)]],
  [
    'without a directory, at any offset',
    { end: { directoryBytes: 0, directoryOffset: 100 } },
    [directory('count', 0, 2)],
  ],
  [
    "whose directory isn't a series of records",
    { afterDirectory: new Uint8Array(7), end: { directoryBytes: 101 } },
    [directory('record')],
  ],
  [
    'with entries but no directory',
    { end: { directoryBytes: 0, directoryOffset: 156 } },
    [directory('count', 0, 2)],
  ],
])('[MANUAL-12] no entry of an archive %s is known', async ([, spec, rawFindings]) => {
  expect(await read(buildZip(two, spec))).toEqual({ rawFindings });
});

test('trailing bytes are reported along with other defects', async () => {
  const trailing = new Uint8Array(3);
  const zeros: ZipFinding = { code: 'ZIP-TRAILING-DATA', severity: 'info', params: { bytes: 3 } };
  const records = { count: 0, countOnDisk: 0 };
  expect(await read(buildZip([], { trailing, end: records }))).toEqual({
    rawFindings: [zeros, error('ZIP-NO-ENTRIES')],
  });
  expect(await read(buildZip(two, { trailing, end: { disk: 1 } }))).toEqual({
    rawFindings: [zeros, error('ZIP-SPLIT')],
  });
  expect(await read(buildZip(two, { trailing, zip64: { count: 3 } }))).toEqual({
    rawFindings: [{ ...zeros, severity: 'error' }, error('ZIP-ZIP64', { detail: 'end-record' })],
  });
});

const bomb = (found: number, limit: number): ZipFinding =>
  error('ZIP-BOMB', { detail: 'entries', found, limit });

test('[MANUAL-12] ZIP-BOMB: more entries than allowed, by the count or in the directory', async () => {
  expect((await read(zip, 2)).rawFindings).toEqual([]);
  expect(await read(zip, 1)).toEqual({ rawFindings: [bomb(2, 1)] });
  expect(await read(buildZip(two, { end: { count: 5, countOnDisk: 5 } }), 1)).toEqual({
    rawFindings: [bomb(5, 1)],
  });
  expect(await read(buildZip(two, { end: { count: 1, countOnDisk: 1 } }), 1)).toEqual({
    rawFindings: [bomb(2, 1)],
  });
});

const commented = (length: number) => [empty('a', { central: { comment: new Uint8Array(length) } })];

test('[MANUAL-12] ZIP-BOMB: a directory of more than 1 KiB per allowed entry', async () => {
  expect((await read(buildZip(commented(1_024 - 47)), 1)).rawFindings).toEqual([]);
  expect(await read(buildZip(commented(1_025 - 47)), 1)).toEqual({ rawFindings: [bomb(1, 1)] });
});

const leading = (bytes: number): ZipFinding => error('ZIP-LEADING-DATA', { bytes });

test.for<[string, EntrySpec[], ArchiveSpec, ZipFinding[]]>([
  ['with more entries than counted', two, { end: { count: 1, countOnDisk: 1 } }, [directory('count', 2, 1)]],
  ['with fewer entries than counted', two, { end: { count: 3, countOnDisk: 3 } }, [directory('count', 2, 3)]],
  ["after bytes that its offsets don't count", two, { prefix: bytesOf('stub!') }, [leading(5)]],
  ['after bytes that its offsets count', [empty('a', { before: bytesOf('stub!') })], {}, [leading(5)]],
  [
    'with defects in its records',
    [empty('a', { method: 12 })],
    {},
    [{ code: 'ZIP-METHOD', severity: 'error', entry: 'a', params: { method: 12 } }],
  ],
  [
    'whose entries share bytes',
    [empty('a'), empty('b', { omit: 'local', central: { offset: 0 } })],
    {},
    [{ ...error('ZIP-OVERLAP'), entry: 'a' }],
  ],
  [
    'after other bytes, whose entries share bytes',
    [empty('a'), empty('b', { omit: 'local', central: { offset: 0 } })],
    { prefix: bytesOf('stub!') },
    [leading(5), { ...error('ZIP-OVERLAP'), entry: 'a' }],
  ],
])('an archive %s is read, with a finding', async ([, entries, spec, rawFindings]) => {
  const found = await read(buildZip(entries, spec));
  expect(found.rawFindings).toEqual(rawFindings);
  expect(found.archive?.entries).toHaveLength(entries.length);
});
