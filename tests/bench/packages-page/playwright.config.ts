import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../../support/find-browser.mjs';

/** Lists packages in a browser: `npm run bench:packages`, which writes them first. */
export default defineConfig({
  testDir: '.',
  testMatch: 'list-packages.ts',
  outputDir: '../../../.reports/bench-packages',
  workers: 1,
  reporter: 'list',
  timeout: 300_000,
  use: { launchOptions: { executablePath: findBrowser(), args: launchArgs() } },
});
