/** Returns the Debian packages that the tests in WebKit need and that aren't installed. */
export function missingPackages(): readonly string[];
