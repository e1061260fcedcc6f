import { expect, test } from './test.ts';

const certificate = (index: number) => ({
  name: `Certificate_${index}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`certificate ${index}`),
});

test('[ADD-11] selected rows turn the header into their commands: nothing moves, and they stay in sight', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await assetPage.expectSignedIn();
  await page
    .getByLabel('Chosen files')
    .setInputFiles(Array.from({ length: 24 }, (_, at) => certificate(at + 1)));
  const tick = (index: number) => page.getByRole('checkbox', { name: `Select Certificate_${index}.pdf` });
  const row = page.getByRole('group', { name: 'Certificate_1.pdf' });
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await row.boundingBox();
  // The size is a column of its own, between the fields and "Remove".
  const size = (await row.locator('.document__size').boundingBox())!;
  const category = (await row.locator('[data-field=categoryId]').boundingBox())!;
  // Firefox reports the same edge in different fractions.
  expect(size.x).toBeGreaterThan(category.x + category.width - 0.5);
  await tick(1).check();
  const commands = page.getByRole('region', { name: '1 of 24 selected' });
  await expect(commands).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
  await tick(24).check();
  const both = page.getByRole('region', { name: '2 of 24 selected' });
  await expect(both).toBeInViewport({ ratio: 1 });
  await both.getByRole('button', { name: 'Set category' }).click();
  await page.keyboard.type('draw');
  await page.keyboard.press('Enter');
  await expect(page.locator('.add-foot__notice')).toContainText('2 files: Drawing');
  await expect(page.getByLabel('Category: Certificate_24.pdf')).toHaveValue('drawing');
  await expect(page.getByLabel('Category: Certificate_23.pdf')).toHaveValue('');
  await expect(page.getByRole('region', { name: /selected$/ })).toHaveCount(0);
});
