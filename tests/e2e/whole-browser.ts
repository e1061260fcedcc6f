import { findBrowser, launchArgs } from '../support/find-browser.mjs';

/** For tests of previews and cameras: without windows, Chromium gives sandboxed frames no process, and has no test camera. */
export const wholeBrowser = { launchOptions: { executablePath: findBrowser(), args: launchArgs() } };
