import type { PlaywrightTestConfig } from '@playwright/test';

import { shimArgs } from './bidi-shim.ts';

/** Options of tests that drive this Firefox. */
export const firefoxOptions = (executablePath: string) =>
  ({
    browserName: 'firefox',
    // A screenshot adds styles to the page, which a strict policy reports.
    screenshot: 'off',
    launchOptions: {
      channel: 'moz-firefox',
      executablePath,
      args: shimArgs,
      // Without it, a person has to confirm each access to the clipboard.
      firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
    },
  }) satisfies PlaywrightTestConfig['use'];
