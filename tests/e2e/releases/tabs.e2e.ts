import type { BrowserContext } from '@playwright/test';

import { queueRelease } from '#queue/tabs/release.ts';

import { buildRelease } from '../../releases/build-release.ts';
import { openTab, type AssetPage } from '../asset-page.ts';
import { throttle } from '../throttle.ts';
import { expect, test } from './hosted.ts';

const newDatabase = {
  words: 'new database',
  rank: queueRelease + 1,
  recordVersion: 3,
  databaseVersion: 3,
} as const;

/** Uploads text files with these names and different contents. */
async function uploadFiles(tab: AssetPage, names: readonly string[], sizeBytes = 400_000): Promise<void> {
  const chosen = names.map((name) => ({
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.alloc(sizeBytes, `Content of ${name}. `),
  }));
  await tab.within.getByLabel('Chosen files').setInputFiles(chosen);
  await tab.upload(names.length);
}

/** Counts the documents that are posted from any tab. */
function countPosts(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/')) count += 1;
  });
  return () => count;
}

test('[UPLOAD-97] an older tab gives way to one with a newer database', async ({ host, context }) => {
  const folder = await buildRelease(newDatabase);
  const posts = countPosts(context);
  const older = await openTab(context, host.url);
  const lift = await throttle(older.page, 20_000);
  await older.chooseMetadata();
  await uploadFiles(older, ['one', 'two', 'three', 'four', 'five']);
  await expect(older.row('one').getByText('Uploading', { exact: true })).toBeVisible();
  await expect(older.list).toContainText(/saved on this device: \d/);
  host.deploy(folder);
  const newer = await openTab(context, host.url);
  await expect(newer.page.locator('html')).toHaveAttribute('data-release', newDatabase.words);
  await expect(older.list).toContainText('A newer version of this page is open in another tab.');
  await expect(newer.list).toContainText('An older version of this page is still uploading in another tab.');
  await newer.chooseMetadata();
  await uploadFiles(newer, ['six']);
  await lift();
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
    await newer.expectStatus(name, 'Stored');
  }
  await expect(older.row('five')).toBeHidden();
  await older.list.getByRole('button', { name: 'Reload the page' }).click();
  await older.expectStatus('five', 'Stored');
  expect(posts()).toBe(6);
});
