import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';

import { createAssetPage } from '../e2e/asset-page.ts';

import { startChaosProxy } from './chaos-proxy.ts';
import type { Fault, Operation, Scene, Told } from './fault.ts';
import { judge, type Truth, type Verdict } from './judge.ts';
import type { Stage } from './stage.ts';
import { makeTestFiles } from './test-file.ts';

/** How one run of one fault ended. */
export interface Run extends Verdict {
  readonly operation: Operation;
  readonly truth: Truth;
  readonly told: readonly Told[];
  /** Words of the rows in the end. */
  readonly words: readonly string[];
  /** Everything that the rows said on the way, each once. */
  readonly wordsBefore: readonly string[];
  /** Requests that arrived, silent repetitions of the browser among them. */
  readonly posts: number;
}

const defaultBytes = 200_000;
/** Long enough for six attempts in the worst case of their waits. */
const limitMs = 120_000;
/** What would be sent again wrongly is sent again by then. */
const afterglowMs = 700;

/** Lets one upload run into a fault, waits for its end with the line healthy, and compares it with the truth. */
export async function runFault(
  fault: Fault,
  { browser, stage, operation }: { browser: Browser; stage: Stage; operation: Operation },
): Promise<Run> {
  const folder = join(tmpdir(), 'asset-document-upload-faults', randomUUID());
  const { fileBytes: bytes = defaultBytes, copies = 1, line, config } = fault;
  const files = await makeTestFiles(folder, { operation, bytes, copies });
  const scenery = await stage.enter(fault);
  const proxy = await startChaosProxy({
    target: () => new URL(scenery.app.url),
    line: { keepsAlive: true, ...line },
    config,
  });
  const context = await browser.newContext();
  try {
    const page = createAssetPage(await context.newPage());
    await page.page.goto(`${scenery.pageUrl(proxy)}#/assets/PRESS-0042`);
    await page.chooseMetadata();
    await page.choose(...files.map(({ path }) => path));
    if (operation === 'manual') await page.expectManuals();
    const notedWords = await page.noteWords();
    const scene: Scene = { operation, proxy, app: scenery.app, page, files };
    if (fault.idleSockets) await openIdleSockets(scene, fault.idleSockets);
    if (fault.strike) proxy.strike(fault.strike, fault.times ?? 2, fault.struck);
    await fault.arrange?.(scene);
    await page.upload(copies);
    await fault.meanwhile?.(scene);
    const words = await untilEnded(scene, fault.told ?? ['Stored']);
    await sleep(afterglowMs);
    const truth = await scenery.truth(files);
    const told = words.map(toldBy);
    const rows = words.map((text) => ({ told: toldBy(text), words: text }));
    const wordsBefore = await notedWords();
    return { ...judge(truth, rows), operation, truth, told, words, wordsBefore, posts: proxy.posts() };
  } finally {
    await context.close();
    await proxy.stop();
    await scenery.leave();
    await rm(folder, { recursive: true, force: true });
  }
}

const toldBy = (words: string): Told => words.split(':')[0] as Told;

const wordsOf = async ({ page, files }: Scene): Promise<string[]> => {
  const names = [...new Set(files.map(({ displayName }) => displayName))];
  return (await Promise.all(names.map(page.words))).flat();
};

/** Waits until no row is on its way any more; one that waits has ended only where the fault leaves it to a person. */
async function untilEnded(scene: Scene, expected: readonly Told[]): Promise<readonly string[]> {
  const ends: readonly Told[] = ['Stored', 'Already exists', 'Failed', 'Cancelled'];
  const hasEnded = (words: string) =>
    ends.includes(toldBy(words)) ||
    (toldBy(words) === 'Waiting' && expected.includes('Waiting') && words.includes('sign-in'));
  for (const until = Date.now() + limitMs; ;) {
    const words = await wordsOf(scene);
    if ((words.length === scene.files.length && words.every(hasEnded)) || Date.now() > until) return words;
    await sleep(100);
  }
}

/** Makes the browser open connections that then lie idle: the line takes its time with these answers. */
async function openIdleSockets({ page }: Scene, count: number): Promise<void> {
  await page.page.evaluate(async (count) => {
    const fetches = Array.from({ length: count }, (_, at) => fetch(`./?idle=${at}`));
    await Promise.all(fetches.map(async (answer) => (await answer).text()));
  }, count);
}
