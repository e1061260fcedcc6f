import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

import { readResults, resultsPath, type FileResults } from './results.ts';
import { showTable } from './table.ts';

interface Options {
  readonly engine: string;
  readonly version: string;
}

const root = join(import.meta.dirname, '..');

/** Writes the results of the files that were run completely into `results.json` and the README, next to earlier ones. */
export default class ResultsReporter implements Reporter {
  readonly #options: Options;
  #config: FullConfig | undefined;
  #suite: Suite | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config;
    this.#suite = suite;
  }

  onEnd(): void {
    if (this.#config === undefined || this.#suite === undefined || isPartial(this.#config)) return;
    const { engine, version } = this.#options;
    const results = readResults();
    const files = { ...results[engine]?.files };
    const byFile = groupBy(this.#suite.allTests(), ({ location }) => relative(root, location.file));
    const complete = [...byFile].filter(([, tests]) => tests.every(hasEnded));
    if (complete.length === 0) return;
    for (const [name, tests] of complete) files[name] = resultsOf(tests);
    const present = Object.entries(files).filter(([name]) => existsSync(join(root, name)));
    present.sort(([one], [other]) => (one < other ? -1 : 1));
    const all = { ...results, [engine]: { version, files: Object.fromEntries(present) } };
    writeFileSync(resultsPath, `${JSON.stringify(all, undefined, 2)}\n`);
    showTable(all);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** True if titles or lines select some of the tests of a file. */
const isPartial = ({ grep }: FullConfig): boolean =>
  String(grep) !== '/.*/' || process.argv.some((word) => /^(?:-g|-G|--grep)|\.ts:\d/.test(word));

function resultsOf(tests: readonly TestCase[]): FileResults {
  const withOutcome = (...outcomes: readonly string[]) =>
    tests.filter((test) => outcomes.includes(test.outcome()));
  const byReason = [...groupBy(withOutcome('skipped'), reasonOf)];
  return {
    passed: withOutcome('expected').map(titleOf),
    // A test that passed only on a retry has failed.
    failed: withOutcome('unexpected', 'flaky').map(titleOf),
    notDrivable: Object.fromEntries(byReason.map(([reason, some]) => [reason, some.map(titleOf)])),
  };
}

const hasEnded = ({ results }: TestCase): boolean =>
  results.length > 0 && results.every(({ status }) => status !== 'interrupted');

const titleOf = (test: TestCase): string => test.titlePath().slice(3).join(' › ');

const reasonOf = ({ annotations }: TestCase): string =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'Left out without a reason.';

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
