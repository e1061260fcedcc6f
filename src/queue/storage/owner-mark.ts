import type { DatabaseConnection } from './upload-database.ts';

/** The owner's uploads were discarded after this queue had started. */
export class DiscardedError extends Error {
  override readonly name = 'DiscardedError';
}

/** The used part of the object store `marks`. */
interface MarkReader {
  readonly get: (owner: string) => Promise<string | undefined>;
}

/** The mark of an owner's uploads, as it was when the queue started. */
export type OwnerMark = ReturnType<typeof createOwnerMark>;

/** Mark of an owner who has never discarded uploads. */
const noMark = '';

/** Creates a reader of the owner's mark, which is read by the first call of `read`. */
export function createOwnerMark(connection: DatabaseConnection, owner: string) {
  let reading: Promise<string> | undefined;
  let value: string | undefined;

  async function readNow(): Promise<string> {
    value = (await (await connection.open()).get('marks', owner)) ?? noMark;
    return value;
  }

  return {
    /** Reads the mark, the first time only. Rejects, also later, if it couldn't be read: it may have changed since. */
    read: () => (reading ??= readNow()),
    /**
     * Compares it with the mark in the database, within the caller's transaction. False before it is read. A database
     * without a mark counts as current: discarding always writes one, so it was deleted since and is new.
     */
    isCurrent: async (marks: MarkReader) => {
      const stored = await marks.get(owner);
      return value !== undefined && (stored === undefined || stored === value);
    },
  };
}
