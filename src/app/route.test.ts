import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { assetHref, readCodeInRoute, readRoute, readShareId, readSharedProblem } from './route.ts';

test.each(['', '#', '#/', '#/assets', '#/assets/', '#/assets/a/b', '#/elsewhere'])(
  '%j asks for an asset',
  (hash) => {
    expect(readRoute(hash)).toEqual({ page: 'choose-asset' });
  },
);

test.each(['failed', 'too-many', 'too-large', 'blocked'])(
  'the reason why a share was not saved is read: %s',
  (problem) => {
    expect(readSharedProblem(`#/shared/${problem}`)).toBe(problem);
    expect(readSharedProblem(`#/${problem}`)).toBeUndefined();
  },
);

test('[OFFLINE-12] the share that opened a window is read', () => {
  const shareId = crypto.randomUUID();
  expect(readShareId(`#/shared/${shareId}`)).toBe(shareId);
  expect(readShareId('#/shared/blocked')).toBeUndefined();
  expect(readShareId(`#/shared/assets/${shareId}`)).toBeUndefined();
});

test.each([
  ['#/?code=PRESS-0042', 'PRESS-0042'],
  ['#/?code=https%3A%2F%2Fid.example%2F%3Fa%3D1%26b%23c', 'https://id.example/?a=1&b#c'],
  ['#/?lang=de&code=100%', '100%'],
  ['#/?code=', undefined],
  ['#/?codes=x', undefined],
  ['#/assets/A?code=x', undefined],
  ['', undefined],
])('[PAGE-10] the code in %s is %s', (hash, code) => {
  expect(readCodeInRoute(hash)).toBe(code);
});

test('a percent sign that encodes nothing is taken as it is', () => {
  expect(readRoute('#/assets/100%')).toEqual({ page: 'asset', assetId: '100%' });
});

test('the address of an asset with any ID leads back to it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (assetId) => {
      expect(readRoute(new URL(assetHref(assetId), 'http://localhost').hash)).toEqual({
        page: 'asset',
        assetId,
      });
    }),
  );
});
