// Renders and scrolls the same rows in our windowed list and in TanStack Virtual, by turns in one browser.
import { chromium } from '@playwright/test';
import { build } from 'vite';

import { findBrowser, launchArgs } from '../../support/find-browser.mjs';

const { output } = await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    write: false,
    copyPublicDir: false,
    lib: { entry: 'tests/bench/libraries/lists-page.jsx', formats: ['iife'], name: 'lists' },
  },
}).then((built) => (Array.isArray(built) ? built[0] : built));

const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
await page.setContent('<!doctype html><title>Lists</title><body style="margin: 0">');
await page.addScriptTag({ content: output[0].code });
page.on('pageerror', (error) => {
  throw error;
});

const rounds = 9;
const median = (values) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] * 10) / 10;
const results = [];
async function measureByTurns(count, isScrolledByHost) {
  const runs = { ours: [], tanstack: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, all] of Object.entries(runs)) {
      const options = [name, count, isScrolledByHost];
      all.push(
        await page.evaluate(([list, rows, within]) => globalThis.measure(list, rows, within), options),
      );
    }
  }
  return runs;
}
for (const isScrolledByHost of [false, true]) {
  for (const count of [300, 5000]) {
    const runs = await measureByTurns(count, isScrolledByHost);
    for (const [list, all] of Object.entries(runs)) {
      results.push({
        list,
        rows: count,
        scrolledBy: isScrolledByHost ? 'a container around the element' : 'the page',
        renderMs: median(all.map(({ renderMs }) => renderMs)),
        scrollMsPerStep: median(all.map(({ scrollMsPerStep }) => scrollMsPerStep)),
        blankStepsOf60: median(all.map(({ blankSteps }) => blankSteps)),
        mountedRows: median(all.map(({ rows }) => rows)),
        isLastRowShown: all.every(({ isLastRowShown }) => isLastRowShown),
      });
    }
  }
}
await browser.close();
console.table(results);
