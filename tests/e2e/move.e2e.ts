import { expect, test } from './test.ts';
import { violations } from './violations.ts';

const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
});

test('[ADD-21] a file that names another asset is uploaded there after a question @quick', async ({
  page,
  assetPage,
}) => {
  const assetIds: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/v1/documents/assets/')) return;
    assetIds.push(new URL(request.url()).pathname.split('/').at(-1)!);
  });
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles([pdf('press-0043 manual'), pdf('Lubrication')]);
  await assetPage.upload(2);
  const dialog = page.getByRole('dialog', { name: 'Is this the right asset?' });
  await expect(dialog).toContainText('“press-0043 manual.pdf” names PRESS-0043');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Upload 1 to PRESS-0043, 1 to PRESS-0042' }).click();
  await assetPage.expectStatus('press-0043 manual', 'Stored');
  await assetPage.expectStatus('Lubrication', 'Stored');
  expect(assetIds.toSorted()).toEqual(['PRESS-0042', 'PRESS-0043']);
});

test('[PAGE-17] nothing moves when the button appears that moves chosen files to another asset', async ({
  page,
  assetPage,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  const heading = page.getByRole('heading', { level: 1 });
  await assetPage.expectSignedIn();
  const before = await heading.boundingBox();
  await page.getByLabel('Chosen files').setInputFiles(pdf('Wiring'));
  await expect(page.getByRole('button', { name: 'Change asset' })).toBeVisible();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top).toBeCloseTo(before!.y, 0);
});

test('[LIST-14] the dialog that moves uploads stands in the middle of the window', async ({
  page,
  assetPage,
}) => {
  await page.route('**/v1/documents/**', (route) => route.fulfill({ status: 400, json: {} }));
  await assetPage.chooseMetadata();
  await page.getByLabel('Chosen files').setInputFiles(pdf('Wiring'));
  await assetPage.upload(1);
  await assetPage.expectStatus('Wiring', 'Failed');
  await assetPage.press('Wiring', 'Move to another asset…');
  const dialog = page.getByRole('dialog', { name: 'Move to another asset' });
  const space = () =>
    dialog.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top - (innerHeight - bottom);
    });
  await expect.poll(space).toBeCloseTo(0, 0);
});
