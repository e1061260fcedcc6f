import { fail, ok, type Result } from '#lib/result.ts';
import type { Task, WorkerJob } from '#lib/worker/worker-job.ts';

import { hashBlob, type HashBlobOptions } from './hash-blob.ts';

/** The file is gone, has changed since it was chosen, or may not be read. */
export interface FileUnreadable {
  readonly code: 'unreadable';
}

/** Returns the hash of a file, see `createContentHash`. */
export type HashTasks = { readonly hash: Task<Blob, Result<string, FileUnreadable>> };

/** Creates the job; in a worker there is no need to pause. */
export const createHashJob = (options: HashBlobOptions): WorkerJob<HashTasks> => ({
  async hash(file, { signal }) {
    try {
      return ok(await hashBlob(file, { ...options, signal }));
    } catch (error) {
      // Only reading the file makes a DOMException here (`NotReadableError`, `NotFoundError`).
      if (error instanceof DOMException) return fail({ code: 'unreadable' });
      throw error;
    }
  },
});
