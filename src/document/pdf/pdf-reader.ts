import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { DocumentReport } from '../document-report.ts';
import { readyTimeoutMs, runWithinLimit } from '../limited-run.ts';
import { inspectWithinLimits } from './inspect-within-limits.ts';
import type { PdfTasks } from './pdf-tasks.ts';
import url from './pdf.worker.ts?worker&url';

/** Reads PDFs in a worker, one at a time. */
export interface PdfReader {
  /**
   * Draws the first page. `undefined` if it can't be drawn; rejects if it takes too long, if no worker starts, or with the
   * signal's reason.
   */
  readonly draw: (file: File, longestSide: number, signal: AbortSignal) => Promise<ImageBitmap | undefined>;
  /** Inspects a PDF. `undefined` where no worker may start; rejects with the signal's reason, and if the worker's code can't be loaded. */
  readonly inspect: (file: File, signal: AbortSignal) => Promise<DocumentReport | undefined>;
  /** Ends the worker; nothing is read afterwards. */
  readonly dispose: () => void;
}

// Not on the page's thread, which a hostile PDF could stop.
const createPdfClient = defineWorkerJob<PdfTasks>({ url });

/** Creates a reader; a worker exists only while something is read. */
export function createPdfReader(options?: WorkerOptions<PdfTasks>): PdfReader {
  const client = createPdfClient({ readyTimeoutMs, ...options });
  const oneAtATime = createConcurrencyLimit(1);
  // At most one inspection waits for its turn, so that a picture waits for at most one.
  const oneInspection = createConcurrencyLimit(1);

  const inspectNow = (file: File, signal: AbortSignal) =>
    inspectWithinLimits((call) => client.run('inspect', file, call), signal);

  return {
    draw: (file, longestSide, signal) =>
      oneAtATime(() => runWithinLimit((call) => client.run('draw', { file, longestSide }, call), signal)),
    inspect: (file, signal) => oneInspection(() => oneAtATime(() => inspectNow(file, signal))),
    dispose: client.dispose,
  };
}
