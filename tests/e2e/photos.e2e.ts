import type { Page } from '@playwright/test';

import { withOrientation } from '../fixtures/jpeg-orientation.ts';
import { uploadAndRead } from './asset-page.ts';
import { picturePages, redAt } from './picture-pages.ts';
import { expect, test } from './test.ts';
import { paint } from './thumbnail-files.ts';
import { violations } from './violations.ts';

const photoOf = (buffer: Uint8Array, name = 'image.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

const named = (extension: string) =>
  new RegExp(`^PRESS-0042 \\d{4}-\\d\\d-\\d\\d \\d\\d-\\d\\d-\\d\\d\\.${extension}$`);
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PHOTO-1][PHOTO-3] a photo goes from the camera to the queue in two taps, named after the asset and the time @quick', async ({
    assetPage,
    page,
  }) => {
    const photo = await paint(page);
    await page.getByLabel('Chosen files').setInputFiles(photoOf(await paint(page, [80, 40]), 'plate.jpg'));
    await assetPage.chooseMetadata();
    // The category that photos suggest is carried over to the next one.
    await page.getByLabel('Category', { exact: true }).selectOption('Photo');
    await assetPage.upload(1);
    await assetPage.expectStatus('plate', 'Stored');
    await page.reload();

    const [camera] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take photo' }).tap(),
    ]);
    expect(await camera.element().getAttribute('capture')).toBe('environment');
    expect(await camera.element().getAttribute('accept')).toBe('image/*');
    await camera.setFiles(photoOf(photo));
    await expect(rowOf(page, named('jpg'))).toBeVisible();
    await page.getByRole('button', { name: 'Upload 1 document' }).tap();
    await assetPage.expectStatus(await nameOfFirstUpload(page), 'Stored');
    expect(await violations(page)).toEqual([]);
  });
});

const nameOfFirstUpload = async (page: Page) =>
  page
    .locator('[data-upload]')
    .first()
    .getByText(/^PRESS-0042 2/)
    .first()
    .innerText();

const isLandscape = ({ size: [width, height] }: { readonly size: readonly [number, number] }) =>
  width > height;

/** Colour at the left of a picture whose halves are red and blue. */
const colourAtLeft = async (page: Page, jpeg: Uint8Array) => {
  const [red] = await redAt(page, jpeg, [{ x: 0.01, y: 0.01 }]);
  return red! > 128 ? 'red' : 'blue';
};

test('[PHOTO-2][PHOTO-3][PHOTO-4] photos become one PDF, each upright and with its bytes unchanged', async ({
  assetPage,
  page,
}) => {
  const upright = await paint(page);
  const turned = withOrientation(upright, 6);
  const mirrored = withOrientation(upright, 2);
  const png = await paint(page, [100, 200], 'image/png');
  await assetPage.chooseMetadata();
  await page
    .getByLabel('Chosen files')
    .setInputFiles([
      photoOf(upright, 'a.jpg'),
      photoOf(turned, 'b.jpg'),
      photoOf(mirrored, 'c.jpg'),
      photoOf(png, 'd.png', 'image/png'),
    ]);
  await page.getByRole('button', { name: 'Combine 4 photos into a PDF' }).click();
  await expect(page.getByRole('status').filter({ hasText: '4 photos are now one PDF.' })).toHaveCount(1);
  await expect(rowOf(page, named('pdf'))).toBeVisible();
  await expect(rowOf(page, 'a.jpg')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const [first, second, third, fourth] = await picturePages(await uploadAndRead(assetPage));
  expect(Buffer.compare(first!.jpeg, upright)).toBe(0);
  expect([first!.turn, isLandscape(first!)]).toEqual([0, true]);
  expect(Buffer.compare(second!.jpeg, turned)).toBe(0);
  expect(second!.turn).toBe(90);
  // Redrawn: blue is on the left now.
  expect(third!.turn).toBe(0);
  expect(await colourAtLeft(page, third!.jpeg)).toBe('blue');
  expect([fourth!.turn, isLandscape(fourth!)]).toEqual([0, false]);
  expect(await colourAtLeft(page, fourth!.jpeg)).toBe('red');
});

test('[PHOTO-4] a photo that the browser cannot decode is uploaded unchanged, and is in no PDF', async ({
  assetPage,
  page,
}) => {
  const photo = await paint(page);
  // Chromium doesn't decode HEIC, whatever its content.
  const heic = photoOf(Buffer.from('0000001c667479706865696300000000', 'hex'), 'IMG_0007.HEIC', 'image/heic');
  await assetPage.chooseMetadata();
  await page
    .getByLabel('Chosen files')
    .setInputFiles([
      photoOf(photo, 'a.jpg'),
      photoOf(Buffer.concat([photo, Buffer.from('b')]), 'b.jpg'),
      heic,
    ]);
  await page.getByRole('button', { name: 'Combine 3 photos into a PDF' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: '2 photos are now one PDF. 1 photo can’t be included' }),
  ).toHaveCount(1);
  await rowOf(page, named('pdf')).getByRole('button', { name: 'Remove' }).click();
  expect(Buffer.compare(await uploadAndRead(assetPage), heic.buffer)).toBe(0);
});
