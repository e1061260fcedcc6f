import type { BrowserContext } from '@playwright/test';

import { files, pdfName } from '../fixtures/make-files.ts';

import { openTab } from './asset-page.ts';
import { blockTab, blocks } from './block-tab.ts';
import { select } from './selection.ts';
import { expect, test } from './test.ts';
import { throttle } from './throttle.ts';

for (const how of select(blocks, 3)) {
  test(`[UPLOAD-67][UPLOAD-68] a tab behind ${how} does not block others, and its upload is sent once @slow`, async ({
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
    const unblock = await blockTab(page, how);
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
}

test('[UPLOAD-68] an upload of a tab that never responds again is sent once that tab is closed @slow', async ({
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
  await blockTab(page, 'an alert');
  const second = await openTab(context, app.url);
  await expect(second.page.getByText('Another tab is busy')).toBeVisible();
  await page.close();
  await second.expectStatus('thermography', 'Stored');
  await expect(second.page.getByText('Another tab is busy')).toHaveCount(0);
});

/** Number of uploads sent so far by all tabs. */
function countPosts(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/documents')) count += 1;
  });
  return () => count;
}
