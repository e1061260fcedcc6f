import type { Locator, Page } from '@playwright/test';

import { files } from '../fixtures/make-files.ts';
import { pdfWithPages, redAndBlue } from '../fixtures/pdf-files.ts';

import { expect, test } from './test.ts';

const wide = { width: 1280, height: 800 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A PDF without findings, which would need a line of their own. */
function sound(name: string) {
  const pages = [`0 0 200 160 re f BT /F 12 Tf 20 200 Td (${name}) Tj ET`];
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfWithPages({ pages })) };
}

const boxOf = async (element: Locator) => (await element.boundingBox())!;

const chooseFiles = (page: Page, ...names: readonly string[]) =>
  page.getByLabel('Chosen files').setInputFiles(names.map(sound));

const categoryOf = (row: Locator) => row.locator('.document__file-category');

const rowOf = (page: Page, fileName: string) => page.getByRole('group', { name: fileName, exact: true });

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

test('at 1280 px the name of a single file is beside its picture, with a suggested category too', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  const row = rowOf(page, 'P42-Hydraulik_Wartungsplan_2026.pdf');
  await assetPage.chooseMetadata();
  await expect(row.getByRole('button', { name: 'Use category “Maintenance plan”' })).toBeVisible();
  // Until then a glyph is there, which leaves when the picture comes.
  await expect(row.locator('canvas.glyph')).toBeVisible();
  const picture = await boxOf(row.locator('.glyph'));
  const name = await boxOf(row.getByLabel('Display name'));
  expect(name.x).toBeGreaterThan(picture.x + picture.width);
  expect(name.y).toBeLessThan(picture.y + picture.height);
  expect((await boxOf(row)).height).toBeLessThanOrEqual(72);
});

test('[DEVICE-137] at 1280 px an open list of findings is as wide as its row', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.chooseMetadata();
  const scans = ['scan-1.pdf', 'scan-2.pdf'].map((name) => {
    const buffer = Buffer.from(pdfWithPages({ pages: [redAndBlue.repeat(3)] }));
    return { name, mimeType: 'application/pdf', buffer };
  });
  for (const count of [1, 2]) {
    await page.getByLabel('Chosen files').setInputFiles(scans.slice(count - 1, count));
    const row = rowOf(page, `scan-${count}.pdf`);
    await row.locator('.document__finding').click();
    const list = await boxOf(row.locator('.document__findings'));
    const end = await boxOf(row.getByRole('button', { name: 'Remove' }));
    expect(list.x).toBeCloseTo((await boxOf(row.locator('.document__file-name'))).x, 0);
    expect(list.x + list.width).toBeCloseTo(end.x + end.width, 0);
    expect(list.y).toBeGreaterThan(end.y + end.height);
  }
});

test('[DEVICE-64] at 1280 px a ZIP takes 72 px at most, and nothing in its row overlaps', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.choose(files.smallManual, files.otherZip);
  const row = rowOf(page, 'pump-manual.zip');
  await expect(row.getByText('opens with index.html')).toBeVisible();
  for (const name of ['pump-manual.zip', 'measurements.zip']) {
    expect((await boxOf(rowOf(page, name))).height).toBeLessThanOrEqual(72);
  }
  const parts = [
    row.getByText('From the manual’s title.'),
    row.locator('.document__file-name'),
    row.getByText('opens with index.html'),
    row.getByRole('button', { name: 'Use category “Operating manual”' }),
    row.getByRole('button', { name: 'Review', exact: true }),
    row.getByRole('button', { name: 'Preview', exact: true }),
    row.getByLabel('Display name'),
    row.getByLabel('Upload as: pump-manual.zip'),
    row.getByLabel('Category: pump-manual.zip'),
  ];
  const boxes = await Promise.all(parts.map(boxOf));
  const overlaps = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (b) =>
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5,
      )
      .map((b) => [a, b]),
  );
  expect(overlaps).toEqual([]);
});

