import type { CDPSession } from '@playwright/test';

import { noneInFirefox } from '../engine.ts';
import { expect, hostProps, modulePage, test } from './test.ts';

declare global {
  interface Window {
    readonly mountOnce: (at?: number) => Promise<void>;
  }
}

/** Objects on the page's heap after everything has ended. */
async function countAll(devtools: CDPSession) {
  // References freed by a first collection may free further objects in a second one.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners, documents };
}

noneInFirefox('heap');

test('[EMBED-6][EMBED-18] mounts and unmounts, however many, leave no element and no listener', async ({
  page,
  service,
  openHost,
}) => {
  await openHost({
    files: modulePage(
      '<main></main>',
      `import '/embed/asset-document-upload.js';
       const props = ${hostProps(service.url)};
       globalThis.mountOnce = () => new Promise((resolve) => {
         const element = document.createElement('asset-document-upload');
         Object.assign(element, { assetId: 'PRESS-0042', baseUrl: '${service.url}', ...props });
         element.addEventListener('asset-document-upload:ready', async () => {
           element.remove();
           setTimeout(resolve, 10);
         });
         document.querySelector('main').append(element);
       });`,
    ),
  });
  const devtools = await page.context().newCDPSession(page);
  const mount = (times: number) =>
    page.evaluate(async (count) => {
      for (let at = 0; at < count; at += 1) await window.mountOnce();
    }, times);
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(globalThis));

  const [before, globalsBefore] = [await countAll(devtools), await globals()];
  await mount(20);
  // Pending writes of the last mounts end first; and references that the browser holds to the very last one are
  // released with the next, so each count is taken after another one.
  await expect
    .poll(async () => {
      await mount(1);
      return countAll(devtools);
    })
    .toEqual(before);
  expect(await globals()).toEqual(globalsBefore);
  expect(await page.evaluate(() => document.body.outerHTML)).toContain('<main></main>');
});

test('[EMBED-18] mounts that end while everything is in progress, and that their hosts still reference, leave nothing either', async ({
  page,
  service,
  openHost,
}) => {
  await page.route('**/chunks/embed-deferred-chunk-*', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.fallback();
  });
  await openHost({
    files: modulePage(
      '<main></main>',
      `import { mount } from '/embed/asset-document-upload.js';
       const { getToken, ...lists } = ${hostProps(service.url)};
       const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
       const late = async () => { await wait(300); return getToken(); };
       const props = { assetId: 'PRESS-0042', baseUrl: '${service.url}', getToken: late, ...lists };
       globalThis.held = [];
       globalThis.mountOnce = async (at) => {
         const place = document.createElement('div');
         document.querySelector('main').append(place);
         const mounted = mount(place, props);
         held.push(mounted);
         await wait(at * 15);
         mounted.unmount();
         place.remove();
         mounted.update({ assetId: 'TANK-007' });
         mounted.unmount();
       };`,
    ),
  });
  const devtools = await page.context().newCDPSession(page);
  const mount = (at: number) => page.evaluate((moment) => window.mountOnce(moment), at);
  const before = await countAll(devtools);
  for (let at = 0; at < 40; at += 5) await mount(at);
  await expect
    .poll(async () => {
      await mount(40);
      return countAll(devtools);
    })
    .toEqual(before);
});
