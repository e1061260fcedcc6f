import type { Chunk, UploadDatabase } from './upload-database.ts';
import { DiscardedError, type OwnerMark } from './owner-mark.ts';

/** Saves chunks in the order in which they come. */
export interface ChunkWriter {
  /**
   * Resolves when the chunk is saved. Rejects if it can't be, if the signal is aborted before it is begun, or with
   * `DiscardedError`.
   */
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
export function createChunkWriter(mark: OwnerMark): ChunkWriter {
  let queued: QueuedChunk[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queued.length > 0) {
      const group = queued;
      queued = [];
      await writeGroup(group, mark);
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
async function writeGroup(group: readonly QueuedChunk[], mark: OwnerMark): Promise<void> {
  for (const { signal, reject } of group) if (signal.aborted) reject(signal.reason);
  const due = group.filter(({ signal }) => !signal.aborted);
  const [first] = due;
  if (first === undefined) return;
  try {
    await write(first.database, due, mark);
    for (const { resolve } of due) resolve();
  } catch (error) {
    // Each alone: there may be room for some, and only those that fail have failed.
    if (due.length > 1) for (const each of due) await writeGroup([each], mark);
    else first.reject(error);
  }
}

async function write(
  database: UploadDatabase,
  chunks: readonly QueuedChunk[],
  mark: OwnerMark,
): Promise<void> {
  const stores = database.transaction(['chunks', 'marks'], 'readwrite');
  async function putAll(): Promise<void> {
    if (!(await mark.isCurrent(stores.objectStore('marks')))) throw new DiscardedError();
    await Promise.all(chunks.map(({ chunk }) => stores.objectStore('chunks').put(chunk)));
  }
  await Promise.all([putAll(), stores.done]);
}
