// What grows during a long shift: in the page, on the device and between tabs. `SHARE=0.01` tries it out with fewer uploads.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { Page } from '@playwright/test';

import { createAssetPage, endUndo, openTab, press, type AssetPage } from '../e2e/asset-page.ts';
import { expect, test } from '../e2e/test.ts';

import { shareOf, writePart, type Step } from './long-shift-results.ts';
import { memoryOf, storageOf } from './page-growth.ts';
import { anonymousMiB } from './process-memory.ts';

test.setTimeout(1_200_000);
const patience = { timeout: 300_000 };
const folder = mkdtempSync(join(tmpdir(), 'asset-documents-shift-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

let lastFile = 0;

/** Creates text files of a few bytes, all different. */
function makeNotes(count: number): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, () => {
    const path = join(folder, `note-${(lastFile += 1)}.txt`);
    writeFileSync(path, `note ${lastFile}`);
    return path;
  });
}

/** More at once would measure long lists of chosen files instead. */
const mostAtOnce = 500;

/** Uploads more files to a list until it has so many, all of them done. */
async function uploadUntil(assetPage: AssetPage, total: number, before: number): Promise<void> {
  for (let done = before; done < total;) {
    const paths = makeNotes(Math.min(mostAtOnce, total - done));
    done += paths.length;
    await assetPage.choose(...paths);
    await assetPage.upload(paths.length);
    const count = done.toLocaleString('en');
    await expect(assetPage.list).toContainText(`${count} of ${count} done`, patience);
  }
}

async function clearList(assetPage: AssetPage): Promise<void> {
  await press(assetPage.list, 'Clear finished');
  await endUndo(assetPage.list);
  await expect(assetPage.list.locator('[data-upload]')).toHaveCount(0);
}

async function clearHistory({ page }: AssetPage): Promise<void> {
  const clear = page.getByRole('button', { name: 'Clear this list' });
  await clear.click();
  await expect(clear).toHaveCount(0);
}

/** Returns a function that measures the page and the device. */
async function watch(page: Page): Promise<() => Promise<Step>> {
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    // The device has written what it was told, and timers of the page have ended.
    await page.waitForTimeout(3000);
    const { records, ...storage } = await storageOf(page);
    const memory = await memoryOf(devtools);
    const stores = Object.entries(records).map(([name, count]) => [`store ${name}`, count]);
    return { ...memory, ...Object.fromEntries(stores), ...storage };
  };
}

test('10,000 uploads in one list', async ({ assetPage, page }) => {
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  const measure = await watch(page);
  // Once, so that what is loaded and kept for good doesn't count.
  await uploadUntil(assetPage, 25, 0);
  await clearList(assetPage);
  await clearHistory(assetPage);
  const steps: Record<string, Step> = {};
  let before = 0;
  for (const count of [0, 1000, 2500, 5000, 10_000]) {
    await uploadUntil(assetPage, shareOf(count), before);
    before = shareOf(count);
    steps[count.toLocaleString('en')] = await measure();
  }
  await clearList(assetPage);
  steps['list cleared'] = await measure();
  await clearHistory(assetPage);
  steps['history cleared'] = await measure();
  writePart('uploads', steps);
});

test('5,000 choices in the table of files', async ({ assetPage, page }) => {
  await assetPage.expectSignedIn();
  const measure = await watch(page);
  const [kept = ''] = makeNotes(1);
  await assetPage.choose(kept);
  const category = page.getByLabel(`Category: ${basename(kept)}`);
  const rowOf = (path: string) => page.getByRole('group', { name: basename(path), exact: true });
  /** Twelve choices: five files, their removals, and two options. */
  const choose = async () => {
    const paths = makeNotes(5);
    await assetPage.choose(...paths);
    for (const path of paths) {
      await rowOf(path).getByRole('button', { name: 'Remove' }).dispatchEvent('click');
    }
    await expect(rowOf(paths.at(-1)!)).toHaveCount(0);
    for (const option of ['Drawing', 'Operating manual']) await category.selectOption(option);
  };
  // Once, so that what is loaded and kept for good doesn't count.
  for (let round = 0; round < 10; round += 1) await choose();
  const steps: Record<string, Step> = {};
  let made = 0;
  for (const count of [0, 1000, 2500, 5000]) {
    for (; made < shareOf(count); made += 12) await choose();
    steps[count.toLocaleString('en')] = await measure();
  }
  writePart('choices', steps);
});

const tabCount = 20;

/** Counts what a page posts to the other tabs. Runs in every page. */
function countPosts(): void {
  const posts = { messages: 0, chars: 0 };
  Object.assign(globalThis, { posts });
  const { prototype } = BroadcastChannel;
  const post = Object.getOwnPropertyDescriptor(prototype, 'postMessage')!.value as (data: unknown) => void;
  prototype.postMessage = function postMessage(data) {
    posts.messages += 1;
    posts.chars += JSON.stringify(data).length;
    post.call(this, data);
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test(`200 uploads shown in ${tabCount} tabs`, async ({ app, context, page, browser }) => {
  await context.addInitScript(countPosts);
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  const first = createAssetPage(page);
  await first.expectSignedIn();
  const tabs = [first];
  while (tabs.length < shareOf(tabCount)) tabs.push(await openTab(context, app.url));
  for (const tab of tabs) await tab.expectSignedIn();
  const sessions = await Promise.all(tabs.map((tab) => context.newCDPSession(tab.page)));
  const whole = await browser.newBrowserCDPSession();
  const untilShown = (text: string) =>
    Promise.all(tabs.map(({ list }) => expect(list).toContainText(text, patience)));
  const measure = async (): Promise<Step> => {
    await page.waitForTimeout(3000);
    const memory = [];
    for (const session of sessions) memory.push(await memoryOf(session));
    const posts = await Promise.all(tabs.map((tab) => tab.page.evaluate(() => window.posts)));
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const [leader, ...others] = memory.map(({ threadSeconds }) => threadSeconds);
    return {
      heapMiB: sum(memory.map(({ heapMiB }) => heapMiB)),
      nodes: sum(memory.map(({ nodes }) => nodes)),
      listeners: sum(memory.map(({ listeners }) => listeners)),
      browserMiB: sum(processInfo.map(({ id }) => anonymousMiB(id))),
      messages: sum(posts.map(({ messages }) => messages)),
      messageKb: sum(posts.map(({ chars }) => chars)) / 1000,
      threadSeconds: leader!,
      otherThreadSeconds: sum(others),
    };
  };
  await first.chooseMetadata();
  await uploadUntil(first, 25, 0);
  await untilShown('25 of 25 done');
  await clearList(first);
  for (const { list } of tabs) await expect(list.locator('[data-upload]')).toHaveCount(0);
  await clearHistory(first);
  const steps: Record<string, Step> = {};
  let before = 0;
  for (const count of [0, 50, 100, 200]) {
    const total = shareOf(count);
    await uploadUntil(first, total, before);
    if (total > 1) await untilShown(`${total.toLocaleString('en')} of ${total.toLocaleString('en')} done`);
    before = total;
    steps[count.toLocaleString('en')] = await measure();
  }
  await clearList(first);
  steps['list cleared'] = await measure();
  writePart('tabs', steps);
});

declare global {
  interface Window {
    readonly posts: { readonly messages: number; readonly chars: number };
  }
}
