// Compares the inspection of 1 GB on several threads with that on one and with `unzip -t`, by turns.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';

import { writeArchive } from './make-archives.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const folder = resolve('node_modules/.cache/bench-archives');
const path = join(folder, 'manual-1000-MB.zip');
const runner = join(import.meta.dirname, 'run-case.js');

function unzip(): { readonly ms: number } {
  const start = performance.now();
  const { status, error } = spawnSync('unzip', ['-tqq', path]);
  if (error !== undefined || status !== 0) throw error ?? new Error(`unzip -t says ${status} of ${path}`);
  return { ms: Math.round(performance.now() - start) };
}

function inspect(name: string): Readonly<Record<'ms' | 'cpuMs' | 'memoryMiB', number>> {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--no-warnings', runner, name, path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const { ms, cpuMs, memoryMiB } = JSON.parse(stdout) as Record<'ms' | 'cpuMs' | 'memoryMiB', number>;
  return { ms: Math.round(ms), cpuMs: Math.round(cpuMs), memoryMiB: Math.round(memoryMiB) };
}

mkdirSync(folder, { recursive: true });
if (!existsSync(path)) {
  await writeArchive(path, { pages: 2500, pageBytes: 100_000, pictures: 3750, pictureBytes: 250_000 });
}
// Loads it into the page cache.
readFileSync(path);
const measured = Array.from({ length: rounds }, () => ({
  loadAverage: Math.round(loadavg()[0]! * 10) / 10,
  'unzip -t': unzip(),
  'one thread': inspect('inspection, one thread'),
  'several threads': inspect('inspection'),
}));
process.stdout.write(`${measured.map((round) => JSON.stringify(round)).join('\n')}\n`);