test('[DEVICE-149] at 1280 px the row of a ZIP is as high while its contents are checked as afterwards', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.choose(files.manual);
  const row = rowOf(page, 'sqlite-manual.zip');
  await expect(row.getByText('opens with index.html')).toBeVisible();
  const whileChecked = row.locator('.document__report:has(.inspection__progress)');
  const { height } = await boxOf(whileChecked);
  await expect(row.getByRole('button', { name: 'Stop checking' })).toBeHidden({ timeout: 60_000 });
  expect((await boxOf(row.locator('.document__report'))).height).toBeCloseTo(height, 0);
});

test('[DEVICE-65] at 1280 px no row moves when values are applied, used or reset', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.expectSignedIn();
  const names = ['Certificate 1.pdf', 'Certificate 2.pdf', 'plan.pdf'];
  await chooseFiles(page, ...names);
  const tops = () => Promise.all(names.map(async (name) => (await boxOf(rowOf(page, name))).y));
  await expect(rowOf(page, 'plan.pdf')).toBeVisible();
  // Without it, there is no default to use.
  await page.getByLabel('Owning organization').selectOption('Halden Fluid Systems AS');
  const before = await tops();
  await page.getByRole('checkbox', { name: 'Select Certificate 1.pdf' }).check();
  const commands = page.getByRole('region', { name: '1 selected' });
  await commands.getByLabel('Organization').selectOption('Nordwerk Pressen GmbH');
  await commands.getByRole('button', { name: 'Apply', exact: true }).click();
  const first = rowOf(page, 'Certificate 1.pdf');
  await expect(first.getByRole('button', { name: 'Apply to 2 files below' })).toBeVisible();
  expect(await tops()).toEqual(before);
  expect(await page.evaluate(cutOffChoices)).toEqual([]);
  await page.getByRole('button', { name: 'Use 2 suggestions' }).click();
  await expect(first.getByLabel('Category: Certificate 1.pdf')).toHaveValue('certificate');
  expect(await tops()).toEqual(before);
  await first.getByRole('button', { name: 'Use default' }).click();
  await expect(first.getByRole('button', { name: 'Apply to 2 files below' })).toHaveCount(0);
  expect(await tops()).toEqual(before);
});

