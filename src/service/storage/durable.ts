import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the names in a folder survive a power cut. Windows cannot open folders and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Moves a synced file to its place, so that it is there whole or not at all. Both must be on one file system. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Writes a whole file that is there completely or not at all, whenever the process or the machine stops. */
export async function writeDurably(
  path: string,
  data: string | Uint8Array,
  { mode = 0o644, tempPath = `${path}.${randomUUID()}.tmp` } = {},
): Promise<void> {
  const file = await open(tempPath, 'wx', mode);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  await moveDurably(tempPath, path);
}
