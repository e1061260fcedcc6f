import type { FileFacts } from '#lib/file/file-facts.ts';
import { contentInMemory, createFileInMemory, smallFileBytes } from '#lib/file/small-file.ts';
import { logFailure } from '#lib/log-failure.ts';

import { DiscardedError } from './owner-mark.ts';
import type { Chunk } from './upload-database.ts';
import type { SaveOutcome } from './upload-storage.ts';

/** In bytes: large enough to be fast, small enough that an abort loses little. */
export const chunkBytes = 8 * 2 ** 20;

/**
 * Files up to this size in bytes are saved as bytes, larger ones as blobs. Saving blobs takes a tenth of the time, but
 * in private windows Chromium saves only the path of a blob's file.
 */
export const asBytesUpTo = 64 * 2 ** 20;

/** Keys of all chunks of a file: arrays sort after numbers (Indexed Database API, "compare two keys"). */
export const chunkRange = (uploadId: string): IDBKeyRange => IDBKeyRange.bound([uploadId], [uploadId, []]);

/** Part of the database that holds the chunks. */
interface ChunkStore {
  readonly getAll: (store: 'chunks', range: IDBKeyRange) => Promise<readonly Pick<Chunk, 'bytes'>[]>;
}

interface KeepOptions {
  readonly uploadId: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

/** Copies a file chunk by chunk. Chunks that were copied before a failure stay; the caller deletes them. */
export async function saveChunks(
  put: (chunk: Chunk) => Promise<unknown>,
  { uploadId, file, signal }: KeepOptions,
): Promise<SaveOutcome> {
  const content = contentInMemory(file);
  let from = 0;
  try {
    for (let index = 0; from < file.size; index += 1) {
      signal.throwIfAborted();
      // Without a slice if it can be (`smallFileBytes` says why).
      const chunk = file.size > chunkBytes ? file.slice(from, from + chunkBytes) : file;
      const bytes = content ?? (file.size > asBytesUpTo ? chunk : await chunk.arrayBuffer());
      await put({ uploadId, index, sizeBytes: chunk.size, bytes });
      from += chunk.size;
    }
    // Browsers don't read a file that has changed; without this check a copy could mix old and new content.
    return content || (await canRead(file.size > smallFileBytes ? file.slice(0, 1) : file))
      ? 'saved'
      : 'unreadable';
  } catch (error) {
    if (error instanceof DiscardedError) return 'discarded';
    if (isNoRoom(error)) return 'no-room';
    if (signal.aborted) return 'broken';
    if (!(await canRead(file.slice(from, from + 1)))) return 'unreadable';
    logFailure('Uploads could not be saved.', error);
    return 'broken';
  }
}

/** Joins the chunks of a file without reading them; undefined if some are missing or their content is lost. */
export async function joinChunks(
  database: ChunkStore,
  uploadId: string,
  facts: FileFacts,
): Promise<File | undefined> {
  const { name, size, type, lastModified } = facts;
  const chunks = await database.getAll('chunks', chunkRange(uploadId));
  const [only] = chunks;
  if (chunks.length === 1 && only?.bytes instanceof ArrayBuffer && only.bytes.byteLength === size) {
    return createFileInMemory(only.bytes, facts);
  }
  const file = new File(
    chunks.map(({ bytes }) => bytes),
    name,
    { type, lastModified },
  );
  if (file.size !== size) return undefined;
  if (chunks.every(({ bytes }) => bytes instanceof ArrayBuffer)) return file;
  // Chromium reports only on reading that a blob's file is missing ("Data lost due to missing file").
  const ends = [file.slice(0, 1), file.slice(Math.max(0, size - 1))];
  const areRead = await Promise.all(ends.map(canRead));
  return areRead.every(Boolean) ? file : undefined;
}

const isNoRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const canRead = (blob: Blob): Promise<boolean> =>
  blob.arrayBuffer().then(
    () => true,
    () => false,
  );
