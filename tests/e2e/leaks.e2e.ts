import type { Page } from '@playwright/test';

import { heapCounts } from '../support/heap-counts.ts';

import { noneInFirefox } from './engine.ts';
import { expect, test } from './test.ts';

noneInFirefox('heap');

const rounds = 3;

test('[UPLOAD-45] rounds of adding, uploading and clearing leave nothing behind', async ({
  assetPage,
  page,
}) => {
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  let files = 0;
  const round = async () => {
    files += 1;
    const name = `round ${files}`;
    await page
      .getByLabel('Chosen files')
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(name) });
    await assetPage.upload(1);
    await assetPage.expectStatus(name, 'Stored');
    await assetPage.dismissAll();
    await page.getByRole('button', { name: 'Clear this list' }).click();
    await expect(page.getByRole('button', { name: 'Clear this list' })).toHaveCount(0);
  };
  expect(await grownIn(page, round)).toEqual([]);
});

/** Returns the classes of objects of which each of many rounds leaves one behind. */
async function grownIn(page: Page, round: () => Promise<void>): Promise<readonly string[]> {
  // One-time allocations have been made by then.
  for (let at = 0; at < 3; at += 1) await round();
  const devtools = await page.context().newCDPSession(page);
  const counts = [await heapCounts(devtools)];
  // Three times: caches may grow by as much once or twice.
  for (const _ of [1, 2, 3]) {
    for (let at = 0; at < rounds; at += 1) await round();
    counts.push(await heapCounts(devtools));
  }
  return [...counts.at(-1)!.keys()].filter((name) => {
    const growth = counts.slice(1).map((after, at) => grownBy(name, counts[at]!, after));
    return !plainData.has(name) && growth.every((more) => more >= rounds);
  });
}

/**
 * Stored documents stay known after their rows are removed (UPLOAD-45): plain data without functions, elements or
 * classes.
 */
const plainData = new Set(['object Object', 'object Array']);

type Counts = Awaited<ReturnType<typeof heapCounts>>;

const grownBy = (name: string, from: Counts, to: Counts): number =>
  (to.get(name) ?? 0) - (from.get(name) ?? 0);
