import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { writeSection } from '../support/checks/readme-section.ts';
import type { Run } from './run-fault.ts';

/** Folder of the runs of a campaign until its table is written. */
export const resultsFolder = resolve('.reports', `faults-${process.env['FAULT_ENGINE'] ?? 'chromium'}`);

export const saveRuns = (faultId: string, runs: readonly Run[]): Promise<void> =>
  writeFile(join(resultsFolder, `${faultId}.json`), JSON.stringify(runs, null, 2));

/** Runs by the ID of their fault. */
export async function loadRuns(): Promise<ReadonlyMap<string, readonly Run[]>> {
  const names = (await readdir(resultsFolder)).filter((name) => name.endsWith('.json'));
  const entries = names.map(async (name): Promise<[string, Run[]]> => {
    const runs = JSON.parse(await readFile(join(resultsFolder, name), 'utf8'));
    return [name.replace(/\.json$/, ''), runs];
  });
  return new Map(await Promise.all(entries));
}

/** Writes the section of one command into the README of this folder; the others stay unchanged. */
export const writeTable = (
  section: 'faults' | 'firefox' | 'tabs' | 'kills' | 'identity' | 'releases' | 'background',
  text: string,
): void => writeSection(resolve('tests/faults/README.md'), section, text);
