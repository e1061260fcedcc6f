import { expectOutcome } from '../faults/expect-outcome.ts';
import { test } from '../faults/fault-test.ts';
import { faults } from '../faults/faults.ts';
import { runFault } from '../faults/run-fault.ts';
import type { Operation } from '../faults/test-file.ts';

/** One of each kind that matters most; `npm run faults` runs all of them ten times. */
const selection: readonly (readonly [id: string, operation: Operation])[] = [
  ['refused', 'document'],
  ['lost-reset', 'document'],
  ['html-200', 'document'],
  ['killed-50', 'document'],
];

for (const [id, operation] of selection) {
  const fault = faults.find((each) => each.id === id)!;
  test(`${id}: ${fault.does} @quick`, async ({ pool }) => {
    expectOutcome(fault, await runFault(fault, operation, pool));
  });
}
