import type { WorkerPort } from '#lib/worker/worker-port.ts';
import { createWorkerQueue } from '#lib/worker/worker-queue.ts';

import type { FlatPage, OpenedPhoto, PageOptions, PhotoAnswer, PhotoRequest } from './protocol.ts';

/** Opens photos of paper and straightens them, one at a time. Each resolves to `undefined` if the photo can't be decoded. */
export interface PhotoTools {
  readonly open: (photo: Blob, signal: AbortSignal) => Promise<OpenedPhoto | undefined>;
  readonly straighten: (
    photo: Blob,
    options: PageOptions,
    signal: AbortSignal,
  ) => Promise<FlatPage | undefined>;
  /** Ends what is running; its promises reject. */
  readonly dispose: () => void;
}

interface PhotoToolsOptions {
  readonly createWorker: () => WorkerPort<PhotoRequest>;
}

/** Creates the tools; their worker exists only while there is work. */
export function createPhotoTools({ createWorker }: PhotoToolsOptions): PhotoTools {
  const queue = createWorkerQueue<PhotoRequest, PhotoAnswer>({ createWorker });
  return {
    open: (photo, signal) =>
      queue.run<OpenedPhoto | undefined>({
        signal,
        request: (job) => ({ kind: 'open', job, photo }),
        onAnswer: (answer, settle) => settle({ value: answer.kind === 'opened' ? answer.opened : undefined }),
      }),
    straighten: (photo, options, signal) =>
      queue.run<FlatPage | undefined>({
        signal,
        request: (job) => ({ kind: 'straighten', job, photo, ...options }),
        onAnswer: (answer, settle) =>
          settle({ value: answer.kind === 'straightened' ? answer.page : undefined }),
      }),
    dispose: queue.dispose,
  };
}
