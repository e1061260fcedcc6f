import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { comparePages } from '../e2e/compare-pages.ts';
import { createPreviewPage } from '../e2e/preview-page.ts';
import { expect, test } from '../e2e/test.ts';
import { fetchManuals } from '../manuals/fetch-manuals.ts';
import { packagedManuals } from '../manuals/manuals.ts';
import { pack, packers } from '../manuals/pack.ts';

/** Number of pages compared in each manual, spread over all of them. */
const howMany = Number(process.env.PAGES) || 60;
const names = ['sqlite3', 'python', 'git', 'apache2'];
const cache = resolve('node_modules/.cache/manuals');

for (const name of names) {
  test(`${name} shows the same text and pictures as its files`, async ({
    assetPage,
    page,
    context,
    consoleErrors,
  }) => {
    const [manual] = fetchManuals(
      cache,
      packagedManuals.filter((one) => one.name === name),
    );
    if (manual === undefined) throw new Error(`The package of ${name} cannot be had here.`);
    mkdirSync(join(cache, 'zip'), { recursive: true });
    const archive = join(cache, 'zip', `${name}-preview.zip`);
    pack(packers[0]!, manual.folder, archive);
    await assetPage.choose(archive);
    const preview = createPreviewPage(page);
    await preview.open();
    const compared = await comparePages({ archive, context, preview, howMany });
    process.stdout.write(`${name}: ${compared} pages are the same\n`);
    expect(compared).toBeGreaterThan(10);
    // Chromium logs the blocked requests of its scripts to the console.
    consoleErrors.splice(0);
  });
}
