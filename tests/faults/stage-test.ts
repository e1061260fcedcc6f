import { test as base } from '@playwright/test';

import { createLanes, type Lanes } from './lanes.ts';
import { openStage, type Stage } from './stage.ts';

interface WorkerFixtures {
  /** The built application with its service, one for all tests of a worker. */
  readonly stage: Stage;
  readonly lanes: Lanes;
}

export const test = base.extend<object, WorkerFixtures>({
  stage: [
    async ({}, provide) => {
      const stage = await openStage();
      await provide(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
  lanes: [
    async ({ browser, stage }, provide) => {
      const lanes = createLanes(browser, stage);
      await provide(lanes);
      await lanes.close();
    },
    { scope: 'worker' },
  ],
});
