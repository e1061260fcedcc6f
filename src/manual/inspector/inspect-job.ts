import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';

import { inspectWith } from '../inspect-with.ts';
import type { InspectionProgress, InspectionReport } from '../report.ts';
import type { ManualRules } from '../rules/manual-rules.ts';

/** Progress, and at most once the report on the structure alone. */
export type InspectionEvent =
  | { readonly kind: 'progress'; readonly progress: InspectionProgress }
  | { readonly kind: 'structure'; readonly report: InspectionReport };

/** The archive itself only leads to findings. */
export type InspectTasks = {
  readonly inspect: Task<
    { readonly file: Blob; readonly rules?: ManualRules | undefined },
    InspectionReport,
    InspectionEvent
  >;
};

/** Creates the job; the signal aborts on the page's thread only. */
export const createInspectJob = (
  schedulingFor: (signal: AbortSignal) => Scheduling,
): WorkerJob<InspectTasks> => ({
  inspect: ({ file, rules }, { signal, emit }) =>
    inspectWith(schedulingFor(signal), file, {
      rules,
      onProgress: (progress) => emit({ kind: 'progress', progress }),
      onStructure: (report) => emit({ kind: 'structure', report }),
    }),
});
