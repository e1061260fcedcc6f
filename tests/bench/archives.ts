// Compares large archives with other readers; each measurement runs in its own process.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { clearFigures, ours, record } from './figures.ts';
import { archiveOf, type Recipe } from './make-archives.ts';

interface Measured {
  readonly ms: number;
  readonly memoryMiB: number;
}

interface Archive {
  readonly path: string;
  readonly size: number;
}

const runner = join(import.meta.dirname, 'run-case.js');
/** The best of several runs, to exclude the load of other programs. */
const runs = 2;

/** A quarter of the bytes is HTML, as in the manuals of a press: 25 pages and 37 pictures in 10 MB. */
const recipeOf = (bytes: number): Recipe => ({
  pages: bytes / 400_000,
  pageBytes: 100_000,
  pictures: Math.round(bytes / 266_667),
  pictureBytes: 250_000,
});

function best(measure: () => Measured): Measured {
  const all = Array.from({ length: runs }, measure);
  return {
    ms: Math.min(...all.map((one) => one.ms)),
    memoryMiB: Math.max(...all.map((one) => one.memoryMiB)),
  };
}

const run = (name: string, path: string): Measured =>
  best(() => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', runner, name, path], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as Measured;
  });

const unzip = (path: string): Measured =>
  best(() => {
    const start = performance.now();
    const { status, error } = spawnSync('unzip', ['-tqq', path]);
    if (error !== undefined || status !== 0) throw error ?? new Error(`unzip -t says ${status} of ${path}`);
    return { ms: performance.now() - start, memoryMiB: 0 };
  });

interface Note {
  readonly work: string;
  readonly who: string;
  readonly archive: Archive;
  readonly measured: Measured;
  readonly boundMs?: number | undefined;
  readonly boundMiB?: number;
}

function note({ work, who, archive: { size }, measured, boundMs, boundMiB }: Note): void {
  const row = { who, size, sizeUnit: 'bytes' } as const;
  record({ ...row, work, value: measured.ms, unit: 'ms', ...(boundMs !== undefined && { bound: boundMs }) });
  if (measured.memoryMiB === 0) return;
  const bound = boundMiB === undefined ? {} : { bound: boundMiB };
  record({ ...row, work: `memory: ${work}`, value: measured.memoryMiB, unit: 'MiB', ...bound });
}

function inspectStructure(archive: Archive): void {
  const work = 'structure of an archive';
  const entries = run('zip.js entries', archive.path);
  note({ work, who: 'zip.js getEntries', archive, measured: entries });
  const measured = run('structure', archive.path);
  note({ work, who: ours, archive, measured, boundMs: entries.ms, boundMiB: 32 });
}

function inspectBytes(archive: Archive, unzipped: Measured): void {
  const { path, size } = archive;
  const work = 'every byte of an archive';
  note({ work, who: 'unzip -t', archive, measured: unzipped });
  note({ work, who: 'zip.js, every entry', archive, measured: run('zip.js bytes', path) });
  const boundMs = size === 1e9 ? unzipped.ms * 0.6 : undefined;
  note({ work, who: ours, archive, measured: run('pass', path), boundMs, boundMiB: 250 });
}

function inspectAll(archive: Archive, unzipped: Measured): void {
  const work = 'whole look at an archive';
  // It fails from 2 GiB on, since it reads the whole file into one buffer.
  if (archive.size < 2 ** 31) {
    const measured = run('JSZip.loadAsync', archive.path);
    note({ work, who: 'JSZip.loadAsync, nothing unpacked', archive, measured });
  }
  const boundMs = archive.size === 1e9 ? unzipped.ms : undefined;
  note({ work, who: ours, archive, measured: run('inspection', archive.path), boundMs, boundMiB: 300 });
}

function inspect(archive: Archive): void {
  inspectStructure(archive);
  const unzipped = unzip(archive.path);
  inspectBytes(archive, unzipped);
  inspectAll(archive, unzipped);
}

clearFigures();
for (const size of [1e9, 2.5e9]) {
  const path = await archiveOf(`manual-${size / 1e6}-MB`, recipeOf(size));
  // Loads them into the page cache, where files just chosen or written are; Node reads at most 2 GiB at once.
  if (size < 2 ** 31) readFileSync(path);
  inspect({ path, size });
}
