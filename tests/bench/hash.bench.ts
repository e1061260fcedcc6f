import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { expect, test } from '../e2e/test.ts';
import { contentHashOfFile } from '../support/content-hash-of.ts';
import { serveHashPage } from '../support/serve-hash-page.ts';

import { freshDocument } from './documents.ts';
import { ours, record } from './figures.ts';
import { readLongTasks, watchLongTasks } from './long-tasks.ts';
import { anonymousMiB } from './process-memory.ts';

const boundMiB = 50;
/** A task of this length is noticeable as a hitch (W3C, Long Tasks API). */
const boundMs = 50;

function referenceMs(path: string): number {
  const start = performance.now();
  const { status } = spawnSync('sha256sum', [path]);
  if (status !== 0) throw new Error('sha256sum is missing.');
  return performance.now() - start;
}

/** Memory of the pages. 100 MiB, allocated on purpose and kept to the end, show that more would be detected. */
async function watchMemory(browser: Browser, page: Page): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const memoryMiB = () => ids.reduce((sum, id) => sum + anonymousMiB(id), 0);
  const beforeMiB = memoryMiB();
  await page.evaluate(() => {
    Object.assign(globalThis, { ballast: new Uint8Array(100 * 2 ** 20).fill(1) });
  });
  expect(memoryMiB() - beforeMiB).toBeGreaterThan(90);
  return memoryMiB;
}

const cases = [
  ...[125e6, 250e6, 500e6, 1e9].map((size) => ({ size, thread: 'worker' as const })),
  { size: 1e9, thread: 'page' as const },
];

for (const { size, thread } of cases) {
  test(`hash of ${size / 1e6} MB (${thread})`, async ({ browser, page }) => {
    test.setTimeout(600_000);
    const path = await freshDocument(size);
    const sha256sumMs = referenceMs(path);
    const server = await serveHashPage(await mkdtemp(join(tmpdir(), 'asset-documents-hash-')));
    await page.goto(server.url);
    await page.getByLabel('File').setInputFiles(path);
    const memoryMiB = await watchMemory(browser, page);
    await watchLongTasks(page);
    const baseMiB = memoryMiB();
    let peakMiB = baseMiB;
    const timer = setInterval(() => (peakMiB = Math.max(peakMiB, memoryMiB())), 50);
    const start = performance.now();
    const result = await page.evaluate((on) => window.hash(on), thread);
    const ms = performance.now() - start;
    clearInterval(timer);
    server.stop();
    expect(result).toEqual({ ok: true, value: await contentHashOfFile(path) });
    const row = { who: `${ours}, ${thread}`, size, sizeUnit: 'bytes' } as const;
    const work = 'hash of a file';
    if (thread === 'worker') record({ ...row, who: 'sha256sum', work, value: sha256sumMs, unit: 'ms' });
    record({ ...row, work, value: ms, unit: 'ms', ...(size === 1e9 && { bound: 1.3 * sha256sumMs }) });
    record({ ...row, work: `memory: ${work}`, value: peakMiB - baseMiB, unit: 'MiB', bound: boundMiB });
    const longest = Math.max(0, ...(await readLongTasks(page)));
    record({ ...row, work: `longest task: ${work}`, value: longest, unit: 'ms', bound: boundMs });
  });
}
