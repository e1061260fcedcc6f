import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Size and SHA-256 of a file, or the kind of what was made in its place. */
export type Unpacked = readonly [size: number, hash: string] | 'link' | 'pipe' | 'socket' | 'device';

/** What one program made of an archive. */
export interface Reading {
  /** 0 where the program had nothing to complain of. */
  readonly code: number;
  readonly message: string;
  /** By path. */
  readonly files: Readonly<Record<string, Unpacked>>;
}

/** The unpackers of this machine, in one process for any number of archives. */
export interface Unpackers {
  /** Unpacks an archive with each of them. Rejects where their process ends. */
  readonly read: (archive: Uint8Array) => Promise<Readonly<Record<string, Reading>>>;
  readonly close: () => void;
}

const script = join(import.meta.dirname, 'read_archives.py');

/** Without Python there are none. */
export const hasUnpackers = spawnSync('python3', ['--version']).status === 0;

/** Starts the process. It takes one archive after another. */
export function startUnpackers(): Unpackers {
  const folder = mkdtempSync(join(tmpdir(), 'unpackers-'));
  const child = spawn('python3', [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  async function readNext(archive: Uint8Array): Promise<Readonly<Record<string, Reading>>> {
    const path = join(folder, `${(count += 1)}.zip`);
    writeFileSync(path, archive);
    child.stdin.write(`${path}\n`);
    const line = await lines.next();
    rmSync(path);
    if (line.done) throw new Error('The process of the unpackers ended.');
    return JSON.parse(line.value);
  }

  return {
    read(archive) {
      const reading = last.then(() => readNext(archive));
      last = reading.catch(() => undefined);
      return reading;
    },
    close() {
      child.stdin.end();
      rmSync(folder, { recursive: true });
    },
  };
}
