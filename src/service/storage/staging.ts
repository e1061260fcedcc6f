import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { syncFolder } from './durable.ts';

/** Complete received file, synced to disk and not yet part of the library. */
export interface StagedFile {
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Folder for files while they are received. */
export interface Staging {
  readonly newPath: () => string;
  /** Writes and hashes a stream; leaves no file if the stream fails. */
  readonly receive: (chunks: AsyncIterable<Uint8Array>) => Promise<StagedFile>;
  readonly discard: (file: StagedFile) => Promise<void>;
  /** Writes a mark: a content is about to be stored and has no record yet. */
  readonly mark: (sha256: string) => Promise<void>;
  /** Removes all marks of a content, including those of other processes. */
  readonly unmark: (sha256: string) => Promise<void>;
  /** Contents marked by processes that have ended. */
  readonly leftMarks: () => Promise<string[]>;
  /** Returns true if no other running process, and no other service in this one, has a staging folder here. */
  readonly isAlone: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens a staging folder for this process and removes those of processes that have ended, but not their marks. */
export async function openStaging(parent: string): Promise<Staging> {
  await mkdir(parent, { recursive: true });
  await removeLeftovers(parent);
  const stagedName = `${owner()}-${randomUUID()}`;
  const folder = join(parent, stagedName);
  await mkdir(folder);
  const newPath = () => join(folder, `${randomUUID()}.tmp`);
  return {
    newPath,
    receive: (chunks) => receive(newPath(), chunks),
    discard: (file) => rm(file.path, { force: true }),
    mark: async (sha256) => {
      await writeFile(join(parent, `${stagedName}-${sha256}`), '');
      await syncFolder(parent);
    },
    unmark: async (sha256) => {
      const marks = (await readdir(parent)).filter((name) => name.endsWith(`-${sha256}`));
      await Promise.all(marks.map((name) => rm(join(parent, name), { force: true })));
    },
    leftMarks: async () => (await leftIn(parent)).filter(isMark).map((name) => name.slice(-64)),
    isAlone: async () =>
      (await readdir(parent)).every((name) => name === stagedName || isMark(name) || !isOwned(name)),
    close: () => rm(folder, { recursive: true, force: true }),
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
    await file.sync();
    return { path, sha256: hash.digest('hex'), sizeBytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Two services may share a data folder (`npm start` twice): only files of ended processes are removed. */
async function removeLeftovers(parent: string): Promise<void> {
  const left = (await leftIn(parent)).filter((name) => !isMark(name));
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

const leftIn = async (parent: string) => (await readdir(parent)).filter((name) => !isOwned(name));

const isMark = (name: string) => /-[0-9a-f]{64}$/.test(name);

// The process ID isn't enough: in a container, the previous process had the same one.
const owner = () => `${process.pid}-${Math.round(performance.timeOrigin)}`;

function isOwned(name: string): boolean {
  const pid = Number(/^\d+(?=-)/.exec(name)?.[0]);
  if (pid === process.pid) return name.startsWith(`${owner()}-`);
  try {
    // Signal 0 only checks that the process exists.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
