import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, BrowserContext } from '@playwright/test';

import { createAssetPage, openTab, type AssetPage } from '../e2e/asset-page.ts';
import { dispatchSync, stopWorkers } from '../e2e/background-sync.ts';
import { untilInstalled } from '../e2e/browser-storage.ts';
import { createRandom, type Random } from '../support/random.ts';
import { startChaosProxy, type ChaosProxy } from './chaos-proxy.ts';
import { startAppWithTruth } from './environment.ts';
import { breakBody, loseAnswer, loseRequest } from './injections.ts';
import { testRandomRuns } from './random-runs.ts';
import { makeDocuments, type TestFile } from './test-file.ts';

/** A run in which files are sent while no page is open; the lists of a correct application are empty. */
interface BackgroundRun {
  readonly seed: number;
  readonly steps: readonly string[];
  readonly chosen: number;
  /** Files that the worker had stored when a page was opened again. */
  readonly storedWhileClosed: number;
  readonly kills: number;
  readonly lost: readonly string[];
  readonly storedTwice: readonly string[];
  readonly falselyStored: readonly string[];
}

const bytesPerSecond = 2_000_000;
/** Longest time until everything is stored once a page is open. */
const settleMs = 60_000;

/** Events while the worker sends, by name. */
const events: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  nothing: async () => undefined,
  'worker killed': ({ context }) => stopWorkers(context),
  'worker killed, event repeated': async ({ context, proxy }) => {
    await stopWorkers(context);
    await dispatchSync(context, proxy.url);
  },
  'connections cut': async ({ proxy }) => {
    await proxy.down();
    await proxy.up();
  },
  'page opened': async (scene) => {
    scene.page ??= await openPage(scene);
  },
  'page opened and closed': async (scene) => {
    const { page } = await openPage(scene);
    await page.close();
    await dispatchSync(scene.context, scene.proxy.url);
  },
  'event repeated': ({ context, proxy }) => dispatchSync(context, proxy.url),
};

const kills = ['worker killed', 'worker killed, event repeated'] as const;

interface Scene {
  readonly context: BrowserContext;
  readonly proxy: ChaosProxy;
  page?: AssetPage;
}

/** The provider still knows who is here, and leads back to the page. */
async function openPage({ context, proxy }: Scene): Promise<AssetPage> {
  const page = await openTab(context, proxy.url);
  await page.expectSignedIn();
  return page;
}

const service = startAppWithTruth({ BACKGROUND_UPLOADS: 'yes', TOKEN_STORAGE: 'memory', TOKEN_SECONDS: '8' });

async function runAtRandom(browser: Browser, seed: number): Promise<BackgroundRun> {
  const random = createRandom(seed);
  const { app, truth } = await service;
  const folder = await mkdtemp(join(tmpdir(), 'asset-documents-background-'));
  const proxy = await startChaosProxy({
    target: () => new URL(app.url),
    line: { keepsAlive: true, bytesPerSecond },
  });
  const context = await browser.newContext({ permissions: ['background-sync'] });
  const scene: Scene = { context, proxy };
  const steps: string[] = [];
  try {
    const sizes = Array.from({ length: 3 }, () => 20_000 + random.below(1_500_000));
    const files = await makeDocuments(folder, ...sizes);
    await chooseWithoutNetwork(scene, files);
    inject(proxy, random, steps);
    await dispatchSync(context, proxy.url);
    for (let left = 1 + random.below(2); left > 0; left -= 1) {
      await sleep(random.below(2500));
      // The worker is killed in every other step.
      const name = random.pick(random.oneIn(2) ? kills : (Object.keys(events) as [string, ...string[]]));
      steps.push(name);
      await events[name]!(scene);
    }
    if (random.oneIn(2)) await sleep(3000);
    const storedWhileClosed = scene.page ? 0 : (await truth(files)).whole;
    const page = scene.page ?? (await openPage(scene));
    return {
      seed,
      steps,
      chosen: files.length,
      storedWhileClosed,
      kills: steps.filter((step) => step.includes('killed')).length,
      ...(await compare(page, files, truth)),
    };
  } finally {
    await context.close();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signs in, loses the network, and closes the page once the files are saved on the device. */
async function chooseWithoutNetwork({ context, proxy }: Scene, files: readonly TestFile[]): Promise<void> {
  const page = createAssetPage(await context.newPage());
  await page.page.goto(`${proxy.url}/#/assets/PRESS-0042`);
  await page.page.getByRole('button', { name: 'Mia Berg' }).click();
  await page.chooseMetadata();
  await untilInstalled(page.page);
  await page.choose(...files.map(({ path }) => path));
  await proxy.down();
  await page.upload(files.length);
  await page.list.getByText('also if you close this page').waitFor();
  await page.page.close();
  await proxy.up();
}

function inject(proxy: ChaosProxy, random: Random, steps: string[]): void {
  if (random.oneIn(2)) return;
  const [name, injection] = random.pick([
    ['request broken', breakBody(random.next(), 'reset')],
    ['request lost', loseRequest('reset')],
    ['answer lost', loseAnswer('reset')],
  ]);
  steps.push(name);
  proxy.inject(injection, 1);
}

/** Compares the rows with the documents, now and once everything should be stored. */
async function compare(
  page: AssetPage,
  files: readonly TestFile[],
  truth: Awaited<typeof service>['truth'],
): Promise<Pick<BackgroundRun, 'lost' | 'storedTwice' | 'falselyStored'>> {
  const falselyStored: string[] = [];
  let missing = files;
  for (const until = Date.now() + settleMs; missing.length > 0 && Date.now() < until; await sleep(200)) {
    const isStored = await Promise.all(
      files.map(async ({ displayName }) =>
        (await page.words(displayName)).some((words) => words.startsWith('Stored')),
      ),
    );
    for (const [at, file] of files.entries()) {
      if (isStored[at] && (await truth([file])).whole === 0) falselyStored.push(file.displayName);
    }
    missing = files.filter((_, at) => !isStored[at]);
  }
  const stored = await Promise.all(files.map(async (file) => ({ file, ...(await truth([file])) })));
  return {
    falselyStored,
    lost: [
      ...missing.map(({ displayName }) => `${displayName} isn't shown as stored`),
      ...stored.filter(({ whole }) => whole === 0).map(({ file }) => `${file.displayName} isn't stored`),
    ],
    storedTwice: stored.filter(({ whole, torn }) => whole + torn > 1).map(({ file }) => file.displayName),
  };
}

testRandomRuns({
  title: 'files are sent while no page is open: each is stored once, and nothing else is said',
  runCount: Number(process.env['BACKGROUND_RUNS'] ?? 100),
  chosenSeeds: process.env['BACKGROUND_SEEDS'],
  atOnce: 2,
  flaws: ['lost', 'storedTwice', 'falselyStored'],
  run: runAtRandom,
  section: 'background',
  describe: (
    sums,
  ) => `In ${sums.runs} runs, ${sums.chosen} files were chosen without a network and their page closed;
${sums.storedWhileClosed} were stored before a page was opened again, all of them in the end. The worker was killed ${sums.kills} times.
${sums.lost} were lost, ${sums.storedTwice} stored twice, ${sums.falselyStored} falsely shown as stored.`,
});
