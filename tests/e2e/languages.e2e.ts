import type { Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import type { AppProcess } from './app-process.ts';
import { overflowPx } from './state-inspector.ts';
import { expect, test } from './test.ts';

/** Opens the page of an asset in a deployment that offers these languages. */
async function openIn(page: Page, app: AppProcess, languages: readonly string[]) {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, languages } });
  });
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Texts on the page that aren't in the catalogue: text in brackets is pseudo-language. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
      const isElsewhere =
        node.parentElement?.closest('option, script, noscript, bdi, .document__kind, [aria-hidden]') !== null;
      // IDs, names of assets, files and categories, types, sizes.
      const isData =
        /PRESS-0042|^Hydraulic press HP 160|\.(?:pdf|zip)$|^(?:· )?[\d.,]+\s(?:kB|MB)$|^Mia Berg/.test(
          text,
        ) || ['PDF', 'Maintenance plan', 'Operating manual'].includes(text);
      if (isShown && !isElsewhere && !isData && /\p{L}{2}/u.test(text) && !text.includes('[')) {
        found.push(text);
      }
    }
    return found;
  });

test('all text on the page is in a catalogue, and text that is two fifths longer fits', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await openIn(page, app, ['en-XA']);
  await page.locator('input[type=file]').first().setInputFiles([files.pdf, files.manual]);
  await expect(page.locator('form')).toContainText('[Ófflíñé máñúál: ');
  await expect(page.locator('form')).toContainText(/\[\d+ wárñíñgš/);
  expect(await unmarked(page)).toEqual([]);
  expect(await overflowPx(page)).toBe(0);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
  expect(await overflowPx(page)).toBe(0);
});
