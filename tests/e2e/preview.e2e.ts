import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { manualRoot } from '#manual/preview/manual-url.ts';

import { buildZip, type EntrySpec } from '../fixtures/build-zip.ts';
import { hostilePages } from '../fixtures/hostile-pages.ts';
import { files } from '../fixtures/make-files.ts';
import { startRecordingServer, type RecordingServer } from '../support/recording-server.ts';
import { startPlainServer } from '../support/plain-server.ts';

import { createAssetPage } from './asset-page.ts';
import { untilInstalled } from './browser-storage.ts';
import { comparePages } from './compare-pages.ts';
import { engineOf, notInFirefox } from './engine.ts';
import { openPanel } from './inspection-panel.ts';
import { createPreviewPage, momentMs } from './preview-page.ts';
import { isFull, select } from './selection.ts';
import { expect, test } from './test.ts';
import { endTransitions } from './violations.ts';
import { wholeBrowser } from './whole-browser.ts';
import { portOf } from '../support/port-of.ts';

test.use(wholeBrowser);

/** Chromium logs the blocked requests of a manual to the console; they aren't errors of the application. */
test.afterEach(({ consoleErrors }) => void consoleErrors.splice(0));

function writeManual(entries: Readonly<Record<string, string | Uint8Array>>): string {
  const path = join(mkdtempSync(join(tmpdir(), 'preview-')), 'manual.zip');
  const specs = Object.entries(entries).map(([name, data]): EntrySpec => ({ name, data }));
  writeFileSync(path, buildZip(specs));
  return path;
}

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"><rect width="${width}" height="5"/></svg>`;

/** Opens every page of a manual in its preview, and gives each of them time to run; scripts may wait for a click. */
async function openAll(page: Page, names: readonly string[], needsConsent = false): Promise<void> {
  const preview = createPreviewPage(page);
  await preview.open();
  const runScripts = preview.dialog.getByRole('button', { name: 'Run scripts' });
  if (needsConsent) await runScripts.click();
  await expect(runScripts).toHaveCount(0);
  for (const name of names) {
    await preview.visit(name);
    if (name === 'reading.html') expect(await preview.frame().title()).toBe('nothing');
  }
  await preview.dialog.getByRole('button', { name: 'Close preview' }).click();
  // Time for slow requests, and for those made when a page ends.
  await page.waitForTimeout(1000);
}

/** Returns every `every`th hostile page, always including the one that reports what it could read. */
function pagesOf(listener: RecordingServer, every: number): Readonly<Record<string, string>> {
  const { reading, ...others } = hostilePages(listener);
  const selected = [['reading', reading!] as const, ...select(Object.entries(others), every)];
  return Object.fromEntries(selected.map(([name, text]) => [`${name}.html`, text]));
}

test("[PREVIEW-1][PREVIEW-2] hostile manuals can't reach anything", async ({ assetPage, page, context }) => {
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
  expect(listener.received()).toEqual({ connections: 0, bytes: 0, packets: 0 });
  expect(page.url()).toBe(address);
  expect(context.pages()).toEqual([page]);
  expect(downloads).toEqual([]);
  listener.stop();
});

test.describe('on a server that sends no headers, without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[PREVIEW-1][PREVIEW-2][PREVIEW-7] hostile manuals send no request and no packet @slow', async ({
    app,
    page,
    context,
  }) => {
    test.setTimeout(600_000);
    const listener = await startRecordingServer();
    const server = await startPlainServer(app.url);
    const entries = pagesOf(listener, 2);
    const response = await page.goto(`${server.url}/#/assets/PRESS-0042`);
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    await page.evaluate(() => localStorage.setItem('secret', 'SECRET'));
    await createAssetPage(page).choose(writeManual({ 'index.html': '<h1>Pumps</h1>', ...entries }));
    const address = page.url();
    await openAll(page, Object.keys(entries), engineOf(page) === 'chromium');
    expect(listener.requests).toEqual([]);
    // A connection may be opened (see SPEC.md), but nothing is sent on it.
    expect(listener.received()).toMatchObject({ bytes: 0, packets: 0 });
    expect(page.url()).toBe(address);
    expect(context.pages()).toEqual([page]);
    server.stop();
    listener.stop();
  });

  test('[PREVIEW-38] scripts are off, a message says why, and they run on request', async ({ app, page }) => {
    notInFirefox('connection');
    const server = await startPlainServer(app.url);
    await page.goto(`${server.url}/#/assets/PRESS-0042`);
    const entries = { 'index.html': '<h1>Pumps</h1><script>document.body.append("it ran")</script>' };
    await createAssetPage(page).choose(writeManual(entries));
    const preview = createPreviewPage(page);
    await preview.open();
    await expect(preview.dialog.getByText('Scripts are off, because this browser')).toBeVisible();
    await expect(preview.manual.locator('body')).toHaveText('Pumps');
    await preview.dialog.getByRole('button', { name: 'Run scripts' }).click();
    await expect(preview.manual.locator('body')).toHaveText('Pumpsit ran');
    server.stop();
  });
});

