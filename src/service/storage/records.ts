import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { createDurably, isTaken } from './durable.ts';
import { ifExists } from './if-exists.ts';
import { parseDocumentRecord, type DocumentRecord } from './document-record.ts';

/** The records of the stored documents, each named by the SHA-256 of its content. */
export interface Records {
  readonly list: () => Promise<string[]>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** `undefined` if there is no complete record; rejects if that can't be determined. */
  readonly read: (sha256: string) => Promise<DocumentRecord | undefined>;
  /** Writes a new record; returns false, with nothing changed, if there is one already. */
  readonly create: (stored: DocumentRecord) => Promise<boolean>;
  /** Removes a damaged record and returns true; a complete one that another service wrote meanwhile stays. */
  readonly removeUnless: (sha256: string, isComplete: IsComplete) => Promise<boolean>;
}

/** Returns true if a readable record is valid. */
export type IsComplete = (sha256: string, stored: DocumentRecord) => Promise<boolean>;

/** Opens the folder of the records; `newTempPath` must be on the same file system. */
export async function openRecords(folder: string, newTempPath: () => string): Promise<Records> {
  await mkdir(folder, { recursive: true });
  const pathOf = (sha256: string) => join(folder, `${sha256}.json`);
  return {
    list: async () =>
      (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length)),
    has: async (sha256) => (await ifExists(stat(pathOf(sha256)))) !== undefined,
    read: (sha256) => readRecord(pathOf(sha256)),
    create: (stored) =>
      createDurably(pathOf(stored.sha256), JSON.stringify(stored, null, 2), { tempPath: newTempPath() }),
    removeUnless: async (sha256, isComplete) => {
      const aside = newTempPath();
      // Checked at a path where no other service can replace it. If it is missing, another service has removed it.
      if ((await ifExists(rename(pathOf(sha256), aside).then(() => aside))) === undefined) return false;
      const isKept = await readRecord(aside)
        .then((stored) => stored !== undefined && isComplete(sha256, stored))
        // If in doubt, it stays.
        .catch(() => true);
      if (isKept) await link(aside, pathOf(sha256)).catch(isTaken);
      await rm(aside);
      return !isKept;
    },
  };
}

async function readRecord(path: string): Promise<DocumentRecord | undefined> {
  const text = await ifExists(readFile(path, 'utf8'));
  return text === undefined ? undefined : parseDocumentRecord(text);
}
