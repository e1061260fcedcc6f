import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { files, pdfName } from '../fixtures/make-files.ts';

import { countQuestions, endUndo, openTab, press } from './asset-page.ts';
import { writtenStandings } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

const kept = /saved on this device/i;

test('what is on its way goes on by itself after a reload, without choosing anything again', async ({
  assetPage,
  page,
}) => {
  const asked = countQuestions(page, 'accept');
  // Nothing is through by the time that a busy machine has kept it.
  const lift = await throttle(page, 2_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf, files.manual);
  await page.getByLabel('Display name').last().fill('SQLite manual');
  await assetPage.upload(2);
  await expect(assetPage.list).toContainText(kept);
  await expect(assetPage.list).toContainText(kept);
  await assetPage.row(pdfName).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => writtenStandings(page)).toContain('paused');
  await page.reload();
  expect(asked()).toBe(0);
  await expect(assetPage.row(pdfName).getByText('Paused', { exact: true })).toBeVisible();
  await expect(assetPage.row('SQLite manual').getByText('Uploading', { exact: true })).toBeVisible();
  await lift();
  await assetPage.row(pdfName).getByRole('button', { name: 'Resume' }).click();
  await assetPage.expectStatus(pdfName, 'Stored');
  await assetPage.expectStatus('SQLite manual', 'Stored');
  await page.reload();
  await assetPage.expectStatus(pdfName, 'Stored');
});

test('[UPLOAD-50] what is kept can go from its place, and is stored all the same, in a private window too', async ({
  assetPage,
  app,
  page,
}) => {
  const stick = await mkdtemp(join(tmpdir(), 'stick-'));
  const path = join(stick, 'relief valve.pdf');
  await copyFile(files.pdf, path);
  await assetPage.chooseMetadata();
  await assetPage.choose(path);
  await app.kill();
  await assetPage.upload(1);
  await expect(assetPage.list).toContainText(kept);
  await rm(stick, { recursive: true });
  await app.start();
  await page.reload();
  await assetPage.expectStatus('relief valve', 'Stored');
});

test('closing is asked about while a file is too large to be kept, and it is stored all the same', async ({
  assetPage,
  app,
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 20_000_000 });
  const asked = countQuestions(page, 'dismiss');
  const lift = await throttle(page, 2_000_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.big, files.pdf);
  await assetPage.upload(2);
  await expect(assetPage.row('thermography')).toContainText('Too large to save on this device');
  await page.close({ runBeforeUnload: true });
  await expect.poll(asked).toBe(1);
  await lift();
  await assetPage.expectStatus('thermography', 'Stored');
  await assetPage.expectStatus(pdfName, 'Stored');
});

test('a copy that the browser threw away needs the same file again, and takes no other', async ({
  assetPage,
  app,
  page,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await app.kill();
  await assetPage.upload(1);
  await expect(assetPage.list).toContainText(kept);
  await app.start();
  await page.goto('about:blank');
  const other = await page.context().newPage();
  await other.goto(`${app.url}/config.json`);
  await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('asset-documents');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const clearing = opening.result.transaction('pieces', 'readwrite');
          clearing.objectStore('pieces').clear();
          clearing.addEventListener('complete', () => {
            opening.result.close();
            resolve(undefined);
          });
        });
      }),
  );
  await other.close();
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  const row = assetPage.row(pdfName);
  await expect(row.getByText('File missing', { exact: true })).toBeVisible();
  const give = async (path: string) => {
    const chooser = page.waitForEvent('filechooser');
    await row.getByRole('button', { name: 'Select file' }).click();
    await (await chooser).setFiles(path);
  };
  await give(files.otherZip);
  await expect(row).toContainText('is a different file');
  await give(files.pdf);
  await assetPage.expectStatus(pdfName, 'Stored');
});

test('two tabs show one queue, and when the one that sends is closed the other goes on', async ({
  assetPage,
  app,
  page,
  context,
}) => {
  await throttle(page, 20_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  await assetPage.expectStatus('thermography', 'Uploading');
  const second = await openTab(context, app.url);
  await second.expectStatus('thermography', 'Uploading');
  await second.chooseMetadata();
  await second.choose(files.pdf);
  await second.upload(1);
  await assetPage.expectStatus(pdfName, 'Uploading');
  await page.close();
  await second.expectStatus('thermography', 'Stored');
  await second.expectStatus(pdfName, 'Stored');
  await expect(second.row('thermography')).toHaveCount(1);
});

test('[UPLOAD-60] a file that is not kept is sent by another tab, once by its own and once when that is closed', async ({
  assetPage,
  app,
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1_000 });
  await throttle(page, 100_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.big);
  await assetPage.upload(1);
  await assetPage.expectStatus('thermography', 'Uploading');
  const second = await openTab(context, app.url);
  await second.chooseMetadata();
  await second.choose(files.pdf);
  await second.upload(1);
  await second.expectStatus(pdfName, 'Stored');
  await expect(second.row('thermography')).not.toContainText(
    'Saved on this device. You can close this page.',
  );
  await page.close();
  await second.expectStatus('thermography', 'Stored');
});

test('where nothing can be kept everything is sent all the same', async ({ assetPage, app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${app.url}/`);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  await expect(assetPage.list).not.toContainText(kept);
});

test('what this device has stored is remembered for its asset, with its id, until the list is cleared', async ({
  assetPage,
  app,
  page,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  await assetPage.press(pdfName, 'Remove from list');
  const history = page.getByRole('list', { name: 'Earlier, from this device' });
  await expect(history).toBeHidden();
  await endUndo(assetPage.list);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(history, 'Copy ID');
  await expect(history.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f-]{36}$/);
  await page.goto(`${app.url}/#/assets/TANK-007`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('oil tank');
  await expect(history).toHaveCount(0);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await expect(assetPage.row(pdfName)).toContainText('stored on PRESS-0042 from this device');
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(history).toHaveCount(0);
});