test('[PREVIEW-38] on a server that sends no headers, the frame of the service worker lets no script open a connection @slow', async ({
  app,
  page,
}) => {
  test.setTimeout(600_000);
  const listener = await startRecordingServer();
  const server = await startPlainServer(app.url);
  const pages = Object.entries(hostilePages(listener)).map(([name, text]) => [`${name}.html`, text] as const);
  // Their frames open a connection if it is not prevented.
  const leaving = pages.filter(([name]) => /^(location|refresh|link)/.test(name));
  const entries = Object.fromEntries(leaving);
  await page.goto(`${server.url}/#/assets/PRESS-0042`);
  await untilInstalled(page);
  await page.reload();
  await createAssetPage(page).choose(writeManual({ 'index.html': '<h1>Pumps</h1>', ...entries }));
  await openAll(page, Object.keys(entries));
  expect(listener.requests).toEqual([]);
  expect(listener.received()).toEqual({ connections: 0, bytes: 0, packets: 0 });
  server.stop();
  listener.stop();
});

test('[PREVIEW-1][PREVIEW-7] without a preview the same pages reach their targets @slow', async ({
  context,
}) => {
  test.setTimeout(600_000);
  const listener = await startRecordingServer();
  const entries = pagesOf(listener, 4);
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(entries[request.url?.slice(1) ?? ''] ?? '');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const port = portOf(server);
  const plain = await context.newPage();
  const names = Object.keys(entries);
  for (const name of names) {
    const { packets } = listener.received();
    await plain.goto(`http://localhost:${port}/${name}`).catch(() => undefined);
    await plain.waitForTimeout(momentMs);
    // Chromium has no peer connections in workers.
    if (!name.startsWith('packets-') || name === 'packets-worker.html') continue;
    await expect.poll(() => listener.received().packets, name).toBeGreaterThan(packets);
    await plain.goto('about:blank');
  }
  expect(new Set(listener.requests).size).toBeGreaterThan(names.length / 2);
  server.closeAllConnections();
  server.close();
  listener.stop();
});

/** Ways to add entries to the browser's history, or to navigate in it; each of them `n` times. */
const historyPages = {
  'push.html': `for (let n = 0; n < 60; n += 1) History.prototype.pushState.call(history, n, '', '#' + n)`,
  'fragment.html': `for (let n = 0; n < 60; n += 1) self['loc' + 'ation'].hash = '#' + n`,
  'frame.html': `const frame = document.createElement('iframe'); document.body.append(frame);
    let n = 0; setInterval(() => { if ((n += 1) < 20) frame.src = 'push.html?' + n }, 20)`,
  'itself.html': `self['loc' + 'ation'] = URL.createObjectURL(new Blob(['itself'], { type: 'text/html' }))`,
  'back.html': `history.back(); history.go(-3); History.prototype.go.call(history, -2)`,
};

