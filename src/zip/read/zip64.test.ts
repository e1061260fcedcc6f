import { expect, test } from 'vitest';

import { buildZip, bytesOf, concat, u64, type ArchiveSpec } from '../../../tests/fixtures/build-zip.ts';
import { findEndRecord } from './end-record.ts';
import { readDirectoryPlace } from './zip64.ts';

/** An entry of 31 bytes, a directory of 47 at 31, the ZIP64 record at 78, its locator at 134, the end record at 154. */
const archiveOf = (spec: ArchiveSpec): Uint8Array<ArrayBuffer> => buildZip(entries, { zip64: {}, ...spec });
const entries = [{ name: 'a', method: 0 }];

/** Reads the directory place of an archive with some bytes patched. */
async function readPlace(
  bytes: Uint8Array<ArrayBuffer>,
  patches: readonly (readonly [number, number])[] = [],
) {
  for (const [at, value] of patches) bytes[at] = value;
  const { end } = findEndRecord(bytes, 0);
  const { place, rawFindings } = await readDirectoryPlace(new Blob([bytes]), end!);
  for (const { code, severity } of rawFindings) expect([code, severity]).toEqual(['ZIP-ZIP64', 'error']);
  return { place, details: rawFindings.map((rawFinding) => rawFinding.params?.['detail']) };
}

const sound = {
  entryCount: 1,
  directoryBytes: 47,
  directoryOffset: 31,
  directoryEnd: 78,
  isSplit: false,
  isZip64: true,
};
const max16 = 0xffff;
const max32 = 0xffffffff;
const open = {
  count: max16,
  countOnDisk: max16,
  disk: max16,
  directoryDisk: max16,
  directoryBytes: max32,
  directoryOffset: max32,
};

test.for<[string, ArchiveSpec, object, string[]]>([
  ['without ZIP64 records', {}, {}, []],
  [
    'with a literal count of 65,535',
    { end: { count: max16, countOnDisk: max16 } },
    { entryCount: max16 },
    [],
  ],
  ['with a saturated size', { end: { directoryBytes: max32 } }, { directoryBytes: max32 }, ['no-record']],
  ['with a saturated offset', { end: { directoryOffset: max32 } }, { directoryOffset: max32 }, ['no-record']],
  ['on another disk', { end: { disk: 1 } }, { isSplit: true }, []],
  ['whose directory is on another disk', { end: { directoryDisk: 1 } }, { isSplit: true }, []],
  ['with only a part on this disk', { end: { countOnDisk: 0 } }, { isSplit: true }, []],
])('the end record of an archive %s gives the place of the directory', async ([, spec, place, details]) => {
  expect(await readPlace(buildZip(entries, spec))).toEqual({
    place: { ...sound, isZip64: false, ...place },
    details,
  });
});

test.for<[string, ArchiveSpec, object]>([
  ['matching values', {}, {}],
  ['an end record of saturated values', { end: open }, {}],
  ['both offsets shifted by leading bytes', { prefix: bytesOf('stub!') }, { directoryEnd: 83 }],
  [
    'the same wrong offset in both',
    { zip64: { directoryOffset: 30 }, end: { directoryOffset: 30 } },
    { directoryOffset: 30 },
  ],
  [
    'numbers of more than 32 bits',
    { zip64: { count: 2 ** 32 + 1, directoryBytes: 2 ** 33 + 2, directoryOffset: 2 ** 34 + 3 }, end: open },
    { entryCount: 2 ** 32 + 1, directoryBytes: 2 ** 33 + 2, directoryOffset: 2 ** 34 + 3 },
  ],
])('[MANUAL-15] ZIP64 records with %s', async ([, spec, place]) => {
  expect(await readPlace(archiveOf(spec))).toEqual({ place: { ...sound, ...place }, details: [] });
});

test.for<[string, ArchiveSpec, string[]]>([
  ['a count', { end: { count: 2 } }, ['end-record']],
  ['a count on this disk', { end: { countOnDisk: 2 } }, ['end-record']],
  ['one of the counts, which is saturated', { end: { countOnDisk: 0xffff } }, ['end-record']],
  ['a size', { end: { directoryBytes: 46 } }, ['end-record']],
  ['an offset', { end: { directoryOffset: 30 } }, ['end-record']],
  ['a disk', { end: { disk: 1 } }, ['end-record']],
  ["the directory's disk", { end: { directoryDisk: 1 } }, ['end-record']],
  ['their length', { zip64: { ownBytes: 45 } }, ['extensible-data']],
  ['the offset of the ZIP64 record', { zip64: { recordOffset: 77 } }, ['other-record']],
  [
    'every field',
    { zip64: { ownBytes: 43, recordOffset: 7 }, end: { count: 2 } },
    ['extensible-data', 'other-record', 'end-record'],
  ],
])('[MANUAL-15] ZIP64 records that disagree on %s', async ([, spec, details]) => {
  expect(await readPlace(archiveOf(spec))).toEqual({ place: sound, details });
});

test.for<[string, readonly [number, number]]>([
  ['its number of this disk', [78 + 16, 1]],
  ['its number of the disk with the directory', [78 + 20, 1]],
  ['its count on this disk', [78 + 24, 2]],
  ["the locator's disk", [134 + 4, 1]],
  ["the locator's number of disks", [134 + 16, 2]],
])('a ZIP64 record indicates several disks by %s', async ([, patch]) => {
  const { place, details } = await readPlace(archiveOf({ end: open }), [patch]);
  expect({ place, details }).toEqual({ place: { ...sound, isSplit: true }, details: [] });
});

test('[MANUAL-15] a locator with no disk [AMBIGUITY-C5] is an error, not a split archive', async () => {
  expect(await readPlace(archiveOf({}), [[134 + 16, 0]])).toEqual({ place: sound, details: ['end-record'] });
});

test('bytes between record and locator, or no record at all, leave the place to the end record', async () => {
  const place = { ...sound, isZip64: false, directoryEnd: 154 };
  expect(await readPlace(archiveOf({ zip64: { between: bytesOf('gap') } }))).toEqual({
    place: { ...place, directoryEnd: 157 },
    details: ['record-not-adjacent'],
  });
  expect(await readPlace(archiveOf({}), [[78, 0]])).toEqual({ place, details: ['record-not-adjacent'] });
  expect(await readPlace(archiveOf({}), [[134, 0]])).toEqual({ place, details: [] });
});

test('records at the very start of a file are read, and nothing before it', async () => {
  const none = { entryCount: 0, directoryBytes: 0, directoryOffset: 0, isSplit: false };
  expect(await readPlace(buildZip([], { zip64: {} }))).toEqual({
    place: { ...none, isZip64: true, directoryEnd: 0 },
    details: [],
  });
  const locator = concat([bytesOf('PK\x06\x07'), new Uint8Array(4), u64(0), new Uint8Array(4)]);
  expect(await readPlace(concat([locator, buildZip([])]))).toEqual({
    place: { ...none, isZip64: false, directoryEnd: 20 },
    details: ['record-not-adjacent'],
  });
  expect(await readPlace(buildZip([]))).toEqual({
    place: { ...none, isZip64: false, directoryEnd: 0 },
    details: [],
  });
});
