import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { buildRelease } from '../releases/build-release.ts';
import { freePort, startAppInHost, type AppProcess } from './app-process.ts';
import { createAssetPage } from './asset-page.ts';
import { cachedEntries, untilInstalled } from './browser-storage.ts';
import { signIn } from './sign-in.ts';
import { expect, test as base } from './test.ts';
import { throttle } from './throttle.ts';
import { createWebServer, type WebServer } from './web-server.ts';
const bigName = 'thermography';

interface Hosted {
  readonly nginx: WebServer;
  readonly service: AppProcess;
  readonly config: object;
  /** Address of the application. */
  readonly url: string;
  readonly assetUrl: string;
}

/** The built application under a sub-path of nginx, its service on another origin. */
const test = base.extend<{ readonly hosted: Hosted }>({
  hosted: async ({ context }, provide) => {
    const port = await freePort();
    const service = await startAppInHost({ CORS_ORIGINS: `http://localhost:${port}` });
    await signIn(context, service.url);
    const nginx = await createWebServer('nginx');
    const config = {
      ...(await (await fetch(`${service.url}/config.json`)).json()),
      baseUrl: `${service.url}/`,
    };
    await nginx.serve({ port, service: service.url, config });
    const url = `http://localhost:${port}/documents/`;
    await provide({ nginx, service, config, url, assetUrl: `${url}#/assets/PRESS-0042` });
    await nginx.stop();
    await service.stop();
  },
});

let nextRelease: string;
test.beforeAll(async () => {
  nextRelease = await buildRelease({ words: 'next' });
});

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is available' });
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Reload the page' });
/** Simulates a person returning to the tab. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const isNext = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-release', 'next');

test('[OFFLINE-6] a release during an upload is offered, and another tab takes over without interruption', async ({
  page,
  context,
  hosted,
}) => {
  await page.goto(hosted.assetUrl);
  const assetPage = createAssetPage(page);
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  await untilInstalled(page);
  const lift = await throttle(page, 150_000);
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  await assetPage.expectStatus(bigName, 'Uploading');
  await expect(assetPage.list).toContainText(/saved on this device/i);

  const oldParts = (await cachedEntries(page))
    .map(({ url }) => url)
    .filter((url) => url.includes('/deferred-chunk-'));
  await hosted.nginx.deploy(nextRelease);
  await lookAgain(page);
  await expect(notice(page)).toContainText('After reloading, uploads resume');

  const other = await context.newPage();
  await other.goto(hosted.assetUrl);
  await isNext(other);
  // The worker of the next release has taken over, and this page still finds its chunks.
  await expect
    .poll(async () => (await cachedEntries(page)).filter(({ url }) => url.endsWith('/index.html')).length)
    .toBe(2);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? 'none'),
    )
    .toBe('none');
  expect(oldParts).toHaveLength(1);
  expect((await page.request.get(oldParts[0]!)).status()).toBe(404);
  expect(await page.evaluate(async (url) => (await fetch(url)).status, oldParts[0]!)).toBe(200);
  await assetPage.expectStatus(bigName, 'Uploading');
  await other.close();

  await reload(page).click();
  await isNext(page);
  await lift();
  await assetPage.expectStatus(bigName, 'Stored');
  await expect(notice(page)).toHaveCount(0);
});