test('[DEVICE-102] at 1280 px suggestions keep the headings, stay off the lines, and the file name comes before the hint', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.expectSignedIn();
  await chooseFiles(page, 'Certificate 1.pdf', 'Certificate 2.pdf');
  await assetPage.choose(files.smallManual);
  await expect(page.getByRole('button', { name: /^Use \d suggestions$/ })).toBeVisible();
  const headings = page.locator('.list-head__column');
  await expect(headings).toHaveText(['Upload as', 'Organization', 'Category', 'Size']);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
  const chip = rowOf(page, 'Certificate 1.pdf').getByRole('button', { name: /^Use category/ });
  await expect(chip).toHaveCSS('border-bottom', '2px solid rgba(0, 0, 0, 0)');
  await expect(chip).toHaveCSS('background-clip', 'padding-box');
  const manual = rowOf(page, 'pump-manual.zip');
  await expect(manual.getByText('From the manual’s title.')).toBeVisible();
  const name = manual.locator('.document__file-name');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('[DEVICE-63] the focus ring doesn’t touch the text below or above a field', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize(wide);
  await assetPage.expectSignedIn();
  await chooseFiles(page, 'plan.pdf');
  await rowOf(page, 'plan.pdf').getByLabel('Display name').fill('');
  await page.getByRole('button', { name: 'Upload 1 document' }).click();
  await expect(page.getByText('Enter a display name for plan.pdf').last()).toBeVisible();
  const fields = [
    [page.getByLabel('Owning organization'), page.getByText('Select an organization').last()],
    [page.getByLabel('Category', { exact: true }), page.getByText('Select a category').last()],
    [
      rowOf(page, 'plan.pdf').getByLabel('Display name'),
      rowOf(page, 'plan.pdf').getByText('Enter a display name for plan.pdf'),
    ],
  ] as const;
  for (const [field, text] of fields) {
    await field.focus();
    const bottom = await field.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return element.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    });
    expect((await boxOf(text)).y).toBeGreaterThanOrEqual(bottom);
  }
});

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
  { locale: 'en', viewport: wide },
  { locale: 'de', viewport: wide },
  { locale: 'ja', viewport: wide },
  { locale: 'it', viewport: wide },
  { locale: 'fr', viewport: wide },
  { locale: 'fr', viewport: phone.viewport },
]) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('[DEVICE-62][DEVICE-65] nothing that a person chooses from is cut off, and no row moves', async ({
      page,
      assetPage,
    }) => {
      await page.locator('.drop input[type=file]').first().setInputFiles([files.smallManual, files.otherZip]);
      await expect(page.locator('.document .tag, .package-summary')).toHaveCount(2);
      const names = Array.from({ length: 11 }, (_, at) => sound(`Certificate_${at + 1}.pdf`));
      await page.locator('.drop input[type=file]').first().setInputFiles(names);
      await expect(page.locator('.document .tick')).toHaveCount(13);
      const suggestions = assetPage.page.locator('.list-head .document__suggestion');
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

test.describe('on a phone', () => {
  test.use(phone);

  test('[DEVICE-60][DEVICE-61] a collapsed row says its category and its name once, and the suggestion is one tap away', async ({
    page,
    assetPage,
  }) => {
    await assetPage.expectSignedIn();
    await chooseFiles(page, 'Certificate_1.pdf', 'Plan_7.pdf');
    const [first, second] = [rowOf(page, 'Certificate_1.pdf'), rowOf(page, 'Plan_7.pdf')];
    await expect(first).toBeVisible();
    const fileName = second.getByText('Plan_7.pdf', { exact: true });
    await expect(fileName).toBeHidden();
    await second.getByLabel('Display name').fill('Main circuit');
    await expect(fileName).toBeVisible();
    for (const [field, value] of [
      ['Owning organization', 'Nordwerk Pressen GmbH'],
      ['Category', 'Operating manual'],
    ] as const) {
      await page.getByLabel(field, { exact: true }).first().selectOption(value);
    }
    await expect(categoryOf(first)).toHaveText('Operating manual');
    await expect(categoryOf(first)).toHaveAttribute('data-inherited', 'true');
    expect((await boxOf(second)).height).toBeLessThanOrEqual(72);
    const before = await boxOf(second);
    await first.getByRole('button', { name: 'Use category “Certificate”' }).tap();
    await expect(categoryOf(first)).toHaveText('Certificate');
    await expect(categoryOf(first)).not.toHaveAttribute('data-inherited');
    expect(await boxOf(second)).toEqual(before);
  });

  test('[DEVICE-103] from three files on, the fields for all of them come before the rows', async ({
    page,
    assetPage,
  }) => {
    await assetPage.expectSignedIn();
    const category = page.getByLabel('Category', { exact: true }).first();
    const first = rowOf(page, 'a.pdf');
    const isBefore = async () => (await boxOf(category)).y < (await boxOf(first)).y;
    await chooseFiles(page, 'a.pdf', 'b.pdf');
    await expect(first).toBeVisible();
    expect(await isBefore()).toBe(false);
    await chooseFiles(page, 'c.pdf');
    await expect.poll(isBefore).toBe(true);
    await expect(category).toBeInViewport();
    await expect(first).toBeInViewport();
  });

  test('[DEVICE-65] the fields for selected rows are above the rows, which don’t move', async ({
    page,
    assetPage,
  }) => {
    await assetPage.expectSignedIn();
    await chooseFiles(page, 'a.pdf', 'b.pdf');
    const second = rowOf(page, 'b.pdf');
    // Clear of the footer, so that nothing scrolls when the checkbox is pressed.
    await second.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.getByRole('checkbox', { name: 'Select a.pdf' }).check();
    const before = await boxOf(second);
    const commands = page.getByRole('region', { name: '1 selected' });
    await commands.getByRole('button', { name: 'More options' }).tap();
    await commands.getByLabel('Category').selectOption('Drawing');
    expect(await boxOf(second)).toEqual(before);
    await commands.getByRole('button', { name: 'Apply', exact: true }).tap();
    await expect(page.getByRole('region', { name: /selected$/ })).toHaveCount(0);
    expect(await boxOf(second)).toEqual(before);
  });
});
