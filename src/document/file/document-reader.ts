import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import { inspectionOutcome, readyTimeoutMs, runWithinLimit } from '../limited-run.ts';
import url from './document.worker.ts?worker&url';
import type { FileTasks } from './file-tasks.ts';

/** Inspects files other than PDFs in a worker, one at a time. */
export interface DocumentReader {
  /** `undefined` where no worker may start; rejects with the signal's reason, and if the worker's code can't be loaded. */
  readonly inspect: (file: File, signal: AbortSignal) => Promise<DocumentReport | undefined>;
  /** Ends the worker; nothing is read afterwards. */
  readonly dispose: () => void;
}

// Not on the page's thread, as for PDFs: a hostile file could stop it.
const createFileClient = defineWorkerJob<FileTasks>({ url });

/** Report about a file that is too slow or unreadable. It may be sound. */
const unchecked = (): DocumentReport => ({
  type: 'unknown',
  findings: [documentFinding('FILE-UNCHECKED')],
});

/** Creates a reader; a worker exists only while something is read. */
export function createDocumentReader(options?: WorkerOptions<FileTasks>): DocumentReader {
  const client = createFileClient({ readyTimeoutMs, ...options });
  const oneAtATime = createConcurrencyLimit(1);
  return {
    inspect: (file, signal) =>
      oneAtATime(() =>
        inspectionOutcome(
          () => runWithinLimit((call) => client.run('inspect', { file, name: file.name }, call), signal),
          unchecked,
          signal,
        ),
      ),
    dispose: client.dispose,
  };
}
