import { expect } from '@playwright/test';

import type { Fault } from './fault.ts';
import type { Run } from './run-fault.ts';

/** Compares a run with the guarantees of the queue for every fault, and with the expected result of this one. */
export function expectOutcome(fault: Fault, run: Run): void {
  const { expectedStatuses = ['Stored'], expectedContent = 'whole' } = fault;
  const outcome = {
    isLost: run.isLost,
    isStoredTwice: run.isStoredTwice,
    isFalseSuccess: run.isFalseSuccess,
    isStoredButToldFailed: run.isStoredButToldFailed,
    told: run.told.toSorted(),
  };
  const story = `${run.operation}, ${run.posts} requests: ${run.wordsBefore.join(' → ')}`;
  expect.soft(outcome, story).toEqual({
    isLost: false,
    isStoredTwice: false,
    isFalseSuccess: false,
    isStoredButToldFailed: false,
    told:
      expectedStatuses.length === run.told.length
        ? expectedStatuses.toSorted()
        : run.told.map(() => expectedStatuses[0]),
  });
  const { whole, torn } = run.truth;
  if (expectedContent !== 'anything') {
    expect.soft(whole + torn, story).toBe(expectedContent === 'whole' ? 1 : 0);
  }
  const saidBefore = run.wordsBefore.join('\n');
  if (fault.words) expect.soft(run.words.join('\n'), story).toMatch(fault.words);
  const isSilent = fault.mayBeSilent && !/^Waiting: (?!Starts automatically)/m.test(saidBefore);
  if (fault.wordsBefore && !isSilent) expect.soft(saidBefore, story).toMatch(fault.wordsBefore);
  if (fault.posts !== undefined) expect.soft(run.posts, story).toBe(fault.posts);
}
