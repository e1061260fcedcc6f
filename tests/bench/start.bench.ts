// Size of the download and the time until the page is usable.
import { gzipSync } from 'node:zlib';

import { test } from '../e2e/test.ts';

import { contenders } from './contenders.ts';
import { record } from './figures.ts';

const runs = 5;

for (const contender of contenders) {
  test(`until ${contender.name} can be used`, async ({ browser }) => {
    const times: number[] = [];
    let script = 0;
    for (let run = 0; run < runs; run += 1) {
      const contest = await contender.open(await browser.newContext());
      const { page } = contest;
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.reload({ waitUntil: 'networkidle' });
      times.push(await page.evaluate(largestPaintMs));
      script = (await Promise.all(scripts)).reduce(
        (sum, body) => sum + gzipSync(body, { level: 9 }).length,
        0,
      );
      await contest.end();
    }
    const row = { who: contender.name, size: 1, sizeUnit: 'once' } as const;
    record({ ...row, work: 'largest contentful paint', value: Math.min(...times), unit: 'ms' });
    record({ ...row, work: 'JavaScript loaded', value: script / 1000, unit: 'kB gzip' });
  });
}

/** Runs in the page; the largest contentful paint, or the last paint of a page without one. */
const largestPaintMs = (): Promise<number> =>
  new Promise((resolve) => {
    const paints = performance.getEntriesByType('paint');
    let latest = paints.at(-1)?.startTime ?? 0;
    const observer = new PerformanceObserver((list) => {
      latest = list.getEntries().at(-1)?.startTime ?? latest;
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(latest), 200);
  });
