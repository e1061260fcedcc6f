import { previewPolicy } from '#hosting/content-policy.ts';

import { hostilePages } from '../../fixtures/hostile-pages.ts';
import { startRecordingServer } from '../../support/servers/recording-server.ts';
import { createPreviewPage } from '../preview-page.ts';
import { select } from '../selection.ts';
import { writeZip } from '../write-zip.ts';
import { strictPolicy } from './host.ts';
import { expect, mountPage, test as base } from './test.ts';

const test = base.extend({
  /** The page also allows frames of that origin. */
  openApart: async ({ hostPort, service, startHost, openHost }, provide) => {
    const scripts = await startHost({
      headersOf: (path) =>
        path.endsWith('/preview.html')
          ? { 'Content-Security-Policy': previewPolicy(`http://localhost:${hostPort}`) }
          : {},
    });
    const policy = `${strictPolicy(service.url, scripts.url)}; frame-src ${scripts.url}`;
    await provide(() => openHost({ policy, files: mountPage(scripts.url, service.url) }));
  },
});

/** Chromium logs the blocked requests of a manual to the console; they aren't errors of the element. */
test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>';

test('[PREVIEW-4][EMBED-15] a preview in an element of another origin shows pages, pictures and links, and reaches nothing', async ({
  openApart,
  page,
  documents,
  workers,
  violations,
}) => {
  const host = await openApart();
  const listener = await startRecordingServer();
  const hostile = Object.fromEntries(
    select(Object.entries(hostilePages(listener)), 8).map(([name, text]) => [`hostile/${name}.html`, text]),
  );
  await page.evaluate(() => localStorage.setItem('secret', 'SECRET'));
  await documents.choose(
    writeZip('press.zip', {
      'index.html':
        '<!doctype html><html lang="en"><title>Start</title><h1>Press 42</h1><img src="img/a.svg" alt=""><a href="pages/oil.html">Oil</a>',
      'pages/oil.html': '<!doctype html><html lang="en"><title>Oil</title><p>Check it daily.',
      'img/a.svg': svg,
      ...hostile,
    }),
  );
  const { dialog, manual, open, expectAt, visit, frame } = createPreviewPage(page);
  await open();
  await expectAt('index.html');
  const picture = manual.locator('img');
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(7);
  await manual.getByText('Oil').click();
  await expectAt('pages/oil.html');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expectAt('index.html');
  for (const path of Object.keys(hostile)) {
    await visit(path);
    if (path.endsWith('/reading.html')) expect(await frame().title()).toBe('nothing');
  }
  await dialog.getByRole('button', { name: 'Close preview' }).click();
  // Time for slow requests, and for those made when a page ends.
  await page.waitForTimeout(1000);
  expect(listener.requests).toEqual([]);
  expect(listener.received()).toEqual({ connections: 0, bytes: 0 });
  expect(new URL(page.url()).origin).toBe(host.url);
  expect(page.context().pages()).toEqual([page]);
  // Except for the blocked requests of the manual.
  expect(workers.filter((url) => !url.startsWith('blob:null/'))).toEqual([]);
  const isOfManual = (violation: string) =>
    violation.endsWith(` ${listener.web}`) || /^script-src-(elem|attr) (inline|data)$/.test(violation);
  expect(violations.filter((violation) => !isOfManual(violation))).toEqual([]);
  await listener.stop();
});
