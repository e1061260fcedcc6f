import type { CDPSession } from '@playwright/test';

import { expect, test } from '../e2e/test.ts';

import { manyDocuments } from './documents.ts';
import { ours, record } from './figures.ts';

const count = 500;
const sizeBytes = 5_000_000;

/** JavaScript heap of the page after a collection, in MiB. */
async function heapMib(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

test('growth of the heap after 500 uploads of 5 MB', async ({ assetPage, page }) => {
  test.setTimeout(600_000);
  const devtools = await page.context().newCDPSession(page);
  const paths = await manyDocuments(count, sizeBytes);
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
