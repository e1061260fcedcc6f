import { defineConfig } from '@playwright/test';

import { findHeadlessBrowser, launchArgs } from '../support/find-browser.mjs';

/** Files whose tests are about details or other environments, and seldom fail. */
const rareFiles = [
  'embed/(?:colour-scheme|frame|frameworks|leaks|loaders|no-token|package|preview-headers|preview-policy)',
  'embed/(?:scan-to-pdf|shortcuts|thumbnails|web-server)',
  'asset-lookup|header|hosting|hostile|hostile-texts|inspection-layout|languages|layout|media|oidc|other-origins',
  'pack-manual|package-cases|release|releases/rollout|scan|scan-to-pdf|slow-loading|system-indicators|table-layout|thumbnails',
  'uploads-layout',
];
const slow = new RegExp(`@slow|(?:^| )(?:${rareFiles.join('|')})\\.e2e\\.ts`);
const part = process.env['E2E_PART'];

/**
 * `npm test` runs `E2E_PART=quick`, which leaves out rare files and the tests with "@slow" in their title; `npm run
 * test:e2e:slow` runs those.
 */
export default defineConfig({
  ...(part === 'quick' && { grepInvert: slow }),
  ...(part === 'slow' && { grep: slow }),
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
