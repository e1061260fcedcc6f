import type { Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';
import { clickSignOut, createAssetPage } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';

test.use({
  person: null,
  appEnv: { TOKEN_STORAGE: 'memory' },
  // Opens the page while the provider shows its people; `signIn` continues from there.
  assetPage: async ({ page, app }, provide) => {
    await page.goto(`${app.url}/#/assets/TANK-007`);
    await expect(page.getByRole('heading', { name: 'Sign in as' })).toBeVisible();
    await provide(createAssetPage(page));
  },
});

/** Answers 401 to the first token that a page sends, as if it had been revoked. */
async function rejectFirstToken(page: Page): Promise<void> {
  let rejected: string | undefined;
  await page.route('**/v1/**', async (route) => {
    const token = await route.request().headerValue('Authorization');
    rejected ??= token ?? '';
    if (token === rejected) await route.fulfill({ status: 401 });
    else await route.continue();
  });
}

test('code and PKCE lead back to the asset page, and no token is in an address or in storage @quick', async ({
  assetPage,
  app,
  page,
}) => {
  const addresses: URL[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url())));
  await page.reload();
  await page.goto(`${app.url}/#/assets/TANK-007`);
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hydraulic oil tank');
  expect(page.url()).toBe(`${app.url}/#/assets/TANK-007`);
  await expect(page.getByRole('banner')).toContainText('Mia Berg');

  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');

  const requested = addresses.find(({ pathname }) => pathname === '/idp/auth')?.searchParams;
  expect(requested?.get('response_type')).toBe('code');
  expect(requested?.get('code_challenge_method')).toBe('S256');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  for (const text of [stored, ...addresses.map(({ href }) => href)]) expect(text).not.toMatch(/eyJ|_token"/);
});

test("if the provider's session has ended, the person is asked to sign in, and uploads continue in the same page", async ({
  assetPage,
  app,
  page,
}) => {
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await untilInstalled(page);
  await app.kill();
  await app.start();
  await rejectFirstToken(page);
  await assetPage.upload(1);
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await beside.getByRole('button', { name: 'Mia Berg' }).click();
  await assetPage.expectStatus(pdfName, 'Stored');
  await expect(page.getByRole('button', { name: 'Sign in again' })).toHaveCount(0);
});

test('[SIGN-IN-5] where the browser blocks the data of the site, the page says what to allow', async ({
  app,
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(app.url);
  await expect(page.getByText(`Allow cookies and site data for ${new URL(app.url).host}`)).toBeVisible();
  consoleErrors.length = 0;
});

test('[SIGN-IN-3] the provider gets the session to end, and if it cannot end it, the page says that it is open', async ({
  assetPage,
  consoleErrors,
  page,
}) => {
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await assetPage.expectSignedIn();
  const [request] = await Promise.all([page.waitForRequest('**/idp/session/end?*'), clickSignOut(page)]);
  expect(new URL(request.url()).searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  // The provider's page replaces its address, so that the tab's history keeps no token.
  await expect(page).toHaveURL(/\/idp\/session\/end$/);
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.getByText('is still open')).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#/assets/TANK-007');

  await page.route('**/.well-known/openid-configuration', async (route) => {
    const answer = await route.fetch();
    const { end_session_endpoint: _, ...metadata } = await answer.json();
    await route.fulfill({ response: answer, json: metadata });
  });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await assetPage.expectSignedIn();
  await clickSignOut(page);
  await expect(page.getByText('Your session at the sign-in provider is still open.')).toBeVisible();
  expect(consoleErrors.splice(0)).toEqual(['Sign-out failed: Error: No end session endpoint']);
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await page.getByRole('button', { name: 'Karl Lund' }).click();
  await expect(page.getByRole('button', { name: 'Account: Karl Lund' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TANK-007');
});
