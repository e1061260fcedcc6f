import { inTime } from '#lib/time/in-time.ts';
import { setTimer } from '#lib/time/timer.ts';

/** A document with the content of a chosen file, as this device remembers it. */
export interface StoredDocument {
  readonly displayName: string;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly endedAt: number;
}

/** Access to the contents of chosen files and of documents stored before. */
export interface Contents {
  /** Resolves to the hash of a file; undefined if it can't be computed. */
  readonly hash: (file: File) => Promise<string | undefined>;
  /** Resolves to the document with the same content that this device stored on the asset. */
  readonly findStored: (file: File, hash: Contents['hash']) => Promise<StoredDocument | undefined>;
  /** Resolves to the documents that this device stored on the asset, newest first. Never rejects. */
  readonly listStored: () => Promise<readonly StoredDocument[]>;
}

/** Time limit in milliseconds: a file that can't be compared in time gets a row. */
const comparisonMs = 10_000;

/** Returns a function that hashes each file once; one without a hash is tried again with the next call. */
export function createHashes({ hash }: Pick<Contents, 'hash'>): Contents['hash'] {
  const known = new WeakMap<File, Promise<string | undefined>>();
  const start = async (file: File) => {
    // A file without a hash is compared with no other; whoever reads it next says what is wrong.
    const found = await hash(file).catch(() => undefined);
    if (found === undefined) known.delete(file);
    return found;
  };
  return (file) => {
    const hashing = known.get(file) ?? start(file);
    known.set(file, hashing);
    return hashing;
  };
}

/** Returns true if a file has the content of an earlier one; false if that can't be found out in time. */
export function isRepeated(file: File, earlier: readonly File[], hash: Contents['hash']): Promise<boolean> {
  const compare = async () => {
    const own = await hash(file);
    return own !== undefined && (await Promise.all(earlier.map(hash))).includes(own);
  };
  return inTime(compare(), false, { setTimer, waitMs: comparisonMs });
}
