import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { hashBlob, type HashBlobOptions } from './hash-blob.ts';

/** Returns the content hash of a file. */
export type HashTasks = { readonly hash: Task<Blob, string> };

/** Creates the job; in a worker there is no need to pause. */
export const createHashJob = (options: HashBlobOptions): WorkerJob<HashTasks> => ({
  hash: (file, { signal }) => hashBlob(file, { ...options, signal }),
});
