import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { features } from './features.ts';
import { readResults } from './results.ts';
import { isOf, shownTable, tableOf } from './table.ts';

test('the table of engines in the README is that of the results', () => {
  expect(shownTable()).toBe(tableOf(readResults()));
});

test('each file of end-to-end tests belongs to a feature', () => {
  const paths = readdirSync(join(import.meta.dirname, '../e2e'), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.e2e.ts')).map((path) => `e2e/${path}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !features.some((feature) => isOf(feature, file)))).toEqual([]);
});

test('results that are neither passed, failed nor not drivable show as not run', () => {
  const table = tableOf({
    firefox: {
      version: '1',
      files: {
        'e2e/move.e2e.ts': { passed: ['a', 'b'], failed: ['c'], notDrivable: { 'No such thing.': ['d'] } },
        'e2e/embed/asset-code.e2e.ts': { passed: ['e'], failed: [], notDrivable: {} },
        'e2e/embed/plain.e2e.ts': { passed: ['f'], failed: [], notDrivable: {} },
      },
    },
  });
  expect(table).toMatch(/\| Assets, codes, moving uploads +\| 3 passed, 1 failed, 1 not drivable \|/);
  expect(table).toMatch(/\| Element in other pages +\| 1 passed +\|/);
  expect(table).toMatch(/\| Photos to PDF +\| not run +\|/);
});
