import type { Page } from '@playwright/test';

import { photographPaper } from '../../fixtures/paper-photo.ts';
import { chooseInDialog } from '../drop-from-disk.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Scans a sheet, whose corners are found, and returns when its PDF is in the list. */
async function scan(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Scan to PDF' });
  const photo = { name: 'image.png', mimeType: 'image/png', buffer: Buffer.from(photographPaper().png) };
  const camera = button.locator('xpath=preceding-sibling::input[@type="file"][1]');
  await chooseInDialog(camera, () => button.tap(), photo);
  const editor = page.getByRole('dialog', { name: 'Scan to PDF' });
  await expect(editor.getByRole('slider')).toHaveCount(4);
  await editor.getByRole('button', { name: 'Save as PDF' }).tap();
  await expect(page.getByRole('group', { name: /^PRESS-0042 .*\.pdf$/ })).toBeVisible();
}

test('[PHOTO-8] paper is scanned in a page of another origin than the element, without a worker', async ({
  page,
  openApart,
  workers,
  violations,
}) => {
  await openApart();
  await scan(page);
  expect(workers).toEqual([]);
  expect(violations).toEqual([]);
});
