import { setTimeout as sleep } from 'node:timers/promises';

import { expect } from '@playwright/test';

import { createAssetPage } from '../e2e/asset-page.ts';

import { startChaosProxy, type ChaosProxy } from './chaos-proxy.ts';
import { test } from './stage-test.ts';
import { makeTestFiles, type TestFile } from './test-file.ts';

const upMs = 3000;
const downMs = 5000;
const count = 10;
/** One file takes a second, so that a period is good for two or three. */
const bytesPerSecond = 2_000_000;

test('a line that is up for 3 s and down for 5 s brings ten files through, without a click', async ({
  page: tab,
  stage,
}, { outputDir }) => {
  test.setTimeout(600_000);
  const line = { keepsAlive: true, bytesPerSecond };
  const files: TestFile[] = [];
  for (let n = 0; n < count; n += 1) {
    files.push(...(await makeTestFiles(outputDir, { operation: 'document', bytes: 2_000_000, copies: 1 })));
  }
  const { app, truth } = await stage.enter({});
  const proxy = await startChaosProxy({ target: () => new URL(app.url), line });
  const page = createAssetPage(tab);
  await tab.goto(`${proxy.url}/#/assets/PRESS-0042`);
  await page.chooseMetadata();
  await page.choose(...files.map(({ path }) => path));
  await page.upload(count);
  const told = async () => (await Promise.all(files.map((file) => page.words(file.displayName)))).flat();
  const periods = await flapUntil(proxy, async () =>
    (await told()).every((words) => /^(Stored|Already|Failed)/.test(words)),
  );
  await proxy.stop();
  // One period would prove nothing.
  expect(periods).toBeGreaterThanOrEqual(3);
  expect(await told()).toEqual(files.map(() => expect.stringMatching(/^Stored/)));
  expect(await truth(files)).toEqual({ whole: count, torn: 0 });
});

/** Takes the line down and up again until `isDone` holds while it is up; gives how often it was down. */
async function flapUntil(proxy: ChaosProxy, isDone: () => Promise<boolean>): Promise<number> {
  for (let periods = 0; ; periods += 1) {
    await sleep(upMs);
    if (await isDone()) return periods;
    await proxy.down();
    await sleep(downMs);
    await proxy.up();
  }
}
