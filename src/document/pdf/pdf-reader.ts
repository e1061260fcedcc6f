import { createConcurrencyLimit } from '#lib/concurrency-limit.ts';
import type { Work } from '#lib/worker/job.ts';
import { setTimer } from '#lib/timer.ts';
import { isWorkerFailedError } from '#lib/worker/worker-failed-error.ts';
import type { WorkerPort } from '#lib/worker/worker-port.ts';
import { createWorkerQueue } from '#lib/worker/worker-queue.ts';

import { documentFinding, type DocumentReport } from '../document-report.ts';
import type { PdfAnswer, PdfRequest } from './protocol.ts';

/** Reads PDFs in a worker, one at a time. */
export interface PdfReader {
  /** Draws the first page. `undefined` if it can't be drawn; rejects if it takes too long or no worker starts. */
  readonly draw: (file: File, longestSide: number) => Promise<ImageBitmap | undefined>;
  /** Inspects a PDF. `undefined` if there is no worker for it; rejects only with the signal's reason. */
  readonly inspect: (file: File, signal: AbortSignal) => Promise<DocumentReport | undefined>;
  /** Ends the worker; nothing is read afterwards. */
  readonly dispose: () => void;
}

interface PdfReaderOptions {
  readonly createWorker: () => WorkerPort<PdfRequest>;
}

/** Time limit of one file, once the code is loaded, in milliseconds. */
const limitMs = 10_000;

/** Time limit for loading the code, half a megabyte, in milliseconds. */
const aliveTimeoutMs = 60_000;

/** Report about a file that is too large, too slow, or unreadable. It may be sound. */
const unchecked: DocumentReport = { findings: [documentFinding('PDF-UNCHECKED')] };

/** Creates a reader; a worker exists only while something is read. */
export function createPdfReader({ createWorker }: PdfReaderOptions): PdfReader {
  const worker = createWorkerQueue<PdfRequest, PdfAnswer>({ createWorker, aliveTimeoutMs });
  const oneAtATime = createConcurrencyLimit(1);
  // At most one inspection waits for its turn, so that a picture waits for at most one.
  const oneInspection = createConcurrencyLimit(1);

  /** Ends the worker if the file takes too long, or if `signal` aborts. */
  async function run(
    request: Work<PdfRequest, PdfAnswer, PdfAnswer>['request'],
    signal?: AbortSignal,
  ): Promise<PdfAnswer> {
    const limit = new AbortController();
    let stopTimer: (() => void) | undefined;
    try {
      return await worker.run<PdfAnswer>({
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
        request,
        onAnswer: (answer, settle) => {
          if (answer.kind !== 'started') return settle({ value: answer });
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
      const answer = await run((job) => ({ kind: 'inspect', job, file }), signal);
      return answer.kind === 'inspected' ? answer.report : unchecked;
    } catch (error) {
      signal.throwIfAborted();
      return isWorkerFailedError(error) ? undefined : unchecked;
    }
  }

  return {
    draw: (file, longestSide) =>
      oneAtATime(async () => {
        const answer = await run((job) => ({ kind: 'draw', job, file, longestSide }));
        return answer.kind === 'drawn' ? answer.picture : undefined;
      }),
    inspect: (file, signal) => oneInspection(() => oneAtATime(() => inspectNow(file, signal))),
    dispose: worker.dispose,
  };
}
