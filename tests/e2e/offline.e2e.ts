import { files } from '../fixtures/make-files.ts';

import { createAssetPage } from './asset-page.ts';
import { cachedEntries, untilInstalled } from './kept-by-browser.ts';
import { expect, test } from './test.ts';

const pdfName = 'P42 Hydraulik Wartungsplan 2026';
const kept = /kept on this device/i;
const token = /eyJ[\w-]+\.|Bearer|_token/;

test('[O3][O4] opened once, the page opens without a network, with its queue, and goes on when there is one', async ({
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
  await expect(assetPage.row(pdfName)).toContainText(kept);
  await page.close();

  const later = await context.newPage();
  const offline = createAssetPage(later);
  await later.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(later.getByRole('heading', { level: 1 })).toContainText('Hydraulic press HP 160');
  await expect(offline.row(pdfName)).toContainText('No connection');
  await expect(offline.row(pdfName)).toContainText(kept);

  // What is added now is kept like the rest.
  await offline.chooseMetadata();
  await offline.choose(files.otherZip);
  await offline.upload(1);
  await expect(offline.row('measurements')).toContainText(kept);
  await app.start();
  await offline.expectStatus(pdfName, 'Stored');
  await offline.expectStatus('measurements', 'Stored');
});

test.describe('signing in at a provider', () => {
  test.use({ appEnv: { SIGN_IN: 'oidc' } });

  test('[O1][O2] no answer of the service and no token is kept, and no upload passes through the worker', async ({
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
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await page.getByRole('button', { name: 'Mia Berg' }).click();
    const assetPage = createAssetPage(page);
    await assetPage.chooseMetadata();
    await untilInstalled(page);
    // From here on all that the page asks for could pass through the worker.
    await page.reload();
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf, files.manual);
    await assetPage.expectManuals();
    await assetPage.upload(2);
    await assetPage.expectStatus(pdfName, 'Stored');

    const entries = await cachedEntries(page);
    const paths = entries.map(({ url }) => url.replace(`${app.url}/`, ''));
    const isBuilt = /^(index\.html|icon\.svg|config\.json|assets\/[\w.-]+\.(js|css))$/;
    expect(paths.filter((path) => !isBuilt.test(path))).toEqual([]);
    expect(paths).toContain('config.json');
    // The library that signs people in names such things in its code; answers would hold them.
    const answers = entries.filter(({ url }) => !url.endsWith('.js'));
    for (const { text } of answers) expect(text).not.toMatch(token);
    for (const { text } of entries) expect(text).not.toMatch(/[?&](code|state)=\w/);
    expect(posts).toContain('/v1/documents/assets/PRESS-0042');
    expect(
      byWorker.filter(
        (asked) => !/^GET \/($|config\.json|index\.html|icon\.svg|service-worker\.js|assets\/)/.test(asked),
      ),
    ).toEqual([]);
  });

  test('[O5] without a network the queue of whoever has not signed out is there, and waits for them', async ({
    page,
    app,
    context,
  }) => {
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await page.getByRole('button', { name: 'Mia Berg' }).click();
    const assetPage = createAssetPage(page);
    await assetPage.chooseMetadata();
    await untilInstalled(page);
    await assetPage.choose(files.pdf);
    await app.kill();
    await assetPage.upload(1);
    await expect(assetPage.row(pdfName)).toContainText(kept);
    await page.close();

    const later = await context.newPage();
    const offline = createAssetPage(later);
    await later.goto(`${app.url}/#/assets/PRESS-0042`);
    await expect(later.getByRole('banner')).toContainText('Mia Berg');
    await expect(offline.row(pdfName)).toContainText('No connection');
    const stored = await later.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).toContain('Mia Berg');
    expect(stored).not.toMatch(token);

    await app.start();
    await expect(offline.row(pdfName)).toContainText('Waiting for sign-in');
    const [beside] = await Promise.all([
      later.waitForEvent('popup'),
      later.getByRole('button', { name: 'Sign in again' }).click(),
    ]);
    await beside.getByRole('button', { name: 'Mia Berg' }).click();
    await offline.expectStatus(pdfName, 'Stored');
  });

  test('[O5] without a network nobody sees the queue of somebody who has signed out', async ({
    page,
    app,
    context,
  }) => {
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await page.getByRole('button', { name: 'Tom Weiß' }).click();
    const assetPage = createAssetPage(page);
    await assetPage.chooseMetadata();
    await untilInstalled(page);
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.expectStatus(pdfName, 'Failed');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep for Tom Weiß' }).click();
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await page.close();

    await app.kill();
    const later = await context.newPage();
    await later.goto(`${app.url}/#/assets/PRESS-0042`);
    await expect(later.getByRole('heading', { name: 'Signing in did not work' })).toBeVisible();
    await expect(later.getByText(/Tom|P42/)).toHaveCount(0);
  });
});
