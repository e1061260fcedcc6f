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
