import type { BrowserContext } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';

import { openTab } from './asset-page.ts';
import { blockTab } from './block-tab.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

test(`[UPLOAD-67][UPLOAD-68] a tab behind an alert does not block others, and its upload is sent once`, async ({
  assetPage,
  app,
  page,
  context,
}) => {
  const posts = countPosts(context);
  const lift = await throttle(page, 150_000);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  await assetPage.expectStatus('thermography', 'Uploading');
  const second = await openTab(context, app.url);
  await second.expectStatus('thermography', 'Uploading');
  await second.chooseMetadata();
  const unblock = await blockTab(page, 'an alert');
  await second.choose(files.pdf);
  await second.upload(1);
  await expect(second.page.getByText('Another tab is busy')).toBeVisible();
  await second.expectStatus(pdfName, 'Stored');
  // This tab doesn't send the other tab's upload as long as that may still arrive.
  await expect(second.page.getByText('Another tab is busy')).toBeVisible();
  expect(posts()).toBe(2);
  await unblock();
  await expect(second.page.getByText('Another tab is busy')).toHaveCount(0);
  await lift();
  await second.expectStatus('thermography', 'Stored');
  await assetPage.expectStatus('thermography', 'Stored');
  await assetPage.expectStatus(pdfName, 'Stored');
  expect(posts()).toBe(2);
});

/** Number of uploads sent so far by all tabs. */
function countPosts(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/documents')) count += 1;
  });
  return () => count;
}
