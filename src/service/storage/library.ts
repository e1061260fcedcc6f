import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { DocumentRecord } from './document-record.ts';

/** Complete received file that isn't part of the library yet. */
export interface StagedFile {
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Result of adding a staged file. */
export type StoreOutcome = { readonly isNew: boolean; readonly stored: DocumentRecord };

/** Stored documents, each content once. */
export type Library = Awaited<ReturnType<typeof openLibrary>>;

/** Opens the library in a folder, for one process: `files/ab/abcd…` by SHA-256, `documents/<sha256>.json`, `incoming/`. */
export async function openLibrary(dataDir: string) {
  const [incoming, files, documents] = ['incoming', 'files', 'documents'].map((name) =>
    join(dataDir, name),
  ) as [string, string, string];
  await rm(incoming, { recursive: true, force: true });
  for (const folder of [incoming, files, documents]) await mkdir(folder, { recursive: true });
  const newPath = (): string => join(incoming, `${randomUUID()}.tmp`);
  const pathOf = (sha256: string): string => join(files, sha256.slice(0, 2), sha256);
  const byHash = new Map<string, Promise<DocumentRecord>>();
  const byId = new Map<string, DocumentRecord>();

  for (const name of await readdir(documents)) {
    const stored = JSON.parse(await readFile(join(documents, name), 'utf8')) as DocumentRecord;
    byHash.set(stored.sha256, Promise.resolve(stored));
    byId.set(stored.document.id, stored);
  }

  /** The content is moved to its path first: only the record makes it a document. */
  async function create(file: StagedFile, stored: DocumentRecord): Promise<DocumentRecord> {
    const path = pathOf(file.sha256);
    await mkdir(dirname(path), { recursive: true });
    await rename(file.path, path);
    try {
      await writeWhole(join(documents, `${file.sha256}.json`), JSON.stringify(stored, null, 2), newPath());
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    byId.set(stored.document.id, stored);
    return stored;
  }

  return {
    byId: (id: string) => byId.get(id),
    contentPath: ({ sha256 }: DocumentRecord) => pathOf(sha256),
    /** Writes and hashes a stream; leaves no file if the stream fails. */
    receive: (chunks: AsyncIterable<Uint8Array>) => receive(newPath(), chunks),
    /** Removes a staged file, unless it was stored. */
    discard: ({ path }: StagedFile) => rm(path, { force: true }),
    /**
     * Stores a staged file, or returns the document that already has its content. When this resolves, the document
     * survives a kill; before that, a kill leaves nothing that anyone could read. If it rejects, nothing is stored.
     */
    add: async (file: StagedFile, describe: () => DocumentRecord) => {
      const existing = byHash.get(file.sha256);
      if (existing) return { isNew: false, stored: await existing };
      const created = create(file, describe());
      byHash.set(file.sha256, created);
      created.catch(() => byHash.delete(file.sha256));
      return { isNew: true, stored: await created };
    },
  };
}

async function receive(path: string, chunks: AsyncIterable<Uint8Array>): Promise<StagedFile> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let sizeBytes = 0;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      await file.writeFile(chunk);
    }
    return { path, sha256: hash.digest('hex'), sizeBytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Writes a file completely or not at all, whenever the process is killed. */
async function writeWhole(path: string, text: string, tempPath: string): Promise<void> {
  const file = await open(tempPath, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
    await rename(tempPath, path);
  } finally {
    await file.close();
    await rm(tempPath, { force: true });
  }
}
