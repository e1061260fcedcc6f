import type { PlacedFile } from '#lib/placed-file.ts';
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
}

/** Time limit in milliseconds: a file that can't be compared in time gets a row. */
const comparisonMs = 10_000;

/** Returns a function that hashes each file once. */
export function createHashes({ hash }: Pick<Contents, 'hash'>): Contents['hash'] {
  const known = new WeakMap<File, Promise<string | undefined>>();
  return (file) => {
    const hashing = known.get(file) ?? hash(file).catch(() => undefined);
    known.set(file, hashing);
    return hashing;
  };
}

/** Files that seem to be in the list already, until their contents are compared. */
export function createComparisons(hash: Contents['hash']) {
  const running = new Map<PlacedFile, Promise<void>>();

  async function isAmong(file: File, earlier: readonly File[]): Promise<boolean> {
    const own = await hash(file);
    if (own === undefined) return false;
    const others = await Promise.all(earlier.map(hash));
    return others.includes(own);
  }

  return {
    /** Calls back with the result, unless the file was taken back. */
    start: (placed: PlacedFile, earlier: readonly File[], onEnd: (isRepeated: boolean) => void): void => {
      const compared = inTime(isAmong(placed.file, earlier), false, { setTimer, waitMs: comparisonMs });
      const end = compared.then((isRepeated) => running.delete(placed) && onEnd(isRepeated));
      running.set(
        placed,
        end.then(() => undefined),
      );
    },
    /** Removes the files that are being compared, and returns them. */
    takeBack: (): readonly PlacedFile[] => {
      const files = [...running.keys()];
      running.clear();
      return files;
    },
    /** Resolves once no file is being compared. */
    ended: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
