import { PDFDict, PDFDocument, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';

import { withOrientation } from '../fixtures/jpeg-orientation.ts';

import type { AssetPage } from './asset-page.ts';
import { copyPicture } from './clipboard.ts';
import { expect, test } from './test.ts';
import { violations } from './violations.ts';

/** A picture of two colours, drawn by the browser: the left half red, the right half blue. */
async function paint(
  page: Page,
  type: 'image/jpeg' | 'image/png',
  size: readonly [number, number] = [320, 200],
) {
  const bytes = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      for (const [at, colour] of ['red', 'blue'].entries()) {
        context.fillStyle = colour;
        context.fillRect((at * width) / 2, 0, width / 2, height);
      }
      const blob = await canvas.convertToBlob({ type });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [type, ...size] as const,
  );
  return Buffer.from(bytes);
}

const photoOf = (buffer: Uint8Array, name = 'image.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

const named = (extension: string) =>
  new RegExp(`^PRESS-0042 \\d{4}-\\d\\d-\\d\\d \\d\\d-\\d\\d-\\d\\d\\.${extension}$`);
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('group', { name });

/** Uploads the only document; returns the stored file. */
async function stored({ page, upload }: AssetPage): Promise<Buffer> {
  const answered = page.waitForResponse((response) => response.url().includes('/v1/'));
  await upload(1);
  const { data } = (await (await answered).json()) as { data: { extension: { document: { id: string } } } };
  const read = await page.request.get(
    new URL(`library/documents/${data.extension.document.id}`, page.url()).href,
  );
  expect(read.ok()).toBe(true);
  return read.body();
}

/** Pictures of a PDF as stored in it, in the order of its pages. */
async function pictures(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const [, ref] = page.node.Resources()!.lookup(PDFName.of('XObject'), PDFDict).entries()[0]!;
    const stream = pdf.context.lookup(ref) as PDFRawStream;
    return {
      jpeg: Buffer.from(stream.contents),
      turn: page.getRotation().angle,
      isLandscape: page.getWidth() > page.getHeight(),
    };
  });
}

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[PHOTO-1][PHOTO-3] a photo goes from the camera to the queue in two taps, named after the asset and the time @quick', async ({
    assetPage,
    page,
  }) => {
    const photo = await paint(page, 'image/jpeg');
    await page
      .getByLabel('Chosen files')
      .setInputFiles(photoOf(await paint(page, 'image/jpeg', [80, 40]), 'plate.jpg'));
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

test('[PHOTO-2][PHOTO-3][PHOTO-4] photos become one PDF, each upright and with its bytes unchanged', async ({
  assetPage,
  page,
}) => {
  const upright = await paint(page, 'image/jpeg');
  const turned = withOrientation(upright, 6);
  const mirrored = withOrientation(upright, 2);
  const png = await paint(page, 'image/png', [100, 200]);
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

  const [first, second, third, fourth] = await pictures(await stored(assetPage));
  expect(Buffer.compare(first!.jpeg, upright)).toBe(0);
  expect([first!.turn, first!.isLandscape]).toEqual([0, true]);
  expect(Buffer.compare(second!.jpeg, turned)).toBe(0);
  expect(second!.turn).toBe(90);
  // Redrawn: blue is on the left now.
  expect(third!.turn).toBe(0);
  expect(await colourAtLeft(page, third!.jpeg)).toBe('blue');
  expect([fourth!.turn, fourth!.isLandscape]).toEqual([0, false]);
  expect(await colourAtLeft(page, fourth!.jpeg)).toBe('red');
});

const colourAtLeft = (page: Page, jpeg: Uint8Array) =>
  page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const [red = 0, , blue = 0] = context.getImageData(2, 2, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    },
    [...jpeg],
  );

test('[PHOTO-4] a photo that the browser cannot decode is uploaded unchanged, and is in no PDF', async ({
  assetPage,
  page,
}) => {
  const photo = await paint(page, 'image/jpeg');
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
  expect(Buffer.compare(await stored(assetPage), heic.buffer)).toBe(0);
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[ADD-1][PHOTO-3] a screenshot is pasted anywhere on the page, and text pasted into a field stays text', async ({
    assetPage,
    page,
  }) => {
    // What handles pasted files is loaded with the list of uploads.
    await expect(assetPage.list).toContainText('You have no uploads on this device');
    const paste = await copyPicture(page);
    await page.getByRole('heading', { level: 1 }).click();
    // On a busy machine the clipboard may not hold the picture yet.
    await expect(async () => {
      await paste();
      await expect(rowOf(page, named('png'))).toBeVisible({ timeout: 5000 });
    }).toPass();

    await page.evaluate(() => navigator.clipboard.writeText('Front view'));
    const name = page.getByLabel('Display name');
    await name.fill('');
    await name.press('Control+V');
    await expect(name).toHaveValue('Front view');
    await expect(page.getByRole('button', { name: 'Upload 1 document' })).toBeVisible();
  });
});
