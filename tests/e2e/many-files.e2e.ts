import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { makeFolder } from '../fixtures/make-folder.ts';

import { chooseFolder, dropFromDisk } from './drop-from-disk.ts';
import { isFull } from './selection.ts';
import { expect, test } from './test.ts';

const row = (page: Page, sheet: number) =>
  page.getByRole('group', { name: `sheet_${String(sheet).padStart(4, '0')}.dxf` });

const list = (page: Page) => page.getByRole('list', { name: 'Files to upload' });

const isRowInTheMiddle = () => {
  const list = document.querySelector('ul[aria-label="Files to upload"]')!.getBoundingClientRect();
  const element = document.elementFromPoint(list.x + 30, innerHeight / 2);
  return element?.closest('[data-row]') !== null;
};

/** Scrolls through the page one screen at a time; returns the positions of the rows that were rendered. */
async function placesSeen(page: Page, rowsOf: Locator): Promise<ReadonlySet<string>> {
  const rows = rowsOf.locator('> li[aria-posinset]');
  const seen = new Set<string>();
  await page.evaluate(() => scrollTo(0, 0));
  for (let isEnd = false; !isEnd;) {
    isEnd = await page.evaluate(async () => {
      const before = scrollY;
      scrollBy(0, innerHeight);
      // The frame in which the page gets the scroll event, and the one in which it has rendered.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY === before;
    });
    const places = await rows.evaluateAll((all) => all.map((each) => each.ariaPosInSet!));
    for (const place of places) seen.add(place);
  }
  return seen;
}

test('all files of a dropped folder are added, and an empty folder gets a message', async ({
  assetPage,
  page,
}) => {
  const nothing = join(files.folder, 'nothing');
  mkdirSync(nothing, { recursive: true });
  await assetPage.chooseMetadata();
  await dropFromDisk(page, [nothing]);
  await expect(page.getByText('No files chosen.').first()).toBeVisible();
  // More than the hundred entries that a browser returns at a time.
  await dropFromDisk(page, [makeFolder(250), files.pdf]);
  await expect(page.getByRole('button', { name: 'Upload 251 documents' })).toBeVisible();
});

test('only visible rows of many files are rendered, and every row is reachable by scrolling @slow', async ({
  assetPage: { page },
}) => {
  await dropFromDisk(page, [makeFolder(250)]);
  await expect(page.getByRole('button', { name: 'Upload 250 documents' })).toBeVisible();
  const rows = list(page).locator('> li[aria-posinset]');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '250');
  expect(await page.locator('*').count()).toBeLessThan(2000);
  await expect(row(page, 2)).toHaveCount(0);
  expect((await placesSeen(page, list(page))).size).toBe(250);
});

test('a folder can be chosen with a button too, and all of its thousands of files are listed @slow', async ({
  assetPage: { page },
}) => {
  const count = isFull ? 5000 : 2000;
  const folder = makeFolder(count);
  writeFileSync(join(folder, '.DS_Store'), 'x');
  writeFileSync(join(folder, 'Thumbs.db'), 'x');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose folder' }).click();
  await chooser;
  await chooseFolder(page, folder);
  await expect(
    page.getByRole('button', { name: `Upload ${count.toLocaleString('en')} documents` }),
  ).toBeVisible();
  await expect(page.getByText('2 system or temporary files skipped.').first()).toBeVisible();
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    // Rows are rendered at every position.
    await expect.poll(() => page.evaluate(isRowInTheMiddle)).toBe(true);
    expect(await page.locator('*').count()).toBeLessThan(2000);
  }
  await expect(list(page).locator('> li').last()).toHaveAttribute('aria-posinset', String(count));
});

