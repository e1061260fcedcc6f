import { readFileSync, rmSync } from 'node:fs';

import { files, pdfName } from '../../fixtures/make-files.ts';
import { createAssetPage, expectText, inManual, type AssetPage } from './asset-page.ts';
import type { Tab } from './tab.ts';
import { expect, test as base, write } from './test.ts';

/** A test whose page reaches its service through a proxy. */
const test = base.extend({
  assetPage: async ({ tab, app, network }, provide) => {
    await tab.openSignedIn(network.url, app.url);
    await provide(createAssetPage(tab));
  },
});

const saved = /saved on this device/i;

/** Slow enough to be interrupted. */
const slow = 2_000_000;

async function startUpload(assetPage: AssetPage): Promise<void> {
  await assetPage.choose(files.medium);
  await assetPage.upload(1);
  await assetPage.expectStatus('thermography', 'Uploading');
}

test('line cut: the upload is repeated when the line is back, and the document is stored once', async ({
  assetPage,
  line,
  network,
  timesStored,
}) => {
  line.bytesPerSecond = slow;
  await startUpload(assetPage);
  await network.down();
  await expectText(assetPage.list, 'Can’t reach the service.');
  line.bytesPerSecond = 0;
  await network.up();
  await assetPage.expectStatus('thermography', 'Stored');
  expect(timesStored(readFileSync(files.medium))).toBe(1);
});

test(
  'reload with saved files: uploads continue, though the file is gone from the disk',
  { tag: '@short' },
  async ({ tab, assetPage, line, timesStored }) => {
    line.bytesPerSecond = 20_000;
    // More than the sockets of one machine take (4 MB), so that the upload isn't finishing already.
    const path = write('relief valve.txt', 'x'.repeat(12_000_000));
    const content = readFileSync(path);
    await assetPage.choose(path);
    await assetPage.upload(1);
    await expectText(tab.role('region', 'Uploads'), saved);
    rmSync(path);
    await tab.driver.navigate().refresh();
    await assetPage.expectStatus('relief valve', 'Uploading');
    line.bytesPerSecond = 0;
    await assetPage.expectStatus('relief valve', 'Stored');
    expect(timesStored(content)).toBe(1);
  },
);

/** Waits until pages can be opened without a network. */
const untilInstalled = (tab: Tab): Promise<void> =>
  expect
    .poll(() => tab.run(() => navigator.serviceWorker.ready.then(({ active }) => active?.state)))
    .toBe('activated');

test('two tabs: both show one queue, and when the sending tab is closed the other one continues', async ({
  tab,
  app,
  assetPage,
  network,
  line,
  timesStored,
}) => {
  line.bytesPerSecond = 500_000;
  await startUpload(assetPage);
  const first = await tab.driver.getWindowHandle();
  await tab.driver.switchTo().newWindow('tab');
  const second = await tab.driver.getWindowHandle();
  await tab.openSignedIn(network.url, app.url);
  await assetPage.expectStatus('thermography', 'Uploading');
  await assetPage.choose(files.pdf);
  await assetPage.upload(1);
  await tab.driver.switchTo().window(first);
  await assetPage.expectStatus(pdfName, 'Stored');
  await assetPage.expectStatus('thermography', 'Uploading');
  await tab.driver.close();
  await tab.driver.switchTo().window(second);
  line.bytesPerSecond = 0;
  await assetPage.expectStatus('thermography', 'Stored');
  await assetPage.expectStatus(pdfName, 'Stored');
  for (const path of [files.medium, files.pdf]) expect(timesStored(readFileSync(path))).toBe(1);
});

test('offline start: the page opens without a network, with its queue, and uploads continue once there is one', async ({
  tab,
  assetPage,
  network,
  timesStored,
}) => {
  await untilInstalled(tab);
  await assetPage.choose(files.pdf);
  await network.down();
  await assetPage.upload(1);
  await expectText(tab.role('region', 'Uploads'), saved);
  await tab.driver.navigate().refresh();
  await expectText(tab.role('heading'), 'Hydraulic press HP 160');
  await expectText(assetPage.list, 'Can’t reach the service.');
  await network.up();
  await assetPage.expectStatus(pdfName, 'Stored');
  expect(timesStored(readFileSync(files.pdf))).toBe(1);
});

test('offline preview: a manual is shown without a network', async ({ tab, assetPage, network }) => {
  await untilInstalled(tab);
  await network.down();
  await tab.driver.navigate().refresh();
  await assetPage.choose(files.smallManual);
  await assetPage.chosen('pump-manual.zip').role('button', 'Preview').click();
  const dialog = tab.role('dialog', /^Preview of /);
  await expectText(dialog.css('.preview__where'), 'index.html');
  await inManual(tab, async (page) => expect(await page.css('a').read()).toBe('Start'));
});
