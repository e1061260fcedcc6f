import { expect, test } from '../e2e/test.ts';
import { files } from '../fixtures/make-files.ts';

import { ours, record } from './figures.ts';
import { readLongTasks, watchLongTasks } from './long-tasks.ts';

/** What no task of a smooth page takes. */
const boundMs = 50;

test(`no task of the page takes over ${boundMs} ms while a real manual is inspected`, async ({
  assetPage,
  page,
}) => {
  await watchLongTasks(page);
  await assetPage.choose(files.manual);
  await expect(page.locator('summary', { hasText: 'Findings' })).toBeVisible();
  const tasks = await readLongTasks(page);
  const value = Math.max(0, ...tasks);
  const work = 'longest task while a real manual is inspected';
  record({ work, who: ours, size: 1, sizeUnit: 'once', value, unit: 'ms', bound: boundMs });
});
