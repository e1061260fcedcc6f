import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test, type Browser } from '@playwright/test';

import { writeTable } from './results.ts';

/** A run, whose figures are numbers, or lists of which the lengths count. */
type Counted<R> = { readonly [Name in keyof R]: number | readonly unknown[] } & { readonly seed: number };

/** A campaign of random runs. */
interface RandomRuns<R extends Counted<R>> {
  readonly title: string;
  /** Section of the README. */
  readonly section: 'identity' | 'releases' | 'background';
  readonly runCount: number;
  /** Seeds to repeat, separated by commas, instead of the whole campaign. */
  readonly chosenSeeds: string | undefined;
  /** Number of runs at a time. */
  readonly atOnce: number;
  /** Lists of a run that must be empty. */
  readonly flaws: readonly (keyof R)[];
  readonly run: (browser: Browser, seed: number) => Promise<R>;
  /** Returns the text of the section, from the sums of each figure; called if no run has a flaw. */
  readonly describe: (sums: Readonly<Record<keyof R | 'runs', number>>) => string;
}

/** Runs of one test: the test runner takes longer for each step of a test, the more the test has. */
const mostInPart = 50;
const runTimeoutMs = 60_000;
/** A run that takes longer has no end. */
const longestRunMs = 600_000;

/** Defines the tests of a campaign, which print each run that has a flaw. */
export function testRandomRuns<R extends Counted<R>>(options: RandomRuns<R>): void {
  const { title, section, runCount, chosenSeeds, atOnce, flaws, run, describe } = options;
  const seeds = chosenSeeds?.split(',').map(Number) ?? Array.from({ length: runCount }, (_, at) => 1 + at);
  const runs: R[] = [];
  const isFlawed = (each: R): boolean => flaws.some((flaw) => (each[flaw] as readonly unknown[]).length > 0);
  test.describe.configure({ mode: 'default' });

  for (let from = 0; from < seeds.length; from += mostInPart) {
    const part = seeds.slice(from, from + mostInPart);
    test(`${title}, runs ${part[0]} to ${part.at(-1)}`, async ({ browser }) => {
      test.setTimeout(part.length * runTimeoutMs);
      const left = [...part];
      const work = async (): Promise<void> => {
        for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
          const made = await Promise.race([
            run(browser, seed),
            sleep(longestRunMs, undefined, { ref: false }),
          ]);
          if (made === undefined) throw new Error(`Run ${seed} has no end.`);
          runs.push(made);
          if (chosenSeeds !== undefined || isFlawed(made)) console.log(JSON.stringify(made, null, 1));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      expect(runs.filter(isFlawed).map(({ seed }) => seed)).toEqual([]);
    });
  }
  test.afterAll(() => {
    // After a failure, another process makes the rest.
    if (chosenSeeds === undefined && runs.length === runCount) writeTable(section, describe(sumsOf(runs)));
  });
}

function sumsOf<R extends Counted<R>>(runs: readonly R[]): Readonly<Record<keyof R | 'runs', number>> {
  const sum = (name: keyof R): number =>
    runs.reduce((total, { [name]: value }) => total + (typeof value === 'number' ? value : value.length), 0);
  const names = Object.keys(runs[0]!) as (keyof R)[];
  const sums = Object.fromEntries(names.map((name) => [name, sum(name)])) as Record<keyof R, number>;
  return { ...sums, runs: runs.length };
}
