import { linkSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { writePdf, type PdfRecipe } from '../fixtures/write-pdf.ts';
import { expect, test } from '../e2e/test.ts';

import { ours, record, type Figure } from './figures.ts';
import { watchGrowth } from './process-memory.ts';

const keep = (figure: Omit<Figure, 'who'>): void => record({ ...figure, who: ours });

test('bytes downloaded for the first PDF', () => {
  const folder = resolve('dist/assets');
  const name = readdirSync(folder).find((file) => /^pdf\.worker.*\.js$/.test(file))!;
  const sizeKb = gzipSync(readFileSync(join(folder, name))).length / 1000;
  keep({ work: 'code that reads PDFs', size: 1, sizeUnit: 'once', value: sizeKb, unit: 'kB gzip' });
});

for (const [name, recipe, finding, bounds] of [
  ['300 pages of text', { pages: 300, pictureBytes: 0 }, 'Contains scripts', { ms: 5000, MiB: 150 }],
  ['a scan of 200 MB', { pages: 100, pictureBytes: 2e6 }, 'Scan without text', { ms: 5000, MiB: 150 }],
  ['a scan of 1 GB', { pages: 500, pictureBytes: 2e6 }, 'Scan without text', { ms: 5000, MiB: 150 }],
  [
    '200 MB, cut off',
    { pages: 100, pictureBytes: 2e6, isCutOff: true },
    'Damaged: cut off',
    { ms: 5000, MiB: 150 },
  ],
] as const satisfies readonly (readonly [
  string,
  PdfRecipe,
  string,
  { readonly ms: number; readonly MiB: number },
])[]) {
  test(`the inspection and the picture of ${name}`, async ({ page, assetPage, browser }) => {
    test.setTimeout(600_000);
    const path = await writePdf(recipe);
    await assetPage.expectSignedIn();
    const devtools = await browser.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const grownMiB = watchGrowth(processInfo.map(({ id }) => id));
    const start = performance.now();
    await assetPage.choose(path);
    await expect(page.locator('.document__finding')).toHaveText(finding);
    const inspectedMs = performance.now() - start;
    if (finding !== 'Damaged: cut off') await expect(page.locator('canvas.glyph')).toHaveCount(1);
    const drawnMs = performance.now() - start;
    // What is kept for a while counts, too.
    await page.waitForTimeout(1000);
    const size = recipe.pages * recipe.pictureBytes;
    const row = { size: size || recipe.pages, sizeUnit: size > 0 ? 'bytes' : 'once' } as const;
    keep({
      ...row,
      work: `${name}: inspected, code loaded`,
      value: inspectedMs,
      unit: 'ms',
      bound: bounds.ms,
    });
    keep({ ...row, work: `${name}: and drawn`, value: drawnMs, unit: 'ms' });
    keep({ ...row, work: `${name}: memory`, value: grownMiB(), unit: 'MiB', bound: bounds.MiB });
  });
}

test('typing while 300 PDFs of 2 MB are inspected', async ({ page, assetPage }) => {
  test.setTimeout(600_000);
  const path = await writePdf({ pages: 1, pictureBytes: 2e6 });
  const folder = mkdtempSync(resolve('node_modules/.cache/bench-documents/many-'));
  const paths = Array.from({ length: 300 }, (_, at) => join(folder, `scan-${at}.pdf`));
  for (const each of paths) linkSync(path, each);
  await assetPage.expectSignedIn();
  const start = performance.now();
  await assetPage.choose(...paths);
  await expect(page.locator('.document__finding').first()).toBeVisible();
  await page.evaluate(() => {
    const toPaintMs: number[] = [];
    Object.assign(window, { toPaintMs });
    addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => toPaintMs.push(performance.now() - timeStamp))),
    );
  });
  const field = page.getByRole('textbox', { name: 'Display name' }).first();
  await field.fill('');
  await field.pressSequentially('Certificate of conformity, line 2, 2026.', { delay: 40 });
  const warned = page.getByText(/^\d+ files with warnings$/);
  const inspectedMeanwhile = Number.parseInt((await warned.textContent()) ?? '', 10);
  // Otherwise nothing was measured.
  expect(inspectedMeanwhile).toBeLessThan(300);
  await expect(page.getByText('300 files with warnings')).toBeVisible({ timeout: 300_000 });
  const allMs = performance.now() - start;
  const toPaintMs = await page.evaluate('toPaintMs');
  const sorted = (toPaintMs as number[]).toSorted((a, b) => a - b);
  const row = { size: 300, sizeUnit: 'once' } as const;
  const p95 = sorted[Math.floor(sorted.length * 0.95)]!;
  keep({ ...row, work: '300 PDFs of 2 MB: a key to its character, p95', value: p95, unit: 'ms', bound: 100 });
  keep({ ...row, work: '300 PDFs of 2 MB: all inspected', value: allMs, unit: 'ms' });
});
