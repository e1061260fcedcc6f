import { sizeOf } from '#lib/file/file-facts.ts';
import { contentInMemory, readIntoMemory, smallFileBytes } from '#lib/file/small-file.ts';

import type { Store } from '../store.ts';
import { isConfirmed } from '../upload.ts';
import type { Upload } from '../upload.ts';

/** Opens the saved copy of a file; undefined if it is gone. Never rejects. */
export type OpenSavedCopy = (upload: Pick<Upload, 'id' | 'job'>) => Promise<File | 'no-answer' | undefined>;

/** The files of the uploads: chosen in this visit, or saved on the device. */
export type SourceFiles = ReturnType<typeof createSourceFiles>;

/** Most bytes that small files may take in memory together. */
export const maxBytesInMemory = 32 * 2 ** 20;

/** Creates the holder of files: the chosen ones by upload ID, small ones with their content. */
export function createSourceFiles(openSavedCopy: OpenSavedCopy) {
  const chosen = new Map<string, File>();
  let bytesInMemory = 0;

  function drop(uploadId: string): void {
    const file = chosen.get(uploadId);
    if (file && contentInMemory(file)) bytesInMemory -= sizeOf(file);
    chosen.delete(uploadId);
  }

  /** Opens the chosen file. A small one is kept in memory from then on, so that it is read only once. */
  async function openChosen(uploadId: string): Promise<File | undefined> {
    const file = chosen.get(uploadId);
    if (!file || contentInMemory(file)) return file;
    const size = sizeOf(file);
    if (size === 0 || size > smallFileBytes || bytesInMemory + size > maxBytesInMemory) return file;
    bytesInMemory += size;
    const copy = await readIntoMemory(file);
    // It may have been dropped or opened meanwhile.
    if (copy !== file && chosen.get(uploadId) === file) chosen.set(uploadId, copy);
    else bytesInMemory -= size;
    return copy;
  }

  return {
    retain: (uploadId: string, file: File) => {
      drop(uploadId);
      chosen.set(uploadId, file);
    },
    /** The file as it was chosen in this visit. */
    retained: (uploadId: string) => chosen.get(uploadId),
    drop,
    /**
     * Opens the saved copy if there is one, since a USB stick may have been removed; otherwise the chosen file. Rejects
     * with a `NotReadableError` if the copy isn't opened in time and there is no chosen file.
     */
    open: async (upload: Upload) => {
      const isSaved = 'persistence' in upload && upload.persistence === 'saved';
      const inMemory = chosen.get(upload.id);
      if (inMemory && contentInMemory(inMemory)) return { file: inMemory, isSaved };
      const savedCopy = isSaved ? await openSavedCopy(upload) : undefined;
      if (savedCopy instanceof File) return { file: savedCopy, isSaved };
      const file = await openChosen(upload.id);
      if (!file && savedCopy) throw new DOMException('The copy was not opened in time.', 'NotReadableError');
      return file && { file, isSaved };
    },
  };
}

/** Drops the file of each upload that is stored or removed from the list. */
export function dropFinishedFiles({ subscribe }: Pick<Store, 'subscribe'>, files: SourceFiles): void {
  subscribe((changes) => {
    for (const { before, after } of changes) {
      const finished = after ? isConfirmed(after) && after : before;
      if (finished) files.drop(finished.id);
    }
  });
}
