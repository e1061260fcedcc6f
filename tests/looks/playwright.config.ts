import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.mjs';

/** Compares the gallery with pictures of it; `npm run test:looks -- --update-snapshots` takes new ones. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.look.ts',
  outputDir: '../../.reports/looks',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // A limit and no measure.
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 30 },
  },
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...launchArgs(),
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  },
});
