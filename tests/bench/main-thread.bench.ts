import { expect, test } from '../e2e/test.ts';
import { files } from '../fixtures/make-files.ts';

/** A task of that length is what a person feels as a hitch (W3C, Long Tasks API). */
const boundMs = 50;

test(`no task of the page takes over ${boundMs} ms while a real manual is inspected`, async ({
  assetPage,
  page,
}) => {
  // One long task on purpose shows that the next would be seen.
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    setTimeout(() => {
      const end = performance.now() + 80;
      while (performance.now() < end);
    });
  });
  const longTasks = () => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await expect.poll(longTasks).toHaveLength(1);
  await assetPage.choose(files.manual);
  await expect(page.locator('summary', { hasText: 'What was found' })).toBeVisible();
  const tasks = (await longTasks()).slice(1);
  process.stdout.write(`longest task: ${Math.max(0, ...tasks)} ms, bound ${boundMs} ms\n`);
  expect(tasks).toEqual([]);
});
