/**
 * Returns true if this browser deletes stored data after seven days of use without a visit, as WebKit does unless the
 * page is on the home screen or in the Dock (webkit.org/tracking-prevention, "7-Day Cap on All Script-Writeable
 * Storage"). All browsers on iOS are WebKit.
 */
export function evictsStorage(): boolean {
  const { userAgent } = navigator;
  const isWebKit =
    /AppleWebKit\/.*(Mobile|Safari)\//.test(userAgent) && !/Chrom(e|ium)\/|Android/.test(userAgent);
  return isWebKit && !matchMedia('(display-mode: standalone)').matches;
}
