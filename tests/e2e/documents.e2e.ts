import { pdfWithPages, textPage } from '../fixtures/pdf-files.ts';
import { untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { fileOf } from './thumbnail-files.ts';

const text = textPage('Hydraulic pump P-42, operating manual', 'Read all of it before you start.');
const sound = pdfWithPages({ pages: [text, text] });

test('[OFFLINE-4][DOCUMENT-21] PDFs are inspected without a network, even if none was chosen before @firefox', async ({
  app,
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await untilInstalled(page);
  // The page is controlled by the service worker from its next visit on.
  await page.reload();
  await assetPage.expectSignedIn();
  await app.kill();
  await page.reload();
  await page
    .getByLabel('Chosen files')
    .setInputFiles(fileOf('cut-off.pdf', sound.subarray(0, sound.length / 2)));
  await expect(page.getByRole('group', { name: 'cut-off.pdf' }).locator('.tag')).toHaveText(/^Damaged/);
});
