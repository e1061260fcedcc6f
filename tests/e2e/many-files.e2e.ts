import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { makeFolder } from '../fixtures/make-folder.ts';
import { chooseFolder } from './drop-from-disk.ts';
import { expect, test } from './test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Files to upload' });

/** Paths of the files in a folder and its subfolders. */
const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const isRowInTheMiddle = () => {
  const list = document.querySelector('ul[aria-label="Files to upload"]')!.getBoundingClientRect();
  const element = document.elementFromPoint(list.x + 30, innerHeight / 2);
  return element?.closest('[data-row]') !== null;
};

test('a folder can be chosen with a button too, and all of its thousands of files are listed', async ({
  assetPage: { page },
}) => {
  const count = 2000;
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
    // At every position the rows in sight are rendered, and few others.
    await expect.poll(() => page.evaluate(isRowInTheMiddle)).toBe(true);
    expect(await page.locator('[data-row]').count()).toBeLessThan(50);
  }
  await expect(list(page).locator('> li').last()).toHaveAttribute('aria-posinset', String(count));
});

test('[ADD-30] the focused row stays rendered at any scroll position; Enter continues from it, and Tab leaves the list and comes back to it', async ({
  assetPage: { page },
}) => {
  await page.getByLabel('Chosen files').setInputFiles(sheetsIn(makeFolder(250)));
  const name = list(page).getByLabel('Display name').nth(2);
  const label = await name.inputValue();
  await name.focus();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: 'Upload 250 documents' })).toBeInViewport();
  await page.keyboard.type('!');
  await expect(list(page).locator(':focus')).toHaveValue(`${label}!`);
  const place = Number(await list(page).locator('li:has(:focus)').getAttribute('aria-posinset'));
  const expectRow = async (posInSet: number) => {
    await expect(list(page).locator('li:has(:focus)')).toHaveAttribute('aria-posinset', String(posInSet));
    await expect(list(page).locator(':focus')).toBeInViewport();
  };
  await page.keyboard.press('Enter');
  await expectRow(place + 1);

  // Past the category, the suggested category and "Remove" of the row.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(list(page).locator(':focus')).toHaveCount(0);
  await expect(page.locator('.add-foot :focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expectRow(place + 1);
});
