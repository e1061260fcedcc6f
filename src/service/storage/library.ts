import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { moveDurably, syncFolder, writeDurably } from './durable.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { openStaging, type StagedFile, type Staging } from './staging.ts';
import { parseStoredDocument, type StoredDocument } from './stored-document.ts';

/** What became of a staged file. */
export type Stored = { readonly isNew: boolean; readonly stored: StoredDocument };

/** The stored documents, each content once. */
export interface Library {
  readonly staging: Staging;
  readonly byId: (id: string) => StoredDocument | undefined;
  readonly contentPath: (stored: StoredDocument) => string;
  /**
   * Takes over a staged file, or discards it and gives the document that already holds its content. When this resolves,
   * the document survives a kill; before that, a kill leaves no trace of it that anyone could read.
   */
  readonly add: (file: StagedFile, describe: () => StoredDocument) => Promise<Stored>;
}

/** Opens the library in a folder: `files/ab/abcd…` by SHA-256, `documents/<sha256>.json`, `incoming/`. */
export async function openLibrary(dataDir: string): Promise<Library> {
  const filesDir = join(dataDir, 'files');
  const recordsDir = join(dataDir, 'documents');
  await mkdir(filesDir, { recursive: true });
  await mkdir(recordsDir, { recursive: true });
  const staging = await openStaging(join(dataDir, 'incoming'));
  const lock = createKeyedLock();
  const byHash = new Map<string, StoredDocument>();
  const byId = new Map<string, StoredDocument>();

  const folderOf = (sha256: string) => join(filesDir, sha256.slice(0, 2));
  const fileOf = (sha256: string) => join(folderOf(sha256), sha256);
  const recordOf = (sha256: string) => join(recordsDir, `${sha256}.json`);

  function remember(stored: StoredDocument): StoredDocument {
    byHash.set(stored.sha256, stored);
    byId.set(stored.document.id, stored);
    return stored;
  }

  async function load(sha256: string): Promise<StoredDocument | undefined> {
    const text = await readFile(recordOf(sha256), 'utf8').catch(() => undefined);
    const stored = text === undefined ? undefined : parseStoredDocument(text);
    if (stored === undefined) return undefined;
    // A record whose content was removed by hand would answer "already stored" for a file that nobody has.
    const content = await stat(fileOf(sha256)).catch(() => undefined);
    return content?.size === stored.sizeBytes ? remember(stored) : undefined;
  }

  for (const name of await readdir(recordsDir)) {
    if (name.endsWith('.json')) await load(name.slice(0, -'.json'.length));
  }

  return {
    staging,
    byId: (id) => byId.get(id),
    contentPath: (stored) => fileOf(stored.sha256),
    add: (file, describe) =>
      lock(file.sha256, async () => {
        // Read from disk too: another service on the same folder may have stored it since.
        const existing = byHash.get(file.sha256) ?? (await load(file.sha256));
        if (existing !== undefined) {
          await staging.discard(file);
          return { isNew: false, stored: existing };
        }
        // Content first: without its record it is invisible, and the same upload will replace it.
        await mkdir(folderOf(file.sha256), { recursive: true });
        await syncFolder(filesDir);
        await moveDurably(file.path, fileOf(file.sha256));
        const stored = describe();
        await writeDurably(recordOf(file.sha256), JSON.stringify(stored, null, 2), {
          tempPath: staging.newPath(),
        });
        return { isNew: true, stored: remember(stored) };
      }),
  };
}
