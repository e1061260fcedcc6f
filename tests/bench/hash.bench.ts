import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { expect, test } from '../e2e/test.ts';
import { serveHashPage } from '../support/serve-hash-page.ts';

const boundMiB = 50;
/** A task of that length is what a person feels as a hitch (W3C, Long Tasks API). */
const boundMs = 50;

const folder = resolve('node_modules/.cache/bench-hash');
const path = join(folder, '1-gb.raw');

/** 1 GB of which no two megabytes are the same; kept between runs. */
async function makeFile(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (existsSync(path)) return;
  const file = await open(path, 'w');
  const megabyte = Buffer.from(Uint8Array.from({ length: 1_000_000 }, (_, at) => at ^ (at >> 8)));
  for (let written = 0; written < 1000; written += 1) {
    megabyte.writeUInt32LE(written);
    await file.write(megabyte);
  }
  await file.close();
}

function reference(): { readonly sha256: string; readonly ms: number } {
  const start = performance.now();
  const { stdout, status } = spawnSync('sha256sum', [path], { encoding: 'utf8' });
  if (status !== 0) throw new Error('sha256sum is missing.');
  return { sha256: stdout.slice(0, 64), ms: performance.now() - start };
}

/** Memory of a process that is no file's: heaps of page and worker, buffers, the browser's own. */
const anonymousMiB = (processId: number): number =>
  Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1024;

/** Memory of the pages; 100 MiB on purpose, kept to the end, show that more would be seen. */
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

/** Collects long tasks; one on purpose shows that the next would be seen. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    setTimeout(() => {
      const end = performance.now() + 80;
      while (performance.now() < end);
    });
  });
  const longTasks = () => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await expect.poll(longTasks).toHaveLength(1);
  return async () => (await longTasks()).slice(1);
}

for (const thread of ['worker', 'page'] as const) {
  test(`1 GB is hashed in ${boundMiB} MiB and without a task over ${boundMs} ms (${thread})`, async ({
    browser,
    page,
  }) => {
    test.setTimeout(300_000);
    await makeFile();
    const { sha256, ms: referenceMs } = reference();
    const server = await serveHashPage(join(folder, 'page'));
    await page.goto(server.url);
    await page.getByLabel('File').setInputFiles(path);
    const memoryMiB = await watchMemory(browser, page);
    const longTasks = await watchTasks(page);
    const baseMiB = memoryMiB();
    let peakMiB = baseMiB;
    const timer = setInterval(() => (peakMiB = Math.max(peakMiB, memoryMiB())), 50);
    const start = performance.now();
    const result = await page.evaluate((thread) => window.hash(thread), thread);
    const ms = performance.now() - start;
    clearInterval(timer);
    server.stop();
    const tasks = await longTasks();
    const grownMiB = Math.round(peakMiB - baseMiB);
    process.stdout.write(
      `${thread}: +${grownMiB} MiB, bound ${boundMiB} MiB; longest task ${Math.max(0, ...tasks)} ms, bound ${boundMs} ms; ` +
        `${Math.round(ms)} ms, sha256sum ${Math.round(referenceMs)} ms: ${(ms / referenceMs).toFixed(1)} times as long\n`,
    );
    expect(result).toEqual({ ok: true, value: sha256 });
    expect(tasks).toEqual([]);
    expect(grownMiB).toBeLessThanOrEqual(boundMiB);
  });
}
