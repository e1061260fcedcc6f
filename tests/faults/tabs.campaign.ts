import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, type Browser, type Page } from '@playwright/test';

import { createAssetPage } from '../e2e/asset-page.ts';
import { blocks, blockTab } from '../e2e/block-tab.ts';
import { signIn } from '../e2e/sign-in.ts';
import { startChaosProxy, type Injection } from './chaos-proxy.ts';
import type { SharedEnvironment } from './environment.ts';
import { test } from './fault-test.ts';
import { saveTabRuns, type TabRun } from './tabs-table.ts';
import { makeDocuments, type TestFile } from './test-file.ts';

const runsEach = Number(process.env['TAB_RUNS'] ?? 5);
/** Concurrent pages: a busy loop takes a core. */
const pagesAtOnce = 3;

/** Fault in the sending tab. */
const ends = ['closed', 'killed', ...blocks] as const;

/** Stage of that tab's upload at this time: where its request is held. */
const stages = {
  waiting: async ({ untilReleased }) => untilReleased(),
  'half sent': async ({ begin, untilReleased }) => {
    await begin(0.5);
    await untilReleased();
  },
  stored: async ({ commit, write, untilReleased }) => {
    const answer = await commit();
    await untilReleased();
    await write(answer);
  },
  'to be tried again': async ({ swallow, write }) => {
    await swallow(1);
    await write('HTTP/1.1 503 Busy\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n');
  },
} satisfies Record<string, (exchange: SuspendedExchange) => Promise<unknown>>;

type SuspendedExchange = Parameters<Injection>[0] & { readonly untilReleased: () => Promise<unknown> };
type StageName = keyof typeof stages;
type End = (typeof ends)[number];

for (const stageName of Object.keys(stages) as StageName[]) {
  for (const end of ends) {
    const id = `${stageName}: ${end}`;
    test(`of two tabs, the sending one is behind ${end}; its upload is ${stageName}`, async ({
      browser,
      stage,
    }, { outputDir }) => {
      test.setTimeout(runsEach * 120_000);
      const waiting = Array.from({ length: runsEach }, (_, at) => at);
      const runs: TabRun[] = [];
      const work = async (): Promise<void> => {
        for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
          const folder = `${outputDir}/${at}`;
          runs.push(await runOnce({ browser, stage, stageName, end, folder, at }));
          await rm(folder, { recursive: true, force: true });
        }
      };
      await Promise.all(Array.from({ length: pagesAtOnce }, work));
      await saveTabRuns(id, runs);
      for (const run of runs) {
        expect(run).toMatchObject({ statuses: ['Stored', 'Stored'], truth: { whole: 2, torn: 0 } });
        expect(run.requests).toBeLessThanOrEqual(mostRequests(stageName, end));
      }
    });
  }
}

/** Two documents are sent; a request that ended with its tab, or was answered with 503, is followed by another one. */
const mostRequests = (stageName: StageName, end: End): number => {
  const isGone = end === 'closed' || end === 'killed';
  return stageName === 'to be tried again' || isGone ? 3 : 2;
};

interface RunOptions {
  readonly browser: Browser;
  readonly stage: SharedEnvironment;
  readonly stageName: StageName;
  readonly end: End;
  readonly folder: string;
  /** Number of the run, each with a different order of events. */
  readonly at: number;
}

async function runOnce({ browser, stage, stageName, end, folder, at }: RunOptions): Promise<TabRun> {
  const { app, truth } = await stage.enter({});
  // The document of the blocked tab, and two of the other tab.
  const [file, other, last] = (await makeDocuments(folder, 400_000, 100_000, 50_000)) as [
    TestFile,
    TestFile,
    TestFile,
  ];
  const proxy = await startChaosProxy({ target: () => new URL(app.url), line: { keepsAlive: true } });
  const context = await browser.newContext();
  await signIn(context, app.url);
  const pages = [createAssetPage(await context.newPage()), createAssetPage(await context.newPage())] as const;
  const [first, second] = pages;
  const gate = Promise.withResolvers<void>();
  try {
    for (const { page, expectSignedIn, chooseMetadata } of pages) {
      await page.goto(`${proxy.url}/#/assets/PRESS-0042`);
      await expectSignedIn();
      await chooseMetadata();
    }
    const reached = suspendNext(proxy, stageName, () => gate.promise);
    await first.choose(file.path);
    await first.upload(1);
    await reached;
    const unblock = await endTab(first.page, end);
    const from = Date.now();
    await second.choose(other.path);
    await second.upload(1);
    await second.expectStatus(other.displayName, 'Stored');
    const seconds = (Date.now() - from) / 1000;
    const isGone = unblock === undefined;
    if (!isGone && at % 2 === 0) await unblock();
    gate.resolve();
    // The request ends while its tab is still blocked, or afterwards.
    await sleep((at * 230) % 1000);
    await unblock?.();
    await second.expectStatus(file.displayName, 'Stored');
    if (!isGone) await first.expectStatus(file.displayName, 'Stored');
    // Uploads start in list order: one that is wrongly sent again starts before this one.
    await second.choose(last.path);
    await second.upload(1);
    await second.expectStatus(last.displayName, 'Stored');
    const words = [await second.words(file.displayName), await second.words(other.displayName)].flat();
    return {
      statuses: words.map((text) => text.split(':')[0] ?? ''),
      truth: await truth([file, other]),
      // Without the last one.
      requests: proxy.posts() - 1,
      seconds,
    };
  } finally {
    gate.resolve();
    await context.close();
    await proxy.stop();
  }
}

/** Resolves when the next upload has reached this stage, where it stays until `untilReleased` resolves. */
function suspendNext(
  proxy: Awaited<ReturnType<typeof startChaosProxy>>,
  stageName: StageName,
  untilReleased: () => Promise<unknown>,
): Promise<void> {
  return new Promise((resolve) => {
    const strike: Injection = async (exchange) => {
      const reachedThen = () => {
        resolve();
        return untilReleased();
      };
      if (stageName === 'to be tried again') resolve();
      await stages[stageName]({ ...exchange, untilReleased: reachedThen });
      if (stageName === 'waiting' || stageName === 'half sent') await exchange.pass();
    };
    proxy.inject(strike, 1);
  });
}

/** Ends or blocks the tab; returns a function that unblocks it. */
async function endTab(page: Page, end: End): Promise<(() => Promise<void>) | undefined> {
  if (end === 'closed') {
    await page.close();
    return undefined;
  }
  if (end === 'killed') {
    const devtools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    return undefined;
  }
  let unblock: (() => Promise<void>) | undefined = await blockTab(page, end);
  return async () => {
    const own = unblock;
    unblock = undefined;
    await own?.();
  };
}
