import { runAtRandom } from '../identity/random-run.ts';
import { testRandomRuns } from './random-runs.ts';

const stepCount = 14;

testRandomRuns({
  title: 'two people on one device: each file is stored for the person who chose it',
  runCount: Number(process.env['IDENTITY_RUNS'] ?? 500),
  chosenSeeds: process.env['IDENTITY_SEEDS'],
  // Most of the time they wait.
  atOnce: 8,
  flaws: ['inWrongName', 'shownToOther', 'lost', 'sentAfterDiscard'],
  run: (browser, seed) => runAtRandom(browser, seed, stepCount),
  section: 'identity',
  describe: (
    sums,
  ) => `In ${sums.runs} runs of ${sums.steps} steps, ${sums.chosen} files were chosen and ${sums.stored} of them
stored: ${sums.inWrongName} in a wrong name. ${sums.shownToOther} were shown to the other person, ${sums.lost}
were lost without a word, and ${sums.sentAfterDiscard} were sent after they had been discarded.`,
});
