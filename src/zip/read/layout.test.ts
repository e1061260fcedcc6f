import { expect, test } from 'vitest';

import { createEntry } from '../../../tests/fixtures/create-entry.ts';
import type { ZipFinding } from '../finding.ts';
import { inFileOrder, layoutFindings } from './layout.ts';

/** An entry whose header and data take 30 + `compressedBytes` bytes, with a name of 5 bytes. */
const at = (headerOffset: number, name = 'a.txt', compressedBytes = 10) =>
  createEntry({ headerOffset, name, compressedBytes });

test('entries are ordered by offset, then by position in the directory', () => {
  const placed: [number, number][] = [
    [90, 0],
    [0, 1],
    [45, 3],
    [45, 2],
  ];
  const entries = placed.map(([headerOffset, index]) => createEntry({ headerOffset, index }));
  expect(inFileOrder(entries).map((entry) => [entry.headerOffset, entry.index])).toEqual([
    [0, 1],
    [45, 2],
    [45, 3],
    [90, 0],
  ]);
  expect(entries[0]!.headerOffset).toBe(90);
});

const overlap = (entry: string): ZipFinding => ({
  code: 'ZIP-OVERLAP',
  severity: 'error',
  entry,
  params: {},
});
const outside = (entry: string): ZipFinding => ({
  code: 'ZIP-HEADER',
  severity: 'error',
  entry,
  params: { field: 'place' },
});
const leading = (bytes: number): ZipFinding => ({
  code: 'ZIP-LEADING-DATA',
  severity: 'error',
  params: { bytes },
});

test.for<[string, ReturnType<typeof at>[], number, ZipFinding[]]>([
  ['no entries', [], 0, []],
  ['adjacent entries', [at(0), at(45, 'b.txt')], 90, []],
  ['entries with a gap', [at(0), at(50, 'b.txt')], 100, []],
  ['a byte before the first', [at(1)], 46, [leading(1)]],
  ['an entry whose local name may be shorter', [at(0), at(40, 'b.txt')], 80, []],
  ['an entry that overlaps the next', [at(0), at(39, 'b.txt')], 89, [overlap('a.txt')]],
  ['an entry that overlaps the directory', [at(0)], 39, [overlap('a.txt')]],
  ['an empty entry right before the directory', [at(0), at(45, '', 0)], 75, []],
  ['a header that overlaps the directory', [at(0), at(45, '', 0)], 74, [outside('')]],
  ['a header after the directory', [at(0), at(90, 'b.txt')], 45, [outside('b.txt')]],
  [
    'all at once',
    [at(7), at(20, 'b.txt'), at(99, 'c.txt')],
    70,
    [leading(7), overlap('a.txt'), outside('c.txt')],
  ],
])('[MANUAL-12] %s', ([, entries, directoryStart, rawFindings]) => {
  expect(layoutFindings(entries, directoryStart)).toEqual(rawFindings);
});
