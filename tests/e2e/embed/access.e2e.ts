import { readFileSync } from 'node:fs';

import { fetchToken } from '../../support/fetch-token.ts';
import { createStateInspector } from '../state-inspector.ts';
import { visitStates } from '../visit-states.ts';
import { wholeBrowser } from '../whole-browser.ts';

import { expect, giveProps, tag, tagPage, test } from './test.ts';

test.use({ ...wholeBrowser, contextOptions: { reducedMotion: 'reduce' } });

/** The demo's host: another font, text size, radius and colour. */
const looks = readFileSync('src/app/embed/demo/demo.css', 'utf8');

test('[UI-1][EMBED-17] in a page with another style every state passes axe in light, dark and forced colours @slow', async ({
  page,
  service,
  openHost,
  documents,
}) => {
  // Fourteen states take long.
  test.slow();
  await openHost({
    files: tagPage(`<main><h1>Press 42</h1>${tag(service.url)}</main>`, giveProps(service.url), looks),
  });
  const token = await fetchToken(service.url);
  // The demo's function asks the service, which is killed for a while: a failed request would mean a sign-in.
  await page.evaluate((value) => {
    document.querySelector('asset-document-upload')!.getToken = () => Promise.resolve(value);
  }, token);
  const { look, found } = createStateInspector(page, 44);
  await visitStates({ documents, service, look });
  await page.evaluate(() => {
    const element = document.querySelector('asset-document-upload')!;
    element.getToken = () => Promise.reject(new Error('Not signed in.'));
  });
  await page.getByLabel('Chosen files').setInputFiles({
    name: 'Later.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText('Sign in to continue. Waiting uploads')).toBeVisible();
  await expect(page.getByText('1 file is added once it’s clear who is signed in.')).toBeVisible();
  await look('sign-in');
  expect(found).toEqual({});
});
