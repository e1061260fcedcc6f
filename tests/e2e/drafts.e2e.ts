import type { Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';

import { createAssetPage } from './asset-page.ts';
import { cachedEntries, untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';

test.use({ person: null });

const nameField = (page: Page) => page.getByRole('textbox', { name: /^Display name/ });
const draftsOn = async (page: Page) =>
  (await cachedEntries(page)).filter(({ url }) => url.includes('/drafts/')).length;

test('[DRAFT-1][DRAFT-3] files that a person chose wait for them while another person uses the page', async ({
  app,
  page,
  context,
}) => {
  const form = createAssetPage(page);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await form.expectSignedIn();
  await page.route('**/v1/**', (route) => route.fulfill({ status: 401 }));
  await form.choose(files.otherZip);
  await form.chooseMetadata();
  await form.upload(1);
  const again = page.getByRole('button', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  await form.choose(files.pdf);
  await nameField(page).fill('Typed by Mia');

  // The provider's session has ended, too, and another person signs in.
  await context.clearCookies();
  const [popup] = await Promise.all([page.waitForEvent('popup'), again.click()]);
  await popup.getByRole('button', { name: 'Karl Lund' }).click();
  await expect(page.getByRole('banner')).toContainText('Karl Lund');
  await expect(nameField(page)).toHaveCount(0);
  await expect.poll(() => draftsOn(page)).toBe(2);
  await page.goto(`${app.url}/#/`);
  await expect(page.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await expect(page.getByText('Chosen, not uploaded yet:')).toHaveCount(0);

  await page.unroute('**/v1/**');
  await form.signInAs('Mia Berg');
  await page.locator('.chosen-elsewhere').getByRole('link').click();
  await expect(page.getByText('1 file that you chose earlier was added.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Typed by Mia');
  await form.chooseMetadata();
  await form.upload(1);
  await form.expectStatus('Typed by Mia', 'Stored');
  await expect.poll(() => draftsOn(page)).toBe(0);
});

test('[DRAFT-4] "Sign out and discard" leaves nothing of the chosen files, and "finish later" keeps them across pages', async ({
  app,
  page,
}) => {
  const form = createAssetPage(page);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await form.choose(files.pdf);
  await expect(nameField(page)).toBeVisible();
  await form.signOut('Sign out, finish later');
  await expect.poll(() => draftsOn(page)).toBe(2);
  await form.signInAs('Mia Berg');
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(page.getByText('1 file that you chose earlier was added.')).toBeVisible();
  await expect(nameField(page)).toHaveValue(pdfName);
  await form.signOut('Sign out and discard');
  await expect.poll(() => draftsOn(page)).toBe(0);
});

test('[DRAFT-3] files that wait for a person are in no form while nobody is signed in', async ({
  app,
  page,
}) => {
  const form = createAssetPage(page);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await page.getByRole('button', { name: 'Mia Berg' }).click();
  await form.choose(files.pdf);
  await expect(nameField(page)).toBeVisible();
  await form.signOut('Sign out, finish later');
  await form.signInAs('Mia Berg');

  await page.goto(`${app.url}/#/`);
  await expect(page.getByText('Chosen, not uploaded yet:')).toBeVisible();
  await untilInstalled(page);
  await app.kill();
  // As in a new tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText('You’re not signed in')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await expect(page.getByText('Chosen, not uploaded yet:')).toHaveCount(0);
  await page.getByRole('link', { name: 'PRESS-0042' }).first().click();
  await form.choose(files.otherZip);
  await expect(nameField(page)).toHaveCount(1);
  await expect(nameField(page)).toHaveValue('measurements');
});
