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
  ['ＰＲＥＳＳ－００４３ scan.pdf', 'PRESS-0043'],
  ['k_ü_h_l_10_03.pdf', 'KÜHL-1003'],
])('[ADD-21] %j names %s', (name, assetId) => {
  expect(namedBy([name])).toEqual([assetId]);
});

test.each([
  'press-0042 manual.pdf',
  'PRESS–OO42.pdf',
  'PRESS 0042 and PRESS 0043.pdf',
  '2026-03-12_Rev. B_v1.10.3 certificate.pdf',
  '12.03.2026 - 6ES7-00420043 DN 1003.pdf',
  'X7PRESS-0043.pdf',
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
  const short = ['P42', 'LINE-2', 'M-10', 'A1', 'A100', 'REV-02', '2024', '12345'];
  const names = [
    'P42 hydraulics plan.pdf',
    'layout line 2.pdf',
    'Bolts M-10.pdf',
    'Drawing A1 rev-02.pdf',
    'A100.pdf',
    '2024.pdf',
    '12345.pdf',
  ];
  expect(namedBy(names, 'PRESS-0042', short)).toEqual([]);
});

test('[ADD-21] a date, a number without letters and letters without a number name no asset', () => {
  const ids = ['20260312', 'IO-12345', 'PUMP-100'];
  expect(
    namedBy(['2026-03-12.pdf', '20260312.pdf', '10-12345.pdf', 'pump-ioo.pdf'], 'PRESS-0042', ids),
  ).toEqual([]);
});

test('[ADD-21] if IDs differ only in look-alike characters, the one written in the file name is chosen, otherwise none', () => {
  const alike = ['PUMP-100', 'PUMP-IOO'];
  expect(namedBy(['pump-100.pdf'], 'PRESS-0042', alike)).toEqual(['PUMP-100']);
  expect(namedBy(['pump-1o071.pdf'], 'PRESS-0042', ['PUMP-10071', 'PUMP-1O071'])).toEqual(['PUMP-1O071']);
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
