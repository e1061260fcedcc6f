import { readFileSync } from 'node:fs';

import { files, pdfName } from '../fixtures/make-files.ts';

import { forgetEverything } from './asset-page.ts';
import { engineOf } from './engine.ts';
import { expect, test } from './test.ts';

test('a new user opens an asset, uploads a PDF, and sees the duplicate when uploading it again', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await page.getByRole('textbox', { name: 'Asset ID' }).fill('PRESS-0042');
  await page.getByRole('link', { name: 'PRESS-0042' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hydraulic press HP 160, line 2 · PRESS-0042',
  );
  await expect(page).toHaveTitle(/^Hydraulic press HP 160, line 2 · PRESS-0042/);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files.pdf);
  await expect(page.getByLabel('Display name')).toHaveValue(pdfName);
  await page.getByLabel('Owning organization', { exact: true }).selectOption('Nordwerk Pressen GmbH');
  await page.getByLabel('Category', { exact: true }).selectOption('Operating manual');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/v1/'),
  );
  await page.getByRole('button', { name: 'Upload 1 document' }).click();
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/PRESS-0042');

  const row = page.getByRole('region', { name: 'Uploads' }).getByRole('group', { name: pdfName });
  await expect(row.getByText('Stored', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  // The organization is remembered; the category isn't, since the file's name suggests another one.
  await page.getByLabel('Chosen files').setInputFiles(files.pdf);
  await page.getByLabel('Category', { exact: true }).selectOption('Operating manual');
  await page.getByRole('button', { name: 'Upload 1 document' }).click();
  await expect(row.first()).toContainText('Not sent');
  await row.first().getByRole('button', { name: 'Upload anyway' }).click();
  const dialog = page.getByRole('dialog', { name: 'This document already exists' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Nordwerk Pressen GmbH');
  await expect(dialog).toContainText('Operating manual');
  await expect(dialog).toContainText('PRESS-0042 · this asset');
  await expect(row.getByText('Already exists', { exact: true })).toBeVisible();

  const link = await dialog.getByRole('link', { name: 'Open document' }).getAttribute('href');
  const opened = await page.request.get(new URL(link!, page.url()).href);
  expect(opened.headers()['content-security-policy']).toContain('sandbox');
  expect((await opened.body()).equals(readFileSync(files.pdf))).toBe(true);
});

test('focus moves into the dialog, stays in it, and returns', async ({ assetPage, page }) => {
  await assetPage.chooseMetadata();
  for (let round = 0; round < 2; round += 1) {
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await expect(assetPage.row(pdfName)).toHaveCount(round + 1);
  }
  await assetPage.sendAnyway(pdfName);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const controls = await dialog.locator('a[href], button, summary').count();
  // From the last control Firefox goes on to its own bar, from which its driver can't return.
  const stops = engineOf(page) === 'firefox' ? controls - 1 : controls;
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The pressed button is gone: its row has focus since then.
  await expect(assetPage.row(pdfName).first()).toBeFocused();

  const more = assetPage.row(pdfName).first().getByRole('button', { name: 'More actions' });
  await more.press('Enter');
  await assetPage.list.getByRole('menuitem', { name: 'Details' }).press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(more).toBeFocused();
});

test('several duplicates among files uploaded together have one dialog with a list', async ({
  assetPage,
  page,
}) => {
  await assetPage.chooseMetadata();
  for (let round = 0; round < 2; round += 1) {
    await assetPage.choose(files.pdf, files.otherZip);
    await assetPage.upload(2);
    await expect(assetPage.row('measurements')).toHaveCount(round + 1);
  }
  await page.getByRole('button', { name: 'Upload all anyway' }).click();
  const dialog = page.getByRole('dialog', { name: '2 documents already exist' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Already on this asset' })).toBeVisible();
  const item = dialog.getByRole('listitem').filter({ hasText: pdfName }).first();
  await item.getByRole('button', { name: 'Details' }).click();
  await expect(item.getByText('Linked to 1 asset')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a ZIP manual is uploaded by the ZIP operation, and is recognized again', async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(files.smallManual);
  await expect(page.getByLabel('Upload as: ')).toHaveValue('manual');
  await expect(page.getByText('opens with index.html')).toBeVisible();
  await page.getByLabel('Display name').fill('Pump manual');
  await assetPage.chooseMetadata();
  const sent = page.waitForRequest((request) => request.url().includes('/v1/'));
  await assetPage.upload(1);
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/zip/PRESS-0042');
  await assetPage.expectStatus('Pump manual', 'Stored');

  await assetPage.choose(files.smallManual);
  await page.getByLabel('Display name').fill('The same again');
  await assetPage.upload(1);
  await assetPage.sendAnyway('The same again');
  await expect(page.getByRole('dialog', { name: 'This document already exists' })).toBeVisible();
});

test('[DEVICE-110] a ZIP of documents is uploaded as a regular file', async ({ assetPage, page }) => {
  await assetPage.choose(files.otherZip);
  await expect(page.getByText('ZIP archive', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add as 1 document' })).toBeVisible();
  await assetPage.chooseMetadata();
  const sent = page.waitForRequest((request) => request.url().includes('/v1/'));
  await assetPage.upload(1);
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/PRESS-0042');
  await assetPage.expectStatus('measurements', 'Stored');
});

test('the AI option is sent to the operation for documents only, and only if it is set', async ({
  assetPage,
  page,
  app,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.otherZip);
  await assetPage.upload(1);
  await assetPage.expectStatus('measurements', 'Stored');
  await assetPage.choose(files.pdf, files.smallManual);
  await page.getByLabel('Allow AI processing').check();
  await page.getByLabel('Display name').last().fill('Pump manual');
  await assetPage.upload(2);
  await assetPage.expectStatus('Pump manual', 'Stored');
  await expect.poll(app.documents).toHaveLength(3);
  const stored = await app.documents();
  const aiOf = (id: string) => stored.find(({ displayname }) => displayname === id)?.['aiEnabled'];
  expect(['measurements', pdfName, 'Pump manual'].map(aiOf)).toEqual([false, true, undefined]);
});

test('documents survive a reload and a restart, and the asset is among the recent ones @slow', async ({
  assetPage,
  page,
  app,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  await app.kill();
  await app.start();
  await page.goto(`${app.url}/#/`);
  await page.reload();
  await page.getByRole('region', { name: 'Recent assets' }).getByRole('link', { name: 'PRESS-0042' }).click();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.sendAnyway(pdfName);
  await expect(page.getByRole('dialog', { name: 'This document already exists' })).toBeVisible();
});

test('a document that may be the upload’s own is shown without a warning, with its details available @slow', async ({
  assetPage,
  page,
  app,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  // As after a lost answer, or on another device: this device doesn't know the document.
  await forgetEverything(page, app.url);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  await expect(assetPage.row(pdfName)).toHaveAttribute('data-stage', 'done');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await assetPage.press(pdfName, 'Details');
  await expect(page.getByRole('dialog', { name: 'This document already exists' })).toBeVisible();
});
