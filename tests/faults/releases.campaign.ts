import { expect, test } from '@playwright/test';

import { buildRelease, currentRelease } from '../releases/build-release.ts';
import { runAtRandom, type ReleaseRun, type Releases } from '../releases/random-run.ts';

import { writeReportSection } from './report-file.ts';

const runCount = Number(process.env['RELEASE_RUNS'] ?? 200);
/** Seeds of runs to repeat, separated by commas. */
const chosenSeeds = process.env['RELEASE_SEEDS']?.split(',').map(Number);
const stepCount = 14;
const atOnce = 8;
const flaws = ['lost', 'falselySaved', 'storedTwice', 'deadPages'] as const;

test(`${runCount} random runs of releases, rollbacks and stale caches: each file is stored once`, async ({
  browser,
}) => {
  test.setTimeout(runCount * 60_000 + 300_000);
  const releases: Releases = [
    currentRelease,
    await buildRelease({ words: 'next' }),
    await buildRelease({ words: 'newest', rank: 3, recordVersion: 2, databaseVersion: 3 }),
  ];
  const seeds = chosenSeeds ?? Array.from({ length: runCount }, (_, at) => 1 + at);
  const runs: ReleaseRun[] = [];
  const work = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const run = await runAtRandom(browser, releases, seed, stepCount);
      runs.push(run);
      // So that a flawed run can be repeated.
      const isFlawed = flaws.some((flaw) => run[flaw].length > 0);
      if (isFlawed || chosenSeeds) console.log(JSON.stringify(run, null, 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (!chosenSeeds) await report(runs);
  for (const flaw of flaws) {
    expect(runs.filter((run) => run[flaw].length > 0).map(({ seed }) => seed)).toEqual([]);
  }
});

async function report(runs: readonly ReleaseRun[]): Promise<void> {
  const sum = (count: (run: ReleaseRun) => number) => runs.reduce((total, run) => total + count(run), 0);
  const figures = {
    runs: runs.length,
    steps: sum(({ steps }) => steps.length),
    chosen: sum(({ chosen }) => chosen),
    stored: sum(({ stored }) => stored),
    lost: sum(({ lost }) => lost.length),
    falselySaved: sum(({ falselySaved }) => falselySaved.length),
    storedTwice: sum(({ storedTwice }) => storedTwice.length),
    deadPages: sum(({ deadPages }) => deadPages.length),
  };
  await writeReportSection(
    'releases',
    `In ${figures.runs} runs of ${figures.steps} steps, ${figures.chosen} files were chosen and ${figures.stored} of them
stored; ${figures.lost} were lost, ${figures.falselySaved} of them on a page that could be left without a question.
${figures.storedTwice} were stored twice, and ${figures.deadPages} pages didn't work once the servers were whole again.`,
    figures,
  );
}
