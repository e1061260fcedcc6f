import { files, pdfName } from '../fixtures/make-files.ts';

import { expect, test } from './test.ts';

const markup = '<img src=x onerror="document.title=\'owned\'">';

test('markup in names stays text, in the rows, in the dialog and at the reader', async ({
  assetPage,
  page,
}) => {
  await assetPage.chooseMetadata();
  for (let round = 0; round < 2; round += 1) {
    await page.getByLabel('Chosen files').setInputFiles({
      name: `"${markup}".pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 hostile'),
    });
    await page.getByLabel('Display name').fill(markup);
    await assetPage.upload(1);
    await expect(assetPage.row(markup)).toHaveCount(round + 1);
  }
  await assetPage.sendAnyway(markup);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: markup })).toBeVisible();
  await dialog.getByText('Message from the service').click();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open document' }).click();
  const reader = await opened;
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(markup);
  for (const each of [page, reader]) {
    expect(await each.locator('img').count()).toBe(0);
    expect(await each.title()).not.toBe('owned');
  }
});

test('a template with a dangerous scheme is a mistake in the configuration', async ({ app, page }) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({
      json: {
        ...config,
        documentUrl: 'javascript:alert("{documentId}")',
        linkUrl: 'javascript:alert("{documentId}{assetId}")',
        assetUrl: 'data:text/html,{assetId}',
      },
    });
  });
  await page.goto(`${app.url}/?again#/assets/PRESS-0042`);
  const alert = page.getByRole('alert');
  for (const key of ['documentUrl', 'assetUrl', 'linkUrl']) await expect(alert).toContainText(key);
  await expect(page.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
});

test('a sign-in page behind a redirect is never a success', async ({ page, assetPage }) => {
  await page.route('**/v1/documents/**', (route) =>
    route.fulfill({ status: 303, headers: { location: '/index.html' } }),
  );
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  const row = assetPage.row(pdfName);
  await expect(row).toContainText('Another website answered');
  await expect(row).toContainText('Waiting');
  await expect(row).not.toContainText('Stored');
});

test('a wrong configuration is a page that names each wrong key', async ({ app, page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { baseUrl: 7, offerAi: 'yes' } }));
  await page.goto(`${app.url}/?again`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The application is not set up correctly');
  for (const key of ['baseUrl', 'signIn', 'offerAi']) await expect(alert).toContainText(key);
});

test.describe('with tokens in memory', () => {
  test.use({ appEnv: { TOKEN_STORAGE: 'memory' }, person: null });

  test('no token is found in an address, in storage, or on the console', async ({ assetPage, page }) => {
    const tokens = new Set<string>();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('request', (request) => {
      told.push(request.url());
      const authorization = request.headers().authorization;
      if (authorization) tokens.add(authorization.replace('Bearer ', ''));
    });
    await page.getByRole('button', { name: 'Mia Berg' }).click();
    await assetPage.expectSignedIn();
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.expectStatus(pdfName, 'Stored');
    expect(tokens.size).toBe(1);
    const [token = ''] = tokens;
    expect(token.length).toBeGreaterThan(20);
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    expect([stored, ...told].filter((text) => text.includes(token))).toEqual([]);
  });
});
