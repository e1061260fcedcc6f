import { files, pdfName } from '../fixtures/make-files.ts';

import { expect, test } from './test.ts';

/** Runs in the page: returns true if a part of the element's text isn't shown. */
const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

for (const width of [390, 1280]) {
  test(`[DEVICE-72] the form of an upload is as wide as its row at ${width} px, and saving is its main action`, async ({
    page,
    assetPage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/v1/documents/**', (route) => route.fulfill({ status: 400, json: {} }));
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.expectStatus(pdfName, 'Failed');
    await assetPage.press(pdfName, 'Edit and retry');
    const form = page.getByRole('form', { name: `Details of ${pdfName}` });
    await expect(form.getByRole('button', { name: 'Save and retry' })).toHaveClass(/button--primary/);
    const name = (await form.getByLabel('Display name').boundingBox())!;
    const asset = (await form.getByLabel('Asset ID').boundingBox())!;
    const row = (await assetPage.row(pdfName).boundingBox())!;
    expect(row.x + row.width - asset.x - asset.width).toBeCloseTo(name.x - row.x, 0);
    expect(asset.y === name.y).toBe(width === 1280);
  });
}

test('[DEVICE-136][DEVICE-140] on a phone, the message about a removed upload is as high as its buttons, and the menu is beside the heading', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  const heading = (await assetPage.list.getByRole('heading', { name: 'Uploads' }).boundingBox())!;
  const menu = (await assetPage.list.getByRole('button', { name: 'More actions' }).first().boundingBox())!;
  expect(menu.y + menu.height / 2).toBeCloseTo(heading.y + heading.height / 2, 0);
  await assetPage.row(pdfName).getByRole('button', { name: 'More actions' }).click();
  const actions = (await page.getByRole('menu').boundingBox())!;
  expect(actions.x).toBeGreaterThanOrEqual(0);
  expect(actions.x + actions.width).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await assetPage.press(pdfName, 'Remove from list');
  const undo = assetPage.list.getByRole('button', { name: 'Undo' });
  const button = (await undo.boundingBox())!;
  const text = (await assetPage.list.getByText(/^Removed from the list/).boundingBox())!;
  expect(text.x + text.width).toBeLessThanOrEqual(button.x);
  expect(text.height).toBeLessThanOrEqual(button.height);
  expect(text.y).toBeGreaterThanOrEqual(button.y);
});

test('[DEVICE-147] on a tablet, the name of a stored document has two lines in a row that is no higher, and the upload button is at the end of the footer', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await assetPage.chooseMetadata();
  const name = 'Certificate of the sling of the crane 2026';
  const certificate = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(name) };
  await page.getByLabel('Chosen files').setInputFiles([certificate]);
  await assetPage.choose(files.empty, files.otherZip);
  const foot = page.locator('.card__foot');
  const upload = foot.getByRole('button', { name: 'Upload 2 documents' });
  await expect(upload).toBeVisible();
  const around = (await foot.boundingBox())!;
  const text = (await foot.getByText('2 documents ·').boundingBox())!;
  const button = (await upload.boundingBox())!;
  expect(around.x + around.width - button.x - button.width).toBeCloseTo(text.x - around.x, 0);
  await assetPage.upload(2);
  await assetPage.expectStatus(name, 'Stored');
  expect(await assetPage.row(name).locator('.upload__name').evaluate(isCut)).toBe(false);
  expect((await assetPage.row(name).boundingBox())!.height).toBeLessThanOrEqual(48);
});

test('[DEVICE-73] an ID in the dialog of a duplicate stays in one line, and so do the buttons of its row at 1280 px', async ({
  app,
  page,
  assetPage,
}) => {
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
  await page.goto(`${app.url}/#/assets/PUMP-310`);
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  const ids = page.getByRole('dialog').locator('p').getByText('PUMP-310', { exact: true });
  await expect(ids.first()).toBeVisible();
  for (let width = 320; width <= 420; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of await ids.all()) {
      expect(await id.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const documentId = page.getByRole('dialog').locator('code').first();
  expect(await documentId.evaluate((element) => element.getClientRects().length)).toBe(1);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  const buttons = await assetPage.row(pdfName).first().getByRole('button').all();
  const middles = await Promise.all(
    buttons.map(async (button) => {
      const { y, height } = (await button.boundingBox())!;
      return Math.round(y + height / 2);
    }),
  );
  expect(new Set(middles).size, 'lines of buttons in the row').toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`[DEVICE-104] at ${width} px nothing moves when a text is copied`, async ({
    page,
    context,
    assetPage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await assetPage.chooseMetadata();
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.expectStatus(pdfName, 'Stored');
    const row = assetPage.row(pdfName);
    await assetPage.press(pdfName, 'Details');
    // On the page, not in the window: the second button may have to be scrolled into view.
    const box = () =>
      row.evaluate((element) => {
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        // Sums of fractions differ in their last digits.
        return [left, top + scrollY, wide, height].map((part) => part.toFixed(2));
      });
    const before = await box();
    await assetPage.press(pdfName, 'Copy ID');
    await expect(row.getByText('Copied', { exact: true }).first()).toBeVisible();
    expect(await box()).toEqual(before);
    await row.getByRole('button', { name: 'Request a correction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a correction' });
    await dialog.getByLabel('Category').selectOption('Drawing');
    await dialog.getByRole('button', { name: 'Copy correction request' }).click();
    await expect(dialog.locator('[data-copied]')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Drawing');
  });
}
