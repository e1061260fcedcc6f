import { expect, test } from 'vitest';

import { readResults } from './results.ts';
import { featureOf, shownTable, tableOf } from './table.ts';

test('the table of engines in the README is that of the results', () => {
  expect(shownTable()).toBe(tableOf(readResults()));
});

test('a file belongs to the feature that names it, otherwise to that of its folder, or to the last one', () => {
  const names = ['move', 'embed/asset-code', 'embed/plain', 'new'];
  expect(names.map((name) => featureOf(`e2e/${name}.e2e.ts`).name)).toEqual([
    'Assets, codes, moving uploads',
    'Assets, codes, moving uploads',
    'Element in other pages',
    'Other',
  ]);
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
    webkit: {
      version: '2',
      files: {
        'engines/webkit/documents.webkit.ts': {
          passed: ['with a camera › [DEVICE-50] photo to PDF: saved'],
          failed: ['folder: packed'],
          notDrivable: { 'No such thing.': ['folder: dropped'] },
        },
      },
    },
  });
  expect(table).toMatch(/\| Assets, codes, moving uploads +\| 3 passed, 1 failed, 1 not drivable \| not run/);
  expect(table).toMatch(/\| Element in other pages +\| 1 passed +\| not run/);
  expect(table).toMatch(/\| Photos to PDF +\| not run +\| 1 passed/);
  expect(table).toMatch(/\| Many files, folders +\| not run +\| 1 failed, 1 not drivable/);
});
