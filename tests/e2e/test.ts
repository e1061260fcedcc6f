import { test as base, expect, type Page } from '@playwright/test';

import { startAppInHost, type AppProcess } from './app-process.ts';
import { createAssetPage, type AssetPage } from './asset-page.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Environment of the application's process. */
  readonly appEnv: Record<string, string>;
  /** ID of the person who is signed in from the start; null for nobody. */
  readonly person: string | null;
  readonly app: AppProcess;
  /** The page of PRESS-0042, opened. */
  readonly assetPage: AssetPage;
  /** What a browser must never say; a test that expects some takes it out of the list. */
  readonly consoleErrors: string[];
}

/** A test with an application of its own; errors on the console and in the page fail it. */
export const test = base.extend<Fixtures>({
  appEnv: [{}, { option: true }],
  person: ['m.berg', { option: true }],
  app: async ({ appEnv, person, page }, provide) => {
    const app = await startAppInHost(appEnv);
    if (person !== null) await signIn(page.context(), app.url, person);
    await provide(app);
    // The test is over: what the page asks for from here on, such as the script of its worker, is not there any more.
    page.removeAllListeners('console');
    await app.stop();
  },
  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      listen(page, errors);
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  assetPage: async ({ page, app }, provide) => {
    const assetPage = createAssetPage(page);
    await page.goto(`${app.url}/#/assets/PRESS-0042`);
    await provide(assetPage);
  },
});

/** What the network answers is the business of the test; Chromium writes every such status, and what breaks off, here. */
const networkMessages = [
  'Failed to load resource',
  // Of the script of the service worker, when the application is killed while the page is still fetching it.
  'An unknown error occurred when fetching the script.',
];

function listen(page: Page, errors: string[]) {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isNetwork = networkMessages.some((text) => message.text().startsWith(text));
    if (['error', 'warning'].includes(message.type()) && !isNetwork) errors.push(message.text());
  });
}

export { expect } from '@playwright/test';
