import type { Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';

import { createAssetPage } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { crowdedTargets } from './crowded-targets.ts';
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

  test(`[PAGE-1][UI-1] the header is one line on every page, and axe finds nothing @quick`, async ({
    page,
    app,
    assetPage,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
