import { runAtRandom } from '../../identity/random-run.ts';
import { expect, test } from './test.ts';

/** A short run; `npm run faults:identity` makes long ones. */
test(`[IDENTITY-2][IDENTITY-5] a random run of two people with three tabs: no file in a wrong name, on a wrong page or lost @quick`, async ({
  browser,
}) => {
  const run = await runAtRandom(browser, 1, 6);
  expect(run).toMatchObject({ inWrongName: [], shownToOther: [], lost: [], sentAfterDiscard: [] });
});
