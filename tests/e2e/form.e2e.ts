import { files } from '../fixtures/make-files.ts';
import { expect, test } from './test.ts';

for (const locale of ['en', 'de', 'fr', 'pl', 'ar']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 768, height: 800 } });

    test('[ADD-19] the footer is one line, below the last row', async ({ assetPage: { page } }) => {
      const chosen = page.locator('.drop input[type=file]').first();
      await chosen.setInputFiles([files.empty, files.pdf, files.smallManual, files.otherZip]);
      const foot = page.locator('.add-foot');
      const heightPx = async () => (await foot.boundingBox())!.height;
      await expect(foot).toBeVisible();
      expect(await heightPx()).toBeLessThan(60);
      await foot.locator('button[type=submit]').click();
      await expect(foot.locator('[data-tone=bad]')).toBeVisible();
      expect(await heightPx()).toBeLessThan(60);
      const row = page.locator('[data-row]').last();
      await row.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 2000);
      // They share a line.
      await expect
        .poll(async () => {
          const { y, height } = (await row.boundingBox())!;
          return y + height - (await foot.boundingBox())!.y;
        })
        .toBeLessThanOrEqual(1);
    });
  });
}

test('[ADD-2] files dropped anywhere on the application get a row each', async ({ assetPage, page }) => {
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
