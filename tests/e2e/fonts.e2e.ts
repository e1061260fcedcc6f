import type { Page } from '@playwright/test';

import { createAssetPage } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { notInFirefox } from './engine.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    shiftTotal: number;
  }
}

const font = /\.woff2$/;
const longestShift = 0.02;
const mostBytes = 60_000;

/** Adds up layout shifts from the start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shiftTotal = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shiftTotal += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Number of loaded parts of the font. */
const loadedParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
      ).length,
  );

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the page is shown before its font, which moves nothing when it comes, ${viewport.width} px wide`, async ({
    page,
    app,
  }) => {
    notInFirefox('layoutShift');
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route(font, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${app.url}/#/assets/PRESS-0042`, { waitUntil: 'commit' });
    await createAssetPage(page).expectSignedIn();
    await expect(page.getByRole('region', { name: 'Uploads' })).toBeVisible();
    expect(await loadedParts(page)).toBe(0);
    release();
    await expect.poll(() => loadedParts(page)).toBe(1);
    expect(await page.evaluate(() => window.shiftTotal)).toBeLessThan(longestShift);
  });
}

test('an English page loads at most 60 kB of fonts, which are there without a network', async ({
  page,
  app,
  context,
}) => {
  const sizes: number[] = [];
  page.on('response', async (answer) => {
    if (font.test(answer.url())) sizes.push((await answer.body()).length);
  });
  await page.goto(`${app.url}/#/`);
  await createAssetPage(page).expectSignedIn();
  await page.getByRole('button', { name: /^Account: / }).click();
  await expect(page.getByLabel('Language')).toBeVisible();
  await expect.poll(() => loadedParts(page)).toBe(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  await untilInstalled(page);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => loadedParts(page)).toBe(1);
});
