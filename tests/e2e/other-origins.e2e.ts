// Addresses and redirects that try to get a file or a token for another server, which is running and allows every
// origin.
import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { startServer } from '../support/servers/start-server.ts';
import { createAssetPage } from './asset-page.ts';
import { select } from './selection.ts';
import { expect, test } from './test.ts';
import { wholeBrowser } from './whole-browser.ts';

test.use(wholeBrowser);

interface Elsewhere {
  readonly host: string;
  /** Received data: bytes of bodies, and anything that authorizes. */
  readonly got: { bytes: number; readonly tokens: string[] };
  readonly stop: () => Promise<void>;
}

async function startElsewhere(): Promise<Elsewhere> {
  const got = { bytes: 0, tokens: [] as string[] };
  const { url, stop } = await startServer((request, response) => {
    if (request.headers.authorization !== undefined) got.tokens.push(request.headers.authorization);
    if (/token|Bearer/i.test(request.url ?? '')) got.tokens.push(request.url ?? '');
    request.on('data', (chunk: Buffer) => (got.bytes += chunk.length));
    request.on('end', () => {
      response.writeHead(200, {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Headers': 'authorization, content-type',
        'Access-Control-Allow-Methods': '*',
        'Content-Type': 'application/json',
      });
      response.end('{"data":{}}');
    });
  }, '127.0.0.1');
  return { host: new URL(url).host, got, stop };
}

const addresses = (host: string): readonly string[] => [
  `http://${host}`,
  `http://${host}/v1/../`,
  `//${host}/`,
  `\\\\${host}\\`,
  `/\\${host}/`,
  `http:\\\\${host}`,
  `http://localhost@${host}/`,
  `http://localhost:80#@${host}/`,
  `http://${host}?http://localhost`,
  `\thttp://${host}/`,
  `ws://${host}/`,
  `javascript:fetch('http://${host}/')`,
  `data:text/html,<script src=http://${host}/></script>`,
  `blob:http://${host}/1`,
];

test.describe('without a service worker, whose requests routes can’t answer', () => {
  test.use({ serviceWorkers: 'block' });

  test('hostile base addresses get neither a token nor a byte', async ({ app, page, consoleErrors }) => {
    const elsewhere = await startElsewhere();
    const list = select(addresses(elsewhere.host), 4);
    let baseUrl = '';
    await page.route('**/config.json', async (route) => {
      const own = await (await route.fetch()).json();
      await route.fulfill({ json: { ...own, baseUrl } });
    });
    for (const [index, address] of list.entries()) {
      baseUrl = address;
      await page.goto(`${app.url}/?${index}#/assets/PRESS-0042`);
      const configError = page.getByText('The application is not set up correctly');
      const signedIn = page.getByRole('button', { name: /^Account: / });
      await expect(configError.or(signedIn).first()).toBeVisible();
      if (await signedIn.isVisible()) await tryToUpload(page);
      expect(elsewhere.got, address).toEqual({ bytes: 0, tokens: [] });
    }
    await elsewhere.stop();
    await page.goto('about:blank');
    // The page's policy reports violations, as it should.
    consoleErrors.length = 0;
  });
});

/** Sends a document to the configured address; the page's policy blocks it. */
async function tryToUpload(page: Page): Promise<void> {
  const assetPage = createAssetPage(page);
  await assetPage.choose(files.pdf);
  await assetPage.chooseMetadata();
  await assetPage.upload(1);
  await expect(page.getByText(/^(Waiting|Failed)$/).first()).toBeVisible();
}

// In this order, the selection has one that keeps the method and one that does not.
for (const status of select([303, 301, 302, 307, 308], 3)) {
  test(`a ${status} to another origin gets neither a token nor a byte`, async ({
    assetPage,
    page,
    consoleErrors,
  }) => {
    const elsewhere = await startElsewhere();
    await page.route('**/v1/documents/**', (route) =>
      route.fulfill({ status, headers: { location: `http://${elsewhere.host}/v1/documents/assets/A` } }),
    );
    await assetPage.choose(files.pdf);
    await assetPage.chooseMetadata();
    await assetPage.upload(1);
    await expect(page.getByText(/^(Waiting|Failed)$/).first()).toBeVisible();
    expect(elsewhere.got).toEqual({ bytes: 0, tokens: [] });
    await elsewhere.stop();
    await page.goto('about:blank');
    consoleErrors.length = 0;
  });
}
