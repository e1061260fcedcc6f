import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from '@playwright/test';
import { build, preview } from 'vite';

import { ours, type Figure } from '../figures.ts';
import { watchGrowth } from '../process-memory.ts';
import type { Lister } from './main.ts';

const root = import.meta.dirname;
const outDir = resolve('node_modules/.cache/packages-page');
const size = 2_000_000_000;
const documents = 500;
const rounds = 7;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const figures: Figure[] = [];
const keep = (figure: Omit<Figure, 'size' | 'sizeUnit'>): void => {
  figures.push({ ...figure, value: Math.round(figure.value), size, sizeUnit: 'bytes' });
};

test.beforeAll(() =>
  build({
    configFile: false,
    logLevel: 'error',
    root,
    base: './',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true },
  }),
);

test.afterAll(() => {
  writeFileSync(
    resolve('tests/bench/packages-in-browser.results.json'),
    `${JSON.stringify(figures, undefined, 2)}\n`,
  );
  for (const { work, who, value, unit, bound } of figures) {
    process.stdout.write(
      `${work}, ${who}: ${value} ${unit}${bound === undefined ? '' : ` (bound ${bound})`}\n`,
    );
  }
});

for (const [kind, method, bounds] of [
  ['stored containers', 0, { ms: 2_000, MiB: 150 }],
  ['compressed containers', 8, undefined],
] as const) {
  test(kind, async ({ page, browser }) => {
    const server = await preview({ configFile: false, root, build: { outDir }, preview: { port: 0 } });
    await page.goto(server.resolvedUrls!.local[0]!);
    await page.setInputFiles('input', resolve(`node_modules/.cache/packages/${method}.zip`));
    const devtools = await browser.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const growth = watchGrowth(processInfo.map(({ id }) => id));
    const runs: Record<Lister, number[]> = { package: [], 'zip.js': [] };
    const first = await page.evaluate(() => window.list('package'));
    expect(first.count).toBe(documents);
    const memoryMiB = growth();
    // By turns, so that other programs slow both down.
    for (let round = 0; round < rounds; round += 1) {
      for (const lister of ['package', 'zip.js'] as const) {
        runs[lister].push((await page.evaluate((name) => window.list(name), lister)).ms);
      }
    }
    const work = `list of ${documents} documents, ${kind}`;
    const who = `${ours}, Chromium`;
    const bound = bounds && { bound: bounds.ms };
    keep({ work: `${work}, first run, starts the worker`, who, value: first.ms, unit: 'ms', ...bound });
    keep({ work, who, value: median(runs.package), unit: 'ms', ...bound });
    keep({
      work: `memory: ${work}`,
      who,
      value: memoryMiB,
      unit: 'MiB',
      ...(bounds && { bound: bounds.MiB }),
    });
    keep({
      work: `outer ZIP of ${kind} only`,
      who: 'zip.js, Chromium',
      value: median(runs['zip.js']),
      unit: 'ms',
    });
    for (const { value, bound: most = Infinity } of figures) expect(value).toBeLessThanOrEqual(most);
    await server.close();
  });
}
