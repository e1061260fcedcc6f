import { pdfWithPages, textPage } from '../fixtures/pdf-files.ts';
import { cachedEntries, untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { fileOf } from './thumbnail-files.ts';

const text = textPage('Hydraulic pump P-42, operating manual', 'Read all of it before you start.');
const sound = pdfWithPages({ pages: [text, text] });

test('[OFFLINE-13][DOCUMENT-21] the code for PDFs is cached when one was chosen, and not before; then it works offline @firefox', async ({
  app,
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await untilInstalled(page);
  // The page is controlled by the service worker from its next visit on.
  await page.reload();
  await assetPage.expectSignedIn();
  const cachedCode = async () => (await cachedEntries(page)).filter(({ url }) => url.includes('pdf.worker'));
  await page.getByLabel('Chosen files').setInputFiles(fileOf('notes.ini', 'a = 1'));
  await expect(page.getByRole('group', { name: 'notes.ini' })).toBeVisible();
  expect(await cachedCode()).toEqual([]);
  const chooseOne = () =>
    page.getByLabel('Chosen files').setInputFiles(fileOf('cut-off.pdf', sound.subarray(0, sound.length / 2)));
  const finding = page.getByRole('group', { name: 'cut-off.pdf' }).locator('.tag');
  await chooseOne();
  await expect(finding).toHaveText(/^Damaged/);
  await expect.poll(cachedCode).toHaveLength(1);
  await app.kill();
  await page.reload();
  await chooseOne();
  await expect(finding).toHaveText(/^Damaged/);
});