/** Scripts that overload the page around the manual. */
const floods = {
  'windows.html': `setInterval(() => { for (let n = 0; n < 500; n += 1) open('index.html#' + n) })`,
  'moves.html': `setInterval(() => { for (let n = 0; n < 500; n += 1) manualLocation.hash = '#' + n })`,
  'ports.html': `setInterval(() => { for (let n = 0; n < 500; n += 1) parent.postMessage({ kind: 'frame' }, '*', [new MessageChannel().port1]) })`,
  'top.html': `setInterval(() => { for (let n = 0; n < 500; n += 1) top.postMessage({ kind: 'x' }, '*') })`,
  'raw.html': `const send = MessagePort.prototype.postMessage; let port;
    MessagePort.prototype.postMessage = function (...all) { port = this; return send.apply(this, all) };
    fetch('gone.json').catch(() => {}); setInterval(() => { for (let n = 0; port && n < 500; n += 1) send.call(port, { kind: 'outside', url: 'https://a.example/' + n }) })`,
  'busy.html': `setTimeout(() => { for (;;); }, 200)`,
};

for (const [name, source] of select(Object.entries(floods), 2)) {
  test(`[PREVIEW-35] the preview can be closed while a manual overloads it: ${name} @slow`, async ({
    assetPage,
    page,
  }) => {
    if (name === 'busy.html') notInFirefox('process');
    await assetPage.choose(
      writeManual({ 'index.html': '<h1>Pumps</h1>', [name]: `<body><script>${source}</script>` }),
    );
    const { dialog, open } = createPreviewPage(page);
    await open();
    await dialog.getByLabel('Search pages').fill(name);
    await dialog.locator(`[data-row="${name}"] button`).click();
    // In Firefox fewer messages arrive than are accepted.
    if (engineOf(page) === 'chromium' && ['ports.html', 'top.html', 'raw.html'].includes(name)) {
      await expect(dialog.getByText('The preview was stopped because a script')).toBeVisible();
      // No other page can be opened, and on a phone the list would cover the message.
      await expect(dialog.getByLabel('Search pages')).toHaveCount(0);
    } else {
      // Nothing visible shows the load of such a manual; it gets time to build up.
      await page.waitForTimeout(2000);
    }
    await dialog.getByRole('button', { name: 'Close preview' }).click();
    await expect(dialog).toHaveCount(0);
  });
}

test('[PREVIEW-36] a manual that keeps its frame busy is reported, and another page can be opened @slow', async ({
  assetPage,
  page,
}) => {
  notInFirefox('process');
  await assetPage.choose(
    writeManual({
      'index.html': '<h1>Pumps</h1>',
      'busy.html': `<body><script>setTimeout(() => { for (;;); }, 200)</script>`,
    }),
  );
  const { dialog, manual, open } = createPreviewPage(page);
  await open();
  await dialog.locator('[data-row="busy.html"] button').click();
  await expect(dialog.getByText('This manual isn’t responding.')).toBeVisible();
  await dialog.locator('[data-row="index.html"] button').click();
  await expect(manual.getByText('Pumps')).toBeVisible();
});

test('[PREVIEW-36] a start page that is busy from its first script is reported @slow', async ({
  assetPage,
  page,
}) => {
  notInFirefox('process');
  await assetPage.choose(writeManual({ 'index.html': `<body><script>for (;;);</script>` }));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const { dialog } = createPreviewPage(page);
  await expect(dialog.getByText('This manual isn’t responding.')).toBeVisible();
});

test("[PREVIEW-34] a manual adds nothing to the browser's history, and can't navigate in it @slow", async ({
  assetPage,
  page,
}) => {
  const pages = Object.entries(historyPages).map(([name, source]) => [
    name,
    `<p>${name}</p><body><script>${source}</script>`,
  ]);
  await assetPage.choose(writeManual({ 'index.html': '<h1>Pumps</h1>', ...Object.fromEntries(pages) }));
  const { dialog, open } = createPreviewPage(page);
  await open();
  const address = page.url();
  const length = await page.evaluate(() => history.length);
  // See "history" in SPEC.md of the preview.
  const exceptions = engineOf(page) === 'firefox' ? ['fragment.html', 'itself.html'] : [];
  for (const name of Object.keys(historyPages)) {
    if (exceptions.includes(name)) continue;
    await dialog.getByLabel('Search pages').fill(name);
    await dialog.locator(`[data-row="${name}"] button`).click();
    // Longer than `frame.html` takes. Code that Playwright runs in the frame would count there as a person's action.
    await page.waitForTimeout(1500);
    expect.soft(await page.evaluate(() => history.length), name).toBe(length);
    expect(page.url()).toBe(address);
  }
});

