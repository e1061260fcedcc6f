import { runAtRandom } from '../../identity/random-run.ts';

import { expect, test } from './test.ts';

/** Short runs; `npm run faults:identity` makes long ones. */
for (const seed of [1, 2]) {
  test(`[IDENTITY-2][IDENTITY-5] random run ${seed} of two people with three tabs: no file in a wrong name, on a wrong page or lost`, async ({
    browser,
  }) => {
    const run = await runAtRandom(browser, seed, 6);
    expect(run).toMatchObject({ inWrongName: [], shownToOther: [], lost: [], sentAfterDiscard: [] });
  });
}
