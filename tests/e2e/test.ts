import { test as base, expect, type Page } from '@playwright/test';

import { startAppInHost, type AppProcess } from './app-process.ts';
import { createAssetPage, type AssetPage } from './asset-page.ts';
import { signIn } from './sign-in.ts';

interface Fixtures {
  /** Environment of the application's process. */
  readonly appEnv: Record<string, string>;
  /** ID of the person who is signed in from the start; null for none. */
  readonly person: string | null;
  readonly app: AppProcess;
  /** The open page of PRESS-0042. */
  readonly assetPage: AssetPage;
  /** Errors of the browser; a test that expects some removes them from the list. */
  readonly consoleErrors: string[];
}

/** A test with a separate application; errors on the console and in the page fail it. */
export const test = base.extend<Fixtures>({
  appEnv: [{}, { option: true }],
  person: ['m.berg', { option: true }],
  app: async ({ appEnv, person, page }, provide) => {
    const app = await startAppInHost(appEnv);
    if (person !== null) await signIn(page.context(), app.url, person);
    await provide(app);
    // The test is over: later requests, such as for the worker's script, fail.
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

/** Answers of the network belong to the test; browsers log every such status and every interrupted request. */
const networkMessages = [
  /^Failed to load resource/,
  // About the script of the service worker, if the application is killed while the page is still fetching it.
  /^An unknown error occurred when fetching the script\./,
  // Firefox, which calls them errors of the page.
  /^The Same Origin Policy disallows .* \(Reason: CORS request did not succeed\)/,
  // The style that Playwright adds for a screenshot.
  /'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/,
  /^NetworkError when attempting to fetch resource/,
  // A file that the page was still loading through the service worker when it was left.
  /^Failed to load ‘\S+’\. A ServiceWorker /,
  // A part that a new release no longer has: the server answers with the page, or with nothing.
  /^Loading (?:module|Worker) from “\S+” was blocked because of a disallowed MIME type \(“(?:text\/html)?”\)\./,
  /^The page’s settings blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico /,
];

function listen(page: Page, errors: string[]) {
  const note = (text: string) => {
    if (!networkMessages.some((message) => message.test(text))) errors.push(text);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
}

export { expect } from '@playwright/test';
