import { failureOf } from '#api/failure.ts';
import { isOutcomeUnknown, type Problem } from '#api/problem.ts';
import type { FailureAssessment, FailureClass } from '#queue/ports.ts';

import type { UploadProblem } from './upload-problem.ts';

/** Classifies a failed attempt, so that the queue knows how to continue. */
export function classifyFailure(problem: UploadProblem): FailureAssessment {
  if (problem.code === 'manual-rejected') {
    return { failureClass: { kind: 'permanent' }, outcomeUnknown: false };
  }
  return { failureClass: failureClassOf(problem), outcomeUnknown: isOutcomeUnknown(problem) };
}

function failureClassOf(problem: Problem): FailureClass {
  const { kind } = failureOf(problem);
  switch (kind) {
    case 'file-gone':
    case 'file-changed':
      return { kind: 'file', isGone: kind === 'file-gone' };
    case 'unavailable':
      return { kind, retryDelayMs: problem.code === 'http' ? problem.retryDelayMs : undefined };
    default:
      return { kind };
  }
}
