import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.reports/e2e',
  snapshotPathTemplate: '../looks/baselines/{arg}{ext}',
  globalSetup: ['./global-setup.ts', './web-server-setup.ts'],
  // On two cores: a test waits for as long as it works, and more browsers than that only wait for each other.
  workers: 3,
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
