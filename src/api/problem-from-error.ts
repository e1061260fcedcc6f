import { isContractError, isHttpError, isNetworkError, isTimeoutError, type TimeoutError } from './errors.ts';
import type { Outcome, Problem } from './problem.ts';

const outcomeOf = (sentBytes: number): Outcome => (sentBytes === 0 ? 'not-stored' : 'unknown');

function problemFromTimeout(error: TimeoutError): Problem {
  return error.phase === 'answering'
    ? { code: 'no-answer', waitedMs: error.idleMs, outcome: 'unknown' }
    : { code: 'stalled', idleMs: error.idleMs, outcome: outcomeOf(error.sentBytes) };
}

/**
 * Converts a thrown value into a problem. Anything but a transport failure is `unexpected`, a defect of this
 * application.
 */
export function problemFromError(error: unknown): Problem {
  if (isTimeoutError(error)) return problemFromTimeout(error);
  if (isNetworkError(error)) {
    return { code: 'network', sentBytes: error.sentBytes, outcome: outcomeOf(error.sentBytes) };
  }
  if (isContractError(error)) {
    return { code: 'contract', reason: error.reason, status: error.status, outcome: 'unknown' };
  }
  if (isHttpError(error)) {
    const { code: serviceCode, ...answer } = error.problem;
    return { code: 'http', ...answer, serviceCode, retryDelayMs: error.retryDelayMs };
  }
  if (error instanceof DOMException && error.name === 'NotReadableError') return { code: 'file-unreadable' };
  const errorName = error instanceof Error ? error.name : typeof error;
  return { code: 'unexpected', errorName, outcome: 'unknown' };
}
