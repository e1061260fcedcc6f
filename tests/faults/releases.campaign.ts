import { test } from '@playwright/test';

import { buildRelease, currentRelease } from '../releases/build-release.ts';
import { runAtRandom, type Releases } from '../releases/random-run.ts';
import { testRandomRuns } from './random-runs.ts';

const stepCount = 14;
let releases: Releases;

test.beforeAll(async () => {
  releases = [
    currentRelease,
    await buildRelease({ words: 'next' }),
    await buildRelease({ words: 'newest', hasNewFormats: true }),
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
  section: 'releases',
  describe: (
    sums,
  ) => `In ${sums.runs} runs of ${sums.steps} steps, ${sums.chosen} files were chosen and ${sums.stored} of them
stored; ${sums.lost} were lost, ${sums.falselySaved} of them on a page that could be left without a question.
${sums.storedTwice} were stored twice, and ${sums.deadPages} pages didn't work once the servers were whole again.`,
});
