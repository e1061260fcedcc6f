/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own; if there is none, it tries to
 * install one. Throws an error that says what to install if that fails too.
 */
export function findBrowser(): string;

/** Flags for every start of the browser: quiet, no calls home, and without the sandbox that root cannot have. */
export function launchArgs(): string[];

/** Installs a Debian package where that can be done (root on Debian); elsewhere, or when it fails, nothing happens. */
export declare function installPackage(name: string): void;
