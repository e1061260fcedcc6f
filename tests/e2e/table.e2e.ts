import { expect, test } from './test.ts';

const certificate = (index: number) => ({
  name: `Certificate_${index}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`certificate ${index}`),
});

test('[DEVICE-22] of twelve chosen files at least eight are visible at 1280 x 800, one line each', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  await page
    .getByLabel('Chosen files')
    .setInputFiles(Array.from({ length: 12 }, (_, at) => certificate(at + 1)));
  const foot = page.getByRole('button', { name: 'Upload 12 documents' });
  await expect(foot).toBeVisible();
  const rows = await page.getByRole('list', { name: 'Files to upload' }).getByRole('listitem').all();
  expect(rows).toHaveLength(12);
  const boxes = await Promise.all(rows.map(async (row) => (await row.boundingBox())!));
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(54);
  const footTop = await page.locator('.add-foot').evaluate((element) => element.getBoundingClientRect().top);
  expect(boxes.filter(({ y, height }) => y + height <= footTop).length).toBeGreaterThanOrEqual(8);
});

test('[DEVICE-22] on a phone a row is two lines, the first is visible, and its details are under "More options"', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([certificate(1), certificate(2)]);
  const row = page.getByRole('group', { name: 'Certificate_1.pdf' });
  await expect(row.getByLabel('Display name')).toBeInViewport({ ratio: 1 });
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(72);
  const category = row.getByLabel('Category: Certificate_1.pdf');
  await expect(category).toBeHidden();
  await row.getByRole('button', { name: 'More options' }).click();
  await category.selectOption('Maintenance plan');
  await row.getByRole('button', { name: 'More options' }).click();
  await expect(category).toBeHidden();
  await row.getByRole('button', { name: 'More options' }).click();
  await expect(category).toHaveValue('maintenance-plan');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('[DEVICE-24] a stored document is one line of at most 48 px, and its ID is copied, not shown', async ({
  page,
  context,
  assetPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([certificate(31), certificate(32)]);
  await assetPage.upload(2);
  for (const name of ['Certificate 31', 'Certificate 32']) await assetPage.expectStatus(name, 'Stored');
  const row = assetPage.row('Certificate 31');
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(48);
  await expect(row).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/);
  const href = await row.getByRole('link', { name: 'Certificate 31' }).getAttribute('href');
  await assetPage.press('Certificate 31', 'Copy ID');
  await expect(row.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}/);
  expect(href).toContain(copied);
});
