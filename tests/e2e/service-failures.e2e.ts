import { files } from '../fixtures/make-files.ts';

import { countQuestions, createAssetPage, rejectUploads } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { startBusyService } from './busy-service.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

declare global {
  interface Window {
    readonly seen: readonly string[];
  }
}

const pdfName = 'P42 Hydraulik Wartungsplan 2026';
const tokenLifetimeMs = 900_000;

test('a rejected upload says why, and is kept for its person while another is signed in @slow', async ({
  assetPage,
  app,
  page,
}) => {
  await rejectUploads(page);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Failed');
  await expect(assetPage.row(pdfName)).toContainText(
    'You’re not allowed to upload documents for this asset.',
  );
  await assetPage.signOut('Sign out, finish later');
  await assetPage.signInAs('Karl Lund');
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(page.getByText('You have no uploads on this device')).toBeVisible();
  await assetPage.signInAs('Mia Berg');
  await assetPage.expectStatus(pdfName, 'Failed');
});

test('an expired token is renewed silently', async ({ assetPage, page }) => {
  await page.clock.install();
  await assetPage.chooseMetadata();
  await assetPage.choose(files.otherZip);
  await assetPage.upload(1);
  await assetPage.expectStatus('measurements', 'Stored');
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(v1|idp\/token)/.test(pathname)) answers.push(`${pathname.split('/')[1]} ${response.status()}`);
  });
  await page.clock.fastForward(tokenLifetimeMs);
  await assetPage.choose(files.otherZip);
  await assetPage.upload(1);
  await assetPage.sendAnyway('measurements');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(answers).toEqual(['idp 200', 'v1 200']);
  await expect(page.getByText('Failed', { exact: true })).toHaveCount(0);
});

test('if the service crashes during an upload and restarts, it stores the document once, without help from a person', async ({
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

test('uploads wait for an unreachable service, and nothing is lost', async ({ assetPage, app, page }) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf, files.medium);
  await untilInstalled(page);
  await app.kill();
  await assetPage.upload(2);
  await expect(assetPage.list).toContainText('Can’t reach the service.');
  await expect(assetPage.row('thermography').getByText('Waiting', { exact: true })).toBeVisible();
  await app.start();
  await assetPage.expectStatus(pdfName, 'Stored');
  await assetPage.expectStatus('thermography', 'Stored');
});

test('no upload is sent to a busy service for as long as it asks @slow', async ({ app, page }) => {
  const busy = await startBusyService(app.url, 6);
  try {
    const assetPage = createAssetPage(page);
    await page.goto(`${busy.url}/#/assets/PRESS-0042`);
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await expect(assetPage.row(pdfName)).toContainText(/The service is busy\. Retrying in \d sec\./);
    await assetPage.choose(files.otherZip);
    await assetPage.upload(1);
    await expect(assetPage.list).toContainText('The service is busy. Retrying automatically.');
    await assetPage.expectStatus(pdfName, 'Stored');
    await assetPage.expectStatus('measurements', 'Stored');
    const [rejectedAt = 0, ...later] = busy.arrivals;
    expect(later).toHaveLength(2);
    expect(Math.min(...later) - rejectedAt).toBeGreaterThanOrEqual(6000);
  } finally {
    await busy.stop();
  }
});

test('a running upload can be cancelled, and retried without selecting the file again @slow', async ({
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

test('progress is never complete before the service has answered @slow', async ({ assetPage, page }) => {
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

test('leaving the page asks first if something would be lost, and only then', async ({ assetPage, page }) => {
  const questionCount = countQuestions(page, 'accept');
  await page.getByRole('heading', { level: 1 }).click();
  await page.reload();
  expect(questionCount()).toBe(0);
  await assetPage.choose(files.pdf);
  await page.getByLabel('Display name').fill('Not sent yet');
  await page.reload();
  expect(questionCount()).toBe(1);
});
