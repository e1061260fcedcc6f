import { mkdir, rm } from 'node:fs/promises';

import buildAll from '../e2e/global-setup.ts';
import { resultsFolder } from './results.ts';
import { printTable } from './table.ts';
import { writeTabTable } from './tabs-table.ts';

/** Builds the tested programs once, and prints the results at the end. `FAULT_KEEP=1` keeps the runs of earlier parts. */
export default async function setUp(): Promise<() => Promise<void>> {
  const cleanUp = await buildAll();
  if (process.env['FAULT_KEEP'] !== '1') await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder, { recursive: true });
  return async () => {
    await writeTabTable();
    await printTable();
    await cleanUp();
  };
}