test('[PREVIEW-3] the page that shows manuals does nothing if it has an origin', async ({
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

test('[PREVIEW-5] if the frame is not allowed, a message says what would allow it @slow', async ({
  page,
  app,
  assetPage,
}) => {
  await page.route(`${app.url}/`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const narrow = policy.replace(/frame-src [^;]*/, "frame-src 'none'");
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': narrow } });
  });
  await page.reload();
  await assetPage.choose(writeManual({ 'index.html': '<h1>Pumps</h1>' }));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const { dialog } = createPreviewPage(page);
  await expect(dialog.getByText('The preview isn’t available here.')).toBeVisible();
  await dialog.getByText('Details', { exact: true }).click();
  await expect(dialog.getByText(`Add ${app.url} to frame-src.`)).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[DEVICE-69] a preview that failed can be opened again, and offers no widths until then @slow', async ({
    assetPage,
    page,
  }) => {
    await page.route('**/preview.html', (route) => route.abort());
    await assetPage.choose(writeManual({ 'index.html': '<h1>Pumps</h1>' }));
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const { dialog, manual } = createPreviewPage(page);
    await expect(dialog.getByText('The preview isn’t available here.')).toBeVisible();
    const widths = dialog.getByRole('radiogroup', { name: 'Width' });
    await expect(widths).toHaveCount(0);
    await page.unroute('**/preview.html');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(manual.getByRole('heading', { name: 'Pumps' })).toBeVisible();
    await expect(widths).toBeVisible();
  });
});

