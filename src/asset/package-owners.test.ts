import { expect, test } from 'vitest';

import type { ObjectId } from '#package/report/package-report.ts';

import { findPackagedAssets } from './package-owners.ts';

const plant = [
  { id: 'PRESS-0042', codes: ['SN-4711', 'https://id.maker.example/press/4711'] },
  { id: 'PRESS-0043', codes: ['SN-4712'] },
  { id: 'TANK-007', codes: ['SN-9000'] },
  { id: 'TANK-008', codes: ['SN-9000'] },
];

const product = (id: string, kind: ObjectId['kind'] = 'individual'): ObjectId => ({ id, kind });

/** Returns what a package for these products says on the page of PRESS-0042. */
function hintFor(objectIds: readonly ObjectId[]) {
  const files = [{ id: 'a', ofPackage: { name: 'pump.zip', objectIds } }];
  const { packaged, others } = findPackagedAssets(files, { assetId: 'PRESS-0042', knownAssets: plant });
  return packaged[0] ?? (others.length === 0 ? 'fits' : undefined);
}

test.for<[string, readonly ObjectId[], string]>([
  ['the serial number of another asset', [product('SN-4712')], 'PRESS-0043'],
  ['in another spelling', [product(' sn-4712 ')], 'PRESS-0043'],
  ['the ID of another asset', [product('TANK-007')], 'TANK-007'],
  [
    'and products that are not known',
    [product('SN-1'), product('SN-4712'), product('SN-55555')],
    'PRESS-0043',
  ],
])('[PACKAGE-54] a package with %s is for that asset', ([, objectIds, assetId]) => {
  expect(hintFor(objectIds)).toMatchObject({ assetId });
});

test.for<[string, readonly ObjectId[]]>([
  ['for this asset', [product('SN-4711')]],
  ['for this asset, by its link', [product('https://id.maker.example/press/4711')]],
  ['for this asset and another one', [product('SN-4712'), product('SN-4711')]],
  ['for two others', [product('SN-4712'), product('TANK-007')]],
])('[PACKAGE-54] a package %s fits', ([, objectIds]) => {
  expect(hintFor(objectIds)).toBe('fits');
});

test.for<[string, readonly ObjectId[]]>([
  ['for products that are not known', [product('SN-55555')]],
  ['with a serial number of two assets', [product('SN-9000')]],
  ['with the type of a product only', [product('SN-4712', 'type')]],
  ['with an ID of an unknown kind', [product('SN-4712', 'unspecified')]],
  ['without any', []],
])('[PACKAGE-54] a package %s says nothing', ([, objectIds]) => {
  expect(hintFor(objectIds)).toBeUndefined();
});

test('[PACKAGE-54] files are grouped by their package and its product', () => {
  const pump = { name: 'pump.zip', objectIds: [product('SN-4712')] };
  const fitting = { name: 'press.zip', objectIds: [product('SN-4711')] };
  const files = [
    { id: 'a', ofPackage: pump },
    { id: 'b' },
    { id: 'c', ofPackage: fitting },
    { id: 'd', ofPackage: pump },
  ];
  expect(findPackagedAssets(files, { assetId: 'PRESS-0042', knownAssets: plant })).toEqual({
    packaged: [
      { assetId: 'PRESS-0043', packageName: 'pump.zip', productId: 'SN-4712', files: [files[0], files[3]] },
    ],
    others: [files[1]],
  });
});
