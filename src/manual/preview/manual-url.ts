/**
 * Address under which a manual appears to be: local files have addresses like these, and Chromium never requests one or
 * looks up a host name, whatever a script does with it.
 */
export const manualRoot = 'file:///manual/';

/** Returns the address of a path of the archive. */
export const urlOfPath = (path: string): string =>
  manualRoot + path.split('/').map(encodeURIComponent).join('/');

/** Returns the path that an address names; undefined for one outside the manual. */
export function pathOfUrl(url: string): string | undefined {
  if (!url.startsWith(manualRoot)) return undefined;
  const path = url.slice(manualRoot.length).replace(/[?#].*/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
