import { expect, test } from 'vitest';

import { featureOf, tableOf } from './table.ts';

test.each([
  ['e2e/move.e2e.ts', 'Assets, codes, moving uploads'],
  ['e2e/embed/asset-code.e2e.ts', 'Assets, codes, moving uploads'],
  ['e2e/embed/plain.e2e.ts', 'Element in other pages'],
  ['e2e/new.e2e.ts', 'Other'],
  ['engines/webkit/documents.webkit.ts', 'Photos to PDF'],
])('a test in %s belongs to %s', (file, feature) => {
  expect(featureOf(file, '[DEVICE-50] photo to PDF: saved').name).toBe(feature);
});

test('the table adds up the files of a feature, and says what has not run', () => {
  const feature = 'Photos to PDF';
  const files = {
    'e2e/photos.e2e.ts': { [feature]: { passed: 2, failed: 1, 'not drivable': 1 } },
    'e2e/scan-to-pdf.e2e.ts': { [feature]: { passed: 1 }, Other: { 'not drivable': 1 } },
  };
  const table = tableOf({ firefox: { version: '1', files }, webkit: { version: '2', files: {} } });
  expect(table).toMatch(/\| Photos to PDF +\| 3 passed, 1 failed, 1 not drivable \| not run/);
  expect(table).toMatch(/\| Other +\| 1 not drivable +\| not run/);
});
