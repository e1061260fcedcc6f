import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import { setTimer } from '#lib/timer.ts';
import { defineWorkerJob, isWorkerFailedError, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import type { PdfTasks } from './pdf-tasks.ts';
import url from './pdf.worker.ts?worker&url';

/** Reads PDFs in a worker, one at a time. */
export interface PdfReader {
  /** Draws the first page. `undefined` if it can't be drawn; rejects if it takes too long or no worker starts. */
  readonly draw: (file: File, longestSide: number) => Promise<ImageBitmap | undefined>;
  /** Inspects a PDF. `undefined` if there is no worker for it; rejects only with the signal's reason. */
  readonly inspect: (file: File, signal: AbortSignal) => Promise<DocumentReport | undefined>;
  /** Ends the worker; nothing is read afterwards. */
  readonly dispose: () => void;
}

const createPdfClient = defineWorkerJob<PdfTasks>({
  url,
  // A page doesn't read PDFs on its own thread, where a hostile one could stop it.
  load: () => Promise.reject(new Error('PDFs are read in workers only.')),
});

/** Time limit of one file, once the code is loaded, in milliseconds. */
const limitMs = 10_000;

/** Time limit for loading the code, half a megabyte, in milliseconds. */
const readyTimeoutMs = 60_000;

/** Report about a file that is too large, too slow, or unreadable. It may be sound. */
const unchecked: DocumentReport = { findings: [documentFinding('PDF-UNCHECKED')] };

/** Creates a reader; a worker exists only while something is read. */
export function createPdfReader(options?: WorkerOptions<PdfTasks>): PdfReader {
  const client = createPdfClient({ readyTimeoutMs, ...options });
  const oneAtATime = createConcurrencyLimit(1);
  // At most one inspection waits for its turn, so that a picture waits for at most one.
  const oneInspection = createConcurrencyLimit(1);

  /** Ends the worker if the file takes too long, or if `signal` aborts. */
  async function run<K extends keyof PdfTasks>(
    task: K,
    input: PdfTasks[K]['input'],
    signal?: AbortSignal,
  ): Promise<PdfTasks[K]['value']> {
    const limit = new AbortController();
    let stopTimer: (() => void) | undefined;
    try {
      return await client.run(task, input, {
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
        onEvent: () => {
          stopTimer = setTimer(limitMs, () => limit.abort(new DOMException('Too slow.', 'TimeoutError')));
        },
      });
    } finally {
      stopTimer?.();
    }
  }

  async function inspectNow(file: File, signal: AbortSignal): Promise<DocumentReport | undefined> {
    signal.throwIfAborted();
    try {
      return (await run('inspect', file, signal)) ?? unchecked;
    } catch (error) {
      signal.throwIfAborted();
      return isWorkerFailedError(error) ? undefined : unchecked;
    }
  }

  return {
    draw: (file, longestSide) => oneAtATime(() => run('draw', { file, longestSide })),
    inspect: (file, signal) => oneInspection(() => oneAtATime(() => inspectNow(file, signal))),
    dispose: client.dispose,
  };
}