test('system files in a dropped folder are left out with a note, and a folder without other files adds nothing', async ({
  assetPage: { page },
}) => {
  const folder = join(files.folder, 'only-system-files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'desktop.ini'), 'x');
  await dropFromDisk(page, [folder]);
  await expect(page.getByText('1 system or temporary file skipped.').first()).toBeVisible();
  await expect(list(page)).toBeHidden();
  // The only event that a browser fires for an empty folder chosen with the button.
  await page.getByLabel('Chosen folder').dispatchEvent('cancel');
  await expect(page.getByText('No files chosen.').first()).toBeVisible();
});

test('40 files with one organization and category take four interactions, and all uploads are reachable by scrolling', async ({
  assetPage: { page },
}) => {
  let interactions = 0;
  const interact = (doing: Promise<unknown>) => {
    interactions += 1;
    return doing;
  };
  const chooser = page.waitForEvent('filechooser');
  await interact(page.getByRole('button', { name: 'Choose folder' }).click());
  await chooser;
  await chooseFolder(page, makeFolder(40));
  await interact(
    page.getByLabel('Owning organization', { exact: true }).selectOption('Nordwerk Pressen GmbH'),
  );
  await interact(page.getByLabel('Category', { exact: true }).selectOption('Drawing'));
  await interact(page.getByRole('button', { name: 'Upload 40 documents' }).click());
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(page.getByText('40 of 40 done')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Show all 40' }).click();
  await expect(uploads.locator('> li').first()).toHaveAttribute('aria-setsize', '40');
  expect((await placesSeen(page, uploads)).size).toBe(40);
  await expect(uploads.getByText('Stored', { exact: true }).first()).toBeAttached();
  expect(interactions).toBe(4);
});

test('the focused row stays rendered at any scroll position, and Tab continues from it', async ({
  assetPage: { page },
}) => {
  await dropFromDisk(page, [makeFolder(250)]);
  const name = list(page).getByLabel('Display name').nth(2);
  const label = await name.inputValue();
  await name.focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Upload 250 documents' })).toBeInViewport();
  await page.keyboard.type('!');
  await expect(list(page).locator(':focus')).toHaveValue(`${label}!`);
  const place = Number(await list(page).locator('li:has(:focus)').getAttribute('aria-posinset'));
  // The row's organization, category, suggested category and "Remove" come first.
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  await expect(list(page).locator('li:has(:focus)')).toHaveAttribute('aria-posinset', String(place + 1));
  await expect(list(page).locator(':focus')).toBeInViewport();
});

test('nothing moves when a row above the visible ones changes its height @slow', async ({
  assetPage: { page },
}) => {
  await dropFromDisk(page, [makeFolder(250)]);
  await expect(list(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const row = list(page).locator('[data-row]').nth(8);
  await expect(row).toBeAttached();
  const id = await row.getAttribute('data-row');
  const top = () =>
    page.locator(`[data-row="${id}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Scrolls up over rows that were never rendered, each higher than estimated at the narrow width below.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.locator(`[data-row="${id}"]`).scrollIntoViewIfNeeded();
  let before = await top();
  for (let step = 0; step < 5; step += 1) {
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, -60);
    // The browser scrolls by whole pixels, and the heights of rows are fractions.
    await expect.poll(async () => Math.abs((await top()) - before - 60)).toBeLessThanOrEqual(1);
    before = await top();
  }
});

test('[DEVICE-42] a column of names is pasted over rows that are out of sight, and taken back @slow', async ({
  assetPage: { page },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dropFromDisk(page, [makeFolder(250)]);
  const first = list(page).getByLabel('Display name').first();
  await first.focus();
  const column = Array.from({ length: 250 }, (_, at) => `Drawing ${at + 1}`).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), column);
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('status').filter({ hasText: '250 display names filled in.' })).toBeAttached();
  await expect(first).toHaveValue('Drawing 1');
  await expect(list(page).getByLabel('Display name').last()).toHaveValue('Drawing 250');
  // A row that is in the page only now.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const middle = list(page).locator('li[aria-posinset="125"]').getByLabel('Display name');
  await expect(middle).toHaveValue('Drawing 125');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(middle).toHaveValue(/^sheet/);
  await expect(first).toHaveValue(/^sheet/);
});

test('the keyboard skips the list and edits a selection', async ({ assetPage: { page } }) => {
  await dropFromDisk(page, [makeFolder(250)]);
  const selectAll = page.getByRole('checkbox', { name: 'Select all 250 files' });
  const skip = page.getByRole('button', { name: 'Skip the list' });
  await selectAll.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Use 250 suggestions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Upload 250 documents' })).toBeFocused();
  await selectAll.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: '250 selected' });
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('N');
  // Category and AI processing.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Apply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Organization: 250 files changed.').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});
