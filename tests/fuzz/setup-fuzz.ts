import * as fc from 'fast-check';

/** Runs per property; `npm run fuzz` sets more. */
fc.configureGlobal({ numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) });
