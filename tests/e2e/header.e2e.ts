import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { untilInstalled } from './browser-storage.ts';
import { crowdedTargets } from './crowded-targets.ts';
import { overflowPx } from './state-inspector.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page) => page.getByRole('button', { name: 'Account: Mia Berg' });
const status = (page: Page) => header(page).getByRole('button', { name: /^Uploads / });

async function expectOneLine(page: Page): Promise<void> {
  expect((await header(page).boundingBox())!.height).toBeLessThanOrEqual(56);
  expect(await overflowPx(page)).toBe(0);
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
    await expect(page.getByRole('region', { name: 'All assets' })).toBeVisible();
    await expectOneLine(page);
    expect(await violations(page)).toEqual([]);
    expect(await crowdedTargets(page, 40)).toEqual([]);
    await account(page).click();
    await expect(page.getByLabel('Language')).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
    expect(await crowdedTargets(page, 40)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await assetPage.chooseMetadata();
    await untilInstalled(page);
    await app.kill();
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await expect(status(page)).toHaveText(/0 of 1/);
    await expectOneLine(page);
    // The list begins below the header, which has the ID; the heading stays for screen readers.
    const title = page.getByRole('heading', { level: 1, name: /Hydraulic press HP 160/ });
    expect((await title.boundingBox())!.width).toBeLessThanOrEqual(1);
    await page.context().setOffline(true);
    await expect(status(page)).toHaveText(/Offline/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectOneLine(page);
    expect(await violations(page)).toEqual([]);
  });
});
