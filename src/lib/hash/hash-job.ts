import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { hashBlob, type HashBlobOptions } from './hash-blob.ts';

/** Returns the content hash of a file; undefined if it is gone, has changed since it was chosen, or may not be read. */
export type HashTasks = { readonly hash: Task<Blob, string | undefined> };

/** Creates the job; in a worker there is no need to pause. */
export const createHashJob = (options: HashBlobOptions): WorkerJob<HashTasks> => ({
  async hash(file, { signal }) {
    try {
      return await hashBlob(file, { ...options, signal });
    } catch (error) {
      // Only reading the file makes a DOMException here (`NotReadableError`, `NotFoundError`).
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  },
});
