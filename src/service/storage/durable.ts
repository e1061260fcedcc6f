import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Syncs a folder, so that its names survive a power cut. Windows can't open folders and doesn't need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Moves a synced file atomically. Both paths must be on one file system. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/**
 * Writes a new file completely or not at all, whenever the process or the machine stops. Returns false, with nothing
 * changed, if the name exists: of several processes that write it at once, only the first succeeds.
 */
export async function createDurably(
  path: string,
  data: string | Uint8Array,
  { mode = 0o644, tempPath }: { readonly mode?: number; readonly tempPath: string },
): Promise<boolean> {
  try {
    await writeSynced(tempPath, data, mode);
    // Unlike a rename, it never replaces anything.
    const isNew = await link(tempPath, path).then(() => true, isTaken);
    await syncFolder(dirname(path));
    return isNew;
  } finally {
    await rm(tempPath, { force: true });
  }
}

async function writeSynced(path: string, data: string | Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns false if a link failed because its target exists; throws any other error. */
export function isTaken(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
  throw error;
}
