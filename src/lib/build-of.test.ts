import { expect, test } from 'vitest';

import { buildOf } from './build-of.ts';

test.each([
  ['http://localhost/tools-2/documents/assets/index-DE6jepQ1.js', 'DE6jepQ1'],
  // Hashes are in base64url: a minus may stand anywhere in them.
  ['assets/index-DE6jep_-.js', 'DE6jep_-'],
  ['assets/index--a-Bc_d.js', '-a-Bc_d'],
  ['http://localhost/src/main.tsx', undefined],
])('[OFFLINE-6] the build of %s is %s', (url, build) => {
  expect(buildOf(url)).toBe(build);
});
