import { expect, test } from 'vitest';

import { codeRules } from './use-code-source.ts';

const page = 'https://tools.example/documents/index.html?lang=de#/assets/A';

test('[PAGE-10] links of the application and of the configured asset pages are known', () => {
  expect(codeRules({ assetUrl: '/cmms/{assetId}?tab=1' }, page).ownLinks).toEqual([
    'https://tools.example/documents/index.html#/assets/{assetId}',
    'https://tools.example/cmms/{assetId}?tab=1',
  ]);
  const own = codeRules({ assetUrl: '#/assets/{assetId}' }, page);
  expect(own.ownLinks).toHaveLength(1);
  expect(codeRules({ assetUrl: () => '/a' }, page).ownLinks).toEqual(own.ownLinks);
});

test('[PAGE-11] without configured patterns, those are used that never open an asset by a part of its code', () => {
  expect(codeRules({ assetUrl: undefined }, page).patterns).toEqual(['gs1', 'siemens', 'plain']);
  expect(codeRules({ assetUrl: undefined, assetCodes: ['plain'] }, page).patterns).toEqual(['plain']);
});
