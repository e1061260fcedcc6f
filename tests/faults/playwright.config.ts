import { defineConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.mjs';

/** One browser with many pages: the runs of a fault are concurrent. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/faults-failures',
  globalSetup: './campaign-setup.ts',
  projects: [
    { name: 'faults', testMatch: ['faults.campaign.ts', 'flapping.campaign.ts'] },
    { name: 'peers', testMatch: 'peers.campaign.ts' },
    { name: 'tabs', testMatch: 'tabs.campaign.ts' },
    { name: 'kill', testMatch: 'kill.campaign.ts' },
  ],
  workers: 1,
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: { executablePath: findBrowser(), args: launchArgs() } },
});
