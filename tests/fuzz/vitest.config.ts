import { defineConfig } from 'vitest/config';

process.env['FUZZ_RUNS'] ??= '5000';

/** The fuzzing of `npm test`, for long. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 1_800_000,
    include: ['tests/fuzz/*.fuzz.ts'],
    setupFiles: ['tests/fuzz/setup-fuzz.ts'],
  },
});
