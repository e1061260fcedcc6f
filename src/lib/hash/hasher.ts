import { contentInMemory } from '#lib/file/small-file.ts';
import { defineWorkerJob, type TaskCall, type WorkerOptions } from '#lib/worker/define-worker-job.ts';
import { isFileUnreadableError, isWorkerFailedError } from '#lib/worker/worker-failure.ts';

import type { HashTasks } from './hash-blob.ts';
import url from './hash.worker.ts?worker&url';
import { toHex } from './to-hex.ts';

interface HashCall extends Pick<TaskCall<never>, 'onStart'> {
  readonly signal: AbortSignal;
}

const createHashClient = defineWorkerJob<HashTasks>({
  url,
  load: async () => (await import('./hash-blob.ts')).hashJob,
});

/** Hashes files one after another in a worker, which exists only while there is work. Files in memory need none. */
export function createHasher(options?: WorkerOptions<HashTasks>) {
  const client = createHashClient(options);
  return {
    /**
     * Resolves to the content hash of a file, see `hashBlob`; undefined if the file can't be read or the worker
     * fails. Rejects only with the signal's reason when aborted, and with an `AbortError` when disposed of.
     */
    hash: async (file: Blob, call: HashCall): Promise<string | undefined> => {
      const content = contentInMemory(file);
      const { subtle } = globalThis.crypto as Partial<Crypto>;
      // Only secure contexts have it.
      const digest = content && (await subtle?.digest('SHA-256', new Uint8Array(content)));
      if (digest) return toHex(new Uint8Array(digest));
      try {
        return await client.run('hash', file, call);
      } catch (error) {
        if (isFileUnreadableError(error) || isWorkerFailedError(error)) return undefined;
        throw error;
      }
    },
    /** Stops the worker; running and waiting files reject with an `AbortError`. */
    dispose: client.dispose,
  };
}

/** Hasher of files. */
export type Hasher = ReturnType<typeof createHasher>;
