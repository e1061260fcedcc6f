import { markdownTable } from '../support/checks/readme-section.ts';
import { faultKinds, type Fault } from './fault.ts';
import { faults } from './faults.ts';
import { loadRuns, writeTable } from './results.ts';
import type { Run } from './run-fault.ts';

const columns = {
  runs: () => true,
  stored: (run: Run) => run.truth.whole > 0,
  lost: (run: Run) => run.isLost,
  'stored twice': (run: Run) => run.isStoredTwice,
  'false success': (run: Run) => run.isFalseSuccess,
  'stored but shown as failed': (run: Run) => run.isStoredButShownFailed,
};

const count = (runs: readonly Run[]): string[] =>
  Object.values(columns).map((holds) => String(runs.filter(holds).length));

/** Prints the results of the campaign, and writes the report when every fault has run. */
export async function printTable(): Promise<void> {
  const all = await loadRuns();
  const ran = faults.filter(({ id }) => all.has(id));
  if (ran.length === 0) return;
  const runsOf = (some: readonly Fault[]) => some.flatMap(({ id }) => all.get(id) ?? []);
  const heads = Object.keys(columns);
  const kinds = faultKinds.map((kind) => [kind, ran.filter((fault) => fault.kind === kind)] as const);
  const table = markdownTable(
    ['kind of fault', 'faults', ...heads],
    [
      ...kinds.map(([kind, some]) => [kind, String(some.length), ...count(runsOf(some))]),
      ['all', String(ran.length), ...count(runsOf(ran))],
    ],
  );
  process.stdout.write(`\n${table}\n`);
  // A campaign with only some faults says nothing about the whole.
  if (ran.length < faults.length) return;
  writeTable(process.env['FAULT_ENGINE'] === 'firefox' ? 'firefox' : 'faults', table);
}
