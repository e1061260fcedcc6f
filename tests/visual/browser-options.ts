import type { PlaywrightTestConfig } from '@playwright/test';

import { findBrowser, launchArgs } from '../support/find-browser.ts';

/** A browser that draws the same picture every time. */
export const browserOptions = {
  launchOptions: {
    executablePath: findBrowser(),
    args: [...launchArgs(), '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  },
  locale: 'en-US',
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' },
} satisfies PlaywrightTestConfig['use'];

/** Thirty pixels cover a rounded corner drawn differently, and are less than a letter. */
export const screenshotOptions = {
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  maxDiffPixels: 30,
} as const;
