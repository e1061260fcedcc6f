import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { onPage } from '#zip/decode/on-page.ts';

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

const createInspectClient = defineWorkerJob<InspectTasks>({
  url,
  load: onPage(async () => (await import('./inspect-job.ts')).createInspectJob),
});

/**
 * Inspects archives one after another in its own worker, which exists only while there is work. Rejects with the signal's
 * reason when aborted, `FileUnreadableError` when the file is gone or has changed, and `WorkerFailedError` when the check
 * can't run; the archive itself only leads to findings.
 */
export function createInspector(options?: WorkerOptions<InspectTasks>) {
  const client = createInspectClient(options);
  return {
    inspect: (file: Blob, { rules, signal, onProgress, onStructure }: InspectCall = {}) =>
      client.run(
        'inspect',
        { file, rules },
        {
          signal,
          onEvent: (event) =>
            event.kind === 'progress' ? onProgress?.(event.progress) : onStructure?.(event.report),
        },
      ),
    /** Stops everything; running and waiting inspections reject with an `AbortError`. */
    dispose: client.dispose,
  };
}

/** Inspector of archives. */
export type Inspector = ReturnType<typeof createInspector>;
