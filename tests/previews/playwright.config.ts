import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.ts';

/** Compares packaged manuals in the preview page by page, which takes minutes for each. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.campaign.ts',
  outputDir: '../../.reports/previews',
  globalSetup: '../e2e/global-setup.ts',
  workers: 1,
  reporter: 'list',
  timeout: 3_600_000,
  expect: { timeout: 60_000 },
  use: { launchOptions: { executablePath: findBrowser(), args: launchArgs() } },
});
