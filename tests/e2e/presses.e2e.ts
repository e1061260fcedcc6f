import type { Page } from '@playwright/test';

import type { AssetPage } from './asset-page.ts';
import { expect, test } from './test.ts';

/** Pauses the second of two uploads. The returned function stores the first one, after which the second row moves up. */
async function pauseSecondOfTwo(page: Page, assetPage: AssetPage): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/documents/**', async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  await page.getByLabel('Chosen files').setInputFiles(
    [1, 2].map((index) => ({
      name: `Plan ${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7 plan ${index}`),
    })),
  );
  await assetPage.chooseMetadata();
  await assetPage.upload(2);
  await assetPage.press('Plan 2', 'Pause');
  await assetPage.expectStatus('Plan 2', 'Paused');
  await assetPage.expectStatus('Plan 1', 'Uploading');
  return async () => {
    release();
    await assetPage.expectStatus('Plan 1', 'Stored');
  };
}

test('[UI-15] a click counts though its row moves before the mouse button is released', async ({
  page,
  assetPage,
}) => {
  const storeFirst = await pauseSecondOfTwo(page, assetPage);
  const resume = assetPage.row('Plan 2').getByRole('button', { name: 'Resume' });
  await resume.hover();
  const before = (await resume.boundingBox())!;
  await page.mouse.down();
  await storeFirst();
  expect((await resume.boundingBox())!.y).not.toBeCloseTo(before.y, -1);
  await page.mouse.up();
  await assetPage.expectStatus('Plan 2', 'Stored');
});
