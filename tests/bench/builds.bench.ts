// What people wait for most, in several builds by turns: `BUILDS=before=../before,after=.`.
import { resolve } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { startApp } from '../e2e/app-process.ts';
import { signIn } from '../e2e/sign-in.ts';
import { expect, test } from '../e2e/test.ts';
import { markdownTable, writeSection } from '../support/checks/readme-section.ts';
import { builds, isComparison, measureByTurns } from './builds.ts';
import { freshDocument, manyDocuments } from './documents.ts';
import { valueText } from './figures.ts';
import { readLongTasks, watchLongTasks } from './long-tasks.ts';
import { median } from './median.ts';

const smallCount = 300;
const largeBytes = 500_000_000;

/** Milliseconds, but for nodes; the names are those of the README's table. */
type Figures = Readonly<Record<(typeof works)[number], number>>;

const works = [
  'asset page opened',
  '1,250 files listed',
  '5,000 files listed',
  'longest task meanwhile',
  'nodes of the page then',
  'a key in a name of 300 rows',
  '300 files of 20 kB uploaded',
  'one file of 500 MB uploaded',
] as const;

if (isComparison) {
  test('listing and uploading in each build', async ({ playwright, launchOptions }) => {
    test.setTimeout(3_600_000);
    const launch = () => playwright.chromium.launch(launchOptions);
    const rounds = await measureByTurns(({ folder }) => measure(launch, folder));
    const rows = works.map((work) => [work, ...builds.map(({ name }) => cellOf(work, name, rounds))]);
    const heads = ['median, least to most', ...builds.map(({ name }) => name)];
    writeSection(resolve('tests/bench/README.md'), 'builds', markdownTable(heads, rows));
  });
}

function cellOf(
  work: keyof Figures,
  name: string,
  rounds: readonly (Figures & { readonly build: string })[],
): string {
  const values = rounds.filter(({ build }) => build === name).map((round) => round[work]);
  const text = (value: number) => {
    if (work.startsWith('nodes')) return value.toLocaleString('en');
    return work.startsWith('a key') ? `${value} ms` : valueText({ value, unit: 'ms' });
  };
  return `${text(median(values))} (${text(Math.min(...values))} to ${text(Math.max(...values))})`;
}

async function measure(launch: () => Promise<Browser>, folder: string): Promise<Figures> {
  const app = await startApp({}, [resolve(folder)]);
  const open = async (): Promise<Page> => {
    // A browser that has uploaded 300 files takes a fifth longer for the next ones.
    const browser = await launch();
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signIn(context, app.url);
    const page = await context.newPage();
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    // The expectations of the test runner look in ever longer intervals.
    await page.waitForFunction(
      () => document.querySelector('[aria-label="Chosen files"]') !== null,
      undefined,
      { polling: 'raf' },
    );
    return page;
  };
  const page = await open();
  const openedMs = await page.evaluate(() => performance.now());
  const listedMs = await choose(page, await manyDocuments(1250, 2000));
  await page.context().browser()!.close();
  const listing = await measureListing(await open());
  const keyMs = await measureTyping(await open());
  const smallMs = await uploadMs(await open(), await manyDocuments(smallCount, 20_000));
  const largeMs = await uploadMs(await open(), [await freshDocument(largeBytes)]);
  await app.stop();
  return {
    'asset page opened': Math.round(openedMs),
    '1,250 files listed': Math.round(listedMs),
    ...listing,
    'a key in a name of 300 rows': Math.round(keyMs),
    '300 files of 20 kB uploaded': Math.round(smallMs),
    'one file of 500 MB uploaded': Math.round(largeMs),
  };
}

async function measureListing(page: Page) {
  const paths = await manyDocuments(5000, 2000);
  await watchLongTasks(page);
  const listedMs = await choose(page, paths);
  // Work that continues after the list is shown, such as reading the files' first bytes.
  await page.waitForTimeout(3000);
  const listing = {
    '5,000 files listed': Math.round(listedMs),
    'longest task meanwhile': Math.round(Math.max(0, ...(await readLongTasks(page)))),
    'nodes of the page then': await page.locator('*').count(),
  };
  await page.context().browser()!.close();
  return listing;
}

/** Median from a key in the first name to the end of the next frame. */
async function measureTyping(page: Page): Promise<number> {
  await choose(page, await manyDocuments(smallCount, 2000));
  await page.waitForTimeout(3000);
  await page.locator('.document input:not([type=checkbox])').first().focus();
  const times = await page.evaluateHandle(() => {
    const all: number[] = [];
    document.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => all.push(performance.now() - timeStamp))),
    );
    return all;
  });
  for (const key of 'maintenance of the hydraulics') {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(50);
  }
  const ms = median(await times.jsonValue());
  await page.context().browser()!.close();
  return ms;
}

/** From the click on "Upload" until every file is stored by the words of the page. */
async function uploadMs(page: Page, paths: readonly string[]): Promise<number> {
  await choose(page, paths);
  await page
    .getByLabel(/^(Owning organization|Organization)$/)
    .first()
    .selectOption('Nordwerk Pressen GmbH');
  await page.getByLabel('Category', { exact: true }).first().selectOption('Operating manual');
  await expect(page.getByText(/^Checking/)).toHaveCount(0);
  const start = performance.now();
  await uploadButton(page, paths.length).click();
  const count = paths.length.toLocaleString('en');
  await page.waitForFunction(
    (texts) =>
      texts.some((text) => document.querySelector('section:has(.uploads)')?.textContent.includes(text)),
    [`${count} of ${count} done`, `${count} stored`],
    { polling: 100, timeout: 600_000 },
  );
  const ms = performance.now() - start;
  await page.context().browser()!.close();
  return ms;
}

/**
 * Chooses files, waits until all of them are listed, and returns the milliseconds in between. Looks at each frame in the
 * page: the expectations of the test runner look in ever longer intervals.
 */
async function choose(page: Page, paths: readonly string[]): Promise<number> {
  const chosenAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('change', () => resolve(performance.now()), { capture: true, once: true });
      }),
  );
  await chosenFiles(page).setInputFiles([...paths]);
  const listedAt = await page.waitForFunction(
    (wanted) => {
      const buttons = [...document.querySelectorAll('button')];
      const isCounted = buttons.some(({ textContent }) => textContent === wanted);
      // The button counts files that aren't listed yet, too.
      const isListed = isCounted && !document.body.textContent.includes('Adding files: ');
      return isListed && performance.now();
    },
    uploadWords(paths.length),
    { polling: 'raf' },
  );
  return Number(await listedAt.jsonValue()) - (await chosenAt);
}

const chosenFiles = (page: Page) => page.getByLabel('Chosen files');

const uploadWords = (count: number) =>
  `Upload ${count.toLocaleString('en')} document${count === 1 ? '' : 's'}`;

const uploadButton = (page: Page, count: number) =>
  page.getByRole('button', { name: uploadWords(count), exact: true });
