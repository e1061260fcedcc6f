import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { hostilePages } from '../fixtures/hostile-pages.ts';
import { startPlainServer } from '../support/servers/plain-server.ts';
import { startRecordingServer, type RecordingServer } from '../support/servers/recording-server.ts';
import { startServer } from '../support/servers/start-server.ts';
import { createAssetPage } from './asset-page.ts';
import { openPanel } from './inspection-panel.ts';
import { createPreviewPage, momentMs } from './preview-page.ts';
import { select } from './selection.ts';
import { expect, test } from './test.ts';
import { endTransitions } from './violations.ts';
import { wholeBrowser } from './whole-browser.ts';
import { writeZip } from './write-zip.ts';

test.use(wholeBrowser);

/** Chromium logs the blocked requests of a manual to the console; they aren't errors of the application. */
test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

const writeManual = (files: Readonly<Record<string, string>>): string => writeZip('manual.zip', files);

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"><rect width="${width}" height="5"/></svg>`;

/** Opens every page of a manual in its preview, and follows its links. */
async function openAll(page: Page, names: readonly string[]): Promise<void> {
  const preview = createPreviewPage(page);
  await preview.open();
  for (const name of names) {
    await preview.visit(name);
    expect(await preview.frame().title(), name).not.toMatch(/^RAN/);
    await preview.frame().evaluate(clickAll);
  }
  await preview.dialog.getByRole('button', { name: 'Close preview' }).click();
  // Time for slow requests, and for those made when a page ends.
  await page.waitForTimeout(1000);
}

/** Runs in a page: clicks everything that could lead elsewhere. */
function clickAll(): void {
  const found = Document.prototype.querySelectorAll.call(document, 'a, area, button, math, input');
  for (const one of found) {
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  }
}

const isStill = ([name]: readonly [string, string]): boolean =>
  name.startsWith('still-') || name === 'reading';

/**
 * Returns every `every`th hostile page, and always those that need no script, and the one that reports what it could read.
 */
function pagesOf(listener: RecordingServer, every: number): Readonly<Record<string, string>> {
  const pages = Object.entries(hostilePages(listener));
  const selected = [
    ...pages.filter(isStill),
    ...select(
      pages.filter((one) => !isStill(one)),
      every,
    ),
  ];
  return Object.fromEntries(selected.map(([name, text]) => [`${name}.html`, text]));
}

test("[PREVIEW-1] hostile manuals can't reach anything @quick", async ({ assetPage, page, context }) => {
  test.setTimeout(600_000);
  const listener = await startRecordingServer();
  // More of them run without headers, below, where only the page itself protects.
  const entries = pagesOf(listener, 6);
  await page.evaluate(() => localStorage.setItem('secret', 'SECRET'));
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.url()));
  await assetPage.choose(writeManual({ 'index.html': '<h1>Pumps</h1>', ...entries }));
  const address = page.url();
  await openAll(page, Object.keys(entries));
  expect(listener.requests).toEqual([]);
  expect(listener.received()).toEqual({ connections: 0, bytes: 0 });
  expect(page.url()).toBe(address);
  expect(context.pages()).toEqual([page]);
  expect(downloads).toEqual([]);
  await listener.stop();
});

test.describe('on a server that sends no headers, without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[PREVIEW-1] hostile manuals open no connection', async ({ app, page, context }) => {
    test.setTimeout(600_000);
    const listener = await startRecordingServer();
    const server = await startPlainServer(app.url);
    const entries = pagesOf(listener, 2);
    const response = await page.goto(`${server.url}/#/assets/PRESS-0042`);
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    await page.evaluate(() => localStorage.setItem('secret', 'SECRET'));
    await createAssetPage(page).choose(writeManual({ 'index.html': '<h1>Pumps</h1>', ...entries }));
    const address = page.url();
    await openAll(page, Object.keys(entries));
    expect(listener.requests).toEqual([]);
    expect(listener.received()).toEqual({ connections: 0, bytes: 0 });
    expect(page.url()).toBe(address);
    expect(context.pages()).toEqual([page]);
    await server.stop();
    await listener.stop();
  });
});

test('[PREVIEW-1] without a preview the same pages reach their targets', async ({ context }) => {
  test.setTimeout(600_000);
  const listener = await startRecordingServer();
  const entries = pagesOf(listener, 4);
  const { url, stop } = await startServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(entries[request.url?.slice(1) ?? ''] ?? '');
  });
  const plain = await context.newPage();
  const names = Object.keys(entries);
  for (const name of names) {
    await plain.goto(`${url}/${name}`).catch(() => undefined);
    await plain.waitForTimeout(momentMs);
  }
  expect(new Set(listener.requests).size).toBeGreaterThan(names.length / 2);
  await stop();
  await listener.stop();
});

