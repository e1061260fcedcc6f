import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { moveDurably, syncFolder } from './durable.ts';
import { ifExists } from './if-exists.ts';
import type { StagedFile } from './staging.ts';

/** Contents of stored documents, each named by its SHA-256. */
export interface Contents {
  readonly pathOf: (sha256: string) => string;
  /** Size in bytes; `undefined` if there is no such content. */
  readonly sizeOf: (sha256: string) => Promise<number | undefined>;
  /** Moves a staged file to its final path; a file already there has the same content. */
  readonly accept: (file: StagedFile) => Promise<void>;
  readonly remove: (sha256: string) => Promise<void>;
}

/** Opens the folder of the contents: `ab/abcd…`. */
export async function openContents(folder: string): Promise<Contents> {
  await mkdir(folder, { recursive: true });
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  return {
    pathOf,
    sizeOf: async (sha256) => (await ifExists(stat(pathOf(sha256))))?.size,
    accept: async ({ path, sha256 }) => {
      await mkdir(dirname(pathOf(sha256)), { recursive: true });
      await syncFolder(folder);
      await moveDurably(path, pathOf(sha256));
    },
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}
