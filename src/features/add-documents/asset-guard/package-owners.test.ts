import { asyncProperty, array, assert, constantFrom, record, string } from 'fast-check';
import { expect, test } from 'vitest';

import type { ObjectId } from '#package/package-report.ts';

import { findOwners, findPackagedAssets, type FilePackage, type FindOwner } from './package-owners.ts';

const plant = [
  { id: 'PRESS-0042', codes: ['SN-4711', 'https://id.maker.example/press/4711'] },
  { id: 'PRESS-0043', codes: ['SN-4712'] },
  { id: 'TANK-007', codes: ['SN-9000'] },
  { id: 'TANK-008', codes: ['SN-9000'] },
];

const { signal } = new AbortController();

const product = (id: string, kind: ObjectId['kind'] = 'individual'): ObjectId => ({ id, kind });

/** Returns what a package says on the page of an asset. */
function hintOf(ofPackage: FilePackage, assetId: string, owners: ReadonlyMap<string, string>) {
  const { packaged, others } = findPackagedAssets([{ id: 'a', ofPackage }], { assetId, owners });
  return packaged[0] ?? (others.length === 0 ? 'fits' : undefined);
}

/** Returns what a package for these products says on the page of PRESS-0042. */
async function hintFor(objectIds: readonly ObjectId[], findOwner?: FindOwner) {
  const ofFile = { name: 'pump.zip', objectIds };
  const owners = await findOwners([ofFile], { knownAssets: plant, findOwner, signal });
  return hintOf(ofFile, 'PRESS-0042', owners);
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
])('[PACKAGE-54] a package with %s is for that asset', async ([, objectIds, assetId]) => {
  expect(await hintFor(objectIds)).toMatchObject({ assetId });
});

test.for<[string, readonly ObjectId[]]>([
  ['for this asset', [product('SN-4711')]],
  ['for this asset, by its link', [product('https://id.maker.example/press/4711')]],
  ['for this asset and another one', [product('SN-4712'), product('SN-4711')]],
  ['for two others', [product('SN-4712'), product('TANK-007')]],
])('[PACKAGE-54] a package %s fits', async ([, objectIds]) => {
  expect(await hintFor(objectIds)).toBe('fits');
});

test.for<[string, readonly ObjectId[]]>([
  ['for products that are not known', [product('SN-55555')]],
  ['with a serial number of two assets', [product('SN-9000')]],
  ['with the type of a product only', [product('SN-4712', 'type')]],
  ['with an ID of an unknown kind', [product('SN-4712', 'unspecified')]],
  ['without any', []],
])('[PACKAGE-54] a package %s says nothing', async ([, objectIds]) => {
  expect(await hintFor(objectIds)).toBeUndefined();
});

test('[PACKAGE-54] files are grouped by their package and its product', async () => {
  const pump = { name: 'pump.zip', objectIds: [product('SN-4712')] };
  const fitting = { name: 'press.zip', objectIds: [product('SN-4711')] };
  const files = [
    { id: 'a', ofPackage: pump },
    { id: 'b' },
    { id: 'c', ofPackage: fitting },
    { id: 'd', ofPackage: pump },
  ];
  const owners = await findOwners([pump, fitting], { knownAssets: plant, signal });
  expect(findPackagedAssets(files, { assetId: 'PRESS-0042', owners })).toEqual({
    packaged: [
      { assetId: 'PRESS-0043', packageName: 'pump.zip', productId: 'SN-4712', files: [files[0], files[3]] },
    ],
    others: [files[1]],
  });
});

test('[PACKAGE-54] serial numbers that are not listed are looked up, ten at most', async () => {
  const requested: string[] = [];
  const findOwner: FindOwner = async (code) => {
    requested.push(code);
    return code === 'SN-77777' ? { id: 'CRANE-1' } : undefined;
  };
  expect(await hintFor([product('SN-77777')], findOwner)).toMatchObject({
    assetId: 'CRANE-1',
    productId: 'SN-77777',
  });
  expect(await hintFor([product('SN-4711')], findOwner)).toBe('fits');
  expect(requested).toEqual(['SN-77777']);
  await hintFor(
    Array.from({ length: 30 }, (_, at) => product(`SN-${at}-X`)),
    findOwner,
  );
  expect(requested.length).toBe(11);
});

test('[PACKAGE-54] a lookup that fails says nothing', async () => {
  expect(await hintFor([product('SN-77777')], () => Promise.reject(new Error('offline')))).toBeUndefined();
});

test('[PACKAGE-54] whatever a package and the assets are called, a package for the open asset is never requested about', () =>
  assert(
    asyncProperty(
      array(record({ id: string(), kind: constantFrom('individual' as const, 'type' as const) })),
      array(record({ id: string(), codes: array(string()) }), { minLength: 1 }),
      async (objectIds, knownAssets) => {
        const open = knownAssets[0]!;
        const ofFile = { name: 'a.zip', objectIds: [...objectIds, product('SN-OPEN-1')] };
        const known = [{ ...open, codes: [...open.codes, 'SN-OPEN-1'] }, ...knownAssets.slice(1)];
        const owners = await findOwners([ofFile], { knownAssets: known, signal });
        expect(hintOf(ofFile, open.id, owners)).toBe('fits');
      },
    ),
  ));
