import type { Page } from '@playwright/test';

import type { AssetPage } from '../e2e/asset-page.ts';
import { createPreviewPage } from '../e2e/preview-page.ts';
import { expect, test } from '../e2e/test.ts';
import { ours, record } from './figures.ts';
import { archiveOf, type Recipe } from './make-archives.ts';

const boundMs = 1000;
const runs = 5;
const recipe: Recipe = { pages: 2_500, pageBytes: 100_000, pictures: 3_750, pictureBytes: 250_000 };
/** The same first page of a tiny manual: the time that browser and machine take. */
const smallRecipe: Recipe = { ...recipe, pages: 3, pictures: 3 };

test(`the first page of a manual of 1 GB is shown within ${boundMs} ms`, async ({ assetPage, page }) => {
  test.setTimeout(600_000);
  const small = await firstPageMs(assetPage, page, await archiveOf('small', smallRecipe));
  // The same file as in archives.ts, which creates it.
  const large = await firstPageMs(assetPage, page, await archiveOf('manual-1000-MB', recipe));
  const row = { work: 'first page of a preview', who: ours, sizeUnit: 'bytes', unit: 'ms' } as const;
  record({ ...row, size: 1e6, value: small });
  // A busy machine is slow for the small one, too.
  record({ ...row, size: 1e9, value: large, bound: Math.max(boundMs, small * 1.5) });
});

/** Time from the click to the text of the first page; the best of several runs. */
async function firstPageMs(assetPage: AssetPage, page: Page, path: string): Promise<number> {
  await assetPage.choose(path);
  const { dialog, manual } = createPreviewPage(page);
  const open = page.getByRole('button', { name: 'Preview', exact: true });
  await open.waitFor();
  // The inspection is measured elsewhere. In one go, because that of a small archive may end in between.
  const stop = page.getByRole('button', { name: 'Stop checking' });
  await stop.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await open.click();
    await expect(manual.locator('body')).not.toBeEmpty();
    times.push(performance.now() - start);
    await dialog.getByRole('button', { name: 'Close preview' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Remove/ }).click();
  return Math.round(Math.min(...times));
}
