import type { CDPSession } from '@playwright/test';

import { startHost } from './host.ts';
import { expect, hostProps, page as html, test } from './test.ts';

/** What the page holds when nobody needs anything any more. */
async function countAll(devtools: CDPSession) {
  // What a first collection frees, a second one may find nobody to hold.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners, documents };
}

test('[E6][E18] a hundred mounts and unmounts leave no element and no listener', async ({
  page,
  hostPort,
  service,
}) => {
  const host = await startHost({
    port: hostPort,
    files: {
      '/': html('<main></main><script type="module" src="/host.js"></script>'),
      '/host.js': `
        import '/embed/asset-document-upload.js';
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
    },
  });
  await page.goto(host.url);
  const devtools = await page.context().newCDPSession(page);
  const mount = (times: number) =>
    page.evaluate(async (count) => {
      for (let at = 0; at < count; at += 1) await (globalThis as unknown as Mounting).mountOnce();
    }, times);
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(globalThis));

  const [before, globalsBefore] = [await countAll(devtools), await globals()];
  await mount(100);
  // What the last ones write down comes to its end first; and whatever the browser itself holds of the very last one, it
  // lets go of for the next, so each look is at the end of another.
  await expect
    .poll(async () => {
      await mount(1);
      return countAll(devtools);
    })
    .toEqual(before);
  expect(await globals()).toEqual(globalsBefore);
  expect(await page.evaluate(() => document.body.outerHTML)).toContain('<main></main>');
  await host.close();
});

interface Mounting {
  readonly mountOnce: () => Promise<void>;
}
