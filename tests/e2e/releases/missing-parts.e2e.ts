import type { Page } from '@playwright/test';

import { files } from '../../fixtures/make-files.ts';
import { buildRelease, currentRelease } from '../../releases/build-release.ts';
import type { ImperfectServer } from '../../releases/imperfect-server.ts';
import { createAssetPage, type AssetPage } from '../asset-page.ts';
import { engineOf } from '../engine.ts';
import { expect, test } from './hosted.ts';

let next: string;
test.beforeAll(async () => {
  next = await buildRelease({ words: 'next' });
});

/** The script of the service worker isn't there, or that of a worker that inspects files. */
const noWorker =
  /A bad HTTP response code \(404\) was received when fetching the script|The code of the worker did not load/;
test.afterEach(({ consoleErrors }) => {
  expect(consoleErrors.filter((text) => !noWorker.test(text))).toEqual([]);
  consoleErrors.length = 0;
});

const updated = (page: Page) => page.getByText('This page has been updated. Reload it to use this part.');
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Display name/ });
const isNext = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-release', 'next');

/** Serves a release without a service worker, whose cache would still have the parts of the former one. */
const deploy = (host: ImperfectServer, folder: string) =>
  host.change({ folderOf: (path) => (path === 'service-worker.js' ? 'nowhere' : folder) });

/** Opens the page of an asset, chooses a manual, and types a name for it. */
async function chooseManual(page: Page, host: ImperfectServer): Promise<AssetPage> {
  deploy(host, currentRelease);
  const form = createAssetPage(page);
  await page.goto(`${host.url}/#/assets/PRESS-0042`);
  await form.expectSignedIn();
  await form.choose(files.smallManual);
  await form.expectManuals();
  await nameField(page).fill('Typed before the release');
  return form;
}

/** The button that opens a part which was never loaded before. */
const openPreview = async (page: Page) => {
  await page.getByRole('button', { name: 'Preview' }).first().click();
};

test('[PAGE-21] a part of a release that is gone says that the page has been updated, and chosen files survive the reload', async ({
  host,
  page,
}) => {
  const form = await chooseManual(page, host);
  deploy(host, next);
  await openPreview(page);
  await expect(updated(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload the page' }).last().click();
  await isNext(page);
  await expect(page.getByText('1 file that you chose earlier was added.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Typed before the release');
  await form.expectManuals();
  await openPreview(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PAGE-21] a part that can’t be loaded for another reason can be retried', async ({ host, page }) => {
  await chooseManual(page, host);
  await page.route('**/assets/preview-dialog-*.js', (route) => route.abort());
  await openPreview(page);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(updated(page)).toHaveCount(0);
  await page.unrouteAll();
  // See `failedImport` in `engine.ts`.
  const isRemembered = engineOf(page) === 'firefox';
  await page.getByRole('button', { name: isRemembered ? 'Reload the page' : 'Retry' }).click();
  if (isRemembered) await openPreview(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[OFFLINE-6] a new release offers a reload while documents are chosen, and they are in the form again', async ({
  host,
  page,
}) => {
  const form = await chooseManual(page, host);
  await form.choose(files.pdf);
  await expect(nameField(page)).toHaveCount(2);
  deploy(host, next);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await isNext(page);
  await expect(page.getByText('2 files that you chose earlier were added.')).toBeVisible();
  await expect(nameField(page)).toHaveCount(2);
  await expect(nameField(page).first()).toHaveValue('Typed before the release');
  await form.expectManuals();
  await form.chooseMetadata();
  await form.upload(2);
  await form.expectStatus('Typed before the release', 'Stored');
});

test('[DOCUMENT-7] a file whose inspection can’t start says so, also where the operator made a finding an error, and is checked after the reload', async ({
  host,
  page,
}) => {
  const config = {
    ...(JSON.parse(host.config) as object),
    inspection: { severity: { 'PDF-NO-TEXT': 'error' } },
  };
  host.change({ config: JSON.stringify(config) });
  deploy(host, currentRelease);
  const form = createAssetPage(page);
  await page.goto(`${host.url}/#/assets/PRESS-0042`);
  await form.expectSignedIn();
  // The form and the lists, which are loaded after the page, are there.
  await expect(page.getByText('Documents that you upload from this device')).toBeVisible();
  // The worker of the former release; both have the same name here.
  host.change({ folderOf: (path) => (path.includes('worker') ? 'nowhere' : next) });
  await form.choose(files.pdf);
  // A live region says it, too.
  await expect(page.getByText(/^Couldn’t check this file\./)).toBeVisible();
  await expect(updated(page)).toBeVisible();
  deploy(host, next);
  await page.getByRole('button', { name: 'Reload the page' }).last().click();
  await isNext(page);
  await expect(page.getByText('1 file that you chose earlier was added.')).toBeVisible();
  await expect(page.getByText('Couldn’t check this file.')).toHaveCount(0);
});