test('[PREVIEW-4][PREVIEW-10][PREVIEW-14][PREVIEW-15][PREVIEW-16] pages, frames, scripts, forms and links work as in a local folder @slow', async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(
    writeManual({
      'index.html': `<!doctype html><title>Start</title><link rel="stylesheet" href="css/main.css"><h1>Start</h1>
        <img id="first" src="img/a.svg"><img id="toggled" src="img/a.svg"><object data="img/a.svg" type="image/svg+xml"></object>
        <a href="sub/two.html?from=start#place">Two</a> <a href="#below">Below</a> <a href="https://a.example/x">Out</a>
        <a href="data.pdf">Sheet</a> <a href="gone.html">Gone</a>
        <form action="search.html"><input name="q" aria-label="Find"><button>Search</button></form>
        <p id="below" style="margin-top:3000px">below</p>
        <script src="js/late.js"></script><iframe title="inner" src="sub/inner.html"></iframe>`,
      'css/main.css': '@import "more.css"; h1 { color: rgb(1, 2, 3) }',
      'css/more.css': 'h1 { background: url("../img/a.svg"); font-weight: 100 }',
      'img/a.svg': svg(7),
      'img/b.svg': svg(9),
      'js/late.js': `const picture = document.createElement('img'); picture.id = 'late'; picture.src = 'img/b.svg'; document.body.append(picture);
        toggled.src = toggled.src.replace('img/a.svg', 'img/b.svg'); document.body.dataset.own = document.currentScript.src;
        const script = document.createElement('script'); script.src = 'js/later.js'; script.onload = () => { document.body.dataset.loaded = 'yes' }; document.head.append(script);
        localStorage.setItem('seen', '1'); document.body.dataset.seen = localStorage.seen + document.cookie;`,
      'js/later.js': 'document.body.dataset.later = location.pathname.split("/").pop()',
      'sub/inner.html':
        '<title>Inner</title><p>inner page</p><a href="other.html">other</a> <a target="_top" href="two.html">whole</a>',
      'sub/other.html': '<p>other page</p>',
      'sub/two.html': `<title>Two</title><p id="query"></p><p id="place" style="margin-top:3000px">place</p><a href="../index.html">home</a>
        <script>document.getElementById('query').textContent = window.location.search + location.hash</script>`,
      'search.html': `<title>Search</title><p id="found"></p><script>found.textContent = new URLSearchParams(location.search).get('q')</script>`,
      'data.pdf': '%PDF-1.4',
    }),
  );
  const { dialog, manual, open, expectAt, frame } = createPreviewPage(page);
  await open();
  await expectAt('index.html');
  const heading = manual.locator('h1');
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('font-weight', '100');
  await expect(heading).toHaveCSS('background-image', /^url\("blob:/);
  const widthOf = (selector: string) =>
    manual.locator(selector).evaluate((one) => (one as HTMLImageElement).naturalWidth);
  await expect.poll(() => widthOf('#first')).toBe(7);
  await expect.poll(() => widthOf('#late')).toBe(9);
  await expect.poll(() => widthOf('#toggled')).toBe(9);
  await expect(manual.locator('body')).toHaveAttribute('data-own', `${manualRoot}js/late.js`);
  await expect(manual.locator('object')).toHaveCount(0);
  await expect(manual.locator('body')).toHaveAttribute('data-later', 'index.html');
  await expect(manual.locator('body')).toHaveAttribute('data-loaded', 'yes');
  await expect(manual.locator('body')).toHaveAttribute('data-seen', '1');

  const inner = manual.frameLocator('iframe');
  await inner.getByText('other', { exact: true }).click();
  await expect(inner.getByText('other page')).toBeVisible();
  await expectAt('index.html');

  await manual.getByText('Below', { exact: true }).click();
  await expect.poll(() => frame().evaluate(() => scrollY)).toBeGreaterThan(500);
  await manual.getByText('Two', { exact: true }).click();
  await expectAt('sub/two.html');
  await expect(manual.locator('#query')).toHaveText('?from=start#place');
  await expect.poll(() => frame().evaluate(() => scrollY)).toBeGreaterThan(500);

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expectAt('index.html');
  await dialog.getByRole('button', { name: 'Forward' }).click();
  await expectAt('sub/two.html');
  await manual.getByText('home').click();
  await expectAt('index.html');

  await manual.getByLabel('Find').fill('pump & valve');
  await manual.getByLabel('Find').press('Enter');
  await expectAt('search.html');
  await expect(manual.locator('#found')).toHaveText('pump & valve');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expectAt('index.html');

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
  await manual.locator('body').press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[PREVIEW-14] inline scripts, event handlers and script addresses run as in a local folder @slow', async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(
    writeManual({
      'index.html': `<!doctype html><title>Start</title><body onload="document.body.dataset.loaded = 'yes'">
        <script>var first = 1</script><script src="second.js"></script>
        <script async>document.body.dataset.order = first + second</script>
        <form name="f"><button id="press" value="x" onclick="this.dataset.clicked = event.type + value + method; return false">Press</button></form>
        <a href="javascript:void(document.body.dataset.address = 'a%20b')">Address</a><div id="late"></div>
        <script>
          document.write('<p id="written">w</p><script>written.dataset.ran = "yes"</' + 'script>');
          document.write('<scr' + 'ipt>'); document.write('document.body.dataset.parts = "yes"'); document.write('</scr' + 'ipt>');
          late.innerHTML = '<i id="inner" onclick="this.dataset.clicked = 1">inner</i><script>document.body.dataset.never = 1</' + 'script>';
          const made = document.createElement('script'); made.text = 'document.body.dataset.made = "yes"';
          document.head.appendChild(made); document.body.dataset.atOnce = document.body.dataset.made;
          late.setAttribute('onclick', 'document.body.dataset.set = "yes"');
        </script>`,
      'second.js': 'var second = first + 1',
      'two.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Two</title></head><body><p id="x">x</p>
        <script>//<![CDATA[
          if (1 < 2 && true) document.getElementById('x').textContent = 'changed';
        //]]></script></body></html>`,
    }),
  );
  const { manual, open, expectAt, goTo } = createPreviewPage(page);
  await open();
  await expectAt('index.html');
  await manual.getByText('Press').click();
  await manual.getByText('Address').click();
  await manual.getByText('inner').click();
  const body = manual.locator('body');
  const expected = { loaded: 'yes', order: '3', address: 'a b', parts: 'yes', set: 'yes', made: 'yes' };
  for (const [name, value] of Object.entries(expected)) {
    await expect(body).toHaveAttribute(`data-${name}`, value);
  }
  await expect(body).toHaveAttribute('data-at-once', 'yes');
  await expect(body).not.toHaveAttribute('data-never');
  await expect(manual.locator('#press')).toHaveAttribute('data-clicked', 'clickxget');
  await expect(manual.locator('#inner')).toHaveAttribute('data-clicked', '1');
  await expect(manual.locator('#written')).toHaveAttribute('data-ran', 'yes');
  await goTo('two.xhtml');
  await expect(manual.locator('#x')).toHaveText('changed');
});

