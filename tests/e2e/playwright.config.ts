import { defineConfig } from '@playwright/test';

import { findHeadlessBrowser, launchArgs } from '../support/find-browser.mjs';

/**
 * `npm test` leaves out the tests with "@slow" in their title, which take more than about seven seconds; `npm run
 * test:e2e:slow` runs them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.reports/e2e',
  snapshotPathTemplate: '../visual/pictures/{arg}{ext}',
  globalSetup: ['./web-server-setup.ts', './global-setup.ts'],
  // On two cores: a test keeps the processor busy, so more browsers would only wait for each other.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `../../.reports/${process.env['E2E_REPORT'] ?? 'e2e'}.json` }]],
  // Time limits, not measurements: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath: findHeadlessBrowser(), args: launchArgs() },
    screenshot: 'only-on-failure',
  },
});
