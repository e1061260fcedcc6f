import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { chooseInDialog } from './drop-from-disk.ts';
import { expect, test } from './test.ts';

/** Presses Tab or another key until the control with this name has focus. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const label = await focused.evaluate(
        (element) =>
          element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
      );
      if (label?.trim() === name) return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never came to "${name}"`);
}

async function press(page: Page, name: string, key?: string): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

test('[UI-2] the main tasks work with the keyboard alone, and focus is never lost @quick', async ({
  page,
  assetPage,
}) => {
  await expect(page.getByRole('button', { name: 'Choose files', exact: true })).toHaveText('Choose files');
  await expect(page.getByRole('button', { name: 'Chosen files' })).toHaveCount(0);
  const choose = (paths: readonly string[], key?: string) =>
    chooseInDialog(page.getByLabel('Chosen files'), () => press(page, 'Choose files', key), paths);
  const focused = page.locator(':focus');

  await choose([files.empty, files.otherZip]);
  await press(page, 'Remove');
  await expect(focused).toHaveAccessibleName('measurements.zip');

  await page.locator('body').press('Shift+Tab');
  await tabTo(page, 'Upload 1 document');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Category');
  await page.keyboard.press('O');
  await tabTo(page, 'Display name');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Readings');
  await press(page, 'Upload 1 document');
  await expect(focused).toHaveText('Uploads');
  await assetPage.expectStatus('Readings', 'Stored');

  // Back from the heading of the uploads.
  await choose([files.otherZip], 'Shift+Tab');
  await press(page, 'Upload 1 document');
  await press(page, 'Upload anyway');
  const dialog = page.getByRole('dialog', { name: 'This document already exists' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(focused).toHaveAccessibleName('measurements');
  await press(page, 'More actions');
  await expect(focused).toHaveText('Details');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('More actions measurements');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('Remove from list');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Readings');
  await press(page, 'More actions');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Uploads');
});
