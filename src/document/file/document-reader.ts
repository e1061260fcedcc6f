import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import { inspectionOutcome, readyTimeoutMs, runWithinLimit } from '../limited-run.ts';
import url from './document.worker.ts?worker&url';
import type { FileTasks } from './file-tasks.ts';

// Not on the page's thread, as for PDFs: a hostile file could stop it.
const createFileClient = defineWorkerJob<FileTasks>({ url });

/** Report about a file that is too slow or unreadable. It may be sound. */
const unchecked = (): DocumentReport => ({
  type: 'unknown',
  findings: [documentFinding('FILE-UNCHECKED')],
});

/** Inspects files other than PDFs, one at a time, in a worker that exists only while something is read. */
export function createDocumentReader(options?: WorkerOptions<FileTasks>) {
  const client = createFileClient({ readyTimeoutMs, ...options });
  return {
    /** `undefined` where no worker may start; rejects with the signal's reason, and if the worker's code can't be loaded. */
    inspect: (file: File, signal: AbortSignal) =>
      inspectionOutcome(
        () => runWithinLimit((call) => client.run('inspect', { file, name: file.name }, call), signal),
        unchecked,
        signal,
      ),
    /** Ends the worker; nothing is read afterwards. */
    dispose: client.dispose,
  };
}
