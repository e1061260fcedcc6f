import { defineConfig } from '@playwright/test';

import { lookOptions, screenshotOptions } from './look-options.ts';

/** Compares the gallery with pictures of it; `npm run test:looks -- --update-snapshots` takes new ones. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.look.ts',
  outputDir: '../../.reports/looks',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // Time limits, not measurements.
  timeout: 180_000,
  expect: { timeout: 60_000, toHaveScreenshot: screenshotOptions },
  use: lookOptions,
});
