/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own; if there is none, it tries to
 * install one. Throws an error that says what to install if that fails too.
 */
export function findBrowser(): string;

/**
 * Returns the path of Chromium without windows, which takes about a quarter less processor time for the same tests;
 * like `findBrowser` if there is none, or if `CHROMIUM_PATH` names a browser.
 */
export function findHeadlessBrowser(): string;

/** Flags for every start of the browser: quiet, no calls home, and without the sandbox that root cannot have. */
export function launchArgs(): string[];

/** Installs a Debian package where that can be done (root on Debian); elsewhere, or when it fails, nothing happens. */
export declare function installPackage(name: string): void;
