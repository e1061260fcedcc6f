import { files, pdfName } from '../fixtures/make-files.ts';

import { clickSignOut, openTab } from './asset-page.ts';
import { blockTab } from './block-tab.ts';
import { writtenStandings } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

test('[UPLOAD-90][UPLOAD-92] uploads are discarded while the tab that sends them is behind an alert, and none is sent later @slow', async ({
  assetPage,
  app,
  page,
  context,
}) => {
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/documents')) posts += 1;
  });
  await throttle(page, 20_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  await assetPage.expectStatus('thermography', 'Uploading');
  const second = await openTab(context, app.url);
  await second.chooseMetadata();
  const unblock = await blockTab(page, 'an alert');
  await second.choose(files.pdf);
  await second.upload(1);
  await expect(second.row(pdfName)).toBeVisible();
  await clickSignOut(second.page);
  await second.page.getByRole('dialog').getByRole('button', { name: 'Sign out and discard' }).click();
  await second.page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(second.page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await writtenStandings(second.page)).toEqual([]);
  await unblock();
  await expect(assetPage.row('thermography')).toHaveCount(0);
  await expect(assetPage.row(pdfName)).toHaveCount(0);
  await second.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await second.page.getByRole('button', { name: 'Mia Berg' }).click();
  await expect(second.page.getByRole('button', { name: 'Account: Mia Berg' })).toBeVisible();
  await second.page.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(second.page.getByText('You have no uploads on this device.')).toBeVisible();
  expect(await writtenStandings(second.page)).toEqual([]);
  expect(posts).toBe(1);
});

test('[UPLOAD-90][SIGN-IN-11] while another tab keeps the storage busy behind an alert, nobody is told that uploads are discarded @slow', async ({
  assetPage,
  app,
  page,
  context,
}) => {
  await throttle(page, 20_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  const second = await openTab(context, app.url);
  await expect(second.row('thermography')).toBeVisible();
  await expect.poll(() => writtenStandings(second.page)).toHaveLength(1);
  const alert = page.waitForEvent('dialog');
  await page.evaluate(alertDuringTransaction);
  const dialog = await alert;
  await clickSignOut(second.page);
  await second.page.getByRole('dialog').getByRole('button', { name: 'Sign out and discard' }).click();
  const failed = second.page.getByRole('dialog', { name: 'The uploads couldn’t be discarded' });
  await expect(failed).toContainText('close its dialog, then try again');
  await dialog.dismiss();
  await failed.getByRole('button', { name: 'Sign out and discard' }).click();
  await second.page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(second.page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await writtenStandings(second.page)).toEqual([]);
});

/** Other tabs can't write until the alert is closed. */
async function alertDuringTransaction(): Promise<void> {
  const [{ name } = {}] = await indexedDB.databases();
  const opening = indexedDB.open(name!);
  opening.addEventListener('success', () => {
    const { result } = opening;
    const stores = result.transaction([...result.objectStoreNames], 'readwrite');
    stores
      .objectStore('records')
      .count()
      .addEventListener('success', () => alert('Ready?'));
  });
}
