import { defineWorkerJob, type WorkerOptions } from '#lib/worker/define-worker-job.ts';

import type { InspectTasks } from './inspect-job.ts';
import type { TextBatch } from './texts/read-batch.ts';
import type { TextReaders } from './texts/text-queue.ts';

/** Batches that a reader has at a time: it has the next one when it finishes. */
const batchesAtOnce = 2;

/** Shorter than for other workers: if one doesn't start soon, its batches are read here. */
const readyTimeoutMs = 3000;

/** With three readers, this worker is busy checking links. */
const maxReaders = 3;

/** Less is read in about 0.3 s, and starting a worker takes a third of that. */
const sharedFromBytes = 16 * 2 ** 20;

/**
 * Starts workers that read texts for this one, with the same script. They end with this one. Only one inspection of this
 * origin has them at a time, so that several need no more memory or processors. Undefined for a small manual, on a
 * single core, and if the browser has no locks.
 */
export async function startWorkerReaders(textBytes: number): Promise<TextReaders | undefined> {
  const count = Math.min(maxReaders, navigator.hardwareConcurrency - 1);
  if (textBytes < sharedFromBytes || count < 1) return undefined;
  const release = await takeLock();
  if (release === undefined) return undefined;
  const { read, dispose } = createReaders(count);
  return {
    read,
    dispose() {
      dispose();
      release();
    },
  };
}

/** Returns the function that releases the lock; undefined if another worker has it. Ends with this worker at the latest. */
const takeLock = (): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const { locks } = navigator as { readonly locks?: LockManager };
    const request = locks?.request('asset-document-upload:inspection', { ifAvailable: true }, (lock) =>
      lock === null ? resolve(undefined) : new Promise<void>((release) => resolve(release)),
    );
    // Without storage there are no locks, either.
    if (request === undefined) resolve(undefined);
    else request.catch(() => resolve(undefined));
  });

const createReader = defineWorkerJob<InspectTasks>({
  url: globalThis.location?.href,
  load: () => Promise.reject(new Error('No worker can be started.')),
  concurrency: batchesAtOnce,
  idleMs: Infinity,
});

/** The stored names are views of the whole directory, which would be copied with them. */
const withoutNameBytes = (batch: TextBatch): TextBatch => ({
  ...batch,
  entries: batch.entries.map((entry) => ({ ...entry, nameBytes: undefined })),
});

/** Creates readers without workers; each starts with its first batch. */
export function createReaders(count: number, options: WorkerOptions<InspectTasks> = {}): TextReaders {
  const readers = Array.from({ length: count }, () => ({
    client: createReader({ readyTimeoutMs, ...options }),
    batches: 0,
  }));
  return {
    read(batch) {
      const reader = readers.reduce((least, each) => (each.batches < least.batches ? each : least));
      if (reader.batches >= batchesAtOnce) return undefined;
      reader.batches += 1;
      return reader.client.run('readTexts', withoutNameBytes(batch)).finally(() => {
        reader.batches -= 1;
      });
    },
    dispose() {
      for (const { client } of readers) client.dispose();
    },
  };
}
