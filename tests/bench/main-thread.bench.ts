import type { Browser, Page } from '@playwright/test';

import { startHost } from '../e2e/embed/host.ts';
import { hostProps, page as html, test as embedTest } from '../e2e/embed/test.ts';
import { test } from '../e2e/test.ts';
import { files } from '../fixtures/make-files.ts';

import { record } from './figures.ts';
import { traceTasks } from './trace-tasks.ts';

/** Longest task of a smooth page, in milliseconds. */
const boundMs = 50;

test(`no task of the page takes over ${boundMs} ms while a real manual is inspected`, async ({
  browser,
  assetPage,
  page,
}) => {
  await assetPage.expectSignedIn();
  await measure(browser, page, 'in a worker');
});

embedTest(
  `no task of the page takes over ${boundMs} ms while the page itself inspects a manual, in an element of another origin`,
  async ({ browser, page, hostPort, service }) => {
    const scripts = await startHost();
    const host = await startHost({
      port: hostPort,
      files: {
        '/': html('<div id="place"></div><script type="module" src="/host.js"></script>'),
        '/host.js': `
          import { mount } from '${scripts.url}/embed/asset-document-upload.js';
          mount(document.querySelector('#place'), {
            assetId: 'PRESS-0042', baseUrl: '${service.url}/', ...${hostProps(service.url)}
          });`,
      },
    });
    await page.goto(host.url);
    await measure(browser, page, "on the page's thread");
    await host.close();
    await scripts.close();
  },
);

async function measure(browser: Browser, page: Page, where: string): Promise<void> {
  // Found before the measurement: locating elements also takes time on the page's thread.
  const input = await page.getByLabel('Chosen files').elementHandle();
  const idle = await watch(browser, page, () => page.evaluate(beCalmlyBusy));
  const inspected = await watch(browser, page, async () => {
    await input.setInputFiles(files.manual);
    await input.evaluate(untilInspected);
  });
  const row = { size: 1, sizeUnit: 'once', unit: 'ms' } as const;
  const work = 'longest task while a manual is inspected';
  record({ ...row, work: `${work}, CPU`, who: where, value: inspected.cpuMs, bound: boundMs });
  record({ ...row, work: `${work}, clock`, who: where, value: inspected.clockMs });
  // Delays that this machine adds to a page whose tasks take 8 ms.
  record({ ...row, work: `${work}, clock`, who: `${where}, a page that does nothing`, value: idle.clockMs });
}

/**
 * The longest task in this time: wall-clock time, and the computing time in it; on a busy machine tasks wait in
 * between.
 */
async function watch(browser: Browser, page: Page, meanwhile: () => Promise<void>) {
  const tasks = await traceTasks(browser, page, meanwhile);
  return {
    cpuMs: longest(tasks.map(({ cpuMs }) => cpuMs)),
    clockMs: longest(tasks.map(({ clockMs }) => clockMs)),
  };
}

const longest = (times: readonly number[]): number => Math.round(Math.max(0, ...times));

/** Runs in the page: measures the machine's delays in a page that is never busy for longer than 8 ms. */
async function beCalmlyBusy(): Promise<void> {
  for (let slices = 0; slices < 500; slices += 1) {
    const end = performance.now() + 8;
    while (performance.now() < end);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

/** Runs in the page. */
async function untilInspected(input: Node): Promise<void> {
  const root = input.getRootNode() as Document | ShadowRoot;
  const isDone = () =>
    [...root.querySelectorAll('summary')].some((summary) => summary.textContent.includes('Findings'));
  while (!isDone()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
