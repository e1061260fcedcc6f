import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { isFileUnreadableError, isWorkerFailedError } from '#lib/worker/worker-failure.ts';
import { onPage } from '#zip/decode/on-page.ts';

import type { PageOptions, PaperTasks } from './paper-job.ts';
import url from './paper.worker.ts?worker&url';

const createPaperClient = defineWorkerJob<PaperTasks>({
  url,
  load: onPage(async () => (await import('./paper-job.ts')).createPaperJob),
});

/**
 * Opens photos of paper and straightens them, one at a time, in a worker that exists only while there is work. Each resolves
 * to `undefined` if the photo can't be decoded.
 */
export function createPhotoTools(options?: WorkerOptions<PaperTasks>) {
  const client = createPaperClient(options);
  return {
    open: (photo: Blob, signal: AbortSignal) => orUndefined(client.run('open', photo, { signal })),
    straighten: (photo: Blob, page: PageOptions, signal: AbortSignal) =>
      orUndefined(client.run('straighten', { photo, ...page }, { signal })),
    /** Ends what is running; its promises reject. */
    dispose: client.dispose,
  };
}

/** Tools for photos of paper. */
export type PhotoTools = ReturnType<typeof createPhotoTools>;

/** With too little memory a task crashes, which is the same to a person as a photo that can't be decoded. */
const orUndefined = <V>(running: Promise<V>): Promise<V | undefined> =>
  running.catch((error: unknown) => {
    if (isFileUnreadableError(error) || isWorkerFailedError(error)) return undefined;
    throw error;
  });
