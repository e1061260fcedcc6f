import { orInThePage } from '#lib/worker/create-page-port.ts';
import { createWorkerQueue, type WorkerQueueOptions } from '#lib/worker/worker-queue.ts';

import { createPageInspector } from './create-page-inspector.ts';
import { receive, type InspectCall } from './inspect-job.ts';
import type { InspectionLimits } from './limits.ts';
import type { InspectAnswer, InspectRequest } from './protocol.ts';
import type { InspectionReport } from './report.ts';

/** Inspects archives one after another in its own worker, which exists only while there is work. */
export interface Inspector {
  /**
   * Rejects with the signal's reason when aborted, `FileUnreadableError` when the file is gone or has changed, and
   * `WorkerFailedError` when the check can't run; the archive itself only leads to findings.
   */
  readonly inspect: (file: Blob, call?: InspectCall) => Promise<InspectionReport>;
  /** Stops everything; running and waiting inspections reject with an `AbortError`. */
  readonly dispose: () => void;
}

/** In a browser `createWorker` is `createInspectWorker`. */
export interface InspectorOptions extends WorkerQueueOptions<InspectRequest> {
  readonly limits?: InspectionLimits;
}

/** If no worker can start, it inspects on the page's thread. */
export function createInspector({ limits, ...options }: InspectorOptions): Inspector {
  const createWorker = orInThePage(options.createWorker, createPageInspector);
  const jobs = createWorkerQueue<InspectRequest, InspectAnswer>({ ...options, createWorker });
  return {
    inspect: (file, call = {}) =>
      jobs.run<InspectionReport>({
        signal: call.signal,
        request: (job) => ({ kind: 'inspect', job, file, ...(limits && { limits }) }),
        onAnswer: (answer, settle) => receive(answer, call, settle),
      }),
    dispose: jobs.dispose,
  };
}
