import { expectOutcome } from './expect-outcome.ts';
import { test } from './fault-test.ts';
import type { Fault } from './fault.ts';
import { faults } from './faults.ts';
import type { PagePool } from './page-pool.ts';
import { saveRuns } from './results.ts';
import { runFault, type Run } from './run-fault.ts';
import type { Operation } from './test-file.ts';

const runsEach = Number(process.env['FAULT_RUNS'] ?? 10);
const isFirefox = process.env['FAULT_ENGINE'] === 'firefox';
/** Concurrent pages: this number keeps two cores busy. */
const pages = 8;

for (const fault of faults) {
  test(`${fault.id}: ${fault.does}`, async ({ pool }) => {
    const runs = await runAll(fault, pool);
    await saveRuns(fault.id, runs);
    const expected = isFirefox ? { ...fault, ...fault.inFirefox } : fault;
    for (const run of runs) expectOutcome(expected, run);
  });
}

async function runAll(fault: Fault, pool: PagePool): Promise<readonly Run[]> {
  const operations: readonly Operation[] = ['document', 'manual'];
  const waiting = Array.from({ length: runsEach }, () => operations).flat();
  const runs: Run[] = [];
  const work = async (): Promise<void> => {
    for (let operation = waiting.pop(); operation; operation = waiting.pop()) {
      runs.push(await runFault(fault, operation, pool));
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
  return runs;
}
