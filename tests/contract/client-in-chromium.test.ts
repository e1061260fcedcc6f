// @vitest-environment node
// Differences of jsdom's XMLHttpRequest from that of a browser: it reads files into memory, and reports the progress of
// the body only when the answer arrives.
import { appendFile, rm, truncate, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type * as ClientModule from '#api/client.ts';

import { listen } from '../support/servers/listen.ts';
import { megabyte, startChromium } from './chromium.ts';
import { answeredPreflight, partsOf, replyWith, startService } from './scripted-service.ts';

interface Run {
  readonly result?: unknown;
  readonly reason?: string;
  readonly progressEvents: readonly { readonly sentBytes: number; readonly totalBytes: number }[];
}

interface Options {
  readonly answerWaitMs?: number;
}

declare global {
  interface Window {
    readonly client: typeof ClientModule;
    readonly controller: AbortController;
    readonly progressEvents: Run['progressEvents'];
    readonly run: (url: string, options: Options) => Promise<Run>;
  }
}

/** Runs in the page: uploads the chosen file and returns the result. */
const pageScript = `
window.controller = new AbortController();
window.run = async (url, options) => {
  const [file] = document.querySelector('input').files;
  const progressEvents = window.progressEvents = [];
  const client = window.client.createClient(() => ({ baseUrl: url, getToken: async () => 'a-token', ...options }));
  const request = { operation: 'document', assetId: 'A', displayName: 'D', organizationId: 'O', categoryId: 'C', file };
  try {
    const signal = window.controller.signal;
    const result = await client.upload(request, { signal, onProgress: (progress) => { progressEvents.push(progress); } });
    return { result, progressEvents };
  } catch (error) {
    return { reason: String(error), progressEvents };
  }
};`;

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 30_000 });

let chromium: Awaited<ReturnType<typeof startChromium>>;
let bundle: string;

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../src/api/client.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry, name: 'client', formats: ['iife'], fileName: 'client' },
    },
  });
  const [{ output: chunks }] = output as { output: { code: string }[] }[] as [{ output: { code: string }[] }];
  bundle = chunks[0]!.code;
  chromium = await startChromium();
}, 120_000);

afterAll(() => chromium.stop());

/** A page of another origin than the service, with the file chosen as a person would. */
async function openPage(path: string): Promise<Page> {
  const origin = await listen((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><input type="file">');
  });
  const page = await chromium.newPage();
  await page.goto(origin);
  await page.addScriptTag({ content: `${bundle}\nwindow.client = client;${pageScript}` });
  await page.locator('input').setInputFiles(path);
  return page;
}

const start = (page: Page, url: string, options: Options = {}): Promise<Run> =>
  page.evaluate(([url, options]) => window.run(url, options), [url, options] as const);

/** A service that answers the preflight; the test controls the rest. */
const listenForPosts = (listener: RequestListener): Promise<string> =>
  listen((request, response) => {
    if (!answeredPreflight(request, response)) listener(request, response);
  });

/** A service that pauses each POST after its first bytes until the test continues it, then stores it. */
async function createPausingService() {
  const begun = Promise.withResolvers<void>();
  const { promise: goOn, resolve } = Promise.withResolvers<void>();
  const url = await listenForPosts((request, response) => {
    request.once('data', () => {
      request.pause();
      begun.resolve();
      void goOn.then(() => request.resume());
    });
    request.on('end', () => response.writeHead(200).end('{"data":{"id":"doc-1"}}'));
  });
  return { url, begun: begun.promise, goOn: resolve };
}

test('[REQUEST-1] a file from disk arrives complete, in NFC, with rising progress', async () => {
  const { url, arrivals } = await startService(replyWith(201, { data: {} }));
  const page = await openPage(await chromium.createFile('Pru\u0308fung.pdf', 40 * megabyte));
  const { result, progressEvents } = await start(page, url);
  expect(result).toEqual({ ok: true, value: { kind: 'stored' } });
  const file = partsOf(arrivals[0]!).at(-1);
  expect(file?.filename).toBe('Pr\u00fcfung.pdf');
  expect(file?.content.length).toBe(40 * megabyte);
  const total = arrivals[0]!.body.length;
  expect(progressEvents.at(-1)).toEqual({ sentBytes: total, totalBytes: total });
  const sent = progressEvents.map(({ sentBytes }) => sentBytes);
  expect(sent).toEqual([...new Set(sent)].toSorted((a, b) => a - b));
});

