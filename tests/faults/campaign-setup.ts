import { mkdir, rm } from 'node:fs/promises';

import buildAll from '../e2e/global-setup.ts';

import { printTable } from './table.ts';
import { resultsFolder } from './results.ts';
import { writeTabTable } from './tabs-table.ts';

/** Builds what is tested once; when everything has run, prints what came of it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildAll();
  await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder, { recursive: true });
  return async () => {
    await writeTabTable();
    await printTable();
  };
}
