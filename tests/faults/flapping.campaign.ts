import { setTimeout as sleep } from 'node:timers/promises';

import { expect } from '@playwright/test';

import { createAssetPage } from '../e2e/asset-page.ts';
import { signIn } from '../e2e/sign-in.ts';
import { startChaosProxy, type ChaosProxy } from './chaos-proxy.ts';
import { test } from './fault-test.ts';
import { makeDocuments } from './test-file.ts';

const downMs = 5000;
const count = 10;
/** Uploads stored before each outage, so that the number of outages doesn't depend on the machine's speed. */
const storedPerOutage = 2;
/** A file takes two seconds, so that others are in progress when one is stored. */
const bytesPerSecond = 1_000_000;

test('ten files are stored over a connection that fails for 5 s after every second one, without a click', async ({
  page: tab,
  stage,
}, { outputDir }) => {
  test.setTimeout(600_000);
  const line = { keepsAlive: true, bytesPerSecond };
  const files = await makeDocuments(outputDir, ...Array<number>(count).fill(2_000_000));
  const { app, truth } = await stage.enter({});
  const proxy = await startChaosProxy({ target: () => new URL(app.url), line });
  const page = createAssetPage(tab);
  await signIn(tab.context(), app.url);
  await tab.goto(`${proxy.url}/#/assets/PRESS-0042`);
  await page.chooseMetadata();
  await page.choose(...files.map(({ path }) => path));
  await page.upload(count);
  const rowTexts = async () => (await Promise.all(files.map((file) => page.words(file.displayName)))).flat();
  const countStored = async () => (await rowTexts()).filter((words) => words.startsWith('Stored')).length;
  const outages = await flapUntilAllStored(proxy, countStored);
  await proxy.stop();
  // Fewer outages would prove little.
  expect(outages).toBeGreaterThanOrEqual(3);
  expect(await rowTexts()).toEqual(files.map(() => expect.stringMatching(/^Stored/)));
  expect(await truth(files)).toEqual({ whole: count, torn: 0 });
});

/** Interrupts and restores the connection after every few stored uploads. Returns the number of outages. */
async function flapUntilAllStored(proxy: ChaosProxy, countStored: () => Promise<number>): Promise<number> {
  let stored = 0;
  for (let outages = 0; ; outages += 1) {
    const goal = Math.min(count, stored + storedPerOutage);
    await expect.poll(countStored, { timeout: 300_000, intervals: [100] }).toBeGreaterThanOrEqual(goal);
    stored = await countStored();
    if (stored === count) return outages;
    await proxy.down();
    await sleep(downMs);
    await proxy.up();
  }
}