test('[REQUEST-16] a file changed before the upload is distinguished from a network failure, and nothing is sent', async () => {
  let posts = 0;
  const url = await listenForPosts(() => posts++);
  const path = await chromium.createFile('changed.pdf', megabyte);
  const page = await openPage(path);
  await appendFile(path, 'more');
  const { result } = await start(page, url);
  expect(result).toEqual({ ok: false, problem: { code: 'file-changed' } });
  expect(posts).toBe(0);
});

test('[REQUEST-16] a file removed before the upload is gone', async () => {
  const path = await chromium.createFile('removed.pdf', megabyte);
  const page = await openPage(path);
  await rm(path);
  const { result } = await start(page, 'http://127.0.0.1:1');
  expect(result).toEqual({ ok: false, problem: { code: 'file-gone' } });
});

test('[REQUEST-16] a file truncated during the upload is distinguished from a network failure', async () => {
  const service = await createPausingService();
  const path = await chromium.createFile('cut.pdf', 40 * megabyte);
  const page = await openPage(path);
  const run = start(page, service.url);
  await service.begun;
  await page.waitForFunction(() => window.progressEvents.length > 0);
  await truncate(path, megabyte);
  service.goOn();
  expect((await run).result).toEqual({ ok: false, problem: { code: 'file-changed', outcome: 'unknown' } });
});

test('[REQUEST-16] a file overwritten during the upload is not a success, even if the service answers 200', async () => {
  const service = await createPausingService();
  const path = await chromium.createFile('torn.pdf', 40 * megabyte);
  const page = await openPage(path);
  const run = start(page, service.url);
  await service.begun;
  await writeFile(path, Buffer.alloc(megabyte), { flag: 'r+' });
  service.goOn();
  expect((await run).result).toEqual({
    ok: false,
    problem: { code: 'file-changed-while-sending', outcome: 'unknown' },
  });
});

test('[REQUEST-16] a file removed during the upload was sent completely', async () => {
  const service = await createPausingService();
  const path = await chromium.createFile('unlinked.pdf', 40 * megabyte);
  const page = await openPage(path);
  const run = start(page, service.url);
  await service.begun;
  await rm(path);
  service.goOn();
  expect((await run).result).toMatchObject({ ok: true });
});

test('[REQUEST-12] a success whose body breaks off is incomplete, not a network failure', async () => {
  const url = await listenForPosts((request, response) => {
    request.resume().on('end', () => {
      // Without a type Chromium delays the headers until it has sniffed one.
      response.writeHead(200, { 'Content-Length': '200', 'Content-Type': 'application/json' });
      response.write('{"data":', () => setTimeout(() => response.socket?.destroy(), 50));
    });
  });
  const page = await openPage(await chromium.createFile('broken.pdf', megabyte));
  const { result } = await start(page, url);
  expect(result).toMatchObject({
    ok: false,
    problem: { code: 'contract', reason: 'cut-short', status: 200 },
  });
});

test('[REQUEST-15] a refused connection stored nothing', async () => {
  const page = await openPage(await chromium.createFile('refused.pdf', megabyte));
  const { result } = await start(page, 'http://127.0.0.1:1');
  expect(result).toEqual({ ok: false, problem: { code: 'network', sentBytes: 0, outcome: 'not-stored' } });
});

test('[ANSWER-9] a Retry-After that is not exposed to the page causes no error on its console', async () => {
  const url = await listenForPosts((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(503, { 'Retry-After': '3' }).end('{}');
    });
  });
  const page = await openPage(await chromium.createFile('plan.pdf', 1000));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { result } = await start(page, url);
  expect(result).toMatchObject({ ok: false, problem: { code: 'http', status: 503 } });
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
