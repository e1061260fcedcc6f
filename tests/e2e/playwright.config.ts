import { defineConfig } from '@playwright/test';

import { findHeadlessBrowser, launchArgs } from '../support/find-browser.ts';

const part = process.env['E2E_PART'];

/**
 * `npm test` runs `E2E_PART=quick`, the tests with "@quick" in their title: what people do most, and what must never
 * fail. `npm run test:e2e:slow` runs the others.
 */
export default defineConfig({
  ...(part === 'quick' && { grep: /@quick/ }),
  ...(part === 'slow' && { grepInvert: /@quick/ }),
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.reports/e2e',
  snapshotPathTemplate: '../visual/pictures/{arg}{ext}',
  globalSetup: ['./web-server-setup.ts', './global-setup.ts'],
  // On two cores: a test keeps the processor busy, so more browsers would only wait for each other.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: `../../.reports/${part === 'slow' ? 'e2e-slow' : 'e2e'}.json` }],
  ],
  // Time limits, not measurements: a busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { executablePath: findHeadlessBrowser(), args: launchArgs() },
    screenshot: 'only-on-failure',
  },
});
