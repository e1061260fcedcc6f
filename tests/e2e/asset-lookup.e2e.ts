import type { Page, Route } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';

import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const named = 'Exhaust fan, hall 3 · FAN-112';
const lookups = '**/library/assets?*';

test('[PAGE-7][PAGE-8] while the lookup is slow, documents are uploaded; then the asset has its name @slow', async ({
  page,
  app,
  assetPage,
}) => {
  const waiting: Route[] = [];
  await page.route(lookups, (route) => void waiting.push(route));
  await page.goto(`${app.url}/#/assets/FAN-112`);
  await expect(page.getByText('Still checking FAN-112. You can continue.')).toBeVisible();
  await expect(heading(page)).toHaveText('FAN-112');
  await assetPage.choose(files.pdf);
  await assetPage.chooseMetadata();
  await assetPage.upload(1);
  await assetPage.expectStatus('P42 Hydraulik Wartungsplan 2026', 'Stored');
  await page.unroute(lookups);
  await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
  // A request that took too long is repeated on request only.
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(again.or(heading(page).getByText('Exhaust fan'))).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(heading(page)).toHaveText(named);
});

test('[PAGE-8] if the lookup fails, it can be tried again', async ({ page, app }) => {
  await page.route(lookups, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${app.url}/#/assets/FAN-112`);
  await expect(page.getByText('Couldn’t check FAN-112. You can continue.')).toBeVisible();
  await page.unroute(lookups);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(named);
  await expect(page.getByText(/^Couldn’t check/)).toHaveCount(0);
});

test('[PAGE-8] offline, the page says so; once online, the asset is checked', async ({ page, app }) => {
  await page.goto(app.url);
  const search = page.getByRole('textbox', { name: 'Asset ID' });
  await expect(search).toBeVisible();
  await page.context().setOffline(true);
  await search.fill('FAN-112');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re offline, so FAN-112 isn’t checked. You can continue.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText(named);
});

test('[PAGE-7] typing an ID that only the service knows offers the asset with its name', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await page.getByRole('textbox', { name: 'Asset ID' }).fill('fan-112');
  await page.getByRole('link', { name: 'FAN-112 Exhaust fan, hall 3' }).click();
  await expect(heading(page)).toHaveText(named);
});

test.describe('a person who is not signed in', () => {
  test.use({ person: null });

  test('[PAGE-10] who opens a link with a code comes to the asset after signing in, and not back to the code', async ({
    page,
    app,
  }) => {
    const code = 'https://id.halden.example/A10/Serial-Nr-5678';
    await page.goto(`${app.url}/#/?code=${encodeURIComponent(code)}`);
    await page.getByRole('button', { name: 'Mia Berg' }).click();
    await expect(heading(page)).toHaveText('Axial piston pump A10 · PUMP-310');
    await page.goto(`${app.url}/#/`);
    await expect(heading(page)).toHaveText('Choose an asset');
    await page.goBack();
    await expect(heading(page)).toHaveText('Axial piston pump A10 · PUMP-310');
  });
});

test('[PAGE-10] a link with an unknown code asks, and closing leads to the list', async ({ page, app }) => {
  await page.goto(`${app.url}/#/?code=${encodeURIComponent('https://id.maker.invalid/x/4711')}`);
  const dialog = page.getByRole('dialog', { name: 'Is this the right asset?' });
  await expect(dialog).toContainText('We don’t know this code.');
  await expect(dialog.getByRole('button', { name: /^4711/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter the ID instead' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/#\/$/);
});
