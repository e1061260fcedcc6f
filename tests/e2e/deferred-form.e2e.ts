import { files, pdfName } from '../fixtures/make-files.ts';

import { createAssetPage } from './asset-page.ts';
import { notInFirefox } from './engine.ts';
import { expect, test } from './test.ts';

test('files are accepted before the form is loaded, and wait for it if loading fails', async ({
  page,
  app,
}) => {
  notInFirefox('failedImport');
  const late = '**/assets/deferred-chunk-*.js';
  await page.route(late, (route) => route.abort());
  await page.goto(`${app.url}/#/assets/PRESS-0042`);
  await page.getByLabel('Chosen files').setInputFiles(files.pdf);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of this page couldn’t be loaded');
  await page.unroute(late);
  await alert.getByRole('button', { name: 'Retry' }).click();
  const assetPage = createAssetPage(page);
  await assetPage.chooseMetadata();
  await assetPage.upload(1);
  await assetPage.expectStatus(pdfName, 'Stored');
});
