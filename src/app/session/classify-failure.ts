import { isRetryable } from '#api/is-retryable.ts';
import { isOutcomeUnknown, type Problem } from '#api/problem.ts';
import type { UploadProblem } from '#features/uploads/problem-message.ts';
import type { Judgement, Verdict } from '#queue/ports.ts';

/** Says to the queue what is to be done about a problem of an upload. */
export function judgeProblem(problem: UploadProblem): Judgement {
  if (problem.code === 'manual-refused') return { verdict: { kind: 'final' }, mayBeStored: false };
  return { verdict: verdictOn(problem), mayBeStored: isOutcomeUnknown(problem) };
}

/** Problems of the file itself, and whether it is gone; one that was changed is another one. */
const fileTroubles: ReadonlyMap<Problem['code'], boolean> = new Map([
  ['file-gone', true],
  ['file-unreadable', true],
  ['file-changed', false],
]);

function verdictOn(problem: Problem): Verdict {
  if (needsSignIn(problem)) return { kind: 'sign-in' };
  const isGone = fileTroubles.get(problem.code);
  if (isGone !== undefined) return { kind: 'file', isGone };
  if (!isRetryable(problem)) return { kind: 'final' };
  if (problem.code === 'network' || problem.code === 'stalled') return { kind: 'no-connection' };
  const notBeforeMs = problem.code === 'http' ? problem.retryAfterMs : undefined;
  return notBeforeMs === undefined ? { kind: 'later' } : { kind: 'later', notBeforeMs };
}

/** The client has renewed the token by then, so a 401 means that nobody is signed in whom the service knows. */
const needsSignIn = (problem: Problem): boolean =>
  problem.code === 'no-token' || (problem.code === 'http' && problem.status === 401);
