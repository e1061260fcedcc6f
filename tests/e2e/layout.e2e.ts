import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { makeFolder } from '../fixtures/make-folder.ts';

import { untilInstalled } from './browser-storage.ts';
import { crowdedTargets } from './crowded-targets.ts';
import { dropFromDisk } from './drop-from-disk.ts';
import { select } from './selection.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

test('axe finds nothing in rows of every kind', async ({ assetPage, page }) => {
  await assetPage.choose(files.pdf, files.otherZip, files.empty);
  await page.getByRole('checkbox', { name: 'Select all 3 files' }).check();
  const bar = page.getByRole('region', { name: '3 selected' });
  await bar.getByLabel('Category').selectOption('Maintenance plan');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Category: P42-Hydraulik_Wartungsplan_2026.pdf')).toHaveValue(
    'maintenance-plan',
  );
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing in a long list at any scroll position @slow', async ({ assetPage: { page } }) => {
  await dropFromDisk(page, [makeFolder(250)]);
  await expect(page.getByRole('button', { name: 'Upload 250 documents' })).toBeVisible();
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);
    await expect(page.getByRole('checkbox', { name: 'Select sheet' }).first()).toBeAttached();
    // Axe treats controls that the sticky footer partly covers as too small.
    await expect(async () => expect(await page.evaluate(scrollPastCutRow)).toBe(false)).toPass();
    expect(await violations(page)).toEqual([]);
  }
});

/**
 * Runs in the page, when it has drawn the rows in view: scrolls past a row that the footer partly covers.
 * Other rows may come into view then, so it is repeated until it returns false, since there is none.
 */
async function scrollPastCutRow(): Promise<boolean> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const foot = document.querySelector('.add-foot')!.getBoundingClientRect().top;
  const rows = [...document.querySelectorAll('.document')].map((row) => row.getBoundingClientRect());
  const cut = rows.find(({ top, bottom }) => top < foot - 1 && bottom > foot + 1);
  if (cut) scrollBy({ top: cut.bottom - foot, behavior: 'instant' });
  return cut !== undefined;
}

const sheet = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(name) });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const) {
  test(`axe finds nothing in waiting uploads, and nothing is too small or cut off: ${colorScheme}, ${width} px`, async ({
    page,
    app,
    assetPage,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const choose = (...names: readonly string[]) =>
      page.getByLabel('Chosen files').setInputFiles(names.map(sheet));
    await assetPage.chooseMetadata();
    const uploads = '**/v1/documents/**';
    await page.route(uploads, (route) => route.fulfill({ status: 507, json: {} }));
    await choose('refused.pdf', 'refused too.pdf');
    await assetPage.upload(2);
    await assetPage.expectStatus('refused too', 'Failed');
    await assetPage.expectStatus('refused', 'Failed');
    await page.unroute(uploads);
    await choose('paused.pdf', 'lost.pdf', 'edited.pdf', 'next.pdf');
    await untilInstalled(page);
    await app.kill();
    await assetPage.upload(4);
    await expect(assetPage.list).toContainText('Can’t reach the service.');
    await assetPage.press('paused', 'Pause');
    await assetPage.expectStatus('paused', 'Paused');
    await assetPage.press('edited', 'Edit details');
    await page.getByRole('form', { name: 'Details of edited' }).getByLabel('Display name').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a display name for edited.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry now' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await crowdedTargets(page, 44)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

for (const width of select([320, 390, 768, 1280], 3)) {
  test(`nothing is cut off or scrolls sideways at ${width} px @slow`, async ({ page, assetPage }) => {
    await page.setViewportSize({ width, height: 800 });
    await assetPage.choose(files.pdf, files.manual, files.otherZip, files.empty);
    await expect(page.getByText('opens with index.html')).toBeVisible();
    await page.getByLabel('Display name').first().fill('W'.repeat(120));
    await page.getByRole('checkbox', { name: 'Select all 4 files' }).check();
    const commands = page.getByRole('region', { name: '4 selected' });
    if (width < 1000) await commands.getByRole('button', { name: 'More options' }).click();
    await commands.getByLabel('Category', { exact: true }).selectOption('Maintenance plan');
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Apply' }).click();
    expect(await overflow(page)).toBe(0);
    await assetPage.chooseMetadata();
    await assetPage.upload(3);
    await assetPage.expectStatus('measurements', 'Stored');
    expect(await overflow(page)).toBe(0);
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.sendAnyway('P42 Hydraulik Wartungsplan 2026');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const box = (await dialog.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}
