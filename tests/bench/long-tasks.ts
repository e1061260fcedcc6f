import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    readonly tasks: readonly number[];
  }
}

/** Lets the page note its long tasks (W3C, Long Tasks API): those above 50 ms, which a person feels as a hitch. */
export async function watchLongTasks(page: Page): Promise<void> {
  // One on purpose shows that the next would be seen.
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
  await expect.poll(() => allTasks(page)).toHaveLength(1);
}

/** Milliseconds of each long task since the watch began. */
export const readLongTasks = async (page: Page): Promise<readonly number[]> =>
  (await allTasks(page)).slice(1);

const allTasks = (page: Page) => page.evaluate(() => window.tasks);
