import { defineConfig } from '@playwright/test';

import { firefoxOptions } from '../engines/firefox/firefox-options.ts';
import { findBrowser, findFirefox, findHeadlessBrowser, launchArgs } from '../support/find-browser.ts';

const firefox = findFirefox();

/** One browser with many pages: the runs of a fault are concurrent. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/faults-failures',
  globalSetup: './campaign-setup.ts',
  projects: [
    { name: 'faults', testMatch: ['faults.campaign.ts', 'flapping.campaign.ts'] },
    { name: 'tabs', testMatch: 'tabs.campaign.ts' },
    { name: 'kill', testMatch: 'kill.campaign.ts' },
    { name: 'background', testMatch: 'background.campaign.ts' },
    ...['identity', 'releases'].map((name) => ({
      name,
      testMatch: `${name}.campaign.ts`,
      // Starts pages faster.
      use: { launchOptions: { executablePath: findHeadlessBrowser(), args: launchArgs() } },
    })),
    ...(firefox === undefined
      ? []
      : [{ name: 'faults-firefox', testMatch: 'faults.campaign.ts', use: firefoxOptions(firefox) }]),
  ],
  workers: 1,
  // So that `--shard` divides the faults of one file.
  fullyParallel: true,
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: { executablePath: findBrowser(), args: launchArgs() } },
});
