import { freePort } from '../../e2e/app-process.ts';
import { startHost, strictPolicy } from '../../e2e/embed/host.ts';
import { giveProps, tag, tagPage } from '../../e2e/embed/test.ts';
import { files, pdfName } from '../../fixtures/make-files.ts';
import { createAssetPage, eventually, expectText } from './asset-page.ts';
import type { Tab } from './tab.ts';
import { expect, test, write } from './test.ts';

const overflow = (tab: Tab): Promise<number> =>
  tab.run(() => document.documentElement.scrollWidth - innerWidth);

const hostPort = await freePort();

test.describe('with a service on another origin', () => {
  test.use({ appEnv: { CORS_ORIGINS: `http://localhost:${hostPort}` } });

  test('element in a strict-CSP host: regular files and manuals are stored, and the policy is kept', async ({
    tab,
    app,
  }) => {
    // The browser asks for an icon, and reports that.
    const script = `window.violations = [];
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        if (blockedURI !== origin + '/favicon.ico') window.violations.push(violatedDirective + ' ' + blockedURI);
      });
      ${giveProps(app.url)}`;
    const host = await startHost({
      port: hostPort,
      policy: strictPolicy(app.url),
      files: tagPage(tag(`${app.url}/`), script),
    });
    await tab.open(host.url);
    const assetPage = createAssetPage(tab.css('asset-document-upload').shadow());
    await assetPage.choose(files.pdf, files.smallManual);
    await assetPage.upload(2);
    await assetPage.expectStatus(pdfName, 'Stored');
    await assetPage.expectStatus('Operator manual', 'Stored');
    expect(await tab.run(() => Reflect.get(window, 'violations'))).toEqual([]);
    await host.close();
  });
});

test.describe('in a dark theme', () => {
  test.use({ browserEnv: { GTK_THEME: 'Adwaita:dark' } });

  test('dark: the page follows the theme', async ({ tab, assetPage }) => {
    await assetPage.choose(files.pdf);
    await assetPage.chosen('P42-Hydraulik_Wartungsplan_2026.pdf').element();
    expect(await tab.run(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    const background = await tab.run(() => getComputedStyle(document.body).backgroundColor);
    for (const part of background.match(/\d+/g)!) expect(Number(part)).toBeLessThan(80);
  });
});

test('right-to-left: the page runs from right to left, and fits 320 px', async ({ tab, app }) => {
  await tab.openSignedIn(app.url);
  await tab.role('button', /^Account/).click();
  await tab.label('Language').select('العربية');
  await eventually(async () => expect(await tab.run(() => document.documentElement.dir)).toBe('rtl'));
  await tab.driver.navigate().refresh();
  await tab.resize(320, 800);
  await tab.css('input[type=file]').choose(write('(draft) plan.pdf', '%PDF-1.7'));
  await tab.css('.document__name input').element();
  expect(await tab.run(() => document.documentElement.dir)).toBe('rtl');
  expect(await overflow(tab)).toBeLessThanOrEqual(0);
});

test(
  '320 px: nothing is cut off, in the form and in the list of uploads',
  { tag: '@short' },
  async ({ tab, assetPage }) => {
    await tab.resize(320, 640);
    await assetPage.choose(files.pdf, files.smallManual);
    await expectText(tab.css('body'), 'opens with index.html');
    expect(await overflow(tab)).toBeLessThanOrEqual(0);
    await assetPage.upload(2);
    await assetPage.expectStatus(pdfName, 'Stored');
    expect(await overflow(tab)).toBeLessThanOrEqual(0);
  },
);
