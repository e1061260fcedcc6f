import { defineConfig } from '@playwright/test';

import { browserOptions, screenshotOptions } from './browser-options.ts';

/** Compares the gallery with pictures of it; `npm run test:visual -- --update-snapshots` takes new ones. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../.reports/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // Time limits, not measurements.
  timeout: 180_000,
  expect: { timeout: 60_000, toHaveScreenshot: screenshotOptions },
  use: browserOptions,
});
