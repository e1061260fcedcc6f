import { orOnThePage } from '#lib/worker/create-page-port.ts';
import { createWorkerLine, type WorkerLineOptions } from '#lib/worker/worker-line.ts';

import { createPageInspector } from './create-page-inspector.ts';
import { receive, type InspectCall } from './inspect-job.ts';
import type { Limits } from './limits.ts';
import type { InspectAnswer, InspectRequest } from './protocol.ts';
import type { Report } from './report.ts';

/** Inspects archives one after another in a worker of its own, which exists only while there is work. */
export interface Inspector {
  /**
   * Rejects with the signal's reason when aborted, `FileUnreadableError` when the file is gone or has changed, and
   * `WorkerFailedError` when the check could not run; the archive itself only ever makes findings.
   */
  readonly inspect: (file: Blob, call?: InspectCall) => Promise<Report>;
  /** Stops everything; running and waiting inspections reject with an `AbortError`. */
  readonly dispose: () => void;
}

/** What an inspector is made of; `createInspectWorker` is the worker of the browser. */
export interface InspectorOptions extends WorkerLineOptions<InspectRequest> {
  readonly limits?: Limits;
}

/** Where no worker may start, it inspects on the thread of the page. */
export function createInspector({ limits, ...options }: InspectorOptions): Inspector {
  const createWorker = orOnThePage(options.createWorker, createPageInspector);
  const line = createWorkerLine<InspectRequest, InspectAnswer>({ ...options, createWorker });
  return {
    inspect: (file, call = {}) =>
      line.run<Report>({
        signal: call.signal,
        request: (job) => ({ kind: 'inspect', job, file, ...(limits && { limits }) }),
        onAnswer: (answer, settle) => receive(answer, call, settle),
      }),
    dispose: line.dispose,
  };
}
