import type { Alive } from '#lib/worker/worker-port.ts';

import type { InspectionLimits } from './limits.ts';
import type { InspectionProgress, InspectionReport } from './report.ts';
import type { WorkerFailure } from './worker-failure.ts';

/** Message from the page to the worker: one archive at a time. */
export interface InspectRequest {
  readonly kind: 'inspect';
  readonly job: number;
  readonly file: Blob;
  readonly limits?: InspectionLimits;
}

/** Message from the worker to the page. */
export type WorkerMessage = Alive | InspectAnswer;

/** Answer to a request; the last one of a job is `report` or `failed`. */
export type InspectAnswer =
  | { readonly kind: 'progress'; readonly job: number; readonly progress: InspectionProgress }
  | { readonly kind: 'structure'; readonly job: number; readonly report: InspectionReport }
  | { readonly kind: 'report'; readonly job: number; readonly report: InspectionReport }
  | { readonly kind: 'failed'; readonly job: number; readonly failure: WorkerFailure };
