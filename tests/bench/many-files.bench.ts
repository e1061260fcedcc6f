import type { Page } from '@playwright/test';

import { dropFromDisk } from '../e2e/drop-from-disk.ts';
import { expect, test } from '../e2e/test.ts';
import { makeFolder } from '../fixtures/make-folder.ts';

import { readLongTasks, watchLongTasks } from './long-tasks.ts';

/** Prints a figure beside its bound; a busy machine may miss one, so none of them fails. */
const print = (what: string, figure: number, bound: string) =>
  process.stdout.write(`${what}: ${Math.round(figure)} ${bound}\n`);

/** Milliseconds from a drop until all files are listed. */
async function addFolder(page: Page, count: number): Promise<number> {
  const folder = makeFolder(count);
  const start = performance.now();
  await dropFromDisk(page, [folder]);
  await expect(
    page.getByRole('button', { name: `Upload ${count.toLocaleString('en')} documents` }),
  ).toBeVisible();
  return performance.now() - start;
}

test('how long a folder of 5,000 files takes to be listed', async ({ assetPage: { page } }) => {
  const ms = await addFolder(page, 5000);
  print('5,000 files listed after', ms, 'ms, bound 3,000 ms');
});

test('what 1,000 added files cost in long tasks and nodes', async ({ assetPage: { page } }) => {
  await watchLongTasks(page);
  await addFolder(page, 1000);
  // The first bytes of the last ones are still being read.
  await page.waitForTimeout(2000);
  const tasks = await readLongTasks(page);
  const nodes = await page.locator('*').count();
  const totalMs = tasks.reduce((sum, each) => sum + each, 0);
  print('long tasks while 1,000 files are added, together', totalMs, 'ms, bound 200 ms');
  print('in the page with 1,000 files', nodes, 'nodes, bound 1,500');
});

test('the longest task while 1,000 uploads are on their way', async ({ assetPage }) => {
  const { page } = assetPage;
  await assetPage.chooseMetadata();
  await addFolder(page, 1000);
  await page.waitForTimeout(2000);
  await watchLongTasks(page);
  await assetPage.upload(1000);
  await page.waitForTimeout(15_000);
  const longest = Math.max(0, ...(await readLongTasks(page)));
  print('longest task while 1,000 files are uploaded', longest, 'ms, bound 100 ms');
});
