import { build } from 'vite';

import { makeFiles } from '../fixtures/make-files.ts';

/** Builds the application once, and makes the files that people upload. */
export default async function setUp(): Promise<void> {
  await build({ logLevel: 'warn' });
  await makeFiles();
}