test('[PREVIEW-1] the page that shows manuals does nothing if it has an origin', async ({
  page,
  app,
  context,
}) => {
  // A server without a policy: only the one in the page applies.
  await context.route('**/preview.html', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await context.route('**/around.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body>' }),
  );
  await page.goto(`${app.url}/around.html`);
  const answers: string[] = [];
  for (const sandbox of [undefined, 'allow-scripts allow-same-origin', 'allow-scripts']) {
    answers.push(await page.evaluate(answerOfShell, sandbox));
  }
  expect(answers).toEqual(['silent', 'silent', 'ready']);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[INSPECT-6] a preview that failed can be opened again, and offers no widths until then', async ({
    assetPage,
    page,
  }) => {
    await page.route('**/preview.html', (route) => route.abort());
    await assetPage.choose(writeManual({ 'index.html': '<h1>Pumps</h1>' }));
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const { dialog, manual } = createPreviewPage(page);
    await expect(dialog.getByText('The preview isn’t available here.')).toBeVisible();
    const widths = dialog.getByRole('group', { name: 'Width' });
    await expect(widths).toHaveCount(0);
    await page.unroute('**/preview.html');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(manual.getByRole('heading', { name: 'Pumps' })).toBeVisible();
    await expect(widths).toBeVisible();
  });
});

