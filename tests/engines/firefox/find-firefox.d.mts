/** Returns the path of a stock Firefox: `FIREFOX_PATH`, or the one on the PATH; undefined if there is none. */
export function findFirefox(): string | undefined;
