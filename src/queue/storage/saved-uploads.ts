import { createIdbUploadStorage } from './idb-upload-storage.ts';
import { fromRecord, readRecord, type UploadRecord } from './record.ts';

/** Saved uploads that a person still wants, in the order of the list. */
export interface UnfinishedUploads {
  readonly records: readonly UploadRecord[];
  /** Records whose files are complete. */
  readonly withFile: readonly UploadRecord[];
}

/** Saved uploads of one owner, for work on them without a queue. */
export type SavedUploads = ReturnType<typeof createSavedUploads>;

/** Creates access to the saved uploads of an owner in the database `name`. Every function but `openFile` may reject. */
export function createSavedUploads(name: string, owner: string) {
  const { load, write, openFile, discard, close } = createIdbUploadStorage({
    name,
    owner,
    askToStay: () => undefined,
  });
  return {
    /** Reads the unfinished ones; undefined if they were discarded. */
    readUnfinished: async (): Promise<UnfinishedUploads | undefined> => {
      const loaded = await load();
      if (loaded === 'discarded') return undefined;
      const records = loaded.records
        .flatMap((value) => readRecord(value) ?? [])
        .filter(({ state: { status } }) => !['stored', 'already-exists', 'cancelled'].includes(status))
        .toSorted((one, other) => one.order - other.order);
      const withFile = records.filter(({ id, job }) => loaded.savedBytes.get(id) === job.file.size);
      return { records, withFile };
    },
    /** Removes uploads with their files. */
    remove: (ids: readonly string[]) =>
      write({ saved: [], removedIds: ids, knownDocuments: [], fileIds: ids }),
    openFile,
    discard,
    close,
  };
}

/** Returns true for an upload whose document may be stored already. */
export function isOutcomeUnknown(record: UploadRecord): boolean {
  const upload = fromRecord(record, true);
  return 'pastAttempts' in upload && upload.pastAttempts.outcomeUnknown;
}
