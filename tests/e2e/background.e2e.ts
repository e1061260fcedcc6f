import type { BrowserContext, Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';
import { createAssetPage, openTab, type AssetPage } from './asset-page.ts';
import { dispatchSync } from './background-sync.ts';
import { untilInstalled } from './browser-storage.ts';
import { notInFirefox } from './engine.ts';
import { expect, test } from './test.ts';
import { wholeBrowser } from './whole-browser.ts';

const env = { TOKEN_STORAGE: 'memory', BACKGROUND_UPLOADS: 'yes', TOKEN_SECONDS: '3' };

// Without windows, Chromium has no Background Sync. Each access token lasts for one event only.
test.use({
  ...wholeBrowser,
  person: null,
  appEnv: env,
});
test.beforeEach(async ({ context }) => {
  notInFirefox('background');
  await context.grantPermissions(['background-sync']);
});

const closed = 'while the page was closed';

/** Signs in, and waits until the worker can send. */
async function openAs(name: string, page: Page, url: string): Promise<AssetPage> {
  await page.goto(`${url}/#/assets/PRESS-0042`);
  await page.getByRole('button', { name }).click();
  const assetPage = createAssetPage(page);
  await assetPage.chooseMetadata();
  await untilInstalled(page);
  return assetPage;
}

/** Uploads files without a network, and waits until they are saved. */
async function uploadOffline(assetPage: AssetPage, ...paths: readonly string[]): Promise<void> {
  const context = assetPage.page.context();
  await assetPage.choose(...paths);
  await context.setOffline(true);
  await assetPage.upload(paths.length);
  await expect(assetPage.list).toContainText('also if you close this page');
}

async function closeAndReconnect(page: Page, context: BrowserContext): Promise<void> {
  await page.close();
  await context.setOffline(false);
}

test('[BACKGROUND-1][BACKGROUND-3][BACKGROUND-4][SIGN-IN-12] files are stored once while the page is closed, and again later with the next token', async ({
  page,
  app,
  context,
}) => {
  await uploadOffline(await openAs('Mia Berg', page, app.url), files.pdf, files.manual);
  await closeAndReconnect(page, context);
  await dispatchSync(context, app.url);
  await expect.poll(async () => (await app.documents()).length).toBe(2);

  const later = await openTab(context, app.url);
  await later.expectStatus(pdfName, 'Stored');
  await expect(later.list).toContainText(closed);
  await later.chooseMetadata();
  await uploadOffline(later, files.otherZip);
  await closeAndReconnect(later.page, context);
  await dispatchSync(context, app.url);
  await expect.poll(async () => (await app.documents()).length).toBe(3);
  const last = await openTab(context, app.url);
  await last.expectStatus('measurements', 'Stored');
  expect(await app.documents()).toHaveLength(3);
});

test('[SIGN-IN-12] after a sign-out nothing is sent, and no token is left on the device', async ({
  page,
  app,
  context,
}) => {
  const assetPage = await openAs('Mia Berg', page, app.url);
  await uploadOffline(assetPage, files.pdf);
  await context.route('**/v1/**', (route) => route.abort());
  await context.setOffline(false);
  await assetPage.signOut('Sign out, finish later');
  const left = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('asset-documents-sender');
        opening.addEventListener('success', () => {
          const stores = [...opening.result.objectStoreNames];
          const counts = stores.map(
            (name) =>
              new Promise<number>((done) => {
                const counting = opening.result.transaction(name).objectStore(name).count();
                counting.addEventListener('success', () => done(counting.result));
              }),
          );
          resolve(Promise.all(counts));
        });
      }),
  );
  expect(left).toEqual([0, 0, 0]);
  await page.close();
  await dispatchSync(context, app.url);
  await expect
    .poll(() =>
      context.serviceWorkers()[0]?.evaluate(async () => (await navigator.locks.query()).held?.length),
    )
    .toBe(0);
  expect(await app.documents()).toEqual([]);
});

test('[SIGN-IN-12] a refused token sends nothing, and the files wait for the person', async ({
  page,
  app,
  context,
}) => {
  await uploadOffline(await openAs('Mia Berg', page, app.url), files.pdf);
  await page.close();
  // The provider forgets every session.
  await app.kill();
  await app.start();
  await context.setOffline(false);
  await dispatchSync(context, app.url);
  const later = await context.newPage();
  await later.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(later.getByRole('button', { name: 'Mia Berg' })).toBeVisible();
  expect(await app.documents()).toEqual([]);
  await later.getByRole('button', { name: 'Mia Berg' }).click();
  await createAssetPage(later).expectStatus(pdfName, 'Stored');
  expect(await app.documents()).toHaveLength(1);
});

test('[BACKGROUND-4] a person who asked for it is told once, in numbers', async ({ page, app, context }) => {
  await context.grantPermissions(['background-sync', 'notifications']);
  const assetPage = await openAs('Mia Berg', page, app.url);
  await uploadOffline(assetPage, files.pdf, files.otherZip);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(assetPage.list).toContainText('You’ll be notified');
  await closeAndReconnect(page, context);
  await dispatchSync(context, app.url);
  const notes = () =>
    context.serviceWorkers()[0]?.evaluate(async () => {
      const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(notes).toEqual(['Asset documents: Stored: 2.']);
});
