import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { files, pdfName } from '../fixtures/make-files.ts';

import { countQuestions, openTab } from './asset-page.ts';
import { untilInstalled, writtenStandings } from './browser-storage.ts';
import { chooseInDialog } from './drop-from-disk.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

const kept = /saved on this device/i;

test('uploads in progress continue after a reload, without selecting files again @quick @firefox', async ({
  assetPage,
  page,
}) => {
  const questionCount = countQuestions(page, 'accept');
  // Slow enough that no upload ends before a busy machine has saved it.
  const lift = await throttle(page, 2_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf, files.manual);
  await page.getByLabel('Display name').last().fill('SQLite manual');
  await assetPage.upload(2);
  await expect(assetPage.list).toContainText(kept);
  await assetPage.row(pdfName).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => writtenStandings(page)).toContain('paused');
  await page.reload();
  expect(questionCount()).toBe(0);
  await expect(assetPage.row(pdfName).getByText('Paused', { exact: true })).toBeVisible();
  await expect(assetPage.row('SQLite manual').getByText('Uploading', { exact: true })).toBeVisible();
  await lift();
  await assetPage.row(pdfName).getByRole('button', { name: 'Resume' }).click();
  await assetPage.expectStatus(pdfName, 'Stored');
  await assetPage.expectStatus('SQLite manual', 'Stored');
  await page.reload();
  await assetPage.expectStatus(pdfName, 'Stored');
});

test('[UPLOAD-50] a saved file can be deleted from disk and is still stored, in a private window too', async ({
  assetPage,
  app,
  page,
}) => {
  const stick = await mkdtemp(join(tmpdir(), 'stick-'));
  const path = join(stick, 'relief valve.pdf');
  await copyFile(files.pdf, path);
  await assetPage.chooseMetadata();
  await assetPage.choose(path);
  await untilInstalled(page);
  await app.kill();
  await assetPage.upload(1);
  await expect(assetPage.list).toContainText(kept);
  await rm(stick, { recursive: true });
  await app.start();
  await page.reload();
  await assetPage.expectStatus('relief valve', 'Stored');
});

test('if the browser has deleted a copy, the same file must be selected again, and a different one is rejected', async ({
  assetPage,
  app,
  page,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await untilInstalled(page);
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
          const clearing = opening.result.transaction('chunks', 'readwrite');
          clearing.objectStore('chunks').clear();
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
  const give = (path: string) =>
    chooseInDialog(
      row.locator('input[type=file]'),
      () => row.getByRole('button', { name: 'Select file' }).click(),
      path,
    );
  await give(files.otherZip);
  await expect(row).toContainText('is a different file');
  await give(files.pdf);
  await assetPage.expectStatus(pdfName, 'Stored');
});

test('two tabs show one queue, and when the sending tab is closed the other one continues @quick', async ({
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

test('without storage everything is still sent', async ({ assetPage, app, page }) => {
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
