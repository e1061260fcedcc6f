import type { Page } from '@playwright/test';
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

test('[LIST-13][LIST-15] an upload that fails at one asset is moved in its details, and stored at the other', async ({
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

test('[ADD-21] a file that names another asset is uploaded there after a question @quick', async ({
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

test(`[PAGE-17] chosen files are moved to another asset, and nothing moves when the button appears`, async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
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
