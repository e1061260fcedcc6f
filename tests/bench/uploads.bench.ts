import { mkdtempSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { CDPSession } from '@playwright/test';

import { expect, test } from '../e2e/test.ts';

import { ours, record } from './figures.ts';

const count = 500;
const sizeBytes = 5_000_000;

/** Files that differ, in a folder of their own. */
function makeDocuments(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'asset-documents-bench-'));
  const bytes = randomBytes(sizeBytes);
  return Array.from({ length: count }, (_, index) => {
    const path = join(folder, `document-${index}.pdf`);
    bytes.writeUInt32LE(index, 0);
    writeFileSync(path, bytes);
    return path;
  });
}

/** JavaScript heap of the page after a collection, in MiB. */
async function heapMib(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

test('what 500 uploads of 5 MB leave in the heap', async ({ assetPage, page }) => {
  test.setTimeout(600_000);
  const devtools = await page.context().newCDPSession(page);
  const paths = makeDocuments();
  await assetPage.chooseMetadata();
  const before = await heapMib(devtools);
  await assetPage.choose(...paths);
  await assetPage.upload(count);
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText(`${count} stored`, {
    timeout: 580_000,
  });
  const value = (await heapMib(devtools)) - before;
  record({
    work: 'heap left after uploads of 5 MB',
    who: ours,
    size: count,
    sizeUnit: 'files',
    value,
    unit: 'MiB',
    bound: 50,
  });
});
