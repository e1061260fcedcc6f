// @vitest-environment node
// Covers features that only a browser has: files on disk, a separate policy of the worker, and code that loads on
// demand.
import { appendFile, rm, truncate, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { contentHashOfFile } from '../support/content-hash-of.ts';
import { serveHashPage, type HashPage } from '../support/servers/serve-hash-page.ts';
import { longAgo, megabyte, startChromium } from './chromium.ts';

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 90_000 });

let chromium: Awaited<ReturnType<typeof startChromium>>;
let server: HashPage;

beforeAll(async () => {
  chromium = await startChromium();
  server = await serveHashPage(join(chromium.folder, 'page'));
}, 120_000);

afterAll(async () => {
  await server.stop();
  await chromium.stop();
});

const createFile = (name: string, megabytes: number) => chromium.createFile(name, megabytes * megabyte);

async function openPage(path: string): Promise<Page> {
  const page = await chromium.newPage();
  await page.goto(server.url);
  const input = page.getByLabel('File');
  await input.setInputFiles(path);
  // Chromium records size and time of a chosen file lazily; reading it makes it record them.
  await input.evaluate((chosen) =>
    (chosen as HTMLInputElement)
      .files![0]!.slice(0, 1)
      .arrayBuffer()
      .then(() => 0),
  );
  return page;
}

test('[HASH-1] 300 MB on disk, under a policy that only allows scripts of the server', async () => {
  const path = await createFile('big.raw', 300);
  const from = server.paths.length;
  const page = await openPage(path);
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  const loaded = server.paths.slice(from);
  expect(await page.evaluate(() => window.hash('worker'))).toBe(await contentHashOfFile(path));
  expect(loaded.some((each) => each.includes('worker'))).toBe(false);
  expect(server.paths.slice(from + loaded.length)).toEqual([expect.stringContaining('hash.worker')]);
  expect(server.paths).not.toContain('/violation');
  expect(errors).toEqual([]);
});

test('[HASH-7][HASH-10] without a worker a file of 20 MB on disk is hashed in the page', async () => {
  const path = await createFile('some.raw', 20);
  const page = await openPage(path);
  expect(await page.evaluate(() => window.hash('page'))).toBe(await contentHashOfFile(path));
  expect(page.workers()).toEqual([]);
  expect(server.paths).not.toContain('/violation');
});

for (const thread of ['worker', 'page'] as const) {
  test(`[HASH-11] 500 files in a row, during garbage collection (${thread})`, async () => {
    const path = await createFile(`row-${thread}.raw`, 1);
    const page = await openPage(path);
    const value = await contentHashOfFile(path);
    const results = await page.evaluate(async (thread) => {
      const found: unknown[] = [];
      for (let at = 0; at < 500; at += 1) found.push(await window.hash(thread));
      return found;
    }, thread);
    expect(results).toEqual(Array.from({ length: 500 }, () => value));
  });
}

for (const thread of ['worker', 'page'] as const) {
  test(`[HASH-5] a file changed, removed or truncated before it is read has no hash (${thread})`, async () => {
    const changes = [
      (path: string) => appendFile(path, 'more'),
      (path: string) => rm(path),
      (path: string) => truncate(path, 10),
    ];
    for (const [at, change] of changes.entries()) {
      const path = await createFile(`${thread}-${at}.raw`, 3);
      const page = await openPage(path);
      await change(path);
      expect(await page.evaluate((thread) => window.hash(thread), thread)).toBeUndefined();
    }
  });

  test(`[HASH-5] a file truncated while it is read has no hash (${thread})`, async () => {
    const path = await createFile(`${thread}-cut.raw`, 0);
    await truncate(path, 2000 * megabyte);
    await utimes(path, longAgo, longAgo);
    const page = await openPage(path);
    const running = page.evaluate((thread) => window.hash(thread), thread);
    // No event marks the start of reading; hashing a file of this size takes many times as long.
    await page.waitForTimeout(200);
    await truncate(path, 10 * megabyte);
    expect(await running).toBeUndefined();
  });
}
