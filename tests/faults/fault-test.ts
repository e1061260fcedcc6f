import { test as base } from '@playwright/test';

import { openEnvironment, type SharedEnvironment } from './environment.ts';
import { createPagePool, type PagePool } from './page-pool.ts';

interface WorkerFixtures {
  /** The built application with its service, one for all tests of a worker. */
  readonly stage: SharedEnvironment;
  readonly pool: PagePool;
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
  pool: [
    async ({ browser, stage }, provide) => {
      const pool = createPagePool(browser, stage);
      await provide(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
});
