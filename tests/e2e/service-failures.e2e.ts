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

const pdfName = 'P42 Hydraulik Wartungsplan 2026';

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

test('a running upload can be cancelled, and retried without selecting the file again', async ({
  assetPage,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.big, files.pdf);
  await assetPage.upload(2);
  await assetPage.expectStatus('thermography', 'Uploading');
  await assetPage.row('thermography').getByRole('button', { name: 'Cancel' }).click();
  await assetPage.expectStatus('thermography', 'Cancelled');
  await assetPage.expectStatus(pdfName, 'Stored');
  await assetPage.tryAgain('thermography');
  await assetPage.expectStatus('thermography', 'Stored');
});

test('progress is never complete before the service has answered', async ({ assetPage, page }) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.big);
  // Held for long enough to be seen that the service hasn't answered yet.
  const devtools = await page.context().newCDPSession(page);
  const answered = new Promise<string>((resolve) => {
    devtools.on('Fetch.requestPaused', ({ requestId }) => resolve(requestId));
  });
  const urlPattern = '*/v1/documents/*';
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern, requestStage: 'Response' }] });
  // Every state that was rendered.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const row = document.querySelector('[aria-label^="Upload of"]')?.closest('li');
      const bar = row?.querySelector('progress');
      if (!row || !bar) return;
      const share = bar.hasAttribute('value') ? bar.value / bar.max : '-';
      seen.push(`${row.querySelector('.tag')?.textContent} ${share}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await assetPage.upload(1);
  const requestId = await answered;
  await assetPage.expectStatus('thermography', 'Finishing');
  await devtools.send('Fetch.continueRequest', { requestId });
  await assetPage.expectStatus('thermography', 'Stored');
  const seen = await page.evaluate(() => window.seen);
  const shares = seen
    .filter((state) => state.startsWith('Uploading'))
    .map((state) => Number(state.split(' ')[1]));
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.max(...shares)).toBeLessThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(seen.filter((state) => state.startsWith('Finishing'))).toEqual(
    expect.arrayContaining(['Finishing -']),
  );
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
