import { test as base } from '@playwright/test';

import { createPagePool, type PagePool } from './page-pool.ts';
import { openEnvironment, type SharedEnvironment } from './environment.ts';

interface WorkerFixtures {
  /** The built application with its service, one for all tests of a worker. */
  readonly stage: SharedEnvironment;
  readonly lanes: PagePool;
}

export const test = base.extend<object, WorkerFixtures>({
  stage: [
    async ({}, provide) => {
      const stage = await openEnvironment();
      await provide(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  lanes: [
    async ({ browser, stage }, provide) => {
      const lanes = createPagePool(browser, stage);
      await provide(lanes);
      await lanes.close();
    },
    { scope: 'worker' },
  ],
});
