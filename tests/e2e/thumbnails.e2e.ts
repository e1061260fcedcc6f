import type { Page } from '@playwright/test';

import { compressedPictures, pdfWithPages, redAndBlue, textPage } from '../fixtures/pdf-files.ts';
import { blackPng } from '../fixtures/picture-files.ts';

import { expect, test } from './test.ts';
import {
  fileOf,
  look,
  paintJpeg,
  paintTurnedPhoto,
  thumbnailOf,
  undrawableFiles,
  undrawablePdfs,
} from './thumbnail-files.ts';
import { violations } from './violations.ts';

const rowOf = (page: Page, name: string) => page.getByRole('group', { name });

test('[THUMB-1][THUMB-3] a photo has an upright picture; a file that cannot be drawn keeps its icon @slow', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  const photo = await paintTurnedPhoto(page);
  const undrawable = undrawableFiles(photo);
  // The last one is drawn after all others.
  await page
    .getByLabel('Chosen files')
    .setInputFiles([fileOf('turned.jpg', photo), ...undrawable, fileOf('large.png', blackPng(8000, 5000))]);
  const picture = thumbnailOf(rowOf(page, 'turned.jpg'));
  await expect(thumbnailOf(rowOf(page, 'large.png'))).toHaveCount(1);
  expect(await look(picture)).toEqual([100, 160, 'red', 'blue']);
  expect(await look(thumbnailOf(rowOf(page, 'large.png')))).toEqual([160, 100, 'black', 'black']);
  const icons = undrawable.map(({ name }) => rowOf(page, name).locator('.glyph'));
  for (const icon of icons) await expect(icon).toHaveText(/^[A-Z]{3,4}$/);
  const box = await picture.boundingBox();
  const iconBox = await icons[0]!.boundingBox();
  expect([box!.x, box!.width, box!.height]).toEqual([iconBox!.x, iconBox!.width, iconBox!.height]);
  await expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(await violations(page)).toEqual([]);
});

test('[THUMB-2] only rows in view are drawn', async ({ page, assetPage }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await assetPage.expectSignedIn();
  const photo = await paintJpeg(page);
  const photos = Array.from({ length: 40 }, (_, at) =>
    fileOf(`photo-${at + 1}.jpg`, Buffer.concat([photo, Buffer.from(`${at}`)])),
  );
  await page.getByLabel('Chosen files').setInputFiles(photos);
  await expect(thumbnailOf(rowOf(page, 'photo-1.jpg'))).toHaveCount(1);
  const last = rowOf(page, 'photo-40.jpg');
  await expect(thumbnailOf(rowOf(page, 'photo-3.jpg'))).toHaveCount(1);
  await expect(last).toBeAttached();
  expect(await thumbnailOf(page.getByRole('list', { name: 'Files to upload' })).count()).toBeLessThan(20);
  await expect(thumbnailOf(last)).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(thumbnailOf(last)).toHaveCount(1);
});

test('[THUMB-2] a PDF that is sent before its picture is drawn is no longer drawn', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  let workers = 0;
  // The code never arrives: its inspection waits until the PDF is sent, and the picture waits for the inspection.
  await page.route('**/pdf.worker*', () => void (workers += 1));
  const manual = fileOf('manual.pdf', pdfWithPages({ pages: [redAndBlue] }));
  await page.getByLabel('Chosen files').setInputFiles([manual]);
  await expect.poll(() => workers).toBe(1);
  await assetPage.chooseMetadata();
  await assetPage.upload(1);
  await assetPage.expectStatus('manual', 'Stored');
  expect(workers).toBe(1);
});

test('[THUMB-1][THUMB-7][THUMB-3] the first page of a PDF is drawn, by code that is loaded then', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const photo = fileOf('photo.jpg', await paintJpeg(page));
  await page.getByLabel('Chosen files').setInputFiles([photo, fileOf('text.txt', 'text')]);
  await expect(thumbnailOf(rowOf(page, 'photo.jpg'))).toHaveCount(1);
  expect(scripts.filter((url) => url.includes('pdf.worker'))).toEqual([]);

  const manual = fileOf('manual.pdf', pdfWithPages({ pages: [redAndBlue, ''] }));
  const undrawable = undrawablePdfs();
  await page
    .getByLabel('Chosen files')
    .setInputFiles([
      ...undrawable,
      manual,
      fileOf('last.pdf', pdfWithPages({ pages: [textPage('Pump P-42')] })),
    ]);
  await expect(thumbnailOf(rowOf(page, 'last.pdf'))).toHaveCount(1);
  expect(await look(thumbnailOf(rowOf(page, 'manual.pdf')))).toEqual([100, 160, 'red', 'blue']);
  for (const { name } of undrawable) await expect(thumbnailOf(rowOf(page, name))).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('pdf.worker'))).toHaveLength(1);

  // Without WebAssembly, which the policy forbids.
  for (const [name, bytes] of Object.entries(compressedPictures())) {
    await page.getByLabel('Chosen files').setInputFiles(fileOf(`${name}.pdf`, bytes));
    await rowOf(page, `${name}.pdf`).scrollIntoViewIfNeeded();
    const scan = thumbnailOf(rowOf(page, `${name}.pdf`));
    await expect(scan).toHaveCount(1);
    expect(await look(scan)).toEqual([100, 160, 'red', 'blue']);
  }
});
