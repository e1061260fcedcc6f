import type { Page } from '@playwright/test';

import { dropFromDisk } from '../e2e/drop-from-disk.ts';
import { expect, test } from '../e2e/test.ts';
import { makeFolder } from '../fixtures/make-folder.ts';

import { ours, record } from './figures.ts';
import { readLongTasks, watchLongTasks } from './long-tasks.ts';

/** Drops a folder and waits until all its files are listed. */
async function addFolder(page: Page, count: number): Promise<void> {
  const folder = makeFolder(count);
  await dropFromDisk(page, [folder]);
  await expect(
    page.getByRole('button', { name: `Upload ${count.toLocaleString('en')} documents` }),
  ).toBeVisible();
}

test('the longest task during 1,000 uploads', async ({ assetPage }) => {
  const { page } = assetPage;
  await assetPage.chooseMetadata();
  await addFolder(page, 1000);
  await page.waitForTimeout(2000);
  await watchLongTasks(page);
  await assetPage.upload(1000);
  await page.waitForTimeout(15_000);
  const longest = Math.max(0, ...(await readLongTasks(page)));
  record({
    work: 'longest task while files are uploaded',
    who: ours,
    size: 1000,
    sizeUnit: 'files',
    value: longest,
    unit: 'ms',
    bound: 100,
  });
});
