import { buildZip } from '../../fixtures/build-zip.ts';
import { hostilePages } from '../../fixtures/hostile-pages.ts';
import { startPlainServer } from '../../support/servers/plain-server.ts';
import { startRecordingServer } from '../../support/servers/recording-server.ts';
import { createAssetPage, expectText, inManual } from './asset-page.ts';
import type { Tab } from './tab.ts';
import { expect, test, write } from './test.ts';

/** Time in milliseconds in which a page would have reached an address; nothing tells when it hasn't. */
const momentMs = 300;

/** Opens every page of a manual in its preview, and gives each of them time to reach an address. */
async function openAll(tab: Tab, pages: Readonly<Record<string, string>>) {
  const entries = Object.entries(pages).map(([name, data]) => ({ name: `${name}.html`, data }));
  const manual = buildZip([{ name: 'index.html', data: '<h1>Pumps</h1>' }, ...entries]);
  const assetPage = createAssetPage(tab);
  await assetPage.choose(write('manual.zip', manual));
  await tab.run(() => localStorage.setItem('secret', 'SECRET'));
  await assetPage.chosen('manual.zip').role('button', 'Preview').click();
  const dialog = tab.role('dialog', /^Preview of /);
  await expectText(dialog.css('.preview__where'), 'index.html');
  for (const { name } of entries) {
    await tab.run(openPage, name);
    await tab.driver.sleep(momentMs);
    if (name === 'still-links.html') await inManual(tab, (page) => page.css('html').evaluate(clickAll));
    if (name !== 'reading.html') continue;
    await inManual(tab, async (page) =>
      expect(await page.css('html').evaluate(() => document.title)).toBe('nothing'),
    );
  }
  await dialog.role('button', 'Close preview').click();
  // Time for slow requests, and for those made when a page ends.
  await tab.driver.sleep(1000);
}

/** Runs in a page of the manual: clicks every link. */
function clickAll(): void {
  for (const one of document.querySelectorAll('a, area, math')) {
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  }
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
  test(`[PREVIEW-1] containment: hostile manuals open no connection, ${where}`, async ({ tab, app }) => {
    test.setTimeout(600_000);
    const listener = await startRecordingServer();
    const server = plain ? await startPlainServer(app.url) : undefined;
    await tab.openSignedIn(server?.url ?? app.url, app.url);
    const address = await tab.driver.getCurrentUrl();
    await openAll(tab, hostilePages(listener));
    expect(listener.requests).toEqual([]);
    expect(listener.received()).toEqual({ connections: 0, bytes: 0 });
    expect(await tab.driver.getCurrentUrl()).toBe(address);
    expect(await tab.driver.getAllWindowHandles()).toHaveLength(1);
    await server?.stop();
    await listener.stop();
  });
}
