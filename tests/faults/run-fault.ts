import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { compareOutcome, type StoredDocuments, type Discrepancies } from './compare-outcome.ts';
import type { Fault, Scene, RowStatus } from './fault.ts';
import type { PagePool } from './page-pool.ts';
import { makeTestFiles, type Operation } from './test-file.ts';

/** Result of one run of one fault. */
export interface Run extends Discrepancies {
  readonly operation: Operation;
  readonly truth: StoredDocuments;
  readonly statuses: readonly RowStatus[];
  /** Final texts of the rows. */
  readonly words: readonly string[];
  /** Every text of the rows on the way, each once. */
  readonly wordsBefore: readonly string[];
  /** Requests that arrived, including silent repetitions by the browser. */
  readonly posts: number;
}

const defaultBytes = 200_000;
/** Long enough for six attempts with their longest waits. */
const limitMs = 120_000;
/** Time after which any wrong repetition has been sent. */
const afterglowMs = 700;

/**
 * Runs one upload with a fault, waits for its end over a working connection, and compares it with the stored documents.
 */
export async function runFault(fault: Fault, operation: Operation, pool: PagePool): Promise<Run> {
  const folder = join(tmpdir(), 'asset-document-upload-faults', randomUUID());
  const { fileBytes: bytes = defaultBytes, copies = 1 } = fault;
  const files = await makeTestFiles(folder, { operation, bytes, copies });
  const slot = await pool.take(fault);
  const { page, proxy, scenery } = slot;
  const scene: Scene = {
    operation,
    proxy,
    app: scenery.app,
    page,
    files,
    untilRequestFailed: () => page.list.getByText('Can’t reach the service').first().waitFor(),
  };
  try {
    const postsBefore = proxy.posts();
    await page.choose(...files.map(({ path }) => path));
    if (operation === 'manual') await page.expectManuals();
    const notedWords = await page.noteWords();
    await openIdleSockets(scene, fault.idleSockets ?? 1);
    if (fault.injection) proxy.inject(fault.injection, fault.times ?? 2, fault.interceptedMethod);
    await fault.arrange?.(scene);
    await page.upload(copies);
    await fault.meanwhile?.(scene);
    const words = await untilEnded(scene, fault.expectedStatuses ?? ['Stored']);
    await sleep(afterglowMs);
    const truth = await scenery.truth(files);
    const rows = words.map((text) => ({ status: statusIn(text), words: text }));
    return {
      ...compareOutcome(truth, rows),
      operation,
      truth,
      statuses: words.map(statusIn),
      words,
      wordsBefore: await notedWords(),
      posts: proxy.posts() - postsBefore,
    };
  } finally {
    if (await isCleared(scene, fault)) pool.giveBack(fault, slot);
    else await slot.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const statusIn = (words: string): RowStatus => words.split(':')[0] as RowStatus;

const wordsOf = async ({ page, files }: Pick<Scene, 'page' | 'files'>): Promise<string[]> => {
  const names = [...new Set(files.map(({ displayName }) => displayName))];
  return (await Promise.all(names.map(page.words))).flat();
};

/** Waits until every row has ended; a waiting one has ended only if the fault leaves it to a person. */
async function untilEnded(scene: Scene, expected: readonly RowStatus[]): Promise<readonly string[]> {
  const ends: readonly RowStatus[] = ['Stored', 'Already exists', 'Failed', 'Cancelled'];
  const hasEnded = (words: string) =>
    ends.includes(statusIn(words)) ||
    (statusIn(words) === 'Waiting' && expected.includes('Waiting') && words.includes('Sign in'));
  for (const until = Date.now() + limitMs; ;) {
    const words = await wordsOf(scene);
    if ((words.length === scene.files.length && words.every(hasEnded)) || Date.now() > until) return words;
    await sleep(100);
  }
}

/**
 * Makes the browser open connections that stay idle, since browsers repeat requests on reused connections: the proxy
 * answers these slowly.
 */
export async function openIdleSockets({ page, proxy }: Scene, count: number): Promise<void> {
  proxy.dropIdle();
  await page.page.evaluate(async (count) => {
    const fetches = Array.from({ length: count }, (_, at) => fetch(`./?idle=${at}`, { cache: 'no-store' }));
    await Promise.all(fetches.map(async (answer) => (await answer).text()));
  }, count);
}

/** Removes the rows of the run from the page; returns false if something may be left that affects the next run. */
async function isCleared({ page, proxy, files }: Scene, { hasOwnPage }: Fault): Promise<boolean> {
  proxy.clearInjections();
  const statuses = (await wordsOf({ page, files })).map(statusIn);
  const areOver = statuses.length === files.length && statuses.every((status) => status !== 'Waiting');
  if (hasOwnPage || !areOver) return false;
  await page.dismissAll();
  return true;
}
