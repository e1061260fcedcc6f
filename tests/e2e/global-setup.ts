import { build } from 'vite';

import { makeFiles } from '../fixtures/make-files.ts';

/** Builds the application, the element and what serves them once, and makes the files that people upload. */
export default async function setUp(): Promise<void> {
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'error', configFile: 'src/hosting/embed.config.ts' });
  await build({
    logLevel: 'error',
    configFile: false,
    build: { ssr: 'tests/e2e/preview.config.ts', outDir: 'node_modules/.cache/e2e', copyPublicDir: false },
  });
  await makeFiles();
}
