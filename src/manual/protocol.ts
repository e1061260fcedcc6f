import type { Alive } from '#lib/worker/worker-port.ts';

import type { Limits } from './limits.ts';
import type { InspectionProgress, Report } from './report.ts';
import type { WorkerFailure } from './worker-failure.ts';

/** What the page asks of the worker: one archive at a time. */
export interface InspectRequest {
  readonly kind: 'inspect';
  readonly job: number;
  readonly file: Blob;
  readonly limits?: Limits;
}

/** What the worker says. */
export type WorkerMessage = Alive | InspectAnswer;

/** What the worker answers; the last one of a job is `report` or `failed`. */
export type InspectAnswer =
  | { readonly kind: 'progress'; readonly job: number; readonly progress: InspectionProgress }
  | { readonly kind: 'structure'; readonly job: number; readonly report: Report }
  | { readonly kind: 'report'; readonly job: number; readonly report: Report }
  | { readonly kind: 'failed'; readonly job: number; readonly failure: WorkerFailure };
