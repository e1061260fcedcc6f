import type { Locator } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { pdfWithPages } from '../fixtures/pdf-files.ts';
import { expect, test } from './test.ts';

const wide = { width: 1280, height: 800 };

/** A PDF without findings, which would need a line of their own. */
function sound(name: string) {
  const pages = [`0 0 200 160 re f BT /F 12 Tf 20 200 Td (${name}) Tj ET`];
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfWithPages({ pages })) };
}

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** Runs in the page: buttons whose text, and selects whose chosen option, don't fit. */
function cutOffChoices(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d')!;
  const arrowPx = 20;
  const selects = [...document.querySelectorAll('select')].flatMap((select) => {
    if (!select.checkVisibility() || select.offsetWidth <= 1) return [];
    const style = getComputedStyle(select);
    context.font = style.font;
    const text = select.selectedOptions[0]?.text ?? '';
    const roomPx = select.clientWidth - parseFloat(style.paddingInlineStart) - arrowPx;
    return context.measureText(text).width > roomPx ? [text] : [];
  });
  const buttons = [...document.querySelectorAll<HTMLElement>('button, label')]
    .filter(
      (each) => each.checkVisibility() && each.offsetWidth > 1 && each.scrollWidth > each.clientWidth + 1,
    )
    .map((each) => each.textContent);
  return [...selects, ...buttons];
}

/** Runs in the page: sizes and headings of columns that are cut off or need more than one line. */
function brokenColumns(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('.document__size, .list-head__column')]
    .filter((cell) => {
      if (!cell.checkVisibility()) return false;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 || cell.scrollWidth > cell.clientWidth;
    })
    .map(({ textContent }) => textContent);
}

for (const { locale, viewport } of [
  { locale: 'de', viewport: wide },
  { locale: 'fr', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('[UI-5][ADD-11] nothing that a person chooses from is cut off, and no row moves', async ({
      page,
      assetPage,
    }) => {
      await page.locator('.drop input[type=file]').first().setInputFiles([files.smallManual, files.otherZip]);
      await expect(page.locator('.document .tag, .package-summary')).toHaveCount(2);
      const names = Array.from({ length: 11 }, (_, at) => sound(`Certificate_${at + 1}.pdf`));
      await page.locator('.drop input[type=file]').first().setInputFiles(names);
      await expect(page.locator('.document .tick')).toHaveCount(13);
      const suggestions = assetPage.page.locator('.add-foot__status > .button');
      await suggestions.waitFor();
      expect(await page.evaluate(cutOffChoices)).toEqual([]);
      const isWide = viewport === wide;
      if (isWide) expect(await page.evaluate(brokenColumns)).toEqual([]);
      const topOf = async () => (await boxOf(page.locator('.document').first())).y;
      const before = await topOf();
      // A row's own value is in wider letters.
      await suggestions.click();
      await expect(page.locator('.document__category select').first()).toHaveValue('operating-manual');
      const organization = page.locator('.document__organization select').first();
      if (isWide) await organization.selectOption('Halden Fluid Systems AS');
      expect(await page.evaluate(cutOffChoices)).toEqual([]);
      if (isWide) expect(await topOf()).toBe(before);
      await page.locator('.list-head input[type=checkbox]').check();
      if (isWide) expect(await topOf()).toBe(before);
      const more = page.locator('.selection > .button--icon');
      if (await more.isVisible()) await more.click();
      await page.locator('.selection select').first().waitFor();
      expect(await page.evaluate(cutOffChoices)).toEqual([]);
    });
  });
}
