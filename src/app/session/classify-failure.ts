import { isRetryable } from '#api/is-retryable.ts';
import { isOutcomeUnknown, isServiceUnavailable, isTokenRejected, type Problem } from '#api/problem.ts';
import type { UploadProblem } from '#features/uploads/asset-upload.ts';
import type { FailureAssessment, FailureClass } from '#queue/ports.ts';

/** Classifies a failed attempt, so that the queue knows how to continue. */
export function classifyFailure(problem: UploadProblem): FailureAssessment {
  if (problem.code === 'manual-refused') {
    return { failureClass: { kind: 'permanent' }, outcomeUnknown: false };
  }
  return { failureClass: failureClassOf(problem), outcomeUnknown: isOutcomeUnknown(problem) };
}

/** Problems of the file itself, and if it is gone; a changed file counts as a different one. */
const fileTroubles: ReadonlyMap<Problem['code'], boolean> = new Map([
  ['file-gone', true],
  ['file-unreadable', true],
  ['file-changed', false],
]);

function failureClassOf(problem: Problem): FailureClass {
  if (needsSignIn(problem)) return { kind: 'sign-in' };
  const isGone = fileTroubles.get(problem.code);
  if (isGone !== undefined) return { kind: 'file', isGone };
  if (!isRetryable(problem)) return { kind: 'permanent' };
  if (problem.code === 'network' || problem.code === 'stalled') return { kind: 'no-connection' };
  if (!isServiceUnavailable(problem)) return { kind: 'transient' };
  return { kind: 'unavailable', retryDelayMs: problem.code === 'http' ? problem.retryDelayMs : undefined };
}

/** The client has renewed the token by then, so after a 401 the person must sign in. */
const needsSignIn = (problem: Problem): boolean => problem.code === 'no-token' || isTokenRejected(problem);
