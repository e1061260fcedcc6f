import { readFileSync } from 'node:fs';

import { files, pdfName } from '../../fixtures/make-files.ts';
import { photographPaper } from '../../fixtures/paper-photo.ts';
import { pdfWithPages, redAndBlue, textPage } from '../../fixtures/pdf-files.ts';
import { blackPng } from '../../fixtures/picture-files.ts';
import { eventually, expectCount, expectShown, expectText } from './asset-page.ts';
import { expect, test, write } from './test.ts';

test.describe('with tokens in memory', () => {
  test.use({ appEnv: { TOKEN_STORAGE: 'memory' } });

  test('sign-in: code and PKCE lead back to the asset page', async ({ tab, app }) => {
    await tab.open(`${app.url}/#/assets/TANK-007`);
    await tab.role('button', /^Mia Berg/).click();
    await expectText(tab.role('heading'), /Hydraulic oil tank/);
    expect(await tab.run(() => location.hash)).toBe('#/assets/TANK-007');
    const stored = await tab.run(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toMatch(/eyJ/);
  });
});

test(
  'plain file: it is stored once, byte for byte',
  { tag: '@short' },
  async ({ assetPage, timesStored }) => {
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await assetPage.expectStatus(pdfName, 'Stored');
    expect(timesStored(readFileSync(files.pdf))).toBe(1);
  },
);

test('duplicate dialog: it names the stored document, keeps focus, and gives it back', async ({
  tab,
  assetPage,
}) => {
  for (let round = 1; round <= 2; round += 1) {
    await assetPage.choose(files.pdf);
    await assetPage.upload(1);
    await expectCount(assetPage.row(pdfName), round);
  }
  const sendAnyway = assetPage.row(pdfName).role('button', 'Upload anyway');
  const dialog = tab.role('dialog', 'This document already exists');
  await expectShown(sendAnyway);
  // A click misses if the row moves at that moment, because the list begins to say that the file is saved.
  await eventually(async () => {
    await sendAnyway.click();
    await expect.poll(() => sendAnyway.count(), { timeout: 5000 }).toBe(0);
  });
  await expectText(dialog, /Nordwerk Pressen GmbH[^]*PRESS-0042 · this asset/);
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await hasFocus()).toBe(true);
  await tab.css(':focus').press('\uE00C');
  await expectCount(dialog, 0);
  expect(await assetPage.row(pdfName).evaluate((row) => row === document.activeElement)).toBe(true);
});

test('photo to PDF: the sheet is found in the photo, and stored as a PDF', async ({ tab, assetPage }) => {
  await assetPage.choose(write('sheet.png', photographPaper().png));
  const row = assetPage.chosen('sheet.png');
  await row.role('button', 'Crop and save as PDF').click();
  const editor = tab.role('dialog', 'Scan to PDF');
  await expectCount(editor.role('slider'), 4);
  await editor.role('button', 'Save as PDF').click();
  await expectCount(editor, 0);
  await assetPage.upload(1);
  await expectShown(assetPage.row(/^PRESS-0042 /).text('Stored'));
});

test('PDF thumbnails and inspection: first pages are drawn, and findings are in the rows', async ({
  assetPage,
}) => {
  const text = textPage('Hydraulic pump P-42, operating manual', 'Read all of it before you start.');
  const sound = pdfWithPages({ pages: [text, text] });
  await assetPage.choose(
    write('sound.pdf', sound),
    write('scan.pdf', pdfWithPages({ pages: [redAndBlue.repeat(3)] })),
    write('cut-off.pdf', sound.subarray(0, sound.length / 2)),
    write('photo.png', blackPng(400, 250)),
  );
  await expectText(assetPage.chosen('scan.pdf'), 'Scan without text');
  await expectText(assetPage.chosen('cut-off.pdf'), 'Damaged: cut off');
  for (const name of ['sound.pdf', 'scan.pdf', 'photo.png']) {
    await expectCount(assetPage.chosen(name).css('canvas.glyph'), 1);
  }
});

const notDrivable = {
  'folder: its files are uploaded':
    'WebKitWebDriver gives the page the folder itself, as an unreadable file.',
  'folder: dropped files and folders are uploaded': 'WebDriver has no command to drop files.',
  'photo to PDF: the camera takes the photo': 'The machine has no camera.',
};
for (const [title, reason] of Object.entries(notDrivable)) test(title, () => test.skip(true, reason));
