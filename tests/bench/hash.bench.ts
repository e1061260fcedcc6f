import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { expect, test } from '../e2e/test.ts';
import { contentHashOfFile } from '../support/content-hash-of.ts';
import { serveHashPage } from '../support/servers/serve-hash-page.ts';
import { freshDocument } from './documents.ts';
import { ours, record } from './figures.ts';
import { watchGrowth } from './process-memory.ts';

function referenceMs(path: string): number {
  const start = performance.now();
  const { status } = spawnSync('sha256sum', [path]);
  if (status !== 0) throw new Error('sha256sum is missing.');
  return performance.now() - start;
}

/** Processes of the pages. 100 MiB, allocated on purpose and kept to the end, show that more would be detected. */
async function pageProcesses(browser: Browser, page: Page): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const grownMiB = watchGrowth(ids);
  await page.evaluate(() => {
    Object.assign(globalThis, { ballast: new Uint8Array(100 * 2 ** 20).fill(1) });
  });
  expect(grownMiB()).toBeGreaterThan(90);
  return ids;
}

test('hash of 1 GB in a worker', async ({ browser, page }) => {
  test.setTimeout(600_000);
  const size = 1e9;
  const path = await freshDocument(size);
  const sha256sumMs = referenceMs(path);
  const server = await serveHashPage(await mkdtemp(join(tmpdir(), 'asset-documents-hash-')));
  await page.goto(server.url);
  await page.getByLabel('File').setInputFiles(path);
  const grownMiB = watchGrowth(await pageProcesses(browser, page));
  const start = performance.now();
  const result = await page.evaluate(() => window.hash('worker'));
  const ms = performance.now() - start;
  const value = grownMiB();
  await server.stop();
  expect(result).toEqual({ ok: true, value: await contentHashOfFile(path) });
  const work = 'hash of a file';
  const row = { who: `${ours}, worker`, size, sizeUnit: 'bytes' } as const;
  record({ ...row, who: 'sha256sum', work, value: sha256sumMs, unit: 'ms' });
  record({ ...row, work, value: ms, unit: 'ms', bound: 1.3 * sha256sumMs });
  record({ ...row, work: `memory: ${work}`, value, unit: 'MiB', bound: 50 });
});
