import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { writePdf, type PdfRecipe } from '../fixtures/write-pdf.ts';
import { expect, test } from '../e2e/test.ts';

import { ours, record, type Figure } from './figures.ts';
import { watchGrowth } from './process-memory.ts';

const figures: Figure[] = [];
const keep = (figure: Omit<Figure, 'who'>): void => {
  figures.push({ ...figure, who: ours });
  record({ ...figure, who: ours });
};

// What is measured here alone has a file of its own.
test.afterAll(() =>
  writeFileSync(resolve('tests/bench/pdf.results.json'), `${JSON.stringify(figures, null, 2)}\n`),
);

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