test('[PREVIEW-13][PREVIEW-15] frames by name and redirects work, too @slow', async ({ assetPage, page }) => {
  await assetPage.choose(
    writeManual({
      'index.html': '<meta http-equiv="refresh" content="0; url=frames.html">',
      'frames.html':
        '<frameset cols="30%,70%"><frame name="toc" src="toc.html"><frame name="content" src="one.html"></frameset>',
      'toc.html': '<a target="content" href="two.html">second</a>',
      'one.html': '<p>page one</p>',
      'two.html': '<p>page two</p>',
    }),
  );
  const { manual, open, expectAt } = createPreviewPage(page);
  await open();
  await expectAt('frames.html');
  const content = manual.frameLocator('frame[name=content]');
  await expect(content.getByText('page one')).toBeVisible();
  await manual.frameLocator('frame[name=toc]').getByText('second').click();
  await expect(content.getByText('page two')).toBeVisible();
});

test('[PREVIEW-18] a page that frames itself is shown once within itself @slow', async ({
  assetPage,
  page,
}) => {
  const itself = '<p>page</p><iframe src="index.html#a"></iframe><iframe src="index.html#b"></iframe>';
  await assetPage.choose(writeManual({ 'index.html': itself }));
  const { manual, open, frame } = createPreviewPage(page);
  await open();
  const within = manual.frameLocator('iframe').first();
  await expect(within.getByText('page')).toBeVisible();
  await expect(within.frameLocator('iframe').first().locator('body')).toBeEmpty();
  const inner = frame()
    .childFrames()
    .flatMap((one) => one.childFrames());
  expect(inner).toHaveLength(4);
  expect(inner.flatMap((one) => one.childFrames())).toEqual([]);
});

test('[PREVIEW-11] files missing without a network have a placeholder and are listed', async ({
  assetPage,
  page,
}) => {
  await assetPage.choose(
    writeManual({
      'index.html': `<h1>x</h1><img alt="Pump" src="https://a.example/pump.png"><link rel="stylesheet" href="https://a.example/x.css">
        <img src="gone.png"><script>fetch('https://a.example/data').catch(() => {}); fetch('data.json').catch(() => {})</script>`,
    }),
  );
  const { dialog, manual, open } = createPreviewPage(page);
  await open();
  const bar = dialog.getByText('3 files used by this page are on the internet, not in the ZIP');
  await expect(bar).toBeVisible();
  await bar.click();
  await expect(dialog.getByText('https://a.example/pump.png')).toBeVisible();
  await expect(dialog.getByText('1 file used by this page is missing from the ZIP')).toBeVisible();
  await expect(dialog.getByText('1 file is loaded by a script')).toBeVisible();
  const placeholder = manual.getByAltText('Pump');
  await expect.poll(() => placeholder.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(120);
});

test('[PREVIEW-31] pages are found by title, and the manual is shown at the widths of other devices @slow', async ({
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
  await dialog.getByLabel('Search pages').fill('chapter 271');
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

test('[PREVIEW-32] one click on a finding opens the page at its place @slow', async ({ assetPage, page }) => {
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
    dialog.getByText('The finding is in line 2, in a part of the page that isn’t visible.'),
  ).toBeVisible();
});

test('[PREVIEW-17] a packaged manual shows the same as on a web server @slow', async ({
  assetPage,
  page,
  context,
}) => {
  await assetPage.choose(files.manual);
  const preview = createPreviewPage(page);
  await preview.open();
  await preview.expectAt('index.html');
  const compared = await comparePages({ archive: files.manual, context, preview, howMany: isFull ? 12 : 2 });
  expect(compared).toBeGreaterThan(1);
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
