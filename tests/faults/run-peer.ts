import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, Page } from '@playwright/test';

import { peerUrl, type PeerPage } from '../bench/contenders.ts';
import { createAssetPage } from '../e2e/asset-page.ts';

import { startChaosProxy } from './chaos-proxy.ts';
import type { Fault, Scene, RowStatus } from './fault.ts';
import { compareOutcome, type StoredDocuments } from './compare-outcome.ts';
import { openIdleSockets, type Run } from './run-fault.ts';
import type { RunEnvironment } from './environment.ts';
import { makeTestFiles } from './test-file.ts';

const notForPeers = new Set<Fault['kind']>([
  'sign-in',
  'cross-origin',
  'service killed',
  'file changed when kept',
  'twice at once',
]);

/** Faults that apply to a peer: one regular file, no sign-in, one origin, a service that keeps running. */
export const isForPeers = (fault: Fault): boolean => !notForPeers.has(fault.kind) && !fault.hasOwnPage;

const defaultBytes = 200_000;
/** Time limit for a result, which is much longer than the faults. */
const limitMs = 20_000;
/** Time after which any wrong repetition has been sent. */
const afterglowMs = 700;

/** Runs one upload of a peer with a fault, waits for its result, and compares it with the stored documents. */
export async function runPeer(
  fault: Fault,
  peer: PeerPage,
  {
    browser,
    scenery,
  }: { readonly browser: Browser; readonly scenery: Pick<RunEnvironment, 'app' | 'truth'> },
): Promise<Run> {
  const folder = join(tmpdir(), 'asset-document-upload-faults', randomUUID());
  const bytes = fault.fileBytes ?? defaultBytes;
  const files = await makeTestFiles(folder, { operation: 'document', bytes, copies: 1 });
  const line = { keepsAlive: true, ...fault.line };
  const proxy = await startChaosProxy({ target: () => new URL(scenery.app.url), line });
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.goto(await peerUrl(peer, scenery.app.url, proxy.url));
    const failure = new Promise((resolve) => void page.once('requestfailed', resolve));
    const scene: Scene = {
      operation: 'document',
      proxy,
      app: scenery.app,
      page: createAssetPage(page),
      files,
      untilRequestFailed: () => failure.then(() => undefined),
    };
    await page.locator('#files').setInputFiles(files.map(({ path }) => path));
    await openIdleSockets(scene, fault.idleSockets ?? 1);
    if (fault.injection) proxy.inject(fault.injection, fault.times ?? 2, fault.interceptedMethod);
    await fault.arrange?.(scene);
    await page.locator('#send').click();
    await fault.meanwhile?.(scene);
    const statuses = await untilSettled(page);
    await sleep(afterglowMs);
    const truth: StoredDocuments = await scenery.truth(files);
    const words = await page.locator('#uploader').innerText();
    return {
      ...compareOutcome(
        truth,
        statuses.map((each) => ({ status: each, words: '' })),
      ),
      operation: 'document',
      truth,
      statuses,
      words: [words],
      wordsBefore: [],
      posts: proxy.posts(),
    };
  } finally {
    await context.close();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Last event of the peer; empty if there is none. */
async function untilSettled(page: Page): Promise<readonly RowStatus[]> {
  for (const until = Date.now() + limitMs; Date.now() < until; await sleep(100)) {
    const title = await page.title();
    if (title === '1 stored, 0 failed') return ['Stored'];
    if (title === '0 stored, 1 failed') return ['Failed'];
  }
  return [];
}
