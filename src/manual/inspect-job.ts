import { unreachable } from '#lib/unreachable.ts';
import type { Outcome } from '#lib/worker/job.ts';

import type { InspectAnswer } from './protocol.ts';
import type { InspectionProgress, InspectionReport } from './report.ts';
import { errorOf } from './worker-failure.ts';

/** Options of an inspection, besides the file. */
export interface InspectCall {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: InspectionProgress) => void;
  /** Called at most once, with the verdict on the structure, while the contents are still being read. */
  readonly onStructure?: (report: InspectionReport) => void;
}

/** Passes an answer of the worker to the caller; the last one settles. */
export function receive(
  answer: InspectAnswer,
  call: InspectCall,
  settle: (outcome: Outcome<InspectionReport>) => void,
): void {
  switch (answer.kind) {
    case 'progress':
      return call.onProgress?.(answer.progress);
    case 'structure':
      return call.onStructure?.(answer.report);
    case 'report':
      return settle({ value: answer.report });
    case 'failed':
      return settle({ error: errorOf(answer.failure) });
    default:
      return unreachable(answer);
  }
}
