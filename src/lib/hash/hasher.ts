import { fail, ok, type Result } from '#lib/result.ts';
import { unreachable } from '#lib/unreachable.ts';
import { orInThePage } from '#lib/worker/create-page-port.ts';
import { isWorkerFailedError } from '#lib/worker/worker-failed-error.ts';
import { createWorkerQueue, type WorkerQueueOptions } from '#lib/worker/worker-queue.ts';

import { createPageWorker } from './create-page-worker.ts';
import type { HashAnswer, HashRequest } from './protocol.ts';

/** Reason for a missing hash. */
export type HashProblem =
  /** The file is gone, has changed since it was chosen, or may not be read. */
  | { readonly code: 'unreadable' }
  /** The worker's code didn't load or crashed. */
  | { readonly code: 'unavailable' };

/** Hashes files one after another in a worker, which exists only while there is work. */
export interface Hasher {
  /**
   * The SHA-256 of a file as 64 lower-case hex digits. Rejects only with the signal's reason when aborted, and with an
   * `AbortError` when disposed of.
   */
  readonly hash: (
    file: Blob,
    options: { readonly signal: AbortSignal },
  ) => Promise<Result<string, HashProblem>>;
  /** Stops the worker; running and waiting files reject with an `AbortError`. */
  readonly dispose: () => void;
}

/**
 * Creates a hasher. `createWorker` is `createHashWorker` in a browser; if it throws, as for a page of another origin
 * than the code, the file is hashed on the thread of the page.
 */
export function createHasher(options: WorkerQueueOptions<HashRequest>): Hasher {
  const createWorker = orInThePage(options.createWorker, createPageWorker);
  const queue = createWorkerQueue<HashRequest, HashAnswer>({ ...options, createWorker });

  async function hash(
    file: Blob,
    { signal }: { readonly signal: AbortSignal },
  ): Promise<Result<string, HashProblem>> {
    try {
      return await queue.run<Result<string, HashProblem>>({
        signal,
        request: (job) => ({ job, file }),
        onAnswer: (answer, settle) => settle({ value: resultOf(answer) }),
      });
    } catch (error) {
      if (isWorkerFailedError(error)) return fail({ code: 'unavailable' });
      throw error;
    }
  }

  return { hash, dispose: queue.dispose };
}

function resultOf(answer: HashAnswer): Result<string, HashProblem> {
  switch (answer.kind) {
    case 'hashed':
      return ok(answer.sha256);
    case 'unreadable':
      return fail({ code: 'unreadable' });
    case 'crashed':
      return fail({ code: 'unavailable' });
    default:
      return unreachable(answer);
  }
}