test("[PREVIEW-4][PREVIEW-10][PREVIEW-15][PREVIEW-30] pages, frames, links and styles work as in a local folder, outside of the browser's history", async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(
    writeManual({
      'index.html': `<!doctype html><title>Start</title><link rel="stylesheet" href="css/main.css"><h1>Start</h1>
        <img id="first" src="img/a.svg"><object data="img/a.svg" type="image/svg+xml"></object>
        <a href="sub/two.html?from=start#place">Two</a> <a href="#below">Below</a> <a href="https://a.example/x">Out</a>
        <a href="data.pdf">Sheet</a> <a href="gone.html">Gone</a>
        <p id="below" style="margin-top:3000px">below</p><iframe title="inner" src="sub/inner.html"></iframe>`,
      'css/main.css': '@import "more.css"; h1 { color: rgb(1, 2, 3) } #below:target { color: rgb(4, 5, 6) }',
      'css/more.css': 'h1 { background: url("../img/a.svg"); font-weight: 100 }',
      'img/a.svg': svg(7),
      'sub/inner.html':
        '<title>Inner</title><p>inner page</p><a href="other.html">other</a> <a target="_top" href="two.html">whole</a>',
      'sub/other.html': '<p>other page</p>',
      'sub/two.html': `<title>Two</title><p id="place" style="margin-top:3000px">place</p><a href="../index.html">home</a>`,
      'data.pdf': '%PDF-1.4',
    }),
  );
  const { dialog, manual, open, expectAt, frame } = createPreviewPage(page);
  await open();
  await expectAt('index.html');
  const length = await page.evaluate(() => history.length);
  const heading = manual.locator('h1');
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('font-weight', '100');
  await expect(heading).toHaveCSS('background-image', /^url\("blob:/);
  const widthOf = (selector: string) =>
    manual.locator(selector).evaluate((one) => (one as HTMLImageElement).naturalWidth);
  await expect.poll(() => widthOf('#first')).toBe(7);
  await expect(manual.locator('object')).toHaveCount(0);
  await expect.poll(() => widthOf('#first + img')).toBe(7);

  const inner = manual.frameLocator('iframe');
  await inner.getByText('other', { exact: true }).click();
  await expect(inner.getByText('other page')).toBeVisible();
  await expectAt('index.html');

  await manual.getByText('Below', { exact: true }).click();
  await expect.poll(() => frame().evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(manual.locator('#below')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await manual.getByText('Two', { exact: true }).click();
  await expectAt('sub/two.html');
  await expect.poll(() => frame().evaluate(() => scrollY)).toBeGreaterThan(500);
  // Without a doctype, as a browser lays out such a page.
  expect(await frame().evaluate(() => document.compatMode)).toBe('BackCompat');

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expectAt('index.html');
  expect(await frame().evaluate(() => document.compatMode)).toBe('CSS1Compat');
  await dialog.getByRole('button', { name: 'Forward' }).click();
  await expectAt('sub/two.html');
  await manual.getByText('home').click();
  await expectAt('index.html');
  await expect.poll(() => frame().evaluate(() => scrollY)).toBe(0);

  await manual.getByText('Out', { exact: true }).click();
  await expect(dialog.getByText('This link leads to https://a.example/x, outside the manual.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await manual.getByText('Sheet', { exact: true }).click();
  await expect(dialog.getByText('data.pdf (8 bytes) is in the ZIP but can’t be shown here.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await manual.getByText('Gone', { exact: true }).click();
  await expect(dialog.getByText('gone.html isn’t in the ZIP.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expectAt('index.html');
  await manual.frameLocator('iframe').getByText('whole').click();
  await expectAt('sub/two.html');
  expect(await page.evaluate(() => history.length)).toBe(length);
  await manual.locator('body').press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[PREVIEW-14] scripts are removed, a page without them shows its alternative, and an empty one says so @quick', async ({
  assetPage,
  page,
}) => {
  const mark = `document.documentElement.dataset.ran = 'yes'`;
  await assetPage.choose(
    writeManual({
      'index.html': `<body onload="${mark}"><script>${mark}; document.write('written')</script><script src="a.js"></script><div hidden>x</div>`,
      'a.js': mark,
      'two.html': `<body onload="${mark}"><h1>Two</h1><a href="javascript:${mark}">Address</a><img src="x" onerror="${mark}">
        <svg><script>${mark}</script></svg><noscript><p>Alternative</p></noscript>`,
      'three.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Three</title></head><body><p>three</p>
        <script>//<![CDATA[
          if (1 < 2) ${mark};
        //]]></script><p>&#101;nd</p></body></html>`,
      'empty.html': '<title>Empty</title>',
    }),
  );
  const { dialog, manual, open, expectAt, goTo } = createPreviewPage(page);
  await open();
  await expectAt('index.html');
  const message = dialog.getByText('This page is empty without its scripts');
  await expect(message).toBeVisible();
  await goTo('two.html');
  await expect(message).toHaveCount(0);
  await expect(manual.getByText('Alternative')).toBeVisible();
  await manual.getByText('Address').click();
  await expect(manual.locator('html')).not.toHaveAttribute('data-ran');
  await expect(manual.locator('script')).toHaveCount(0);
  await goTo('three.xhtml');
  await expect(manual.getByText('end')).toBeVisible();
  await expect(manual.locator('html')).not.toHaveAttribute('data-ran');
  await goTo('empty.html');
  await expect(message).toHaveCount(0);
});

test('[PREVIEW-31] pages are found by title, and the manual is shown at the widths of other devices', async ({
  assetPage,
  page,
}) => {
  const many = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`p/${at}.html`, `<title>Chapter ${at}</title><p>Text ${at}`]),
  );
  await assetPage.choose(writeManual({ 'index.html': '<title>Start</title>', ...many }));
  const { dialog, manual, open, frame } = createPreviewPage(page);
  await open();
  await expect(dialog.getByText('Still reading titles.')).toHaveCount(0);
  const search = dialog.getByLabel('Search pages');
  // Fields of the row that the dialog belongs to have none.
  await expect(search).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await search.fill('chapter 271');
  await dialog.getByRole('button', { name: 'Chapter 271' }).click();
  await expect(manual.getByText('Text 271')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await endTransitions(page);
    const { violations } = await new AxeBuilder({ page }).include('dialog').exclude('iframe').analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  }
  const width = () => frame().evaluate(() => innerWidth);
  for (const [name, pixels] of [
    ['Phone', 390],
    ['Tablet', 768],
  ] as const) {
    await dialog.getByText(name, { exact: true }).click();
    await expect.poll(width).toBe(pixels);
  }
});

test('[PREVIEW-32] one click on a finding opens the page at its place', async ({ assetPage, page }) => {
  const filler = '<p>filler</p>\n'.repeat(200);
  await assetPage.choose(
    writeManual({
      'index.html': `<!doctype html><html lang="en"><title>x</title>\n<link rel="stylesheet" href="gone.css">\n${filler}<a id="bad" href="gone.html">bad</a>`,
    }),
  );
  await openPanel(page, page.getByRole('list', { name: 'Files to upload' }));
  await page
    .locator('.finding summary', { hasText: 'Broken link' })
    .or(page.locator('.finding', { hasText: 'gone.html' }).locator('summary'))
    .first()
    .click();
  const finding = (name: string) => page.locator('.finding__one', { hasText: name });
  await finding('gone.html').getByRole('button', { name: 'Show in preview' }).click();
  const { dialog, manual } = createPreviewPage(page);
  await expect(manual.locator('#bad')).toBeInViewport();
  await expect(manual.locator('#bad')).toHaveCSS('outline-style', 'solid');
  await dialog.getByRole('button', { name: 'Close preview' }).click();
  await expect(finding('gone.html').getByRole('button', { name: 'Show in preview' })).toBeFocused();
  await finding('gone.css').getByRole('button', { name: 'Show in preview' }).click();
  await expect(
    dialog.getByText('The place is in line 2, in a part of the page that isn’t visible.'),
  ).toBeVisible();
});

/** Text of `preview.html` in a frame; `silent` if it does nothing. */
async function answerOfShell(sandbox: string | undefined): Promise<string> {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.src = './preview.html';
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  document.body.append(frame);
  await loaded;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(String(data.kind)));
    port1.start();
    frame.contentWindow?.postMessage(undefined, '*', [port2]);
    setTimeout(() => resolve('silent'), 1000);
  });
}
