import { PDFDocument } from '@cantoo/pdf-lib';

import { wordDocument } from '../fixtures/office-files.ts';
import { pdfWithPages, redAndBlue, textPage } from '../fixtures/pdf-files.ts';
import { blackPng, pngOf } from '../fixtures/picture-files.ts';

import { cachedEntries, untilInstalled } from './browser-storage.ts';
import { expect, test } from './test.ts';
import { fileOf, paintJpeg, thumbnailOf } from './thumbnail-files.ts';
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

const damagedWord = () => wordDocument({ central: { crc: 1 }, local: { crc: 1 } });

test('[DOCUMENT-14][DOCUMENT-16][DOCUMENT-17][DOCUMENT-22] Office files, images and texts are inspected and sent', async ({
  page,
  assetPage,
}) => {
  await assetPage.expectSignedIn();
  await assetPage.chooseMetadata();
  const jpeg = await paintJpeg(page);
  await page
    .getByLabel('Chosen files')
    .setInputFiles([
      fileOf('letter.docx', wordDocument()),
      fileOf('damaged.docx', damagedWord()),
      fileOf('photo.jpg', jpeg),
      fileOf('cut-off.jpg', jpeg.subarray(0, jpeg.length - 500)),
      fileOf('drawn.png', blackPng(40, 30)),
      fileOf('empty.png', pngOf(40, 30)),
      fileOf('table.csv', Buffer.from('1;Gr\xfcn', 'latin1')),
      fileOf('plan.dxf', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n'),
    ]);
  const row = (name: string) => page.getByRole('group', { name });
  const finding = (name: string) => row(name).locator('.document__finding');
  await expect(finding('damaged.docx')).toHaveText('Damaged');
  await expect(finding('cut-off.jpg')).toHaveText('Damaged image');
  await expect(finding('empty.png')).toHaveText('Damaged image');
  await expect(finding('table.csv')).toHaveText('Letters may look wrong');
  await expect(row('letter.docx')).toContainText('Word document');
  await expect(row('plan.dxf')).toContainText('DXF drawing');
  await expect(page.getByText('4 files with warnings')).toBeVisible();
  for (const name of ['letter.docx', 'photo.jpg', 'drawn.png', 'plan.dxf']) {
    await expect(finding(name)).toHaveCount(0);
  }
  await finding('damaged.docx').click();
  await expect(page.getByText('Copy or export it again.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await assetPage.upload(8);
  for (const name of ['letter', 'damaged', 'photo', 'plan']) await assetPage.expectStatus(name, 'Stored');
});

for (const [kind, worker, name, bytes] of [
  ['PDFs', 'pdf.worker', 'cut-off.pdf', sound.subarray(0, sound.length / 2)],
  ['other documents', 'document.worker', 'damaged.docx', damagedWord()],
] as const) {
  test(`[OFFLINE-13][DOCUMENT-21] the code for ${kind} is cached when one was chosen, and not before; then it works offline`, async ({
    app,
    page,
    assetPage,
  }) => {
    await assetPage.expectSignedIn();
    await untilInstalled(page);
    // The page is controlled by the service worker from its next visit on.
    await page.reload();
    await assetPage.expectSignedIn();
    const cachedCode = async () => (await cachedEntries(page)).filter(({ url }) => url.includes(worker));
    await page.getByLabel('Chosen files').setInputFiles(fileOf('notes.ini', 'a = 1'));
    await expect(page.getByRole('group', { name: 'notes.ini' })).toBeVisible();
    expect(await cachedCode()).toEqual([]);
    const chooseOne = () => page.getByLabel('Chosen files').setInputFiles(fileOf(name, bytes));
    const finding = page.getByRole('group', { name }).locator('.document__finding');
    await chooseOne();
    await expect(finding).toHaveText(/^Damaged/);
    await expect.poll(cachedCode).toHaveLength(1);
    await app.kill();
    await page.reload();
    await chooseOne();
    await expect(finding).toHaveText(/^Damaged/);
  });
}
