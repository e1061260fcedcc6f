import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { createAssetPage, type AssetPage } from '../e2e/asset-page.ts';
import { signIn } from '../e2e/sign-in.ts';
import { startChaosProxy } from './chaos-proxy.ts';
import { openEnvironment } from './environment.ts';
import { startKillableBrowser } from './killable-browser.ts';
import { writeTable } from './results.ts';
import { makeDocuments, type TestFile } from './test-file.ts';

const kills = Number(process.env['KILLS'] ?? 50);
const count = 5;
const fileBytes = 30_000_000;
const bytesPerSecond = 30_000_000;
const allMs = ((count * fileBytes) / bytesPerSecond) * 1000;

/** Texts of a row when a killed browser can't lose anything any more. */
const isSafe = (words: string): boolean => /saved on this device|^Stored/i.test(words);
const isStored = (words: string): boolean => words.startsWith('Stored');

test(`a browser killed ${kills} times at any moment loses no saved upload`, async () => {
  test.setTimeout(kills * 120_000);
  const profileDir = await mkdtemp(join(tmpdir(), 'asset-documents-profile-'));
  let stage = await openEnvironment();
  let { app, truth } = await stage.enter({});
  // The same address in every round, because stored data belongs to its origin.
  const proxy = await startChaosProxy({
    target: () => new URL(app.url),
    line: { keepsAlive: true, bytesPerSecond },
  });
  const address = `${proxy.url}/#/assets/PRESS-0042`;
  for (let round = 0; round < kills; round += 1) {
    const folder = join(profileDir, `files-${round}`);
    const files = await makeDocuments(folder, ...Array<number>(count).fill(fileBytes));
    const before = await startKillableBrowser(profileDir);
    const page = createAssetPage(before.page);
    await signIn(before.page.context(), app.url);
    await before.page.goto(address);
    await page.chooseMetadata();
    await page.choose(...files.map(({ path }) => path));
    await page.upload(count);
    await expect.poll(() => allRows(page, files, isSafe), { timeout: 60_000 }).toBe(true);
    // A copy is saved; the chosen files may be deleted.
    await rm(folder, { recursive: true });
    await untilRandomMoment(() => allRows(page, files, isStored));
    await before.kill();

    const after = await startKillableBrowser(profileDir);
    const again = createAssetPage(after.page);
    await signIn(after.page.context(), app.url);
    await after.page.goto(address);
    const wordsNow = async () => ({ ...(await truth(files)), rows: await allWords(again, files) });
    const stored = files.map(() => [expect.stringMatching(/^Stored/)]);
    await expect
      .poll(wordsNow, { timeout: 120_000, message: `round ${round}` })
      .toEqual({ whole: count, torn: 0, rows: stored });
    // Only visible rows are rendered: those of earlier rounds would hide them.
    await again.dismissAll();
    await expect(again.list.locator('[data-upload]')).toHaveCount(0);
    // Cleared rows are written soon, and this test isn't about killing it before.
    await sleep(500);
    await after.kill();
    await stage.close();
    stage = await openEnvironment();
    ({ app, truth } = await stage.enter({}));
  }
  writeTable(
    'kills',
    `After ${kills} kills and restarts all ${kills * count} documents were stored, none selected again and none stored twice.`,
  );
  await proxy.stop();
  await stage.close();
  await rm(profileDir, { recursive: true, force: true });
});

async function allRows(
  page: AssetPage,
  files: readonly TestFile[],
  holds: (words: string) => boolean,
): Promise<boolean> {
  const words = await allWords(page, files);
  return words.every((rows) => rows.length > 0 && rows.every(holds));
}

const allWords = (page: AssetPage, files: readonly TestFile[]) =>
  Promise.all(files.map(({ displayName }) => page.words(displayName)));

/** Returns a random delay, at most the time until all would be stored. */
async function untilRandomMoment(areAllStored: () => Promise<boolean>): Promise<void> {
  const moment = Date.now() + Math.random() * allMs;
  while (Date.now() < moment && !(await areAllStored())) await sleep(50);
}
