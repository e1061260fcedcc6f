import type { BrowserContext } from '@playwright/test';

import { queueRelease } from '#queue/tabs/release.ts';

import { buildRelease, currentRelease } from '../../releases/build-release.ts';
import { clickSignOut, openTab, type AssetPage } from '../asset-page.ts';
import { writtenStandings } from '../browser-storage.ts';
import { throttle } from '../throttle.ts';
import { expect, test } from './hosted.ts';

const newDatabase = {
  words: 'new database',
  rank: queueRelease + 1,
  recordVersion: 3,
  databaseVersion: 3,
} as const;
const newRecords = { words: 'new records', rank: queueRelease + 1, recordVersion: 3 } as const;

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

/** Opens a tab with the current release. On a busy machine, the worker shows the page that it keeps after four seconds. */
async function openDeployed(context: BrowserContext, url: string): Promise<AssetPage> {
  const tab = await openTab(context, url);
  const release = () => tab.page.evaluate(() => document.documentElement.dataset['release']);
  for (let tries = 0; (await release()) !== undefined && tries < 5; tries += 1) await tab.page.reload();
  return tab;
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

test('[UPLOAD-56] after a rollback, what a newer release saved is named and asked about', async ({
  host,
  context,
}) => {
  host.deploy(await buildRelease(newRecords));
  const newer = await openTab(context, host.url);
  await throttle(newer.page, 2_000);
  await newer.chooseMetadata();
  await uploadFiles(newer, ['left']);
  await expect(newer.list).toContainText(/saved on this device: \d/);
  await newer.press('left', 'Pause');
  await newer.expectStatus('left', 'Paused');
  host.deploy(currentRelease);
  await newer.page.close();
  const older = await openDeployed(context, host.url);
  await expect(older.list).toContainText('Saved by a newer version of this page');
  await expect(older.list).toContainText('left.txt (PRESS-0042)');
  await older.chooseMetadata();
  await uploadFiles(older, ['new'], 60);
  await older.expectStatus('new', 'Stored');
  await expect.poll(() => writtenStandings(older.page)).toContain('stored');
  await older.page.reload();
  await expect(older.list).toContainText('left.txt (PRESS-0042)');
  await clickSignOut(older.page);
  await expect(older.page.getByRole('dialog')).toContainText('1 document');
});
