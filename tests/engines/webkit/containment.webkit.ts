import { startHost } from '../../e2e/embed/host.ts';
import { buildZip } from '../../fixtures/build-zip.ts';
import { hostilePages } from '../../fixtures/hostile-pages.ts';
import { unseenFrames } from '../../fixtures/unseen-frames.ts';
import { startPlainServer } from '../../support/plain-server.ts';
import { startRecordingServer } from '../../support/recording-server.ts';

import { createAssetPage, expectCount, expectText, inManual } from './asset-page.ts';
import type { Tab } from './tab.ts';
import { expect, test, write } from './test.ts';

declare global {
  interface Window {
    /** Messages of frames. */
    received: string[];
  }
}

/** Time in milliseconds in which a page would have reached an address; nothing tells when it hasn't. */
const momentMs = 300;

/**
 * Tells the page whether the program of a frame ran first in a frame of an opaque origin: without it, storage can't be
 * read. WebKitGTK has no WebRTC, whose packets tell it in other browsers.
 */
const probe = (name: string): string =>
  `(() => { if (!self.top) return; let by = 'after the program'; try { localStorage } catch { by = 'before it' } top.postMessage('${name} ' + by, '*') })()`;

const frames = Object.fromEntries(
  Object.entries(unseenFrames('')).map(([name]) => [`frame-${name}`, unseenFrames(probe(name))[name]!]),
);

/** Opens every page of a manual in its preview, and gives each of them time to run. */
async function openAll(tab: Tab, pages: Readonly<Record<string, string>>, areScriptsOn = true) {
  const entries = Object.entries(pages).map(([name, data]) => ({ name: `${name}.html`, data }));
  const manual = buildZip([{ name: 'index.html', data: '<h1>Pumps</h1>' }, ...entries]);
  const assetPage = createAssetPage(tab);
  await assetPage.choose(write('manual.zip', manual));
  await tab.run(() => {
    window.received = [];
    localStorage.setItem('secret', 'SECRET');
    addEventListener('message', ({ data }) => typeof data === 'string' && window.received.push(data));
  });
  await assetPage.chosen('manual.zip').role('button', 'Preview').click();
  const dialog = tab.role('dialog', /^Preview of /);
  await expectText(dialog.css('.preview__where'), 'index.html');
  if (areScriptsOn) await dialog.role('button', 'Run scripts').click();
  for (const { name } of entries) {
    await tab.run(openPage, name);
    await tab.driver.sleep(momentMs);
    if (name !== 'reading.html' || !areScriptsOn) continue;
    await inManual(tab, async (page) =>
      expect(await page.css('html').evaluate(() => document.title)).toBe('nothing'),
    );
  }
  await dialog.role('button', 'Close preview').click();
  // Time for slow requests, and for those made when a page ends.
  await tab.driver.sleep(1000);
}

/** Runs in the page: opens a page from the list, by script, since a manual may take focus from the field. */
function openPage(name: string): void {
  const field = document.querySelector<HTMLInputElement>('.preview input[type=search], .preview input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, name);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const open = () => {
    const button = document.querySelector<HTMLElement>(`[data-row="${name}"] button`);
    if (button) button.click();
    else setTimeout(open, 10);
  };
  open();
}

for (const [where, plain] of [
  ['with the headers of the samples', false],
  ['on a server without headers', true],
] as const) {
  test(`[PREVIEW-1][PREVIEW-2] containment: hostile manuals send no request and no byte, ${where}`, async ({
    tab,
    app,
  }) => {
    test.setTimeout(600_000);
    const listener = await startRecordingServer();
    const server = plain ? await startPlainServer(app.url) : undefined;
    await tab.openSignedIn(server?.url ?? app.url, app.url);
    const address = await tab.driver.getCurrentUrl();
    await openAll(tab, hostilePages(listener));
    expect(listener.requests).toEqual([]);
    // A connection may be opened (see SPEC.md), but nothing is sent on it.
    expect(listener.received()).toMatchObject({ bytes: 0, packets: 0 });
    expect(await tab.driver.getCurrentUrl()).toBe(address);
    expect(await tab.driver.getAllWindowHandles()).toHaveLength(1);
    server?.stop();
    listener.stop();
  });
}

test('[PREVIEW-37] containment: without scripts, not even a connection is opened', async ({
  tab,
  assetPage,
}) => {
  test.setTimeout(600_000);
  await expectCount(assetPage.chosen('none'), 0);
  const listener = await startRecordingServer();
  await openAll(tab, hostilePages(listener), false);
  expect(listener.requests).toEqual([]);
  expect(listener.received()).toEqual({ connections: 0, bytes: 0, packets: 0 });
  listener.stop();
});

test('[PREVIEW-7] containment: the program of a frame runs before any script, in every frame of a manual', async ({
  tab,
  assetPage,
}) => {
  test.setTimeout(600_000);
  await expectCount(assetPage.chosen('none'), 0);
  await openAll(tab, frames);
  const received = await tab.run(() => window.received);
  expect(received.filter((text) => text.endsWith('before it'))).toEqual([]);
  expect(received).toContain('itself after the program');
});

test('[PREVIEW-7] containment: without a preview the same scripts run first', async ({ tab }) => {
  const host = await startHost({ files: { '/': '<body></body>' } });
  await tab.open(host.url);
  const silent: string[] = [];
  for (const [name, html] of Object.entries(frames)) {
    await tab.run((text: string) => {
      window.received = [];
      addEventListener('message', ({ data }) => window.received.push(String(data)));
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = text;
      document.body.replaceChildren(frame);
    }, html);
    await tab.driver.sleep(momentMs);
    const received = await tab.run(() => window.received);
    if (!received.some((text) => text.endsWith('before it'))) silent.push(name);
  }
  await host.close();
  // A few need a worker, a window or a reader of style sheets.
  expect(silent.length, silent.join()).toBeLessThan(Object.keys(frames).length / 2);
});
