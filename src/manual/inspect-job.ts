import { unreachable } from '#lib/unreachable.ts';

import { FileUnreadableError, WorkerFailedError } from './errors.ts';
import type { WorkerFailure, WorkerMessage } from './protocol.ts';
import type { InspectionProgress, Report } from './report.ts';

/** What a caller of the inspector may give beside the file. */
export interface InspectCall {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: InspectionProgress) => void;
  /** Called at most once, with the verdict on the structure, while the contents are still being read. */
  readonly onStructure?: (report: Report) => void;
}

type Outcome = { readonly report: Report } | { readonly error: unknown };

/** One archive on its way through the worker. */
export interface InspectJob {
  readonly id: number;
  readonly file: Blob;
  readonly call: InspectCall;
  /** Ends the job; only the first call counts. */
  readonly settle: (outcome: Outcome) => void;
}

interface JobOptions {
  readonly id: number;
  readonly file: Blob;
  readonly call: InspectCall;
  /** Called once, after the promise is settled. */
  readonly onSettled: (job: InspectJob, reason: 'aborted' | 'done') => void;
}

/** Makes a job that ends by itself when its signal aborts, and the promise of its report. */
export function createInspectJob({ id, file, call, onSettled }: JobOptions): {
  readonly job: InspectJob;
  readonly promise: Promise<Report>;
} {
  let resolve!: (report: Report) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Report>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  let isSettled = false;

  function end(outcome: Outcome, reason: 'aborted' | 'done'): void {
    if (isSettled) return;
    isSettled = true;
    call.signal?.removeEventListener('abort', onAbort);
    if ('report' in outcome) resolve(outcome.report);
    else reject(outcome.error);
    onSettled(job, reason);
  }
  const onAbort = (): void => end({ error: call.signal?.reason }, 'aborted');
  call.signal?.addEventListener('abort', onAbort);
  const job: InspectJob = { id, file, call, settle: (outcome) => end(outcome, 'done') };
  return { job, promise };
}

/** Hands a message of the worker to the job; messages of other jobs are dropped. */
export function receive(job: InspectJob, message: Exclude<WorkerMessage, { kind: 'alive' }>): void {
  if (message.job !== job.id) return;
  switch (message.kind) {
    case 'progress':
      return job.call.onProgress?.(message.progress);
    case 'structure':
      return job.call.onStructure?.(message.report);
    case 'report':
      return job.settle({ report: message.report });
    case 'failed':
      return job.settle({ error: errorOf(message.failure) });
    default:
      return unreachable(message);
  }
}

function errorOf({ code, detail }: WorkerFailure): Error {
  switch (code) {
    case 'unreadable':
      return new FileUnreadableError(detail);
    case 'crashed':
      return new WorkerFailedError(detail);
    default:
      return unreachable(code);
  }
}
