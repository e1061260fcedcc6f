import { execFileSync } from 'node:child_process';

import { build } from 'vite';

import { makeFiles } from '../fixtures/make-files.ts';

/**
 * Builds the application, the element, its package and their servers once, and creates the test files. With `BUILT=1`,
 * application and element are those in `dist`: `npm test` has just built them to check their sizes.
 */
export default async function setUp(): Promise<void> {
  if (process.env['BUILT'] !== '1') {
    await build({ logLevel: 'warn' });
    await build({ logLevel: 'error', configFile: 'src/hosting/embed.config.ts' });
  }
  await build({
    logLevel: 'error',
    configFile: false,
    build: {
      ssr: true,
      outDir: 'node_modules/.cache/e2e',
      copyPublicDir: false,
      rollupOptions: { input: ['tests/e2e/preview.config.ts', 'tests/e2e/app-host.ts'] },
    },
  });
  execFileSync('npm', ['pack', './dist/embed', '--pack-destination', 'node_modules/.cache/e2e'], {
    stdio: 'pipe',
  });
  await makeFiles();
}
