// What a key costs in the table of files: 40 characters typed into a display name in the middle of 300 rows.
import { resolve } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { startApp } from '../e2e/app-process.ts';
import { createAssetPage } from '../e2e/asset-page.ts';
import { signIn } from '../e2e/sign-in.ts';
import { expect, test } from '../e2e/test.ts';
import { markdownTable, writeSection } from '../support/readme-section.ts';

import { builds, isComparison, measureByTurns, median } from './builds.ts';
import { manyDocuments } from './documents.ts';
import { record } from './figures.ts';
import { traceTasks } from './trace-tasks.ts';

const rowCount = 300;
const typed = 'Certificate of conformity, line 2, 2026.';
/** Milliseconds between two keys, so that the work for one has ended before the next. */
const pauseMs = 60;

/** State of the form while a person types. */
const situations = {
  'untouched rows': () => Promise.resolve(),
  'a name of its own in every row': pasteNames,
  'the same, and two missing fields marked': async (page: Page) => {
    await pasteNames(page);
    await page.getByRole('button', { name: `Upload ${rowCount} documents` }).click();
    await expect(page.getByText('2 fields to complete')).toBeVisible();
  },
} as const satisfies Record<string, (page: Page) => Promise<void>>;

interface Round {
  readonly build: string;
  /** Processor time of the page's thread for one key. */
  readonly cpuMsPerKey: number;
  /** From the event to the frame that shows the character, for each key. */
  readonly toPaintMs: readonly number[];
}

test(`typing in a form of ${rowCount} rows`, async ({ browser }) => {
  test.setTimeout(3_600_000);
  const paths = await manyDocuments(rowCount, 2000);
  const results: Record<string, readonly Round[]> = {};
  for (const [situation, prepare] of Object.entries(situations)) {
    const all = await measureByTurns(({ folder }) => measure(browser, folder, paths, prepare));
    results[situation] = all;
    for (const { name } of builds) note(situation, name, all);
  }
  if (isComparison) writeResults(results);
});

async function measure(
  browser: Browser,
  folder: string,
  paths: readonly string[],
  prepare: (page: Page) => Promise<void>,
): Promise<Omit<Round, 'build'>> {
  const app = await startApp({}, [resolve(folder)]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await signIn(context, app.url);
  const page = await context.newPage();
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await createAssetPage(page).choose(...paths);
  await expect(page.getByRole('button', { name: `Upload ${rowCount} documents` })).toBeVisible();
  await prepare(page);
  const field = await fieldInTheMiddle(page);
  await field.fill('');
  await page.evaluate(watchKeys);
  const tasks = await traceTasks(browser, page, () => page.keyboard.type(typed, { delay: pauseMs }));
  expect(await field.inputValue()).toBe(typed);
  const toPaintMs = await page.evaluate(() => window.toPaintMs);
  await context.close();
  await app.stop();
  const cpuMs = tasks.reduce((sum, task) => sum + task.cpuMs, 0);
  return { cpuMsPerKey: round2(cpuMs / typed.length), toPaintMs: toPaintMs.map(round2) };
}

/** Fills in 300 names as from a spreadsheet. */
async function pasteNames(page: Page): Promise<void> {
  const column = Array.from({ length: rowCount }, (_, at) => `Document ${at + 1} of line 2`).join('\n');
  await page
    .getByLabel('Display name')
    .first()
    .evaluate((input: HTMLInputElement, text) => {
      input.focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, column);
  await expect(page.getByText(`${rowCount} display names filled in.`).first()).toBeAttached();
}

async function fieldInTheMiddle(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const row = page.locator(`li[aria-posinset="${rowCount / 2}"]`);
  await row.scrollIntoViewIfNeeded();
  const field = row.getByLabel('Display name');
  await field.click();
  return field;
}

declare global {
  interface Window {
    readonly toPaintMs: readonly number[];
  }
}

/** Runs in the page; a message that is sent in a frame's callback arrives after the frame was painted. */
function watchKeys(): void {
  const toPaintMs: number[] = [];
  Object.assign(globalThis, { toPaintMs });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => void toPaintMs.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

const summary = (rows: readonly Round[]) => ({
  cpuMsPerKey: median(rows.map(({ cpuMsPerKey }) => cpuMsPerKey)),
  toPaintMs: median(rows.flatMap(({ toPaintMs }) => toPaintMs)),
});

function note(situation: string, who: string, all: readonly Round[]): void {
  const { cpuMsPerKey, toPaintMs } = summary(all.filter(({ build }) => build === who));
  const row = { who, size: rowCount, sizeUnit: 'rows', unit: 'ms' } as const;
  record({ ...row, work: `one key, CPU, ${situation}`, value: cpuMsPerKey });
  record({ ...row, work: `one key until it is painted, ${situation}`, value: toPaintMs, bound: 100 });
}

function writeResults(results: Readonly<Record<string, readonly Round[]>>): void {
  const rows = Object.entries(results).flatMap(([situation, all]) => {
    const medians = builds.map(({ name }) => summary(all.filter(({ build }) => build === name)));
    return [
      [`${situation}, CPU`, ...medians.map(({ cpuMsPerKey }) => `${cpuMsPerKey.toFixed(1)} ms`)],
      [`${situation}, until painted`, ...medians.map(({ toPaintMs }) => `${toPaintMs.toFixed(0)} ms`)],
    ];
  });
  const heads = ['median for one key', ...builds.map(({ name }) => name)];
  writeSection(resolve('tests/bench/README.md'), 'typing', markdownTable(heads, rows));
}
