import type { Page } from '@playwright/test';

import { createAssetPage } from './asset-page.ts';
import { notInFirefox } from './engine.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    readonly shifts: readonly Shift[];
  }
}

interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}

/** Records layout shifts from the start, and delays every file of the page. */
async function openSlowly(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '?',
        );
        shifts.push({ score: value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.goto(url);
}

const shiftsOf = (page: Page) => page.evaluate(() => window.shifts);

test('nothing moves while a page loads over a slow connection', async ({ page, app }) => {
  notInFirefox('layoutShift');
  // `fonts.e2e.ts` measures what they move.
  await page.route(/\.woff2$/, (route) => route.abort());
  await openSlowly(page, `${app.url}/`);
  await createAssetPage(page).expectSignedIn();
  await expect(page.getByRole('region', { name: 'All assets' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await createAssetPage(page).expectSignedIn();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Uploads' })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

/** Opens the page as after its reload past the browser's cache: it waits for the person from then on. */
const startAgain = (page: Page) =>
  page.addInitScript(() => {
    // The blank page has no storage.
    if (origin !== 'null') sessionStorage.setItem('asset-documents-shell', 'fetched');
  });

test('[OFFLINE-18] a page whose code fails to load says so, and starts when it can be loaded', async ({
  page,
  app,
}) => {
  const step = '**/assets/mount-*.js';
  await startAgain(page);
  await page.route(step, (route) => route.abort());
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page could not be loaded completely. Check the network connection');
  await page.unroute(step);
  await alert.getByRole('button', { name: 'Load the page again' }).click();
  await createAssetPage(page).expectSignedIn();
  await expect(page).toHaveURL(`${app.url}/#/assets/PRESS-0042`);
  await expect(alert).toBeHidden();
});

test('a page whose code never loads shows a message after a while, without any code', async ({
  page,
  app,
}) => {
  const code = /\/(assets\/index-.*|start)\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto(app.url);
  const late = page.getByText('This takes unusually long. Check the network connection');
  await expect(late).toBeHidden();
  // This would take twenty seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(late).toBeVisible();
  await page.unroute(code);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await createAssetPage(page).expectSignedIn();
});
