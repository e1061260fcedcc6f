import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { createDurably } from './durable.ts';
import { ifThere } from './if-there.ts';
import { parseStoredDocument, type StoredDocument } from './stored-document.ts';

/** The records of the stored documents, each named by the SHA-256 of its content. */
export interface Records {
  readonly list: () => Promise<string[]>;
  readonly has: (sha256: string) => Promise<boolean>;
  /** Undefined if there is none, or none that is whole; rejects if that cannot be told. */
  readonly read: (sha256: string) => Promise<StoredDocument | undefined>;
  /** Writes a new one; false, with nothing changed, if there is one already. */
  readonly create: (stored: StoredDocument) => Promise<boolean>;
  readonly remove: (sha256: string) => Promise<void>;
}

/** Opens the folder of the records; `newTempPath` must be on the same file system. */
export async function openRecords(folder: string, newTempPath: () => string): Promise<Records> {
  await mkdir(folder, { recursive: true });
  const pathOf = (sha256: string) => join(folder, `${sha256}.json`);
  return {
    list: async () =>
      (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length)),
    has: async (sha256) => (await ifThere(stat(pathOf(sha256)))) !== undefined,
    read: async (sha256) => {
      const text = await ifThere(readFile(pathOf(sha256), 'utf8'));
      return text === undefined ? undefined : parseStoredDocument(text);
    },
    create: (stored) =>
      createDurably(pathOf(stored.sha256), JSON.stringify(stored, null, 2), { tempPath: newTempPath() }),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}
