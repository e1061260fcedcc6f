import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

import { writeSection } from '../support/readme-section.ts';

import { readResults, resultsPath, type Counts, type Outcome } from './results.ts';
import { featureOf, tableOf } from './table.ts';

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
    for (const [name, tests] of complete) files[name] = resultsOf(name, tests);
    const present = Object.entries(files).filter(([name]) => existsSync(join(root, name)));
    present.sort(([one], [other]) => (one < other ? -1 : 1));
    const all = { ...results, [engine]: { version, files: Object.fromEntries(present) } };
    writeFileSync(resultsPath, `${JSON.stringify(all, undefined, 2)}\n`);
    writeSection(join(import.meta.dirname, 'README.md'), 'engines', tableOf(all));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** True if titles or lines select some of the tests of a file. */
const isPartial = ({ grep }: FullConfig): boolean =>
  String(grep) !== '/.*/' || process.argv.some((word) => /^(?:-g|-G|--grep)|\.ts:\d/.test(word));

/** Playwright's outcomes; a test that passed only on a retry has failed. */
const outcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'not drivable',
} as const satisfies Record<ReturnType<TestCase['outcome']>, Outcome>;

function countsOf(tests: readonly TestCase[]): Counts {
  const groups = groupBy(tests, (each) => outcomes[each.outcome()]);
  return Object.fromEntries([...groups].map(([outcome, some]) => [outcome, some.length]));
}

function resultsOf(file: string, tests: readonly TestCase[]): Readonly<Record<string, Counts>> {
  const groups = groupBy(tests, ({ title }) => featureOf(file, title).name);
  return Object.fromEntries([...groups].map(([feature, some]) => [feature, countsOf(some)]));
}

const hasEnded = ({ results }: TestCase): boolean =>
  results.length > 0 && results.every(({ status }) => status !== 'interrupted');

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
