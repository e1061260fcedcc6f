import { mkdir, rm } from 'node:fs/promises';

import { build } from 'vite';

import { printTable } from './table.ts';
import { resultsFolder } from './results.ts';

/** Builds the application once; when everything has run, prints what came of it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await build({ logLevel: 'warn' });
  await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder, { recursive: true });
  return printTable;
}
