import { expect, test } from './test.ts';

const certificates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Certificate_${index + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`certificate ${index + 1} of ${count}`),
  }));

test(`[LIST-1] the first failure of 40 uploads is visible without scrolling`, async ({ page, assetPage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  let posts = 0;
  await page.route('**/v1/documents/**', (route) => {
    posts += 1;
    // The first of all: the others are listed after it.
    return posts === 1 ? route.fulfill({ status: 400, json: {} }) : route.fallback();
  });
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles(certificates(40));
  await assetPage.upload(40);
  const rows = assetPage.list.locator('[data-upload]');
  const highest = () =>
    rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
  await expect(rows.first()).toBeVisible();
  expect(await highest()).toBeLessThanOrEqual(58);
  await expect(assetPage.summary).toHaveText('39 stored and 1 failed', { timeout: 60_000 });
  expect(await highest()).toBeLessThanOrEqual(58);
  const failed = assetPage.list.locator('[data-stage=attention]');
  await expect(failed).toHaveCount(1);
  await expect(failed.getByRole('button', { name: 'Edit and retry' })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(failed).toBeInViewport({ ratio: 1 });
  const done = assetPage.list.locator('[data-stage=done]');
  await expect(done).toHaveCount(10);
  await assetPage.list.getByRole('button', { name: 'Show all 39' }).click();
  await expect(assetPage.list.locator('[aria-setsize="40"]').first()).toBeAttached();
});

test('[LIST-9] a file that is too large for the service is replaced where it failed, with the same details', async ({
  page,
  assetPage,
}) => {
  await page.route('**/v1/documents/**', (route) => route.fulfill({ status: 413, json: {} }), { times: 1 });
  await assetPage.expectSignedIn();
  const form = page.getByRole('region', { name: 'Add documents' });
  const input = page.getByLabel('Chosen files');
  await input.setInputFiles({
    name: 'Overview.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('large'),
  });
  await page.getByRole('textbox', { name: 'Display name' }).fill('Overview of the hydraulics');
  await assetPage.chooseMetadata();
  await assetPage.upload(1);
  const failed = assetPage.list.locator('[data-stage=attention]');
  await expect(failed).toContainText('accepts only smaller files');
  // Other files may be in the form already, with another category.
  await input.setInputFiles(certificates(2));
  await form.getByLabel('Category', { exact: true }).first().selectOption('Certificate');
  await expect(failed.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  const small = { name: 'Part 1.pdf', mimeType: 'application/pdf', buffer: Buffer.from('small') };
  await failed.getByLabel('File of Overview of the hydraulics').setInputFiles(small);
  const row = form.getByRole('group', { name: 'Part 1.pdf' });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('textbox', { name: 'Display name' })).toHaveValue('Overview of the hydraulics');
  await expect(row.getByLabel('Category')).toHaveValue('operating-manual');
  await expect(failed).toHaveCount(0);
  await assetPage.list.getByRole('button', { name: 'Undo' }).click();
  await expect(failed).toHaveCount(1);
  await assetPage.upload(3);
  await expect(assetPage.list.getByText('Stored', { exact: true })).toHaveCount(3);
});
