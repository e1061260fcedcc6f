// Makes small changes to the code and checks that a test fails. For a part: `npm run mutation -- -m
// 'src/api/**/*.ts,!src/**/*.test.ts'`.

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Code that runs once when a module is loaded can't be switched on for one test.
  ignoreStatic: true,
  mutate: [
    'src/{api,queue,manual,file-type,zip}/**/*.ts',
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
  thresholds: { high: 90, low: 85, break: 85 },
};
