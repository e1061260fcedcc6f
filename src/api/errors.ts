import type { Problem } from './problem.ts';

/** No token could be asked for, since nothing answered. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(options?: ErrorOptions) {
    super('The request ended without an answer', options);
  }
}

/** A request that ended without a receipt. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** Bytes of the body that the browser reported as sent. */
  readonly sentBytes: number;

  constructor(
    problem: Problem,
    { sentBytes = 0, cause }: ErrorOptions & { readonly sentBytes?: number } = {},
  ) {
    super('reason' in problem ? problem.reason : problem.code, { cause });
    this.problem = problem;
    this.sentBytes = sentBytes;
  }
}

/**
 * Converts a thrown value into a problem. Anything but a request that ended without a receipt is `unexpected`, a defect of
 * this application.
 */
export function problemFromError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof DOMException && error.name === 'NotReadableError') return { code: 'file-unreadable' };
  const errorName = error instanceof Error ? error.name : typeof error;
  return { code: 'unexpected', errorName, outcome: 'unknown' };
}
