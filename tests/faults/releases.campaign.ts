import { test } from '@playwright/test';

import { buildRelease, currentRelease } from '../releases/build-release.ts';
import { runAtRandom, type ReleaseRun, type Releases } from '../releases/random-run.ts';

import { testRandomRuns } from './random-runs.ts';
import { writeTable } from './results.ts';

const stepCount = 14;
let releases: Releases;

test.beforeAll(async () => {
  releases = [
    currentRelease,
    await buildRelease({ words: 'next' }),
    await buildRelease({ words: 'newest', rank: 3, recordVersion: 2, databaseVersion: 3 }),
  ];
});

testRandomRuns({
  title: 'releases, rollbacks and stale caches: each file is stored once',
  runCount: Number(process.env['RELEASE_RUNS'] ?? 200),
  chosenSeeds: process.env['RELEASE_SEEDS'],
  // Most of the time they wait.
  atOnce: 8,
  flaws: ['lost', 'falselySaved', 'storedTwice', 'deadPages'],
  run: (browser, seed) => runAtRandom(browser, releases, seed, stepCount),
  report,
});

function report(runs: readonly ReleaseRun[]): void {
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
  writeTable(
    'releases',
    `In ${figures.runs} runs of ${figures.steps} steps, ${figures.chosen} files were chosen and ${figures.stored} of them
stored; ${figures.lost} were lost, ${figures.falselySaved} of them on a page that could be left without a question.
${figures.storedTwice} were stored twice, and ${figures.deadPages} pages didn't work once the servers were whole again.`,
  );
}
