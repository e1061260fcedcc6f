import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { isFileUnreadableError, isWorkerFailedError } from '#lib/worker/worker-failure.ts';

import type { FlatPage, PageOptions, PaperTasks } from './paper-job.ts';
import url from './paper.worker.ts?worker&url';

/** Opens photos of paper and straightens them, one at a time. Each resolves to `undefined` if the photo can't be decoded. */
export interface PhotoTools {
  readonly open: (photo: Blob, signal: AbortSignal) => Promise<ImageBitmap | undefined>;
  readonly straighten: (
    photo: Blob,
    options: PageOptions,
    signal: AbortSignal,
  ) => Promise<FlatPage | undefined>;
  /** Ends what is running; its promises reject. */
  readonly dispose: () => void;
}

const createPaperClient = defineWorkerJob<PaperTasks>({
  url,
  load: async () => {
    const [{ createPaperJob }, { createCooperativeScheduling }] = await Promise.all([
      import('./paper-job.ts'),
      import('#zip/decode/cooperative-scheduling.ts'),
    ]);
    return createPaperJob(createCooperativeScheduling);
  },
});

/** Creates the tools; their worker exists only while there is work. */
export function createPhotoTools(options?: WorkerOptions<PaperTasks>): PhotoTools {
  const client = createPaperClient(options);
  return {
    open: (photo, signal) => orUndefined(client.run('open', photo, { signal })),
    straighten: (photo, page, signal) =>
      orUndefined(client.run('straighten', { photo, ...page }, { signal })),
    dispose: client.dispose,
  };
}

/** With too little memory a task crashes, which is the same to a person as a photo that can't be decoded. */
const orUndefined = <V>(running: Promise<V>): Promise<V | undefined> =>
  running.catch((error: unknown) => {
    if (isFileUnreadableError(error) || isWorkerFailedError(error)) return undefined;
    throw error;
  });
