import type { Page } from '@playwright/test';

import { heapCounts, heapStrings } from '../support/heap-counts.ts';

import { noneInFirefox } from './engine.ts';
import { isFull } from './selection.ts';
import { expect, test } from './test.ts';

noneInFirefox('heap');

const rounds = isFull ? 7 : 4;

test('[UPLOAD-45] rounds of adding, uploading and clearing leave nothing behind @slow', async ({
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

test('rounds of choosing and removing a file leave nothing behind @slow', async ({ assetPage, page }) => {
  await assetPage.expectSignedIn();
  const choose = (name: string) =>
    page
      .getByLabel('Chosen files')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  // Without any file, the form would start over.
  await choose('kept.txt');
  let files = 0;
  const round = async () => {
    files += 1;
    const row = page.getByRole('group', { name: `round ${files}.txt` });
    await choose(`round ${files}.txt`);
    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
  };
  expect(await grownIn(page, round)).toEqual([]);
});

test('names of files that were removed from the form are not kept @slow', async ({ assetPage, page }) => {
  await assetPage.expectSignedIn();
  const choose = (name: string) =>
    page
      .getByLabel('Chosen files')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  const listed = (name: string) => page.getByRole('group', { name });
  await choose('kept.txt');
  const removed = Array.from({ length: 12 }, (_, at) => `removed ${at}.txt`);
  for (const name of removed) {
    await choose(name);
    await listed(name).getByRole('button', { name: 'Remove' }).click();
    await expect(listed(name)).toHaveCount(0);
  }
  const strings = await heapStrings(await page.context().newCDPSession(page));
  expect(strings).toContain('kept.txt');
  // Those of the last removals can still be restored, or are in what React keeps of the rendering before.
  expect(removed.slice(0, 6).filter((name) => strings.has(name))).toEqual([]);
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
