import type { Locator, Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { pdfWithPages } from '../fixtures/pdf-files.ts';
import { expect, test } from './test.ts';

const wide = { width: 1280, height: 800 };

/** A PDF without findings, which would need a line of their own. */
function sound(name: string) {
  const pages = [`0 0 200 160 re f BT /F 12 Tf 20 200 Td (${name}) Tj ET`];
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfWithPages({ pages })) };
}

const fileInput = (page: Page) => page.locator('input[type=file]').first();

/** Runs in the page: buttons whose text, and selects whose chosen option, don't fit. */
function cutOffChoices(): readonly string[] {
  const context = document.createElement('canvas').getContext('2d')!;
  const arrowPx = 20;
  const selects = [...document.querySelectorAll('select')].flatMap((select) => {
    // Beside a suggestion, it is only a chevron.
    if (!select.checkVisibility() || select.matches('.suggestion ~ .field select')) return [];
    const style = getComputedStyle(select);
    context.font = style.font;
    const text = select.selectedOptions[0]?.text ?? '';
    const roomPx = select.clientWidth - parseFloat(style.paddingInlineStart) - arrowPx;
    return context.measureText(text).width > roomPx ? [text] : [];
  });
  const buttons = [...document.querySelectorAll<HTMLElement>('button:not(.text-button), label')]
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
  { locale: 'ja', viewport: wide },
  { locale: 'fr', viewport: { width: 390, height: 844 } },
]) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('[UI-5][ADD-11] nothing that a person chooses from is cut off, and no row moves', async ({
      page,
      assetPage,
    }) => {
      await assetPage.page.waitForLoadState();
      await fileInput(page).setInputFiles([files.smallManual, files.otherZip]);
      await expect(page.locator('.document__facts > [aria-haspopup=dialog]')).toHaveCount(2);
      const names = Array.from({ length: 11 }, (_, at) => sound(`Certificate_${at + 1}.pdf`));
      await fileInput(page).setInputFiles(names);
      const rows = page.locator('.document');
      await expect(rows).toHaveCount(13);
      const suggestions = page
        .locator('.add-foot .button--link')
        .filter({ has: page.locator('.lucide-sparkles') });
      await suggestions.waitFor();
      expect(await page.evaluate(cutOffChoices)).toEqual([]);
      const isWide = viewport === wide;
      if (isWide) expect(await page.evaluate(brokenColumns)).toEqual([]);
      const topOf = () => rows.first().evaluate((row) => row.getBoundingClientRect().top + scrollY);
      const before = await topOf();
      await suggestions.click();
      await expect(page.locator('[data-field=categoryId] select').first()).toHaveValue('operating-manual');
      expect(await page.evaluate(cutOffChoices)).toEqual([]);
      expect(await topOf()).toBe(before);
      if (isWide) await page.locator('.list-head input[type=checkbox]').check();
      else await selectInSheet(rows.first());
      expect(await topOf()).toBe(before);
      // In a narrow element, among the less frequent commands.
      await page.locator('.selection > .button:visible').first().click();
      await page.locator('.selection [role=combobox]').waitFor();
      expect(await page.evaluate(cutOffChoices)).toEqual([]);
    });
  });
}

/** Selects a row in its sheet, where there are no boxes at first. */
async function selectInSheet(row: Locator): Promise<void> {
  await row.locator('.document__more .button').click();
  await row.locator('.row-sheet__commands .button').first().click();
}

const delivery = () => [
  ...Array.from({ length: 6 }, (_, at) => sound(`Certificate_${at + 1}.pdf`)),
  ...Array.from({ length: 6 }, (_, at) => sound(`P42-${at + 1}.pdf`)),
];

/** Counts rows that are in sight in full: below the header of the table, and above the footer. */
const rowsInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const foot = document.querySelector('.add-foot')!.getBoundingClientRect().top;
    return [...document.querySelectorAll('.document')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= Math.min(foot, innerHeight);
    }).length;
  });

for (const { viewport, least, ...finger } of [
  { viewport: wide, least: 8 },
  { viewport: { width: 390, height: 844 }, least: 5, hasTouch: true, isMobile: true },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, ...finger });

    test(`[ADD-10] of twelve files, ${least} are in sight at ${viewport.width} x ${viewport.height}`, async ({
      page,
      assetPage,
    }) => {
      await assetPage.expectSignedIn();
      await fileInput(page).setInputFiles(delivery().slice(1));
      // With a manual there is a hint below "Allow AI processing".
      await assetPage.choose(files.smallManual);
      await assetPage.expectManuals();
      await expect(page.locator('.document')).toHaveCount(12);
      await expect(page.locator('.suggestion')).toHaveCount(6);
      expect(await rowsInSight(page)).toBeGreaterThanOrEqual(least);
    });
  });
}

