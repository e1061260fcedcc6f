// Mutants of sound archives, all in one run of `npm run inspect`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';

import { mutantsOf } from '../unpackers/mutants.ts';

const { FUZZ_MUTANTS, FUZZ_SEED = '1' } = process.env;
const mutants = Number(FUZZ_MUTANTS ?? 40);
const results = join(import.meta.dirname, 'inspect-command.results.json');
const folder = mkdtempSync(join(tmpdir(), 'inspect-'));
afterAll(() => rmSync(folder, { recursive: true }));

const maxPeakMiB = 400;

test('the command inspects every mutant in bounded memory, and none ends it', async () => {
  const queue = mutantsOf(Number(FUZZ_SEED));
  const names = Array.from({ length: mutants }, (_, at) => `${at}.zip`);
  for (const name of names) writeFileSync(join(folder, name), queue.next().value.bytes);
  const outDir = resolve('node_modules/.cache/fuzz-inspect');
  const input = ['src/command/inspect.ts', 'tests/fuzz/print-peak.ts'];
  await build({ logLevel: 'error', build: { ssr: true, outDir, rollupOptions: { input } } });
  const command = ['--import', join(outDir, 'print-peak.js'), join(outDir, 'inspect.js'), ...names];
  const { status, signal, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect(stderr).toMatch(/^\d+$/);
  const peakMiB = Math.ceil(Number(stderr) / 1024);
  if (FUZZ_MUTANTS !== undefined) {
    const figures = { seed: Number(FUZZ_SEED), mutants, status, peakMiB };
    writeFileSync(results, `${JSON.stringify(figures, undefined, 2)}\n`);
  }
  // 1: errors were found, as expected.
  expect({ status, signal }).toEqual({ status: 1, signal: null });
  expect(peakMiB).toBeLessThan(maxPeakMiB);
});
