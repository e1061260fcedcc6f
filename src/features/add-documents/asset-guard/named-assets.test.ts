import { array, assert, constantFrom, integer, oneof, property, record, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';

import { findNamedAssets } from './named-assets.ts';

const plant = [
  'PRESS-0042',
  'PRESS-0043',
  'PRESS-0043-B',
  'TANK-007',
  'KÜHL-1003',
  'CONV-A/1001',
  '10023456',
];

/** Returns the IDs of the other assets that the files name. */
const namedBy = (names: readonly string[], assetId = 'PRESS-0042', knownIds: readonly string[] = plant) =>
  findNamedAssets(
    names.map((name) => ({ id: name, name })),
    { assetId, knownIds },
  ).map((named) => named.assetId);

test.each([
  ['press-0043 manual.pdf', 'PRESS-0043'],
  ['Manual_PRESS_0043_2026-03-12.pdf', 'PRESS-0043'],
  ['2026-03-12-press0043-scan.pdf', 'PRESS-0043'],
  ['PRESS-0043-2026-03-12.pdf', 'PRESS-0043'],
  ['PRESS OO43.pdf', 'PRESS-0043'],
  ['(press 0043) hydraulics.docx', 'PRESS-0043'],
  ['press-0043-b wiring.pdf', 'PRESS-0043-B'],
  ['Tank 007.7z', 'TANK-007'],
  ['kühl1003.pdf', 'KÜHL-1003'],
  ['conv-a_1001 belt.pdf', 'CONV-A/1001'],
  ['Pruefbericht 10023456.pdf', '10023456'],
])('[ADD-21] %j names %s', (name, assetId) => {
  expect(namedBy([name])).toEqual([assetId]);
});

test.each([
  'press-0042 manual.pdf',
  'PRESS 0042 and PRESS 0043.pdf',
  'Comparison PRESS-0043 TANK-007.pdf',
  'manual.pdf',
  'EXPRESS-0043.pdf',
  'PRESS-00431.pdf',
  'PRESS-0043-7.pdf',
  'spare part 4711-PRESS-0043.pdf',
  'PRESS-0043.2.pdf',
  'PRESS  0043.pdf',
  '100-23456.pdf',
  '1002345678.pdf',
  '.pdf',
  '',
])('[ADD-21] %j names no other asset', (name) => {
  expect(namedBy([name])).toEqual([]);
});

test('[ADD-21] short IDs are words in a name, not assets', () => {
  const short = ['P42', 'LINE-2', 'M-10', 'A1', 'REV-02', '2024', '12345'];
  const names = [
    'P42 hydraulics plan.pdf',
    'layout line 2.pdf',
    'Bolts M-10.pdf',
    'Drawing A1 rev-02.pdf',
    '2024.pdf',
    '12345.pdf',
  ];
  expect(namedBy(names, 'PRESS-0042', short)).toEqual([]);
});

test('[ADD-21] if IDs differ only in look-alike characters, the one written in the file name is chosen, otherwise none', () => {
  const alike = ['PUMP-100', 'PUMP-IOO'];
  expect(namedBy(['pump-100.pdf'], 'PRESS-0042', alike)).toEqual(['PUMP-100']);
  expect(namedBy(['pump 100.pdf'], 'PRESS-0042', ['PUMP-100', 'PUMP_100'])).toEqual([]);
  expect(namedBy(['pump-1OO.pdf'], 'PUMP-IOO', alike)).toEqual([]);
});

test('[ADD-21] files are grouped by the asset that they name', () => {
  const files = ['press-0043 a.pdf', 'tank-007.pdf', 'x.pdf', 'press-0043 wiring.pdf'].map((name) => ({
    id: name,
    name,
  }));
  expect(findNamedAssets(files, { assetId: 'PRESS-0042', knownIds: plant })).toEqual([
    { assetId: 'PRESS-0043', files: [files[0], files[3]] },
    { assetId: 'TANK-007', files: [files[1]] },
  ]);
});

const letters = constantFrom('PRESS', 'PUMP', 'KÜHL', 'HP', 'CONV', 'OIL', 'IO', 'TANK');
/** IDs such as `PRESS-0042`, with look-alikes. */
const assetId = tuple(
  letters,
  constantFrom('-', '', '_', ' '),
  string({ unit: integer({ min: 0, max: 9 }).map(String), minLength: 3, maxLength: 6 }),
).map(([word, between, number]) => `${word}${between}${number}`);

/** The same ID in another writing. */
const writing = (id: string) =>
  record({
    isLower: constantFrom(true, false),
    between: constantFrom('-', '_', ' ', '–', ''),
    hasLookAlikes: constantFrom(true, false),
  }).map(({ isLower, between, hasLookAlikes }) => {
    const [, word = '', number = ''] = /^(\p{L}+)[-_ ]?(\d+)$/u.exec(id) ?? [];
    // The first digit stays: without one, it would be a word.
    const digits = hasLookAlikes
      ? number[0] + number.slice(1).replaceAll('0', 'O').replaceAll('1', 'I')
      : number;
    const text = `${word}${between}${digits}`;
    return isLower ? text.toLowerCase() : text;
  });

const words = constantFrom(
  'manual',
  'Wartung',
  'plan',
  'scan',
  'notice',
  'certificate',
  'Prüfprotokoll',
  '手册',
);
const number = (min: number, max: number, digits: number) =>
  integer({ min, max }).map((value) => String(value).padStart(digits, '0'));
const year = number(1990, 2039, 4);
const separator = constantFrom('-', '.', '_', '');
const dates = oneof(
  tuple(year, number(1, 12, 2), number(1, 28, 2), separator).map(([y, m, d, by]) => [y, m, d].join(by)),
  tuple(number(1, 28, 2), number(1, 12, 2), year, constantFrom('-', '.', '_')).map(([d, m, y, by]) =>
    [d, m, y].join(by),
  ),
  year,
);
const revisions = oneof(
  number(0, 99, 2).map((n) => `rev-${n}`),
  constantFrom('A', 'B', 'C', 'D').map((letter) => `Rev. ${letter}`),
  tuple(number(0, 9, 1), number(0, 20, 1), number(0, 9, 1)).map((parts) => `v${parts.join('.')}`),
  number(1, 9, 1).map((n) => `Index_${n}`),
);
const partNumbers = oneof(
  tuple(number(0, 9999, 4), number(0, 9999, 4), number(0, 99, 2)).map((parts) => parts.join('-')),
  tuple(constantFrom('DN', 'M', 'SKF', 'HLP', 'ISO', 'EN', 'DIN'), number(1, 99_999, 2)).map(
    ([a, b]) => `${a} ${b}`,
  ),
  number(0, 99_999_999, 8).map((n) => `6ES7-${n}`),
);
const joint = constantFrom(' ', '_', ' - ');

test('[ADD-21] dates, revisions and part numbers name no asset', () => {
  const ids = array(assetId, { minLength: 1, maxLength: 20 });
  assert(
    property(
      ids,
      array(oneof(words, dates, revisions, partNumbers), { minLength: 1, maxLength: 5 }),
      joint,
      (knownIds, parts, by) => {
        expect(namedBy([`${parts.join(by)}.pdf`], 'OWN-99999', knownIds)).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});

test('[ADD-21] an ID that is part of a longer number names no asset', () => {
  const longer = assetId.chain((id) =>
    constantFrom(`${id}-1`, `${id}.2`, `7-${id}`, `${id}7`, `X${id}`, `${id}x`).map((part) => ({ id, part })),
  );
  assert(
    property(longer, words, ({ id, part }, word) => {
      expect(namedBy([`${word} ${part}.pdf`, `${part}_${word}.pdf`], 'OWN-99999', [id])).toEqual([]);
    }),
  );
});

test("[ADD-21] the asset's own ID in any spelling names no other asset, whatever else the name contains", () => {
  const own = assetId.chain((id) => writing(id).map((written) => ({ id, written })));
  assert(
    property(own, oneof(words, dates, assetId), array(assetId), ({ id, written }, rest, others) => {
      const names = [`${written} ${rest}.pdf`, `${rest}_${written}.pdf`];
      expect(namedBy(names, id, [...others, id, rest])).toEqual([]);
    }),
  );
});

test('[ADD-21] the ID of another asset is found in any spelling, between words and dates', () => {
  const other = assetId.chain((id) => writing(id).map((written) => ({ id, written })));
  assert(
    property(other, words, dates, joint, ({ id, written }, word, day, by) => {
      const names = [
        [written, word],
        [word, written],
        [word, written, day],
        [day, written],
      ];
      for (const parts of names) expect(namedBy([`${parts.join(by)}.pdf`], 'OWN-99999', [id])).toEqual([id]);
    }),
  );
});
