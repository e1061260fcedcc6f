import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Size and SHA-256 of a file, or the kind of the entry created instead. */
export type Unpacked = readonly [size: number, hash: string] | 'link' | 'pipe' | 'socket' | 'device';

/** A program's reading of an archive. */
export interface Reading {
  /** 0 if the program reported nothing. */
  readonly code: number;
  readonly message: string;
  /** By path. */
  readonly files: Readonly<Record<string, Unpacked>>;
}

/** The unpackers of this machine, in one process for any number of archives. */
export interface Unpackers {
  /** Their versions by name. */
  readonly versions: Promise<Readonly<Record<string, string>>>;
  /** Unpacks an archive with each of them. Rejects if their process ends. */
  readonly read: (archive: Uint8Array) => Promise<Readonly<Record<string, Reading>>>;
  readonly close: () => void;
}

const script = join(import.meta.dirname, 'read_archives.py');

const hasPython = spawnSync('python3', ['--version']).status === 0;
const none: Unpackers = {
  versions: Promise.resolve({}),
  read: () => Promise.resolve({}),
  close: () => undefined,
};

/** Starts the process, which reads one archive after another. It needs Python. */
export function startUnpackers(): Unpackers {
  if (!hasPython) return none;
  const folder = mkdtempSync(join(tmpdir(), 'unpackers-'));
  const child = spawn('python3', [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const versions = nextAnswer();
  let last: Promise<unknown> = versions;
  let count = 0;

  async function readNext(archive: Uint8Array): Promise<Readonly<Record<string, Reading>>> {
    const path = join(folder, `${(count += 1)}.zip`);
    writeFileSync(path, archive);
    child.stdin.write(`${path}\n`);
    const answer = await nextAnswer();
    rmSync(path);
    return answer;
  }

  async function nextAnswer(): Promise<Readonly<Record<string, never>>> {
    const line = await lines.next();
    if (line.done) throw new Error('The process of the unpackers ended.');
    return JSON.parse(line.value);
  }

  return {
    versions,
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
