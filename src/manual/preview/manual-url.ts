/**
 * Where a manual seems to lie: pages opened from a folder have addresses like these, and Chromium never asks for one,
 * not even for the name of a host, whatever a script does with it.
 */
export const manualRoot = 'file:///manual/';

/** The address of a path of the archive. */
export const urlOfPath = (path: string): string =>
  manualRoot + path.split('/').map(encodeURIComponent).join('/');

/** The path that an address names; undefined for one outside of the manual. */
export function pathOfUrl(url: string): string | undefined {
  if (!url.startsWith(manualRoot)) return undefined;
  const path = url.slice(manualRoot.length).replace(/[?#].*/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
