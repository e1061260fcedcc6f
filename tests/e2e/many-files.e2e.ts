import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { makeFolder } from '../fixtures/make-folder.ts';

import { dropFromDisk } from './drop-from-disk.ts';
import { expect, test } from './test.ts';

const row = (page: Page, sheet: number) =>
  page.getByRole('group', { name: `sheet_${String(sheet).padStart(4, '0')}.dxf` });

/** Scrolls the page from its top to its end, a screen at a time; gives the places of the rows that were in it. */
async function placesSeen(page: Page, list: Locator): Promise<ReadonlySet<string>> {
  const rows = list.locator('> li[aria-posinset]');
  const seen = new Set<string>();
  await page.evaluate(() => scrollTo(0, 0));
  for (let isEnd = false; !isEnd;) {
    isEnd = await page.evaluate(async () => {
      const before = scrollY;
      scrollBy(0, innerHeight);
      // The frame in which the page hears of it, and the one in which it has answered.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY === before;
    });
    const places = await rows.evaluateAll((all) => all.map((each) => each.ariaPosInSet!));
    for (const place of places) seen.add(place);
  }
  return seen;
}

test('a dropped folder is taken apart, however many it holds, and one without files says so', async ({
  assetPage,
  page,
}) => {
  const nothing = join(files.folder, 'nothing');
  mkdirSync(nothing, { recursive: true });
  await assetPage.chooseMetadata();
  await dropFromDisk(page, [nothing]);
  await expect(page.getByText('what you dropped holds no files').first()).toBeVisible();
  // More than the hundred that a browser reads of a folder at a time.
  await dropFromDisk(page, [makeFolder(250), files.pdf]);
  await expect(page.getByRole('button', { name: 'Upload 251 documents' })).toBeVisible();
});

test('of many files only those in sight are in the page, and every one is come to by scrolling', async ({
  assetPage: { page },
}) => {
  await dropFromDisk(page, [makeFolder(250)]);
  await expect(page.getByRole('button', { name: 'Upload 250 documents' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Files to upload' });
  const rows = list.locator('> li[aria-posinset]');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '250');
  expect(await page.locator('*').count()).toBeLessThan(1500);
  await expect(row(page, 2)).toHaveCount(0);
  expect((await placesSeen(page, list)).size).toBe(250);
});
