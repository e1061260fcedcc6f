import * as fc from 'fast-check';

/** How often each property is tried; `npm run fuzz` does it more often. */
fc.configureGlobal({ numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) });
