import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    readonly tasks: readonly number[];
  }
}

/** Records the long tasks of the page (W3C, Long Tasks API): those above 50 ms, which are noticeable as a hitch. */
export async function watchLongTasks(page: Page): Promise<void> {
  // A long task on purpose shows that others would be detected.
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

/** Milliseconds of each long task since the start. */
export const readLongTasks = async (page: Page): Promise<readonly number[]> =>
  (await allTasks(page)).slice(1);

const allTasks = (page: Page) => page.evaluate(() => window.tasks);
