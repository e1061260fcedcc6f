import { files, pdfName } from '../fixtures/make-files.ts';

import { select } from './selection.ts';
import { expect, test } from './test.ts';

const sizes = [
  [1280, 800, 12],
  [1280, 800, 1],
  [390, 844, 1],
  [1280, 800, 4],
] as const;

for (const [width, height, count] of select(sizes, 2)) {
  test(`[DEVICE-38] with ${count} files at ${width} x ${height}, a missing value is reported at its field, which takes focus, and nothing moves`, async ({
    assetPage,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await assetPage.expectSignedIn();
    await page.getByLabel('Chosen files').setInputFiles(
      Array.from({ length: count }, (_, at) => ({
        name: `Certificate_${at}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`certificate ${at}`),
      })),
    );
    await page.getByLabel('Display name').first().fill('   ');
    const button = page.getByRole('button', { name: /^Upload \d/ });
    const before = (await button.boundingBox())!;
    // A press that doesn't scroll to the button first, as Playwright does.
    await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
    await expect(page.getByText('3 fields to complete')).toBeVisible();
    await expect(page.getByLabel('Owning organization', { exact: true })).toBeFocused();
    await expect(page.locator(':focus')).toHaveAccessibleDescription('Select an organization');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await button.boundingBox()).toEqual(before);
  });
}

test('[DEVICE-37] a name at its limit says so, and nothing moves', async ({ assetPage, page }) => {
  await assetPage.choose(files.pdf);
  const button = page.getByRole('button', { name: 'Upload 1 document' });
  const before = await button.boundingBox();
  const name = page.getByLabel('Display name');
  await name.fill('x'.repeat(254));
  await name.pressSequentially('yz');
  await expect(name).toHaveValue(`${'x'.repeat(254)}y`);
  await expect(name).toHaveAccessibleDescription('At most 255 characters');
  await expect(page.getByText('At most 255 characters')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('[DEVICE-38][UI-7] if a field is out of sight, a summary takes focus and leads to it, and nothing is lost', async ({
  assetPage,
  page,
  app,
}) => {
  await page.getByLabel('Chosen files').setInputFiles(
    Array.from({ length: 40 }, (_, at) => ({
      name: `Certificate_${at}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`certificate ${at}`),
    })),
  );
  await page.getByLabel('Display name').first().fill('   ');
  await page.getByLabel('Display name').nth(1).fill('Readings, line 2');
  await page.getByRole('button', { name: 'Upload 40 documents' }).focus();
  await page.mouse.wheel(0, 2000);
  await assetPage.upload(40);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Select an organization',
    'Select a category',
    'Enter a display name for Certificate_0.pdf',
  ]);
  await summary.getByRole('link', { name: 'Select a category' }).click();
  await expect(page.getByLabel('Category', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Category', { exact: true })).toHaveAccessibleDescription('Select a category');
  await expect(page.getByLabel('Display name').nth(1)).toHaveValue('Readings, line 2');
  expect(page.url()).toContain('#/assets/PRESS-0042');

  await page.getByLabel('Display name').first().fill('Plan');
  await assetPage.chooseMetadata();
  await expect(summary).toBeHidden();
  await assetPage.upload(40);
  await expect(page.getByText('40 of 40 done')).toBeVisible();
  const stored = await app.documents();
  expect(stored.map(({ displayname }) => displayname)).toContain('Readings, line 2');
});

test('one file can have its own organization', async ({ assetPage, page, app }) => {
  await assetPage.choose(files.pdf, files.otherZip);
  await assetPage.chooseMetadata();
  await page.getByLabel('Organization: measurements.zip').selectOption('Transveyor Ltd');
  await assetPage.upload(2);
  await assetPage.expectStatus('measurements', 'Stored');
  await expect.poll(app.documents).toHaveLength(2);
  const stored = await app.documents();
  expect(new Set(stored.map(({ organizationId }) => organizationId))).toEqual(
    new Set(['nordwerk', 'transveyor']),
  );
});

test.describe('a limit of one megabyte', () => {
  test.use({ appEnv: { MAX_FILE_SIZE_BYTES: '1000000' } });

  test('a file that cannot be uploaded says so at once in its row, and the others continue', async ({
    assetPage,
    page,
  }) => {
    await assetPage.choose(files.pdf, files.empty, files.big);
    await assetPage.choose(files.pdf);
    await expect(page.getByRole('group', { name: 'empty.pdf' })).toContainText('This file is empty');
    await expect(page.getByRole('group', { name: 'thermography.raw' })).toContainText('the limit is 1 MB');
    await expect(page.getByText('is already in the list.', { exact: false }).first()).toBeVisible();
    await assetPage.chooseMetadata();
    await assetPage.upload(1);
    await assetPage.expectStatus(pdfName, 'Stored');
    await expect(page.getByRole('group', { name: 'empty.pdf' })).toBeVisible();
    await page.getByRole('group', { name: 'empty.pdf' }).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('group', { name: 'empty.pdf' })).toBeHidden();
  });
});

test('[DEVICE-23] files dropped anywhere on the application get a row each', async ({ assetPage, page }) => {
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7'], 'Ma\u0308ngel_Protokoll.pdf', { type: 'application/pdf' }));
    transfer.items.add(new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    return transfer;
  });
  const overlay = page.getByText('Drop to add files');
  const header = page.getByRole('banner');
  await header.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(overlay).toBeVisible();
  await header.dispatchEvent('dragleave', { dataTransfer: data });
  await expect(overlay).toBeHidden();
  await header.dispatchEvent('dragenter', { dataTransfer: data });
  // The element on top gets the drop, at every corner of the window.
  const { width, height } = page.viewportSize()!;
  const onTop = await page.evaluate(
    (corners) => corners.map(([x, y]) => document.elementFromPoint(x, y)?.className),
    [
      [1, 1],
      [width - 1, height - 1],
    ] as const,
  );
  expect(onTop).toEqual(['drop__overlay', 'drop__overlay']);
  await overlay.dispatchEvent('drop', { dataTransfer: data });
  await expect(overlay).toBeHidden();
  await expect(page.getByLabel('Display name')).toHaveCount(2);
  // The name arrives in NFC, as every other system writes it.
  await expect(page.getByLabel('Display name').first()).toHaveValue('M\u00e4ngel Protokoll');
  await assetPage.chooseMetadata();
  await assetPage.upload(2);
  await assetPage.expectStatus('photo', 'Stored');
});

test('an asset ID is one path segment, whatever it contains', async ({ page, app, assetPage }) => {
  await page.goto(`${app.url}/#/`);
  await page.getByRole('textbox', { name: 'Asset ID' }).fill('..');
  await page.getByRole('button', { name: /^Open/ }).click();
  await expect(page.getByText('Enter an asset ID other than')).toBeVisible();
  await page.getByRole('textbox', { name: 'Asset ID' }).fill('CONV-A/1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belt conveyor A, section 1 · CONV-A/1');
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  const sent = page.waitForRequest((request) => request.url().includes('/v1/'));
  await assetPage.upload(1);
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/CONV-A%2F1');
  await assetPage.expectStatus(pdfName, 'Stored');
});

test('an asset that the service does not know is rejected with its message', async ({
  page,
  app,
  assetPage,
}) => {
  await page.goto(`${app.url}/#/assets/PRESS-9999`);
  await assetPage.chooseMetadata();
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Failed');
  await expect(assetPage.row(pdfName)).toContainText('The service doesn’t know this asset');
  await expect(assetPage.row(pdfName)).toContainText('Message from the service');
});
