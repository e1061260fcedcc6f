import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';
import { findBrowser, launchArgs } from '../support/find-browser.ts';
import { startServer } from '../support/servers/start-server.ts';
import { createAssetPage } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { noneInFirefox } from './engine.ts';
import { expect, test as base } from './test.ts';
import { violations } from './violations.ts';

/** A browser with a profile on disk, as people have: a private one stores its data in memory. */
const test = base.extend({
  context: async ({}, provide) => {
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    const options = { executablePath: findBrowser(), args: launchArgs() };
    const context = await chromium.launchPersistentContext(profile, options);
    await provide(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});

noneInFirefox('share');

/** Does the same as a system in which an application shares files: posts a form to the address in the manifest. */
async function share(page: Page, appUrl: string, paths: readonly string[], result?: RegExp): Promise<Page> {
  // Without an address, and so with the origin "null", like a share in Chromium.
  return postForm(await page.context().newPage(), appUrl, paths, result);
}

/** Posts that form from an open page, and waits for the resulting page. */
async function postForm(
  opened: Page,
  appUrl: string,
  paths: readonly string[],
  result = /#\/shared/,
): Promise<Page> {
  const manifest = await opened.request.get(`${appUrl}/manifest.webmanifest`);
  const { share_target: target } = (await manifest.json()) as {
    share_target: { action: string; params: { files: { name: string }[] } };
  };
  const address = new URL(target.action, manifest.url()).href;
  await opened.setContent(
    `<form method="post" enctype="multipart/form-data" action="${address}"><input name="title" value="Shift 2">
    <input type="file" multiple name="${target.params.files[0]!.name}"><button>Share</button></form>`,
  );
  await opened.locator('input[type=file]').setInputFiles([...paths]);
  await opened.getByRole('button', { name: 'Share' }).click();
  await opened.waitForURL(result, { timeout: 120_000 });
  return opened;
}

test('[OFFLINE-11][CHOOSE-3] shared files wait for an asset, survive a reload, and are uploaded with the rest', async ({
  assetPage,
  app,
  page,
}) => {
  await assetPage.chooseMetadata();
  await untilInstalled(page);
  const opened = await share(page, app.url, [files.pdf, files.otherZip]);
  expect(new URL(opened.url()).hash).toMatch(/^#\/shared\/[\da-f-]{36}$/);
  const note = opened.getByRole('region', { name: '2 files were shared with this application' });
  await expect(note).toContainText('P42-Hydraulik_Wartungsplan_2026.pdf');
  await expect(note).toContainText('measurements.zip');
  expect(await violations(opened)).toEqual([]);
  await note.getByLabel('Select all').check();

  await opened.getByRole('link', { name: 'PRESS-0042' }).first().click();
  const form = createAssetPage(opened);
  await expect(opened.getByRole('button', { name: 'Upload 2 documents' })).toBeVisible();
  opened.on('dialog', (dialog) => void dialog.accept());
  await opened.reload();
  await form.chooseMetadata();
  await form.upload(2);
  await form.expectStatus(pdfName, 'Stored');
  await form.expectStatus('measurements', 'Stored');

  await opened.goto(`${app.url}/#/`);
  await opened.reload();
  await expect(opened.getByRole('textbox', { name: 'Asset ID' })).toBeVisible();
  await expect(opened.getByText('shared with this application')).toHaveCount(0);
});

test('[OFFLINE-12] a form of another website is rejected, and nothing of it is saved', async ({
  assetPage,
  app,
  page,
}) => {
  await assetPage.chooseMetadata();
  await untilInstalled(page);
  const website = await startServer(
    (_, response) => response.setHeader('Content-Type', 'text/html').end(),
    '127.0.0.1',
  );
  const { port } = new URL(website.url);
  for (const host of ['127.0.0.1', 'localhost']) {
    const opened = await page.context().newPage();
    await opened.goto(`http://${host}:${port}`);
    await postForm(opened, app.url, [files.pdf]);
    expect(new URL(opened.url()).hash).toBe('#/shared/blocked');
    await expect(opened.getByText('A website tried to add files here.')).toBeVisible();
    await expect(opened.getByText('shared with this application')).toHaveCount(0);
  }
  await website.stop();
});
