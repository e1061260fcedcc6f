import type { Page } from '@playwright/test';

import { buildRelease, currentRelease } from '../../releases/build-release.ts';
import { openTab } from '../asset-page.ts';
import { cachedEntries, untilInstalled } from '../browser-storage.ts';
import { expect, test } from './hosted.ts';

let next: string;
test.beforeAll(async () => {
  next = await buildRelease({ words: 'next' });
});

const root = (page: Page) => page.locator('html');
const isNext = (page: Page) => expect(root(page)).toHaveAttribute('data-release', 'next');
const isCurrent = (page: Page) => expect(root(page)).not.toHaveAttribute('data-release');
const alert = (page: Page) => page.getByRole('alert');
const cachedPages = async (page: Page) =>
  (await cachedEntries(page)).filter(({ url }) => url.endsWith('/index.html')).length;
const isScript = (path: string) => path.startsWith('assets/');

/** Looks for a new worker, and returns the state in which its installation ends; it may have failed already. */
const installWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'redundant';
    while (worker.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker.state;
  });

/** Waits until the worker of the page's release is the active one, while another page is open. */
async function untilTakenOver(page: Page): Promise<void> {
  await expect.poll(() => cachedPages(page)).toBe(2);
  const isActive = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return !installing && !waiting && active?.state === 'activated';
    });
  await expect.poll(isActive).toBe(true);
}

test('[OFFLINE-4] a release is not installed in part: a script is missing', async ({
  host,
  page,
  context,
}) => {
  await page.goto(host.url);
  await untilInstalled(page);
  const tab = await openTab(context, host.url);
  await tab.expectSignedIn();
  host.change({
    missing: 'immutable page',
    folderOf: (path) => (path.startsWith('assets/deferred-chunk-') ? currentRelease : next),
  });
  expect(await installWorker(tab.page)).toBe('redundant');

  // Without a network, the former release is complete.
  host.setReachable(false);
  await tab.page.reload();
  await isCurrent(tab.page);
  await tab.expectSignedIn();
  host.setReachable(true);

  host.deploy(next);
  await tab.page.reload();
  await isNext(tab.page);
  await untilTakenOver(tab.page);
  host.setReachable(false);
  await tab.page.reload();
  await isNext(tab.page);
  await tab.expectSignedIn();
});

test('[OFFLINE-6][OFFLINE-18] a stale page whose scripts are gone opens from the cache of the new worker', async ({
  host,
  page,
  context,
}) => {
  host.deploy(next);
  await page.goto(host.url);
  await untilInstalled(page);
  await page.close();
  host.change({
    missing: 'page',
    folderOf: (path) => (path === 'index.html' ? currentRelease : next),
  });
  const tab = await openTab(context, host.url);
  await tab.expectSignedIn();
  await isNext(tab.page);
  expect(await cachedPages(tab.page)).toBe(1);
  host.deploy(next);
  await tab.page.reload();
  await isNext(tab.page);
});

test('[OFFLINE-18] on a first visit, a page without all its scripts says so, and scripts that were answered with a page are fetched again', async ({
  host,
  page,
  context,
  consoleErrors,
}) => {
  host.change({
    missing: 'immutable page',
    folderOf: (path) => (isScript(path) ? currentRelease : next),
  });
  await page.goto(host.url);
  await expect(alert(page)).toContainText('The server doesn’t have all files of this page.');
  const second = await context.newPage();
  await second.goto(host.url);
  await expect(alert(second)).toContainText('Couldn’t load');
  host.deploy(next);
  // By itself in another tab, and when a person asks for it.
  const tab = await openTab(context, host.url);
  await tab.expectSignedIn();
  await isNext(tab.page);
  await alert(page).getByRole('button', { name: 'Load the page again' }).click();
  await isNext(page);
  const others = consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load module script'));
  expect(others).toEqual([]);
});

test('[OFFLINE-3] a reload into the new version waits for a slow server', async ({ host, page }) => {
  await page.goto(host.url);
  await untilInstalled(page);
  host.deploy(next);
  host.change({ pageDelayMs: 6000 });
  await page.reload();
  await isCurrent(page);
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await isNext(page);
});

test('[OFFLINE-3] a broken config.json does not replace the last valid one, with and without a network', async ({
  host,
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(host.url);
  await untilInstalled(page);
  host.change({ config: '{ "baseUrl": ' });
  const tab = await openTab(context, host.url);
  await tab.expectSignedIn();
  await tab.page.getByText('For administrators: check config.json').click();
  await expect(tab.page.getByRole('contentinfo')).toContainText('isn’t valid JSON');
  host.setReachable(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  consoleErrors.splice(0);
});
