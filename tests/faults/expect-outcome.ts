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
    isStoredButShownFailed: run.isStoredButShownFailed,
    statuses: run.statuses.toSorted(),
  };
  const description = `${run.operation}, ${run.posts} requests: ${run.wordsBefore.join(' → ')}`;
  expect.soft(outcome, description).toEqual({
    isLost: false,
    isStoredTwice: false,
    isFalseSuccess: false,
    isStoredButShownFailed: false,
    statuses:
      expectedStatuses.length === run.statuses.length
        ? expectedStatuses.toSorted()
        : run.statuses.map(() => expectedStatuses[0]),
  });
  const { whole, torn } = run.truth;
  if (expectedContent !== 'anything') {
    expect.soft(whole + torn, description).toBe(expectedContent === 'whole' ? 1 : 0);
  }
  const saidBefore = run.wordsBefore.join('\n');
  if (fault.words) expect.soft(run.words.join('\n'), description).toMatch(fault.words);
  const isSilent = fault.mayBeSilent && !/^Waiting: \D/m.test(saidBefore);
  if (fault.wordsBefore && !isSilent) expect.soft(saidBefore, description).toMatch(fault.wordsBefore);
  if (fault.posts !== undefined) expect.soft(run.posts, description).toBe(fault.posts);
}
