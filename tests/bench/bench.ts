import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { writeArchive, type Recipe } from './make-archives.ts';

/** Archives of the bench; kept between runs. */
const recipes: Readonly<Record<string, Recipe>> = {
  '1 GB': { pages: 2_500, pageBytes: 100_000, pictures: 3_750, pictureBytes: 250_000 },
  '20,001 files': { pages: 2_001, pageBytes: 10_000, pictures: 18_000, pictureBytes: 4_600 },
  '2.5 GB': { pages: 1_000, pageBytes: 30_000, pictures: 2_450, pictureBytes: 1_000_000 },
};

/** Of 1 GB too, with something to mend in every page. */
const faulty: Recipe = { ...recipes['1 GB']!, isFaulty: true };

interface Measured {
  readonly ms: number;
  readonly memoryMiB: number;
}

const folder = resolve('node_modules/.cache/bench-archives');
const runner = join(import.meta.dirname, 'run-case.js');
/** The best of so many runs: what other programs on the machine take is not ours. */
const runs = 3;

function best(measure: () => Measured): Measured {
  const all = Array.from({ length: runs }, measure);
  return {
    ms: Math.min(...all.map((one) => one.ms)),
    memoryMiB: Math.max(...all.map((one) => one.memoryMiB)),
  };
}

const ours = (name: string, path: string): Measured =>
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

interface Row {
  readonly work: string;
  readonly measured: Measured;
  readonly boundMs?: number;
  readonly boundMiB: number;
}

const say = (value: number): string => `${Math.round(value)} ms`;

function rowsFor(name: string, path: string): Row[] {
  const reference = unzip(path).ms;
  const factor = name === '20,001 files' ? 3 : 1.25;
  const entries = ours('zip.js entries', path);
  return [
    {
      work: `${name}: structure (zip.js getEntries ${say(entries.ms)})`,
      measured: ours('structure', path),
      boundMs: entries.ms,
      boundMiB: 32,
    },
    {
      work: `${name}: every byte, links apart (unzip -t ${say(reference)})`,
      measured: ours('pass', path),
      ...(name !== '2.5 GB' && { boundMs: reference * factor }),
      boundMiB: 250,
    },
    { work: `${name}: complete inspection`, measured: ours('inspection', path), boundMiB: 300 },
  ];
}

function print({ work, measured, boundMs, boundMiB }: Row): boolean {
  const isWithin = measured.ms <= (boundMs ?? Infinity) && measured.memoryMiB <= boundMiB;
  const bound = `${boundMs === undefined ? '-' : Math.round(boundMs)} ms, ${boundMiB} MiB`;
  const found = `${Math.round(measured.ms)} ms, +${Math.round(measured.memoryMiB)} MiB`;
  process.stdout.write(`${isWithin ? 'within' : 'OVER  '} ${work}: ${found} (bound ${bound})\n`);
  return isWithin;
}

mkdirSync(folder, { recursive: true });
const results: boolean[] = [];
for (const [name, recipe] of Object.entries(recipes)) {
  const path = join(folder, `${name.replaceAll(/\W+/g, '-')}.zip`);
  if (!existsSync(path)) await writeArchive(path, recipe);
  // Into the page cache, where files that were just chosen or written are.
  if (recipe.pictureBytes < 1_000_000) readFileSync(path);
  results.push(...rowsFor(name, path).map(print));
}
{
  const path = join(folder, '1-GB-faulty.zip');
  if (!existsSync(path)) await writeArchive(path, faulty);
  readFileSync(path);
  const reference = unzip(path).ms;
  const rows: Row[] = [
    {
      work: `1 GB to repair: the plan, every page read (unzip -t ${say(reference)})`,
      measured: ours('repair plan', path),
      boundMs: reference * 6,
      boundMiB: 300,
    },
    {
      work: '1 GB to repair: the copy, every page changed and packed anew',
      measured: ours('repaired copy', path),
      boundMs: reference * 12,
      boundMiB: 400,
    },
  ];
  results.push(...rows.map(print));
}
/** More manuals, such as packaged documentation, are inspected as they are. */
for (const path of process.argv.slice(2)) {
  results.push(
    print({ work: `${path}: complete inspection`, measured: ours('inspection', path), boundMiB: 300 }),
  );
}
if (results.includes(false)) process.exitCode = 1;
