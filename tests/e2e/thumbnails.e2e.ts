import type { Page } from '@playwright/test';

import {
  compressedPictures,
  computedColours,
  pdfWithPages,
  redAndBlue,
  textPage,
} from '../fixtures/pdf-files.ts';
import { blackPng } from '../fixtures/picture-files.ts';
import { expect, test } from './test.ts';
import {
  fileOf,
  look,
  paint,
  paintTurnedPhoto,
  thumbnailOf,
  undrawableFiles,
  undrawablePdfs,
} from './thumbnail-files.ts';
import { violations } from './violations.ts';

const rowOf = (page: Page, name: string) => page.getByRole('group', { name });

test('[THUMB-1][THUMB-3] a photo has an upright picture; a file that cannot be drawn keeps its icon', async ({
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

test('[THUMB-1][THUMB-7][THUMB-3] the first page of a PDF is drawn, by code that is loaded then', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const photo = fileOf('photo.jpg', await paint(page));
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

  // Without WebAssembly and eval, which the policy forbids.
  const scans = { ...compressedPictures(), computed: computedColours() };
  for (const [name, bytes] of Object.entries(scans)) {
    await page.getByLabel('Chosen files').setInputFiles(fileOf(`${name}.pdf`, bytes));
    await rowOf(page, `${name}.pdf`).scrollIntoViewIfNeeded();
    const scan = thumbnailOf(rowOf(page, `${name}.pdf`));
    await expect(scan).toHaveCount(1);
    expect(await look(scan)).toEqual([100, 160, 'red', 'blue']);
  }
});