test('[UI-5] with text of 200 %, nothing that stands in a line is cut off, or overlaps what is beside it', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.expectSignedIn();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const others = Object.entries({ 'setup.exe': 'MZ', 'empty.pdf': '' }).map(([name, content]) => ({
    ...sound(name),
    buffer: Buffer.from(content),
  }));
  await fileInput(page).setInputFiles([...delivery(), ...others]);
  await page.getByRole('button', { name: 'Use 6 suggestions' }).click();
  const status = page.locator('.add-foot__status');
  await status.getByRole('button', { name: 'Show' }).click();
  await expect(status).toContainText('Undo');
  const texts = page.locator('.add-foot__status span, .glyph:not(canvas, [data-kind=PDF]), .avatar');
  const cutOff = () =>
    texts.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML),
    );
  expect(await cutOff()).toEqual([]);
  await page.getByLabel('Category', { exact: true }).selectOption('Drawing');
  await expect(status).toContainText('can’t be uploaded');
  expect(await cutOff()).toEqual([]);
  await page.getByRole('button', { name: /^Upload/ }).click();
  await expect(assetPage.summary).toHaveText('13 stored and 1 not uploaded');
  const row = page.locator('[data-upload]').first();
  const icon = await row.locator('.status > .lucide').boundingBox();
  const name = await row.locator('.upload__name').first().boundingBox();
  expect(icon!.x + icon!.width).toBeLessThan(name!.x);
});

// oxlint-disable unicorn/consistent-function-scoping -- code that runs in the page can't reference anything outside
/** Runs in the page: distances in pixels of the category's values from the start of their heading. */
function offsetsOfCategories(): readonly number[] {
  const startOf = (cell: Element): number => {
    const field = cell.querySelector('.input')!;
    const mark = cell.querySelector('.suggestion > .lucide, .lucide-circle-alert');
    const { borderInlineStartWidth, paddingInlineStart } = getComputedStyle(field);
    return mark
      ? mark.getBoundingClientRect().left
      : field.getBoundingClientRect().left +
          parseFloat(borderInlineStartWidth) +
          parseFloat(paddingInlineStart);
  };
  const heading = document.querySelector('[data-column=category]')!.getBoundingClientRect().left;
  return [...document.querySelectorAll('[data-field=categoryId].document__metadata')].map(
    (cell) => startOf(cell) - heading,
  );
}

test('[ADD-10] values, suggestions and errors of a column begin where its heading begins', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.expectSignedIn();
  await fileInput(page).setInputFiles(delivery());
  await expect(page.locator('.suggestion')).toHaveCount(6);
  await page.getByLabel('Category: P42-1.pdf').selectOption('Drawing');
  await page.getByRole('button', { name: 'Upload 12 documents' }).click();
  await expect(page.locator('[data-value=missing]')).toHaveCount(11);
  // The suggestion is what is missing, and not its chevron.
  const chevron = page.locator('.suggestion ~ .field .input').first();
  await expect(chevron).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  const offsets = await page.evaluate(offsetsOfCategories);
  expect(offsets).toHaveLength(12);
  expect(Math.max(...offsets.map(Math.abs))).toBeLessThanOrEqual(1);
});

test('[ADD-23] a column is there only if it says something: operations with a ZIP, organizations once they differ', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.expectSignedIn();
  await assetPage.choose(files.otherZip);
  await fileInput(page).setInputFiles(delivery());
  const columns = () => page.locator('.list-head__column').allTextContents();
  await expect.poll(columns).toEqual(['Display name', 'Upload as', 'Category', 'Size']);
  await page.getByRole('checkbox', { name: /^Select Certificate_1/ }).check();
  const selection = page.getByRole('region', { name: /selected$/ });
  await selection.getByRole('button', { name: 'Set organization' }).click();
  await selection.getByRole('option', { name: 'Halden Fluid Systems AS' }).click();
  await expect.poll(columns).toEqual(['Display name', 'Upload as', 'Organization', 'Category', 'Size']);
  await page.getByRole('group', { name: 'measurements.zip' }).getByRole('button', { name: 'Remove' }).click();
  await expect.poll(columns).toEqual(['Display name', 'Organization', 'Category', 'Size']);
});
