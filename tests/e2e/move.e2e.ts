import type { Page } from '@playwright/test';

import { openTab } from './asset-page.ts';
import { writtenUploads } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
});

/** Answers uploads to an asset with an error status. */
const rejectAt = (page: Page, assetId: string, status: number) =>
  page.route(`**/v1/documents/assets/**/${assetId}*`, (route) => route.fulfill({ status, json: {} }));

/** Assets to which uploads were sent, in order. */
function sentTo(page: Page): readonly string[] {
  const assetIds: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/v1/documents/assets/')) return;
    assetIds.push(decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1)!));
  });
  return assetIds;
}

test('[DEVICE-80][DEVICE-82] an upload that fails at one asset is moved in its details, and stored at the other @slow', async ({
  page,
  assetPage,
}) => {
  const assetIds = sentTo(page);
  await rejectAt(page, 'PRESS-0042', 403);
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([pdf('Wiring')]);
  await expect(page.getByText('for PRESS-0042 · Hydraulic press HP 160, line 2')).toBeVisible();
  await assetPage.upload(1);
  await assetPage.expectStatus('Wiring', 'Failed');
  await assetPage.press('Wiring', 'Edit and retry');
  const field = page.getByRole('textbox', { name: 'Asset ID' });
  await field.fill('press');
  expect(await violations(page)).toEqual([]);
  await field.fill('press 0043');
  await field.blur();
  await expect(field).toHaveValue('PRESS-0043');
  await page.getByRole('button', { name: 'Save and retry' }).click();
  await expect(
    assetPage.list.getByText('Moved to PRESS-0043 · Hydraulic press HP 160, line 3'),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await assetPage.expectStatus('Wiring', 'Stored');
  expect(assetIds).toEqual(['PRESS-0042', 'PRESS-0043']);
  await assetPage.list.getByRole('link', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PRESS-0043');
  await assetPage.expectStatus('Wiring', 'Stored');
  await expect(assetPage.list.getByText('1 of 1 done')).toBeVisible();
});

test('[DEVICE-81][UPLOAD-74] uploads moved together stay moved after a reload, and another tab shows it @slow', async ({
  page,
  context,
  app,
  assetPage,
}) => {
  await rejectAt(page, 'PRESS-0042', 404);
  await rejectAt(page, 'PRESS-0043', 404);
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([pdf('Alpha'), pdf('Beta'), pdf('Gamma')]);
  await assetPage.upload(3);
  for (const name of ['Alpha', 'Beta', 'Gamma']) await assetPage.expectStatus(name, 'Failed');
  const other = await openTab(context, app.url);
  await other.expectStatus('Alpha', 'Failed');
  await assetPage.list.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Move to another asset…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another asset' });
  await dialog.getByRole('checkbox', { name: 'Gamma' }).uncheck();
  await dialog.getByRole('button', { name: 'Move 2 uploads' }).click();
  await expect(dialog.getByText('Enter the asset ID')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Asset ID' }).fill('PRESS-0043');
  await dialog.getByRole('button', { name: 'Move 2 uploads' }).click();
  await expect(
    assetPage.list.getByText('2 uploads moved to PRESS-0043 · Hydraulic press HP 160, line 3'),
  ).toBeVisible();
  for (const each of [assetPage, other]) {
    await expect(
      each.row('Alpha').getByText('for PRESS-0043 · Hydraulic press HP 160, line 3'),
    ).toBeVisible();
    await expect(each.row('Gamma').getByText('for PRESS-0043 · Hydraulic press HP 160, line 3')).toHaveCount(
      0,
    );
  }
  await assetPage.expectStatus('Beta', 'Failed');
  await expect
    .poll(async () =>
      (await writtenUploads(page)).map(({ status, assetId }) => `${status} ${assetId}`).toSorted(),
    )
    .toEqual(['failed PRESS-0042', 'failed PRESS-0043', 'failed PRESS-0043']);
  await other.page.close();
  await page.unroute('**/v1/documents/assets/**/PRESS-0043*');
  await page.reload();
  await expect(
    assetPage.row('Alpha').getByText('for PRESS-0043 · Hydraulic press HP 160, line 3'),
  ).toBeVisible();
  const assetIds = sentTo(page);
  for (const name of ['Alpha', 'Beta']) {
    await assetPage.tryAgain(name);
    await assetPage.expectStatus(name, 'Stored');
  }
  await assetPage.expectStatus('Gamma', 'Failed');
  expect(assetIds).toEqual(['PRESS-0043', 'PRESS-0043']);
});

test('[DEVICE-84] a file that names another asset is uploaded there after a question', async ({
  page,
  assetPage,
}) => {
  const assetIds = sentTo(page);
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([pdf('press-0043 manual'), pdf('Lubrication')]);
  await assetPage.upload(2);
  const dialog = page.getByRole('dialog', { name: 'Is this the right asset?' });
  await expect(dialog).toContainText('“press-0043 manual.pdf” names PRESS-0043');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Upload 1 to PRESS-0043, 1 to PRESS-0042' }).click();
  await assetPage.expectStatus('press-0043 manual', 'Stored');
  await assetPage.expectStatus('Lubrication', 'Stored');
  expect(assetIds.toSorted()).toEqual(['PRESS-0042', 'PRESS-0043']);
});

test('[DEVICE-83] the name of the asset cuts nothing off at 320 px', async ({ page, assetPage }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await assetPage.expectSignedIn();
  await page.getByLabel('Chosen files').setInputFiles([pdf('Wiring')]);
  const asset = page.getByText('for PRESS-0042', { exact: true });
  await expect(asset).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload 1 document' })).toBeInViewport({ ratio: 1 });
  const { x, width } = (await asset.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(320);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
});

for (const width of [390, 1280]) {
  test(`[PAGE-17] chosen files are moved to another asset at ${width} px, and nothing moves when the button appears`, async ({
    page,
    assetPage,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const assetIds = sentTo(page);
    const heading = page.getByRole('heading', { level: 1 });
    await assetPage.expectSignedIn();
    const before = await heading.boundingBox();
    await page.getByLabel('Chosen files').setInputFiles([pdf('Wiring'), pdf('Plan')]);
    const button = page.getByRole('button', { name: 'Change asset' });
    await expect(button).toBeVisible();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top).toBeCloseTo(before!.y, 0);
    await page.getByLabel('Display name').first().fill('Wiring of the pump');
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Change asset' });
    await dialog.getByRole('textbox', { name: 'Asset ID' }).fill('tank');
    await dialog.getByRole('button', { name: /^TANK-007/ }).click();
    await dialog.getByRole('button', { name: 'Change asset' }).click();
    await expect(heading).toContainText('TANK-007');
    await expect(heading).toBeFocused();
    await expect(page.getByLabel('Display name').first()).toHaveValue('Wiring of the pump');
    await assetPage.chooseMetadata();
    await assetPage.upload(2);
    await assetPage.expectStatus('Wiring of the pump', 'Stored');
    await assetPage.expectStatus('Plan', 'Stored');
    expect(assetIds).toEqual(['TANK-007', 'TANK-007']);
    await page.goBack();
    await expect(heading).toContainText('PRESS-0042');
    await expect(page.getByRole('button', { name: /^Upload \d/ })).toHaveCount(0);
  });
}
