import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Locator, Page } from '@playwright/test';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { manualEntries } from '../fixtures/manual-entries.ts';

import { expect, test } from './test.ts';

/** Writes a manual whose pages are long enough to be read by several workers. */
function writeLargeManual(name: string, pages: number): string {
  const chapters = Array.from({ length: pages }, (_, at): EntrySpec => {
    const links = Array.from({ length: 6_000 }, (_, link) => {
      const page = (at * 7 + link * 31) % (pages + 1);
      return `<p id="p${link}">Step ${link * 977} <a href="${page}.html#p${link}">${(link * 7919) % 10_007}</a>`;
    });
    const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${at}</title>`;
    return { name: `chapters/${at}.html`, data: `${head}${links.join('\n')}` };
  });
  const path = join(mkdtempSync(join(tmpdir(), 'manual-')), name);
  writeFileSync(path, buildZip(manualEntries({}, ...chapters)));
  return path;
}

const chosen = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Number of workers that run the script of the inspector. Playwright doesn't list workers of workers. */
async function countWorkers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'worker' }] });
  await session.detach();
  return targetInfos.filter(({ url }) => url.includes('inspect.worker')).length;
}

/** The lock of the inspection whose texts are read by several workers. */
const isShared = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const locks = await navigator.locks.query();
    return Object.values(locks)
      .flat()
      .some(({ name }) => name === 'asset-document-upload:inspection');
  });

test('[MANUAL-48][MANUAL-52] a large manual is read by several workers', async ({
  assetPage,
  browser,
  page,
}) => {
  await assetPage.choose(writeLargeManual('large.zip', 60));
  await expect.poll(() => isShared(page)).toBe(true);
  await expect.poll(() => countWorkers(browser)).toBeGreaterThan(1);
  const row = chosen(page, 'large.zip');
  await expect(row).toContainText('Offline manual: opens with index.html, 62 pages.');
  await expect(row.getByRole('button', { name: 'Review', exact: true })).toBeEnabled({ timeout: 60_000 });
  await expect.poll(() => isShared(page)).toBe(false);
  await expect.poll(() => countWorkers(browser)).toBeLessThan(2);
});
