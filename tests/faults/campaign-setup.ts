import { mkdir, rm } from 'node:fs/promises';

import buildAll from '../e2e/global-setup.ts';

import { printTable } from './table.ts';
import { resultsFolder } from './results.ts';
import { writeTabTable } from './tabs-table.ts';

/** Builds the tested programs once, and prints the results at the end. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildAll();
  await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder, { recursive: true });
  return async () => {
    await writeTabTable();
    await printTable();
  };
}
