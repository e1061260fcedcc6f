import { resolve } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { build, preview } from 'vite';

import { ours, type Figure } from '../figures.ts';
import { watchGrowth } from '../process-memory.ts';
import type { Listed, Lister } from './main.ts';

const size = 2_000_000_000;
const documents = 500;
const rounds = 9;

/** This checkout and, to compare two states by turns, the one that `BEFORE` names. */
const checkouts = [
  { who: `${ours}, Chromium`, folder: resolve('.'), outDir: resolve('node_modules/.cache/packages-page') },
  ...(process.env['BEFORE'] === undefined
    ? []
    : [
        {
          who: 'before, Chromium',
          folder: resolve(process.env['BEFORE']),
          outDir: resolve('node_modules/.cache/packages-page-before'),
        },
      ]),
];

/** A median with the values it is made of, in the order of the runs. */
type Series = Figure & { readonly runs: readonly number[] };

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const figures: Series[] = [];
function keep(figure: Pick<Figure, 'work' | 'who' | 'unit' | 'bound'>, values: readonly number[]): void {
  const runs = values.map((value) => Math.round(value));
  figures.push({ ...figure, value: median(runs), runs, size, sizeUnit: 'bytes' });
}

test.beforeAll(async () => {
  for (const { folder, outDir } of checkouts) {
    await build({
      configFile: false,
      logLevel: 'error',
      root: resolve(folder, 'tests/bench/packages-page'),
      base: './',
      worker: { format: 'es' },
      build: { outDir, emptyOutDir: true },
    });
  }
});

test.afterAll(() => {
  for (const { work, who, value, unit, bound, runs } of figures) {
    const limit = bound === undefined ? '' : ` (bound ${bound})`;
    process.stdout.write(`${work}, ${who}: ${value} ${unit}${limit}, runs: ${runs.join(', ')}\n`);
  }
});

const list = (page: Page, lister: Lister): Promise<Listed> =>
  page.evaluate((name) => window.list(name), lister);

for (const [kind, file, bounds] of [
  ['stored containers', '0.zip', { ms: 2_000, MiB: 150 }],
  ['compressed containers', '8.zip', undefined],
  ['ZIP of PDFs', 'pdfs.zip', { ms: 2_000, MiB: 150 }],
] as const) {
  test(kind, async ({ page, browser }) => {
    const servers = await Promise.all(
      checkouts.map(({ outDir }) =>
        preview({ configFile: false, root: outDir, build: { outDir }, preview: { port: 0 } }),
      ),
    );
    const first = checkouts.map((): number[] => []);
    const next = checkouts.map((): number[] => []);
    const growths: number[] = [];
    const others: Record<'zip.js' | 'reads', number[]> = { 'zip.js': [], reads: [] };
    const devtools = await browser.newBrowserCDPSession();
    // By turns, so that other programs slow all of them down.
    for (let round = 0; round < (bounds ? rounds : 3); round += 1) {
      for (const [at, server] of servers.entries()) {
        await page.goto(server.resolvedUrls!.local[0]!);
        await page.setInputFiles('input', resolve(`node_modules/.cache/packages/${file}`));
        const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
        const growth = watchGrowth(processInfo.map(({ id }) => id));
        const listed = await list(page, 'package');
        expect(listed.count).toBe(documents);
        const grownMiB = growth();
        if (at === 0) growths.push(grownMiB);
        first[at]!.push(listed.ms);
        next[at]!.push((await list(page, 'package')).ms);
        if (at > 0) continue;
        for (const other of ['reads', 'zip.js'] as const) others[other].push((await list(page, other)).ms);
      }
    }
    const work = `list of ${documents} documents, ${kind}`;
    for (const [at, { who }] of checkouts.entries()) {
      const bound = at === 0 && bounds ? { bound: bounds.ms } : {};
      keep({ work: `${work}, first run, starts the worker`, who, unit: 'ms', ...bound }, first[at]!);
      keep({ work, who, unit: 'ms', ...bound }, next[at]!);
    }
    const bound = bounds ? { bound: bounds.MiB } : {};
    keep({ work: `memory: ${work}`, who: checkouts[0]!.who, unit: 'MiB', ...bound }, growths);
    const zipJs = { who: 'zip.js, Chromium', unit: 'ms' } as const;
    if (file === 'pdfs.zip') keep({ work, ...zipJs }, others['zip.js']);
    else {
      keep({ work: `reads around ${kind} only`, who: 'Chromium', unit: 'ms' }, others.reads);
      keep({ work: `outer ZIP of ${kind} only`, ...zipJs }, others['zip.js']);
    }
    for (const { value, bound: most = Infinity } of figures) expect(value).toBeLessThanOrEqual(most);
    await Promise.all(servers.map((server) => server.close()));
  });
}
