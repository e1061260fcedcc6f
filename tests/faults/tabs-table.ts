import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { markdownTable } from '../support/checks/readme-section.ts';
import type { StoredDocuments } from './compare-outcome.ts';
import { resultsFolder, writeTable } from './results.ts';

/** Result of one run with two tabs. */
export interface TabRun {
  /** Final texts of the rows of both documents, in the remaining tab. */
  readonly statuses: readonly string[];
  readonly truth: StoredDocuments;
  /** Uploads that arrived, of both documents and both tabs. */
  readonly requests: number;
  /** Time from the fault in the first tab until the second one's own document was stored. */
  readonly seconds: number;
}

const fileOf = (): string => join(resultsFolder, 'tabs.jsonl');

/** Adds the runs to those of the other cases. */
export const saveTabRuns = (id: string, runs: readonly TabRun[]): Promise<void> =>
  writeFile(fileOf(), `${JSON.stringify({ id, runs })}\n`, { flag: 'a' });

/** Writes the report of the runs with two tabs, if there are any. */
export async function writeTabTable(): Promise<void> {
  const text = await readFile(fileOf(), 'utf8').catch(() => '');
  if (text === '') return;
  const cases = text
    .trim()
    .split('\n')
    .map((line): { readonly id: string; readonly runs: readonly TabRun[] } => JSON.parse(line));
  const all = { id: 'all', runs: cases.flatMap(({ runs }) => runs) };
  const rows = [...cases, all].map(({ id, runs }) => [id, ...cellsOf(runs)]);
  writeTable('tabs', markdownTable(heads, rows));
}

const heads = [
  'upload of the first tab: what happens to that tab',
  'runs',
  'both stored',
  'lost',
  'stored twice',
  'false success',
  'requests',
  'own document of the second tab stored after',
];

function cellsOf(runs: readonly TabRun[]): string[] {
  const count = (holds: (run: TabRun) => boolean): string => String(runs.filter(holds).length);
  const requests = runs.map((run) => run.requests);
  const seconds = runs.map((run) => run.seconds);
  return [
    String(runs.length),
    count(({ truth }) => truth.whole === 2),
    count(({ truth }) => truth.whole < 2),
    count(({ truth }) => truth.whole + truth.torn > 2),
    count(({ truth, statuses }) => truth.whole < statuses.filter((words) => words === 'Stored').length),
    range(requests, 0),
    `${range(seconds, 1)} s`,
  ];
}

function range(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return least === most ? `${most}` : `${least}–${most}`;
}
