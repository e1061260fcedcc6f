import { PDFDocument } from '@cantoo/pdf-lib';
import { pdfWithPages, redAndBlue, textPage } from '../fixtures/pdf-files.ts';

import { cachedEntries, untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { fileOf, thumbnailOf } from './thumbnail-files.ts';
import { violations } from './violations.ts';

const text = textPage('Hydraulic pump P-42, operating manual', 'Read all of it before you start.');
const sound = pdfWithPages({ pages: [text, text] });

async function protectedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.load(sound);
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return document.save();
}

test('[DOCUMENT-10][DOCUMENT-9] findings about a PDF are in its line, with advice on request, and stop no upload @firefox', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  await page
    .getByLabel('Chosen files')
    .setInputFiles([
      fileOf('sound.pdf', sound),
      fileOf('scan.pdf', pdfWithPages({ pages: [redAndBlue.repeat(3)] })),
      fileOf('secret.pdf', await protectedPdf()),
      fileOf('cut-off.pdf', sound.subarray(0, sound.length / 2)),
      fileOf('sign-in.pdf', '<!doctype html><title>Sign in</title>'),
    ]);
  const finding = (name: string) => page.getByRole('group', { name }).locator('.document__finding');
  await expect(finding('scan.pdf')).toHaveText('Scan without text');
  await expect(finding('secret.pdf')).toHaveText('Password protected');
  await expect(finding('cut-off.pdf')).toHaveText('Damaged: cut off');
  await expect(finding('sound.pdf')).toHaveCount(0);
  await expect(thumbnailOf(page.getByRole('group', { name: 'scan.pdf' }))).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'sign-in.pdf' })).toContainText('A web page, not a document.');
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Allow AI processing').first().check();
  await expect(finding('scan.pdf')).toHaveText('Scan without text: AI can’t read it');
  // In full, also beside the file's name.
  for (const tag of await page.locator('.document__finding .tag').all()) {
    expect(await tag.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await expect(finding('cut-off.pdf')).toHaveText('Damaged: cut off');
  const advice = page.getByText('Run text recognition (OCR) first if you can.');
  await expect(advice).toHaveCount(0);
  await finding('scan.pdf').press('Enter');
  await expect(advice).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await assetPage.upload(4);
  for (const name of ['sound', 'scan', 'secret', 'cut off']) await assetPage.expectStatus(name, 'Stored');
});

test('[OFFLINE-13][DOCUMENT-21] the code for PDFs is cached when one was chosen, and not before; then it works offline', async ({
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
  const finding = page.getByRole('group', { name: 'cut-off.pdf' }).locator('.document__finding');
  await chooseOne();
  await expect(finding).toHaveText(/^Damaged/);
  await expect.poll(cachedCode).toHaveLength(1);
  await app.kill();
  await page.reload();
  await chooseOne();
  await expect(finding).toHaveText(/^Damaged/);
});
