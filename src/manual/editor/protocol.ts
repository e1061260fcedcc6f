import type { Alive } from '#lib/worker/worker-port.ts';

import type { ManualFolder } from '../pack/find-manuals.ts';
import type { RepairItem } from '../repair/repair-item.ts';
import type { RepairPlan } from '../repair/plan-repair.ts';
import type { InspectionReport } from '../report.ts';
import type { WorkerFailure } from '../worker-failure.ts';

/** Progress of a job. */
export interface EditProgress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

/** Message from the page to the worker: one job at a time. */
export type EditRequest = { readonly job: number } & EditTask;

/** The job to do. */
export type EditTask =
  | {
      readonly kind: 'plan';
      readonly file: Blob;
      readonly report: InspectionReport;
      readonly startPage?: string | undefined;
    }
  | { readonly kind: 'repair'; readonly file: Blob; readonly items: readonly RepairItem[] }
  | { readonly kind: 'pack'; readonly manual: ManualFolder };

/** Message from the worker to the page. */
export type EditMessage = Alive | EditAnswer;

/** Answer to a request; all but `progress` are the last of their job. */
export type EditAnswer =
  | { readonly kind: 'progress'; readonly job: number; readonly progress: EditProgress }
  | { readonly kind: 'planned'; readonly job: number; readonly plan: RepairPlan }
  | { readonly kind: 'made'; readonly job: number; readonly archive: Blob }
  | { readonly kind: 'failed'; readonly job: number; readonly failure: WorkerFailure };
