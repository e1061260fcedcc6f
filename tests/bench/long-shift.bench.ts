// Measures what 10,000 uploads leave in the page and on the device. With `SHARE=0.01` there are fewer, and nothing is written.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Page } from '@playwright/test';

import { endUndo, press, type AssetPage } from '../e2e/asset-page.ts';
import { expect, test } from '../e2e/test.ts';
import { markdownTable, writeSection } from '../support/checks/readme-section.ts';
import { memoryOf, storageOf } from './page-growth.ts';

test.setTimeout(1_200_000);
const share = Number(process.env['SHARE'] ?? 1);
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
    await expect(assetPage.summary).toHaveText(`${count} stored`, { timeout: 300_000 });
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

/** Figures after a number of uploads, by name. */
type Step = Readonly<Record<string, number | undefined>>;

/** Returns a function that measures the page and the device. */
async function watch(page: Page): Promise<() => Promise<Step>> {
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    // The device has written what it was told, and timers of the page have ended.
    await page.waitForTimeout(3000);
    const { records, ...storage } = await storageOf(page);
    const memory = await memoryOf(devtools);
    return {
      'heap, MiB': memory.heapMiB,
      nodes: memory.nodes,
      listeners: memory.listeners,
      'CPU of the page so far, s': memory.threadSeconds,
      'saved uploads': records['records'],
      'chunks of saved files': records['chunks'],
      'known documents': records['known-documents'],
      'characters in local storage': storage.localStorageChars,
      'characters in session storage': storage.sessionStorageChars,
      'storage as the browser estimates it, kB': storage.storageKb,
    };
  };
}

const textOf = (value: number | undefined): string =>
  value?.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 }) ?? '';

test('10,000 uploads in one list', async ({ assetPage, page }) => {
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  const measure = await watch(page);
  // Once, so that what is loaded and kept for good doesn't count.
  await uploadUntil(assetPage, 25, 0);
  await clearList(assetPage);
  await clearHistory(assetPage);
  const steps = new Map<string, Step>();
  let before = 0;
  for (const count of [0, 1000, 2500, 5000, 10_000]) {
    const total = Math.ceil(count * share);
    await uploadUntil(assetPage, total, before);
    before = total;
    steps.set(count.toLocaleString('en'), await measure());
  }
  await clearList(assetPage);
  steps.set('list cleared', await measure());
  await clearHistory(assetPage);
  steps.set('history cleared', await measure());
  const columns = [...steps.values()];
  const rows = Object.keys(columns[0]!).map((name) => [name, ...columns.map((step) => textOf(step[name]))]);
  const table = markdownTable(['uploads in one list', ...steps.keys()], rows);
  process.stdout.write(`${table}\n`);
  if (share === 1) writeSection(resolve('tests/bench/README.md'), 'shift-uploads', table);
});
