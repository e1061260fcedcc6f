import type { FileFacts } from '../upload.ts';

import type { UploadDatabase } from './upload-database.ts';
import type { SaveOutcome } from './upload-storage.ts';

/** Big enough to be quick, and small enough that stopping in between loses little. In bytes. */
const pieceBytes = 8 * 2 ** 20;

/**
 * Up to here a file is kept as bytes, above as blobs, in bytes. In private windows Chromium keeps no more of a blob than
 * where its file lies, and bytes in memory; written to a disk, blobs take a tenth of the time that bytes take.
 */
const asBytesUpTo = 64 * 2 ** 20;

/** The keys of all pieces of a file: arrays sort after numbers (Indexed Database API, "compare two keys"). */
export const chunkRange = (uploadId: string): IDBKeyRange => IDBKeyRange.bound([uploadId], [uploadId, []]);

interface KeepOptions {
  readonly uploadId: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

/** Copies a file chunk by chunk. Chunks that were copied before a failure stay; the caller deletes them. */
export async function saveChunks(
  database: UploadDatabase,
  { uploadId, file, signal }: KeepOptions,
): Promise<SaveOutcome> {
  let from = 0;
  try {
    for (let index = 0; from < file.size; index += 1) {
      signal.throwIfAborted();
      const piece = file.slice(from, from + pieceBytes);
      const bytes = file.size > asBytesUpTo ? piece : await piece.arrayBuffer();
      await database.put('pieces', { uploadId, index, sizeBytes: piece.size, bytes });
      from += piece.size;
    }
    // Browsers refuse to read a file that has changed. One that was overwritten meanwhile may be copied as a mixture.
    return (await canRead(file.slice(0, 1))) ? 'kept' : 'unreadable';
  } catch (error) {
    if (isNoRoom(error)) return 'no-room';
    const isFileReadable = signal.aborted || (await canRead(file.slice(from, from + 1)));
    return isFileReadable ? 'broken' : 'unreadable';
  }
}

/** The copy of a file, without reading it; `undefined` where pieces are missing or the device has lost their content. */
export async function joinChunks(
  database: UploadDatabase,
  uploadId: string,
  { name, size, type, lastModified }: FileFacts,
): Promise<File | undefined> {
  const pieces = await database.getAll('pieces', chunkRange(uploadId));
  const file = new File(
    pieces.map(({ bytes }) => bytes),
    name,
    { type, lastModified },
  );
  if (file.size !== size) return undefined;
  // Chromium says only on reading that a blob's own file is missing ("Data lost due to missing file").
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
