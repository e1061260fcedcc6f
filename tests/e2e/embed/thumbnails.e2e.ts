import { pdfWithPages, redAndBlue } from '../../fixtures/pdf-files.ts';
import { fileOf, look, paintTurnedPhoto, thumbnailOf, undrawableFiles } from '../thumbnail-files.ts';
import { expect, test } from './test.ts';

test('[THUMB-7] a photo is drawn in a page of another origin than the element, without a worker', async ({
  page,
  openApart,
  documents,
  workers,
  violations,
}) => {
  await openApart();
  const photo = await paintTurnedPhoto(page);
  await documents.within
    .getByLabel('Chosen files')
    .setInputFiles([
      ...undrawableFiles(photo),
      fileOf('manual.pdf', pdfWithPages({ pages: [redAndBlue] })),
      fileOf('turned.jpg', photo),
    ]);
  const picture = thumbnailOf(page.getByRole('group', { name: 'turned.jpg' }));
  await expect(picture).toHaveCount(1);
  expect(await look(picture)).toEqual([100, 160, 'red', 'blue']);
  await expect(page.locator('canvas.glyph')).toHaveCount(1);
  expect(workers).toEqual([]);
  expect(violations).toEqual([]);
});
