import { files } from '../fixtures/make-files.ts';

import { countQuestions } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

declare global {
  interface Window {
    readonly seen: readonly string[];
  }
}

test('if the service crashes during an upload and restarts, it stores the document once, without help from a person @quick', async ({
  assetPage,
  app,
  page,
}) => {
  // Without their bodies: after such a large request the browser may have discarded them.
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v1/') && response.ok()) answered.push(response.url());
  });
  // Slow enough to be interrupted.
  const lift = await throttle(page, 2_000_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  const row = assetPage.row('thermography');
  await expect(row.getByText('Uploading', { exact: true })).toBeVisible();
  await expect.poll(() => row.getByRole('progressbar').getAttribute('value').then(Number)).toBeGreaterThan(0);
  await untilInstalled(page);
  await app.kill();
  await expect(assetPage.list).toContainText('Can’t reach the service. Retrying automatically.');
  await lift();
  await app.start();
  await assetPage.expectStatus('thermography', 'Stored');
  await expect.poll(() => answered.length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('leaving the page asks first if something would be lost, and only then @quick', async ({
  assetPage,
  page,
}) => {
  const questionCount = countQuestions(page, 'accept');
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  expect(questionCount()).toBe(0);
  await assetPage.choose(files.pdf);
  await page.getByLabel('Display name').fill('Not sent yet');
  await page.reload();
  expect(questionCount()).toBe(1);
});
