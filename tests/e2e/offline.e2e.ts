import type { Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';
import { createAssetPage, openTab, type AssetPage } from './asset-page.ts';
import { cachedEntries, untilInstalled } from './browser-storage.ts';
import { notInFirefox } from './engine.ts';
import { createPreviewPage } from './preview-page.ts';
import { expect, test } from './test.ts';
import { writeZip } from './write-zip.ts';

const kept = /saved on this device/i;
const token = /eyJ[\w-]+\.|Bearer|_token/;

/** Signs in at the provider as this person, and waits until the page can be opened without a network. */
async function openAs(name: string, page: Page, appUrl: string): Promise<AssetPage> {
  await page.goto(`${appUrl}/#/assets/PRESS-0042`);
  await page.getByRole('button', { name }).click();
  const assetPage = createAssetPage(page);
  await assetPage.chooseMetadata();
  await untilInstalled(page);
  return assetPage;
}

test('[OFFLINE-3][OFFLINE-4] after one visit, the page opens without a network, with its queue, and uploads continue once there is one @quick', async ({
  assetPage,
  app,
  page,
  context,
}) => {
  await untilInstalled(page);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await app.kill();
  await assetPage.upload(1);
  await expect(assetPage.list).toContainText(kept);
  await page.close();

  const offline = await openTab(context, app.url);
  await expect(offline.page.getByRole('heading', { level: 1 })).toContainText('Hydraulic press HP 160');
  await expect(offline.list).toContainText('Can’t reach the service.');
  await expect(offline.list).toContainText(kept);

  // Documents added now are saved like the others.
  await offline.chooseMetadata();
  await offline.choose(files.otherZip);
  await offline.upload(1);
  await expect(offline.list).toContainText(kept);
  await app.start();
  await offline.expectStatus(pdfName, 'Stored');
  await offline.expectStatus('measurements', 'Stored');
});

test('[OFFLINE-10] without a network a manual can be previewed', async ({
  assetPage,
  app,
  page,
  context,
}) => {
  const path = writeZip('pumps.zip', {
    'index.html': '<title>Start</title><h1>Pumps</h1><img src="a.svg"><a href="oil.html">Oil</a>',
    'oil.html': '<title>Oil</title>',
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>',
  });
  await untilInstalled(page);
  await assetPage.chooseMetadata();
  await app.kill();
  await page.close();

  const { page: later, choose } = await openTab(context, app.url);
  await choose(path);
  const preview = createPreviewPage(later);
  await preview.open();
  await preview.expectAt('index.html');
  const picture = preview.manual.locator('img');
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(7);
  await preview.manual.getByText('Oil').press('Enter');
  await preview.expectAt('oil.html');
  // The frame has no origin, as with a network.
  expect(await preview.frame().evaluate(() => origin)).toBe('null');
});

test('[OFFLINE-1] an upload causes no event in the worker', async ({ app, context }) => {
  notInFirefox('routes');
  await untilInstalled((await openTab(context, app.url)).page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const methods: string[] = [];
    Object.assign(globalThis, { methods });
    addEventListener('fetch', (event) => methods.push((Reflect.get(event, 'request') as Request).method));
  });
  const tab = await openTab(context, app.url);
  await tab.chooseMetadata();
  await tab.choose(files.pdf);
  await tab.upload(1);
  await tab.expectStatus(pdfName, 'Stored');
  const methods = await worker?.evaluate(() => Reflect.get(globalThis, 'methods') as unknown);
  expect(methods).toContain('GET');
  expect(methods).not.toContain('POST');
});

test.describe('signing in at a provider', () => {
  test.use({ person: null, appEnv: { TOKEN_STORAGE: 'memory' } });

  test('[OFFLINE-1][OFFLINE-2] no answer of the service and no token is cached, and no upload passes through the worker', async ({
    page,
    app,
  }) => {
    const byWorker: string[] = [];
    const posts: string[] = [];
    page.context().on('request', (request) => {
      if (request.serviceWorker()) byWorker.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    page.on('response', (response) => {
      if (response.request().method() !== 'POST') return;
      posts.push(new URL(response.url()).pathname);
      expect(response.fromServiceWorker()).toBe(false);
    });
    const assetPage = await openAs('Mia Berg', page, app.url);
    // From here on all requests of the page could pass through the worker.
    await page.reload();
    // The redirect to the provider and back runs on its own, and must end before the next request.
    await expect(page.getByRole('banner')).toContainText('Mia Berg');
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf, files.manual);
    await assetPage.expectManuals();
    await assetPage.upload(2);
    await assetPage.expectStatus(pdfName, 'Stored');

    const entries = await cachedEntries(page);
    const paths = entries.map(({ url }) => url.replace(`${app.url}/`, ''));
    const isBuilt =
      /^(index\.html|preview\.html|start\.js|icon\.svg|config\.json|assets\/[\w./-]+\.(js|css|woff2))$/;
    expect(paths.filter((path) => !isBuilt.test(path))).toEqual([]);
    expect(paths).toContain('config.json');
    // The sign-in library contains such names in its code; answers would contain them.
    const answers = entries.filter(({ url }) => !url.endsWith('.js'));
    for (const { text } of answers) expect(text).not.toMatch(token);
    for (const { text } of entries) expect(text).not.toMatch(/[?&](code|state)=\w/);
    expect(posts).toContain('/v1/documents/assets/PRESS-0042');
    expect(
      byWorker.filter(
        (urls) =>
          !/^GET \/($|start\.js|index\.html|preview\.html|icon\.svg|service-worker\.js|assets\/)/.test(urls),
      ),
    ).toEqual([]);
  });
});
