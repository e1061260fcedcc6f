import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

import { markdownTable, writeSection } from '../support/checks/readme-section.ts';
import { features } from './features.ts';

interface Options {
  readonly engine: 'firefox' | 'webkit';
  readonly version: string;
}

/** Playwright's outcomes in the words of the table; a test that passed only on a retry has failed. */
const outcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'not drivable',
} as const satisfies Record<ReturnType<TestCase['outcome']>, string>;

/** Cells of the table by feature, and the version, by engine. */
type Results = Readonly<
  Record<Options['engine'], { readonly version: string; readonly cells: Readonly<Record<string, string>> }>
>;

const resultsPath = join(import.meta.dirname, 'results.json');

/** Writes the results of a run of all tests into `results.json` and the README. */
export default class ResultsReporter implements Reporter {
  readonly #options: Options;
  #suite: Suite | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    if (this.#suite === undefined || process.env['RESULTS'] === undefined) return;
    const groups = Map.groupBy(this.#suite.allTests(), featureOf);
    const cells = Object.fromEntries([...groups].map(([feature, tests]) => [feature, cellOf(tests)]));
    const { engine, version } = this.#options;
    const results: Results = { ...readResults(), [engine]: { version, cells } };
    writeFileSync(resultsPath, `${JSON.stringify(results, undefined, 2)}\n`);
    writeSection(join(import.meta.dirname, 'README.md'), 'engines', tableOf(results));
  }

  printsToStdio(): boolean {
    return false;
  }
}

const readResults = (): Results => JSON.parse(readFileSync(resultsPath, 'utf8')) as Results;

/**
 * Returns the feature that a test belongs to: in Firefox the first that names its file, or its folder; in WebKit the one
 * that its title begins with, after groups and IDs of rules; otherwise the last one.
 */
function featureOf({ location, title }: TestCase): string {
  const file = relative(join(import.meta.dirname, '..'), location.file);
  const begin = /^(?:\[[^\]]+\])* *([^:]*)/.exec(title)![1]!;
  const found = features.find(({ firefox, webKit }) =>
    file.startsWith('engines/webkit/')
      ? webKit.includes(begin)
      : firefox.some((name) =>
          name.endsWith('/') ? file.startsWith(`e2e/${name}`) : file === `e2e/${name}.e2e.ts`,
        ),
  );
  return (found ?? features.at(-1)!).name;
}

function cellOf(tests: readonly TestCase[]): string {
  const counts = Map.groupBy(tests, (each) => outcomes[each.outcome()]);
  return ['passed' as const, 'failed' as const, 'not drivable' as const]
    .flatMap((outcome) => (counts.has(outcome) ? [`${counts.get(outcome)!.length} ${outcome}`] : []))
    .join(', ');
}

/** Table of features by engine, in Markdown. */
function tableOf({ firefox, webkit }: Results): string {
  return markdownTable(
    ['feature', `Firefox ${firefox.version}`, `WebKitGTK ${webkit.version}`],
    features.map(({ name }) => [name, ...[firefox, webkit].map(({ cells }) => cells[name] ?? 'not run')]),
  );
}
