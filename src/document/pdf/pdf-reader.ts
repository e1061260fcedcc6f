import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { readyTimeoutMs, runWithinLimit } from '../limited-run.ts';
import { inspectWithinLimits } from './inspect-within-limits.ts';
import type { PdfTasks } from './pdf-tasks.ts';
import url from './pdf.worker.ts?worker&url';

// Not on the page's thread, which a hostile PDF could stop.
const createPdfClient = defineWorkerJob<PdfTasks>({ url });

/** Reads PDFs, one at a time, in a worker that exists only while something is read. */
export function createPdfReader(options?: WorkerOptions<PdfTasks>) {
  const client = createPdfClient({ readyTimeoutMs, ...options });
  // At most one inspection waits for the worker, so that a picture waits for at most one.
  const oneInspection = createConcurrencyLimit(1);

  return {
    /**
     * Draws the first page. `undefined` if it can't be drawn; rejects if it takes too long, if no worker starts, or with the
     * signal's reason.
     */
    draw: (file: File, longestSide: number, signal: AbortSignal) =>
      runWithinLimit((call) => client.run('draw', { file, longestSide }, call), signal),
    /**
     * Inspects a PDF. `undefined` where no worker may start; rejects with the signal's reason, and if the worker's code
     * can't be loaded.
     */
    inspect: (file: File, signal: AbortSignal) =>
      oneInspection(() => inspectWithinLimits((call) => client.run('inspect', file, call), signal)),
    /** Ends the worker; nothing is read afterwards. */
    dispose: client.dispose,
  };
}
