import { readFileSync } from 'node:fs';

import { files, pdfName } from '../fixtures/make-files.ts';
import { expect, test } from './test.ts';

test('a new user opens an asset, uploads a PDF, and opens it again @quick @firefox', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await page.getByRole('textbox', { name: 'Asset ID' }).fill('PRESS-0042');
  await page.getByRole('link', { name: 'PRESS-0042' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hydraulic press HP 160, line 2 · PRESS-0042',
  );
  await expect(page).toHaveTitle(/^Hydraulic press HP 160, line 2 · PRESS-0042/);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files.pdf);
  await expect(page.getByLabel('Display name')).toHaveValue(pdfName);
  await page.getByLabel('Owning organization', { exact: true }).selectOption('Nordwerk Pressen GmbH');
  await page.getByLabel('Category', { exact: true }).selectOption('Operating manual');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/v1/'),
  );
  await page.getByRole('button', { name: 'Upload 1 document' }).click();
  expect(new URL((await sent).url()).pathname).toBe('/v1/documents/assets/PRESS-0042');

  const row = page.getByRole('region', { name: 'Uploads' }).getByRole('group', { name: pdfName });
  await expect(row.getByText('Stored', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  const link = await row.getByRole('link', { name: pdfName }).getAttribute('href');
  const opened = await page.request.get(new URL(link!, page.url()).href);
  expect(opened.headers()['content-security-policy']).toContain('sandbox');
  expect((await opened.body()).equals(readFileSync(files.pdf))).toBe(true);
});
