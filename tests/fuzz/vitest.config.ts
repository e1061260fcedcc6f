import { defineConfig } from 'vitest/config';

process.env['FUZZ_RUNS'] ??= '5000';
process.env['FUZZ_MUTANTS'] ??= '20000';
process.env['FUZZ_SEED'] ??= String(Date.now() % 2 ** 32);

/** The fuzz tests of `npm test`, with more runs. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 1_800_000,
    include: ['tests/fuzz/*.fuzz.ts'],
    setupFiles: ['tests/fuzz/setup-fuzz.ts'],
  },
});
