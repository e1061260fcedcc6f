import { build } from 'vite';

import { makeFiles } from '../fixtures/make-files.ts';

/** Builds the application and the element once, and makes the files that people upload. */
export default async function setUp(): Promise<void> {
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'error', configFile: 'src/hosting/embed.config.ts' });
  await makeFiles();
}
