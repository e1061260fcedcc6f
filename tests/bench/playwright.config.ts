import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.ts';

/** Measurements in a browser, one after another and without other load. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../.reports/bench',
  globalSetup: '../e2e/global-setup.ts',
  workers: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { launchOptions: { executablePath: findBrowser(), args: launchArgs() } },
});
