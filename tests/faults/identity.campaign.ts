import { runAtRandom, type RandomRun } from '../identity/random-run.ts';

import { testRandomRuns } from './random-runs.ts';
import { writeTable } from './results.ts';

const stepCount = 14;

testRandomRuns({
  title: 'two people on one device: each file is stored for the person who chose it',
  runCount: Number(process.env['IDENTITY_RUNS'] ?? 500),
  chosenSeeds: process.env['IDENTITY_SEEDS'],
  // Most of the time they wait.
  atOnce: 8,
  flaws: ['inWrongName', 'shownToOther', 'lost', 'sentAfterDiscard'],
  run: (browser, seed) => runAtRandom(browser, seed, stepCount),
  report,
});

function report(runs: readonly RandomRun[]): void {
  const sum = (count: (run: RandomRun) => number) => runs.reduce((total, run) => total + count(run), 0);
  const figures = {
    runs: runs.length,
    steps: sum(({ steps }) => steps.length),
    chosen: sum(({ chosen }) => chosen),
    stored: sum(({ stored }) => stored),
    inWrongName: sum(({ inWrongName }) => inWrongName.length),
    shownToOther: sum(({ shownToOther }) => shownToOther.length),
    lost: sum(({ lost }) => lost.length),
    sentAfterDiscard: sum(({ sentAfterDiscard }) => sentAfterDiscard.length),
  };
  writeTable(
    'identity',
    `In ${figures.runs} runs of ${figures.steps} steps, ${figures.chosen} files were chosen and ${figures.stored} of them
stored: ${figures.inWrongName} in a wrong name. ${figures.shownToOther} were shown to the other person, ${figures.lost}
were lost without a word, and ${figures.sentAfterDiscard} were sent after they had been discarded.`,
  );
}
