import type { PlaywrightWorkerOptions } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.ts';

type Options = Pick<PlaywrightWorkerOptions, 'browserName' | 'launchOptions'>;

/**
 * For tests of previews and cameras: without windows, Chromium gives sandboxed frames no process, and has no test camera.
 */
export const wholeBrowser = {
  launchOptions: (
    { browserName, launchOptions }: Options,
    provide: (options: Options['launchOptions']) => Promise<void>,
  ) =>
    provide(
      browserName === 'chromium' ? { executablePath: findBrowser(), args: launchArgs() } : launchOptions,
    ),
};
