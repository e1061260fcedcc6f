import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { syncFolder } from './durable.ts';

/** A whole file that has arrived, synced to disk and not yet part of the library. */
export interface StagedFile {
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** Where files are kept while they arrive. */
export interface Staging {
  readonly newPath: () => string;
  /** Writes and hashes a stream as it comes; leaves nothing behind if the stream fails. */
  readonly receive: (chunks: AsyncIterable<Uint8Array>) => Promise<StagedFile>;
  readonly discard: (file: StagedFile) => Promise<void>;
  /** Notes on disk that a content is being put to its place and has no record yet. */
  readonly mark: (sha256: string) => Promise<void>;
  /** Removes the marks of a content, whoever set them. */
  readonly unmark: (sha256: string) => Promise<void>;
  /** The contents that processes now gone have marked. */
  readonly leftMarks: () => Promise<string[]>;
  /** Returns true if no other living process, and nothing else in this one, has a staging folder beside this. */
  readonly isAlone: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Opens a staging folder of this process and removes those that processes now gone have left, but not their marks. */
export async function openStaging(parent: string): Promise<Staging> {
  await mkdir(parent, { recursive: true });
  await removeLeftovers(parent);
  const ownName = `${owner()}-${randomUUID()}`;
  const folder = join(parent, ownName);
  await mkdir(folder);
  const newPath = () => join(folder, `${randomUUID()}.tmp`);
  return {
    newPath,
    receive: (chunks) => receive(newPath(), chunks),
    discard: (file) => rm(file.path, { force: true }),
    mark: async (sha256) => {
      await writeFile(join(parent, `${ownName}-${sha256}`), '');
      await syncFolder(parent);
    },
    unmark: async (sha256) => {
      const marks = (await readdir(parent)).filter((name) => name.endsWith(`-${sha256}`));
      await Promise.all(marks.map((name) => rm(join(parent, name), { force: true })));
    },
    leftMarks: async () => (await leftIn(parent)).filter(isMark).map((name) => name.slice(-64)),
    isAlone: async () =>
      (await readdir(parent)).every((name) => name === ownName || isMark(name) || !isOwned(name)),
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

/** Two services may share a data folder (`npm start` twice): only what no living process owns is removed. */
async function removeLeftovers(parent: string): Promise<void> {
  const left = (await leftIn(parent)).filter((name) => !isMark(name));
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

const leftIn = async (parent: string) => (await readdir(parent)).filter((name) => !isOwned(name));

const isMark = (name: string) => /-[0-9a-f]{64}$/.test(name);

// The process id alone does not do: in a container, the process before this one had the same.
const owner = () => `${process.pid}-${Math.round(performance.timeOrigin)}`;

function isOwned(name: string): boolean {
  const pid = Number(/^\d+(?=-)/.exec(name)?.[0]);
  if (pid === process.pid) return name.startsWith(`${owner()}-`);
  try {
    // Signal 0 only asks whether there is such a process.
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
