import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { installPackage, missingWebKitPackages } from '../../support/find-browser.ts';

const reports = join(import.meta.dirname, '../../../.reports');

missingWebKitPackages().forEach(installPackage);
const missing = missingWebKitPackages();
if (missing.length > 0) throw new Error(`Install ${missing.join(' and ')}.`);

/** Such as `2.50.6`; the driver itself doesn't say it. */
const [version] = /^[\d.]+/.exec(
  spawnSync('dpkg-query', ['-W', '-f=${Version}', 'webkit2gtk-driver'], { encoding: 'utf8' }).stdout ?? '',
) ?? ['of unknown version'];

/** The most important features in a stock WebKitGTK, which Playwright can't drive. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.webkit.ts',
  outputDir: join(reports, 'webkit'),
  globalSetup: '../../e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  ...(process.env.SELECTION && { grep: /@short/ }),
  reporter: [
    ['list'],
    ['json', { outputFile: join(reports, 'webkit.json') }],
    ['../results-reporter.ts', { engine: 'webkit', version }],
  ],
  // Time limits, not measurements: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
});
