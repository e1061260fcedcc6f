import { chromium } from '@playwright/test';
import { writeFileSync, readdirSync } from 'node:fs';
import { createZip, soundManual } from './fixtures/create-manual.ts';
import { signIn } from './e2e/sign-in.ts';
import { findBrowser, launchArgs } from './support/find-browser.mjs';
import { createAssetPage } from './e2e/asset-page.ts';

const url = 'http://localhost:5199';
const zip = await createZip({
  ...soundManual,
  'index.html': soundManual['index.html']!.replace('</body>', '<a href="bad/oil.html">x</a></body>'),
});
writeFileSync('/tmp/files/p42-operator-manual.zip', Buffer.from(await zip.arrayBuffer()));
const files = readdirSync('/tmp/files').map((n) => `/tmp/files/${n}`);
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs() });
const tag = process.argv[2] ?? 'now';
for (const [w, h, scheme] of JSON.parse(process.argv[3] ?? '[[1280,800,"light"],[390,844,"light"]]')) {
  const context = await browser.newContext({
    viewport: { width: w, height: h },
    colorScheme: scheme as 'light',
  });
  await signIn(context, url);
  const page = await context.newPage();
  const assetPage = createAssetPage(page);
  const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${tag}-${name}-${w}-${scheme}.png` });
  await page.goto(`${url}/#/`);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.waitForTimeout(1500);
  await shot('assets');
  await page.goto(`${url}/#/assets/PRESS-0042`);
  await page.getByLabel('Chosen files').waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  await shot('empty');
  await assetPage.choose(...files);
  await page.waitForTimeout(2500);
  await shot('twelve');
  await assetPage.chooseMetadata();
  await page.waitForTimeout(300);
  await shot('chosen');
  const more = page.getByRole('button', { name: 'More options' }).first();
  if (await more.isVisible()) {
    await more.click();
    await more.scrollIntoViewIfNeeded();
    await shot('open');
  }
  await page.getByText('p42-operator-manual.zip').first().scrollIntoViewIfNeeded();
  await shot('zip');
  await assetPage.upload(files.length - 1);
  await page.waitForTimeout(6000);
  await shot('uploads');
  const dialog = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await dialog.isVisible()) {
    await dialog.click();
    await page.waitForTimeout(500);
    await shot('uploads-2');
  }
  await context.close();
}
await browser.close();
