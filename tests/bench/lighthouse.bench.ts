// Lighthouse's phone profile of the built application behind nginx with the sample configuration. `LIGHTHOUSE` names the
// folder in which Lighthouse is installed; without it, nothing is measured.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort, startAppInHost } from '../e2e/app-process.ts';
import { fetchSession, startSession } from '../e2e/sign-in.ts';
import { expect, test } from '../e2e/test.ts';
import { createWebServer } from '../e2e/web-server.ts';
import { markdownTable, writeSection } from '../support/checks/readme-section.ts';
import { findBrowser, launchArgs } from '../support/find-browser.ts';
import { median } from './median.ts';

const { LIGHTHOUSE } = process.env;
const runs = 3;
/** Lighthouse estimates the time on a slow line from a load on a fast one, or slows the browser down itself. */
const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;
const onlyCategories = ['performance', 'accessibility', 'best-practices'];
const pages = { 'choose an asset': '#/', 'asset page': '#/assets/PRESS-0042' } as const;

/** Bounds in milliseconds. */
const paintBoundMs = 1500;
const blockedBoundMs = 200;

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Report {
  readonly lighthouseVersion: string;
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Tab {
  readonly evaluateOnNewDocument: (script: unknown, arg: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Browser {
  readonly newPage: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** The parts that are used of Lighthouse and of the Puppeteer that it comes with. */
interface Tools {
  readonly launch: (options: object) => Promise<Browser>;
  readonly measure: (
    url: string,
    flags: object,
    config: undefined,
    tab: Tab,
  ) => Promise<{ readonly lhr: Report }>;
}

async function loadTools(folder: string): Promise<Tools> {
  const load = (path: string) => import(pathToFileURL(join(folder, 'node_modules', path)).href);
  const { default: measure } = await load('lighthouse/core/index.js');
  const { default: puppeteer } = await load('puppeteer-core/lib/puppeteer/puppeteer-core.js');
  return { measure, launch: (options) => puppeteer.launch(options) };
}

/** Medians of the runs of one page, with scores in percent. */
function summaryOf(reports: readonly Report[]) {
  const valueOf = (id: string) => median(reports.map(({ audits }) => audits[id]!.numericValue!));
  return {
    scores: onlyCategories.map((id) =>
      median(reports.map(({ categories }) => Math.round(100 * categories[id]!.score))),
    ),
    paintMs: valueOf('largest-contentful-paint'),
    blockedMs: valueOf('total-blocking-time'),
  };
}

const missedText = (value: number, bound: number): string => (value > bound ? ', missed' : '');

if (LIGHTHOUSE !== undefined) {
  test('Lighthouse on a phone', async () => {
    test.setTimeout(900_000);
    const tools = await loadTools(LIGHTHOUSE);
    const port = await freePort();
    const service = await startAppInHost({ CORS_ORIGINS: `http://localhost:${port}` });
    const { session } = await fetchSession(service.url, 'm.berg');
    const nginx = await createWebServer('nginx');
    const config = {
      ...(await (await fetch(`${service.url}/config.json`)).json()),
      baseUrl: `${service.url}/`,
    };
    await nginx.serve({ port, service: service.url, config });
    const allScores: number[] = [];
    const rows: string[][] = [];
    let version = '';
    for (const [throttling, throttlingMethod] of Object.entries(throttlings)) {
      for (const [page, hash] of Object.entries(pages)) {
        const reports: Report[] = [];
        for (let run = 0; run < runs; run += 1) {
          const browser = await tools.launch({ executablePath: findBrowser(), args: launchArgs() });
          const tab = await browser.newPage();
          await tab.evaluateOnNewDocument(startSession, session);
          const url = `http://localhost:${port}/documents/${hash}`;
          const flags = { onlyCategories, throttlingMethod, logLevel: 'error' };
          const { lhr } = await tools.measure(url, flags, undefined, tab);
          reports.push(lhr);
          await browser.close();
        }
        version = reports[0]!.lighthouseVersion;
        const below90 = Object.entries(reports[0]!.audits).flatMap(([id, { score }]) =>
          score !== null && score < 0.9 ? [id] : [],
        );
        process.stdout.write(`Below 90, ${page}, ${throttling}: ${below90.join(', ')}\n`);
        const { scores, paintMs, blockedMs } = summaryOf(reports);
        allScores.push(...scores.slice(1));
        rows.push([
          `${page}, ${throttling}`,
          ...scores.map(String),
          `${(paintMs / 1000).toFixed(1)} s${missedText(paintMs, paintBoundMs)}`,
          `${blockedMs.toFixed(0)} ms${missedText(blockedMs, blockedBoundMs)}`,
        ]);
      }
    }
    await nginx.stop();
    await service.stop();
    const heads = [
      `page, throttling (Lighthouse ${version})`,
      ...onlyCategories.map((category) => category.replace('-', ' ')),
      `largest contentful paint, bound ${paintBoundMs / 1000} s`,
      `blocked, bound ${blockedBoundMs} ms`,
    ];
    writeSection('tests/bench/README.md', 'lighthouse', markdownTable(heads, rows));
    expect(Math.min(...allScores)).toBe(100);
  });
}
