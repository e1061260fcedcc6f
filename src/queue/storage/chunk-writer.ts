import type { Chunk, UploadDatabase } from './upload-database.ts';

/** Saves chunks in the order in which they come. */
export interface ChunkWriter {
  /** Resolves when the chunk is saved. Rejects if it can't be, or if the signal is aborted before it is begun. */
  readonly put: (database: UploadDatabase, chunk: Chunk, signal: AbortSignal) => Promise<void>;
}

interface QueuedChunk {
  readonly database: UploadDatabase;
  readonly chunk: Chunk;
  readonly signal: AbortSignal;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Saves those chunks that come during a transaction together in the next one (group commit): a transaction takes longer
 * than the bytes of a small file.
 */
export function createChunkWriter(): ChunkWriter {
  let queued: QueuedChunk[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queued.length > 0) {
      const group = queued;
      queued = [];
      await writeGroup(group);
    }
    isWriting = false;
  }

  return {
    put: (database, chunk, signal) =>
      new Promise((resolve, reject) => {
        queued.push({ database, chunk, signal, resolve, reject });
        if (!isWriting) void writeAll();
      }),
  };
}

/** Never rejects. */
async function writeGroup(group: readonly QueuedChunk[]): Promise<void> {
  for (const { signal, reject } of group) if (signal.aborted) reject(signal.reason);
  const due = group.filter(({ signal }) => !signal.aborted);
  const [first] = due;
  if (first === undefined) return;
  try {
    await write(first.database, due);
    for (const { resolve } of due) resolve();
  } catch (error) {
    // Each alone: there may be room for some, and only those that fail have failed.
    if (due.length > 1) for (const each of due) await writeGroup([each]);
    else first.reject(error);
  }
}

async function write(database: UploadDatabase, chunks: readonly QueuedChunk[]): Promise<void> {
  const { store, done } = database.transaction('pieces', 'readwrite');
  await Promise.all([...chunks.map(({ chunk }) => store.put(chunk)), done]);
}
