import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';

import { makeFiles } from '../fixtures/make-files.ts';

/**
 * Builds the application, the element, its package and their servers once, and creates the test files. With `BUILT=1`,
 * application and element are those in `dist`: `npm test` has just built them to check their sizes. Returns a function
 * that removes the temporary files of the tests and of their browsers.
 */
export default async function setUp(): Promise<() => Promise<void>> {
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
  return provideTemporaryFolder();
}

/** Makes a folder for all temporary files of the tests' processes and their browsers; returns a function that removes it. */
function provideTemporaryFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'asset-documents-run-'));
  // Web servers read files as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
