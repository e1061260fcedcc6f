import { test as base, type Browser } from '@playwright/test';

import { faults } from './faults.ts';
import type { Fault, Operation } from './fault.ts';
import { expectAsPromised } from './expect-as-promised.ts';
import { saveRuns } from './results.ts';
import { runFault, type Run } from './run-fault.ts';
import { openStage, type Stage } from './stage.ts';

const runsEach = Number(process.env['FAULT_RUNS'] ?? 10);
/** Pages at once: two cores are kept busy by as many. */
const pages = 10;

const test = base.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const stage = await openStage();
      await provide(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

for (const fault of faults) {
  test(`${fault.id}: ${fault.does}`, async ({ browser, stage }) => {
    const runs = await runAll(fault, browser, stage);
    await saveRuns(fault.id, runs);
    for (const run of runs) expectAsPromised(fault, run);
  });
}

async function runAll(fault: Fault, browser: Browser, stage: Stage): Promise<readonly Run[]> {
  const operations: readonly Operation[] = ['document', 'manual'];
  const waiting = Array.from({ length: runsEach }, () => operations).flat();
  const runs: Run[] = [];
  const work = async (): Promise<void> => {
    for (let operation = waiting.pop(); operation; operation = waiting.pop()) {
      runs.push(await runFault(fault, { browser, stage, operation }));
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
  return runs;
}
