import type { Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';

import { clickSignOut, createAssetPage } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { crowdedTargets } from './crowded-targets.ts';
import { select } from './selection.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';
import { violations } from './violations.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page) => page.getByRole('button', { name: 'Account: Mia Berg' });
const status = (page: Page) => header(page).getByRole('button', { name: /^Uploads / });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectOneLine(page: Page): Promise<void> {
  expect((await header(page).boundingBox())!.height).toBeLessThanOrEqual(56);
  expect(await overflow(page)).toBe(0);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('[PAGE-4] the first assets are visible without scrolling', async ({ page, app }) => {
    await page.goto(app.url);
    const links = page.getByRole('region', { name: 'Assets', exact: true }).getByRole('link');
    for (const index of [0, 1, 2, 3, 4]) await expect(links.nth(index)).toBeInViewport({ ratio: 1 });
    await page.goto(`${app.url}/#/assets/TANK-007`);
    await page.goto(`${app.url}/#/`);
    await expect(page.getByRole('region', { name: 'Recent assets' }).getByRole('link')).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const colorScheme of select(['light', 'dark'] as const, 2)) {
    test(`[PAGE-1][UI-1] the header is one line on every page, and axe finds nothing: ${colorScheme}`, async ({
      page,
      app,
      assetPage,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectOneLine(page);
      await expect(header(page).getByText('PRESS-0042')).toBeVisible();
      await page.goto(`${app.url}/#/`);
      await expect(page.getByRole('region', { name: 'Assets', exact: true })).toBeVisible();
      await expectOneLine(page);
      expect(await violations(page)).toEqual([]);
      expect(await crowdedTargets(page, 44)).toEqual([]);
      await account(page).click();
      await expect(page.getByLabel('Language')).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
      expect(await crowdedTargets(page, 44)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.goto(`${app.url}/#/assets/PRESS-0042`);
      await assetPage.chooseMetadata();
      await untilInstalled(page);
      await app.kill();
      await assetPage.choose(files.pdf);
      await assetPage.upload(1);
      await expect(status(page)).toHaveText(/0 of 1/);
      await expectOneLine(page);
      await page.context().setOffline(true);
      await expect(status(page)).toHaveText(/Offline/);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectOneLine(page);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('[PAGE-2][PAGE-3][UI-1] a page without a signed-in person has the header, language and density', async ({
    page,
    assetPage,
  }) => {
    await assetPage.signOut();
    await expectOneLine(page);
    expect(await violations(page)).toEqual([]);
    expect(await crowdedTargets(page, 44)).toEqual([]);
    await page.getByLabel('Language').selectOption('Deutsch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind abgemeldet');
    await expect(header(page).getByText('Offline')).toBeHidden();
    await page.context().setOffline(true);
    await expect(header(page).getByText('Offline')).toBeVisible();
    await expectOneLine(page);
  });
});

test('[PAGE-3] the account menu closes on Escape and on a click elsewhere, and asks only about what is unsent', async ({
  page,
  assetPage,
}) => {
  const menu = page.getByText('Roles: manufacturer-user');
  await account(page).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Language')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account(page)).toBeFocused();
  await account(page).click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();

  await assetPage.choose(files.pdf);
  await expect(page.getByLabel('Display name')).toBeVisible();
  await clickSignOut(page);
  const question = page.getByRole('dialog', { name: '1 document isn’t stored yet' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(account(page)).toBeFocused();
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByLabel('Display name')).toBeHidden();
  await clickSignOut(page);
  await expect(page.getByRole('button', { name: 'Yes, sign out' })).toBeVisible();
});

test('[PAGE-2] the header shows uploads in progress and "Offline" on every page, and leads to the list', async ({
  page,
  app,
  assetPage,
}) => {
  const release = await throttle(page, 300_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.medium, files.pdf);
  await assetPage.upload(2);
  await expect(status(page)).toHaveText(/[01] of 2 · .* left/);
  await page.goto(`${app.url}/#/`);
  await expect(status(page)).toHaveText(/[01] of 2/);
  await page.context().setOffline(true);
  await expect(status(page)).toHaveText(/^Uploads Offline/);
  await page.setViewportSize({ width: 390, height: 500 });
  const heading = page.getByRole('region', { name: 'Uploads' }).getByRole('heading', { name: 'Uploads' });
  await expect(heading).not.toBeInViewport();
  await status(page).click();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.context().setOffline(false);
  await release();
  await createAssetPage(page).expectStatus(pdfName, 'Stored');
  await expect(status(page)).toBeHidden();
});

test('[PAGE-2] the header leads to the failed upload, and counts it until it is removed', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.route('**/v1/documents/**', (route) => route.fulfill({ status: 400, json: {} }));
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Failed');
  await page.evaluate(() => scrollTo(0, 0));
  await status(page).click();
  await expect(assetPage.row(pdfName)).toBeFocused();
  await expect(assetPage.row(pdfName)).toBeInViewport();
  await expect(assetPage.row(pdfName)).not.toHaveCSS('outline-style', 'none');
  await assetPage.press(pdfName, 'Remove from list');
  await expect(status(page)).toBeHidden();
  await assetPage.list.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText('Uploads 1 failed');
});

test('[PAGE-5] an indeterminate progress bar stops moving after two minutes', async ({ assetPage }) => {
  await assetPage.expectSignedIn();
  const endsAfterMs = await assetPage.page.evaluate(() => {
    const bar = document.querySelector('.app')!.appendChild(document.createElement('progress'));
    bar.className = 'progress';
    return bar.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime);
  });
  expect(endsAfterMs).toEqual([120_000]);
});
