import { fail, ok, type Result } from '#lib/result.ts';
import { unreachable } from '#lib/unreachable.ts';

import { FileUnreadableError, isManualRejectedError, ManualRejectedError } from './errors.ts';
import type { Finding } from './finding.ts';

/** An expected failure of a task; a value, because an error would lose its class between the threads. */
export type ManualFailure =
  /** The file is gone, has changed or can't be read. */
  | { readonly code: 'unreadable'; readonly detail: string }
  | { readonly code: 'rejected'; readonly findings: readonly Finding[] };

/**
 * Converts the errors that callers distinguish to values, in the worker. In a worker, only reading a file throws a DOMException
 * (`NotReadableError`, `NotFoundError`).
 */
export async function resultOf<T>(work: Promise<T>): Promise<Result<T, ManualFailure>> {
  try {
    return ok(await work);
  } catch (error) {
    if (isManualRejectedError(error)) return fail({ code: 'rejected', findings: error.findings });
    if (error instanceof DOMException) return fail({ code: 'unreadable', detail: String(error) });
    throw error;
  }
}

/** Converts such values back to errors, on the page. */
export async function valueOf<T>(answer: Promise<Result<T, ManualFailure>>): Promise<T> {
  const result = await answer;
  if (result.ok) return result.value;
  const { problem } = result;
  switch (problem.code) {
    case 'unreadable':
      throw new FileUnreadableError(problem.detail);
    case 'rejected':
      throw new ManualRejectedError(problem.findings);
    default:
      return unreachable(problem);
  }
}
