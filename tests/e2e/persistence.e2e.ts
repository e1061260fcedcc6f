import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { files, pdfName } from '../fixtures/make-files.ts';
import { countQuestions, openTab } from './asset-page.ts';
import { untilInstalled, writtenStates } from './browser-storage.ts';
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
  await assetPage.press(pdfName, 'Pause');
  await expect
    .poll(() => writtenStates(page))
    .toContainEqual(expect.objectContaining({ waitsFor: { kind: 'resume', next: 'queued' } }));
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
