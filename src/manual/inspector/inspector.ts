import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { InspectionProgress, InspectionReport } from '../report.ts';
import type { ManualRules } from '../rules/manual-rules.ts';
import type { InspectTasks } from './inspect-job.ts';
import url from './inspect.worker.ts?worker&url';

/** Options of an inspection, besides the file. */
export interface InspectCall {
  readonly rules?: ManualRules | undefined;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: InspectionProgress) => void;
  /** Called at most once, with the verdict on the structure, while the contents are still being read. */
  readonly onStructure?: (report: InspectionReport) => void;
}

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

const createInspectClient = defineWorkerJob<InspectTasks>({
  url,
  load: async () => {
    const [{ createInspectJob }, { createCooperativeScheduling }] = await Promise.all([
      import('./inspect-job.ts'),
      import('#zip/decode/cooperative-scheduling.ts'),
    ]);
    return createInspectJob(createCooperativeScheduling);
  },
});

/** Creates an inspector without a worker; the first archive starts one. */
export function createInspector(options?: WorkerOptions<InspectTasks>): Inspector {
  const client = createInspectClient(options);
  return {
    inspect: (file, { rules, signal, onProgress, onStructure } = {}) =>
      client.run(
        'inspect',
        { file, rules },
        {
          signal,
          onEvent: (event) =>
            event.kind === 'progress' ? onProgress?.(event.progress) : onStructure?.(event.report),
        },
      ),
    dispose: client.dispose,
  };
}
