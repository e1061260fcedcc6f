import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';

import { recordAnnouncements } from './announcements.ts';
import { createAssetPage } from './asset-page.ts';
import { chooseInDialog } from './drop-from-disk.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

/** Presses Tab until the control with this name has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const label = await focused.evaluate(
        (element) =>
          element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
      );
      if (label?.trim() === name) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}"`);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('[UI-2][UI-6] the main tasks work with the keyboard alone, and focus is never lost', async ({
  page,
  assetPage,
}) => {
  await expect(page.getByRole('button', { name: 'Choose files', exact: true })).toHaveText('Choose files');
  await expect(page.getByRole('button', { name: 'Chosen files' })).toHaveCount(0);
  const choose = (...paths: readonly string[]) =>
    chooseInDialog(page.getByLabel('Chosen files'), () => press(page, 'Choose files'), paths);
  const focused = page.locator(':focus');

  await choose(files.empty, files.otherZip);
  await press(page, 'Remove');
  await expect(focused).toHaveAccessibleName('measurements.zip');

  await page.locator('body').press('Shift+Tab');
  await tabTo(page, 'Upload 1 document');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Owning organization');
  await page.keyboard.press('N');
  await tabTo(page, 'Category');
  await page.keyboard.press('O');
  await tabTo(page, 'Display name');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Readings');
  await press(page, 'Upload 1 document');
  await expect(focused).toHaveText('Uploads');
  await assetPage.expectStatus('Readings', 'Stored');

  await choose(files.otherZip);
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
  await expect(focused).toHaveAccessibleName('More actions');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('Remove from list');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Readings');
  await press(page, 'More actions');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Uploads');
});

test('[UI-2] a dialog that is opened again right after Escape stays open', async ({ page, assetPage }) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.otherZip);
  await assetPage.upload(1);
  await assetPage.expectStatus('measurements', 'Stored');
  await assetPage.choose(files.otherZip);
  await assetPage.upload(1);
  await assetPage.sendAnyway('measurements');
  const dialog = page.getByRole('dialog', { name: 'This document already exists' });
  await expect(dialog).toBeVisible();
  // The next frame, with which browsers report the closed dialog, comes after the last key.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  const keys = ['Escape', 'Tab', 'Tab', 'Enter', 'Enter'];
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(untilDrawn);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

const untilDrawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const sheet = (name: string, sizeBytes: number) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(sizeBytes, name),
});

test('[UI-3] changes are announced once, politely, and at most every 5 s during uploads @slow', async ({
  page,
  app,
}) => {
  const announcements = await recordAnnouncements(page);
  const assetPage = createAssetPage(page);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await assetPage.chooseMetadata();
  await throttle(page, 300_000);
  await page
    .getByLabel('Chosen files')
    .setInputFiles([sheet('One', 100_000), sheet('Two', 200_000), sheet('Three', 2_000_000)]);
  await assetPage.upload(3);
  await assetPage.expectStatus('Three', 'Stored');
  await expect.poll(async () => (await announcements()).at(-1)?.text).toContain('Three: Stored');

  const announced = (await announcements()).filter(({ text }) => text !== 'Loading…');
  expect(announced.filter(({ isAlert }) => isAlert)).toEqual([]);
  // They are recorded a moment after they are announced. All except the last one, which comes when nothing is being
  // sent.
  const gapsMs = announced.slice(1, -1).map(({ atMs }, index) => atMs - announced[index]!.atMs);
  expect(gapsMs.filter((gapMs) => gapMs < 4900)).toEqual([]);
  expect(announced.map(({ text }) => text).join('. ')).toMatch(/One: Stored.*Three: Stored$/);
});
