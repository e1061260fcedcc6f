import type { Locator } from '@playwright/test';

import { files, pdfName } from '../../fixtures/make-files.ts';
import { freePort } from '../app-process.ts';
import { createAssetPage, type AssetPage } from '../asset-page.ts';
import { buildHost } from './build-host.ts';
import { strictPolicy, type Host } from './host.ts';
import { expect, page as html, test as base } from './test.ts';
import { doRoutedJob } from './upload-everything.ts';

interface Fixtures {
  readonly framePort: number;
  /** Address of the frame. */
  readonly frames: Host;
  /** Opens a page with the frame in it; `{}` is replaced by the frame in its body. */
  readonly openFrame: (body?: string, files?: Readonly<Record<string, string>>) => Promise<AssetPage>;
}

const test = base.extend<Fixtures>({
  routedBy: 'host',
  framePort: async ({}, provide) => provide(await freePort()),
  // The frame sends documents, and the host page requests tokens.
  serviceEnv: async ({ hostPort, framePort }, provide) =>
    provide({ CORS_ORIGINS: `http://localhost:${hostPort},http://localhost:${framePort}` }),
  frames: async ({ framePort, startHost }, provide) =>
    provide(await startHost({ port: framePort, files: other })),
  openFrame: async ({ page, hostPort, service, frames, openHost }, provide) => {
    const address = `${frames.url}/embed/frame.html?parent=http://localhost:${hostPort}`;
    const frame = `<iframe id="documents" src="${address}" title="Documents"></iframe>`;
    await provide(async (body = '{}', more = {}) => {
      await openHost({
        path: `/?service=${service.url}`,
        policy: `${strictPolicy(service.url)}; frame-src http://localhost:*`,
        files: {
          '/': html(
            `${body.replace('{}', frame)}<script type="module" src="/host.js"></script>`,
            '<link rel="stylesheet" href="/host.css">',
          ),
          '/host.css': 'body { margin: 0 } iframe { display: block; width: 100%; border: 0 }',
          '/host.js': await buildHost('frame'),
          ...more,
        },
      });
      return createAssetPage(page, page.frameLocator('#documents'));
    });
  },
});

/** A page of any origin that pretends to be the frame or the host page. Records the messages it gets. */
const other = {
  '/other.html': html('<script src="/other.js"></script>'),
  '/other.js': `
  globalThis.received = [];
  addEventListener('message', ({ data }) => received.push(data));
  const say = (to, message) => to.postMessage({ mark: 'asset-document-upload/1', message }, '*');
  say(parent, { type: 'hello' });
  say(parent, { type: 'height', heightPx: 7 });
  say(parent, { type: 'get-token', question: 1, reason: 'initial' });
  say(parent, { type: 'event', name: 'stored', detail: { upload: { displayName: 'Never sent' } } });
  say(parent.frames[0], { type: 'props', props: { assetId: 'OTHER', baseUrl: location.origin, theme: 'dark' } });
  say(parent.frames[0], { type: 'token', question: 1, token: 'other' });
  globalThis.hasSaid = true;`,
};

test('[EMBED-8][EMBED-12] a host of another origin than the frame', async ({
  openFrame,
  violations,
  events,
}) => {
  const documents = await openFrame();
  await doRoutedJob(documents, events);
  expect(violations).toEqual([]);
});

test(`[EMBED-20] messages of another window have no effect, and it gets none`, async ({
  page,
  startHost,
  openFrame,
  events,
}) => {
  const elsewhere = await startHost({ files: other });
  const { url } = elsewhere;
  // The last one: its messages arrive when both ends listen.
  const documents = await openFrame('{}<main></main>');
  await documents.choose(files.pdf);
  await page.evaluate((src) => {
    document.querySelector('main')!.append(Object.assign(document.createElement('iframe'), { src }));
  }, `${url}/other.html`);
  const intruder = page.frame({ url: `${url}/other.html` }) ?? (await page.waitForEvent('framenavigated'));
  await expect.poll(() => intruder.evaluate('globalThis.hasSaid')).toBe(true);
  await documents.chooseMetadata();
  await documents.upload(1);
  await documents.expectStatus(pdfName, 'Stored');
  expect(await intruder.evaluate('received')).toEqual([]);
  expect(events.filter((each) => each.startsWith('stored'))).toEqual([`stored ${pdfName}`]);
  expect((await page.locator('#documents').boundingBox())!.height).toBeGreaterThan(100);
  const theme = documents.within.locator('.embedded').first();
  await expect(theme).not.toHaveAttribute('data-theme');
});

test(`[EMBED-20] a dialog is visible in a short frame and in a tall one`, async ({ page, openFrame }) => {
  const [width, height] = [390, 700];
  await page.setViewportSize({ width, height });
  const documents = await openFrame('<header></header>{}<footer></footer>', {
    '/host.css': `body { margin: 0 } header, footer { height: 500px } iframe { display: block; width: 100%; border: 0 }`,
  });
  await documents.choose(files.pdf);
  await documents.chooseMetadata();
  await documents.upload(1);
  await documents.expectStatus(pdfName, 'Stored');
  const dialog = documents.within.getByRole('dialog', { name: 'This document already exists' });
  const openDialog = async () => {
    await documents.choose(files.pdf);
    await documents.upload(1);
    await documents.sendAnyway(pdfName);
    await expectInSight(dialog, { width, height });
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toHaveCount(0);
  };
  await openDialog();
  // More rows, so that the middle of the frame is far away.
  const many = Array.from({ length: 40 }, (_, at) => ({
    name: `sheet-${at}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`sheet ${at}`),
  }));
  await documents.within.getByLabel('Chosen files').setInputFiles(many);
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())!.height)
    .toBeGreaterThan(2 * height);
  await page.mouse.wheel(0, -10_000);
  await documents.press(pdfName, 'Details');
  await expectInSight(dialog, { width, height });
});

async function expectInSight(dialog: Locator, { width, height }: { width: number; height: number }) {
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      if (!box) return 'no dialog';
      const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      return isInside && box.height > 200 ? 'in sight' : JSON.stringify(box);
    })
    .toBe('in sight');
}
