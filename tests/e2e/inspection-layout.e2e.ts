import type { Locator, Page } from '@playwright/test';

import { buildZip } from '../fixtures/build-zip.ts';

import { expect, test } from './test.ts';

test.use({ locale: 'de-DE' });

const markupOf = (title: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** A manual without a start page, with an error, a warning and a note. */
const startless = {
  name: 'pump-manual.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    buildZip([
      { name: 'manual/page2.html', data: markupOf('Page 2', 'Page 2') },
      {
        name: 'manual/start.html',
        data: markupOf('Pump manual', '<a href="page2.html">2</a><a href="PAGE2.html">2</a>'),
      },
    ]),
  ),
};

const boxOf = async (element: Locator) => (await element.boundingBox())!;

/** A manual with a broken link in a file whose path is longer than a phone is wide. */
const deep = {
  name: 'deep-manual.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    buildZip([
      {
        name: 'index.html',
        data: markupOf('Start', '<a href="documentation/hydraulics/valve-block-maintenance.html">1</a>'),
      },
      {
        name: 'documentation/hydraulics/valve-block-maintenance.html',
        data: markupOf('Valves', '<a href="missing/accumulator.html">2</a>'),
      },
    ]),
  ),
};

/** Chooses a manual and opens its panel, in which German has the longest buttons. */
async function openPanel(page: Page, manual: typeof startless): Promise<Locator> {
  await page.locator('.drop input[type=file]').first().setInputFiles(manual);
  const row = page.getByRole('group', { name: manual.name, exact: true });
  await row.getByRole('button', { name: 'Ansehen', exact: true }).click();
  const panel = page.locator('dialog.side-panel');
  await expect(panel.locator('.verdict')).toBeVisible();
  return panel;
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`[DEVICE-92] at ${width} px, the menu is beside the title, and no button is left over on a line`, async ({
    assetPage: { page },
  }) => {
    await page.setViewportSize({ width, height });
    const panel = await openPanel(page, startless);
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const menu = await boxOf(button('Weitere Aktionen'));
    const title = await boxOf(panel.locator('.verdict h3'));
    expect(menu.x).toBeGreaterThanOrEqual(title.x + title.width);
    expect(menu.y).toBeLessThan(title.y + title.height);
    await button('Startseite wählen').click();
    const use = await boxOf(button('Als Startseite verwenden'));
    const cancel = await boxOf(button('Abbrechen'));
    // On the same line, or on a line that it fills.
    if (cancel.y !== use.y) expect(Math.abs(cancel.width - use.width)).toBeLessThan(2);
    await button('Als Startseite verwenden').click();
    const copyInUse = panel.getByText('Reparierte Kopie wird verwendet');
    await expect(copyInUse).toBeVisible();
    const undo = await boxOf(button('Rückgängig'));
    const tag = await boxOf(copyInUse);
    expect(undo.x).toBeGreaterThanOrEqual(tag.x + tag.width);
    expect(undo.y).toBeLessThan(tag.y + tag.height);
    expect(undo.height).toBeLessThan(48);
  });
}

test('[DEVICE-133] on a phone, a finding has the whole width, and names in its paths stay whole', async ({
  assetPage: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openPanel(page, deep);
  const finding = panel.locator('.finding', { hasText: 'valve-block' }).first();
  const available = await boxOf(finding);
  const text = await boxOf(finding.locator('.finding__what'));
  expect(text.width).toBeGreaterThan(available.width - 2);
  const linesOfNames = await finding.locator('code bdi > span').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    }),
  );
  expect(linesOfNames.length).toBeGreaterThan(3);
  expect(Math.max(...linesOfNames)).toBe(1);
});

test('[DEVICE-93] the titles of the findings begin at the same place, whatever their severity', async ({
  assetPage: { page },
}) => {
  const panel = await openPanel(page, startless);
  const titles = await panel.locator('.finding strong').all();
  expect(titles.length).toBeGreaterThanOrEqual(3);
  const starts = await Promise.all(titles.map(async (title) => Math.round((await boxOf(title)).x)));
  expect(new Set(starts).size).toBe(1);
});
