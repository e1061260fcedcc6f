import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.reports/e2e',
  snapshotPathTemplate: '../looks/baselines/{arg}{ext}',
  globalSetup: './global-setup.ts',
  // Two shared cores: more browsers at once only wait for each other.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.reports/e2e.json' }]],
  // Limits and no measures: a busy machine takes its time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath: findBrowser(), args: launchArgs() },
    screenshot: 'only-on-failure',
  },
});
