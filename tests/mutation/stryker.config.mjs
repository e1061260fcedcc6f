// Makes small changes to the code and checks that a test fails. For a part: `npm run mutation -- -m
// 'src/api/**/*.ts,!src/**/*.test.ts'`. `SAMPLE=src/api npm run mutation` changes a quarter of a folder's code only: every
// fourth block of 25 lines. `node tests/mutation/write-scores.mjs` keeps the scores of such runs.

import { globSync, readFileSync } from 'node:fs';

const blockLines = 25;
const oneIn = 4;

/** Returns every fourth block of the folder's code. Blocks are counted across files, so that small files count, too. */
function sampleOf(folder) {
  let block = 0;
  return globSync(`${folder}/**/*.ts`)
    .filter((path) => !/\.(?:test|worker|d)\.ts$/.test(path))
    .toSorted()
    .flatMap((path) => {
      const count = readFileSync(path, 'utf8').split('\n').length;
      const starts = Array.from({ length: Math.ceil(count / blockLines) }, (_, at) => at * blockLines + 1);
      return starts.flatMap((start) =>
        block++ % oneIn === 0 ? [`${path}:${start}-${Math.min(count, start + blockLines - 1)}`] : [],
      );
    });
}

const { SAMPLE } = process.env;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs once when a module is loaded can't be switched on for one test.
  ignoreStatic: true,
  mutate: SAMPLE
    ? sampleOf(SAMPLE)
    : [
        'src/{api,queue,asset,intake,manual,file-type,zip,document,package,photo}/**/*.ts',
        'src/app/config/**/*.ts',
        'src/features/add-documents/**/*.ts',
        '!src/**/*.test.ts',
        '!src/**/*.d.ts',
        '!src/**/*.worker.ts',
      ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: '.reports/mutation.json' },
  tempDirName: 'node_modules/.cache/stryker',
  incrementalFile: 'node_modules/.cache/stryker.json',
  ignorePatterns: ['dist', '.reports', 'tests/screenshots'],
  concurrency: 2,
  // The compiler here has no JavaScript interface to rewrite it with, and the tests don't need it.
  tsconfigFile: 'none',
  timeoutMS: 10_000,
  // On a busy machine the first run of all tests takes long.
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 90, low: 85, break: 85 },
};
