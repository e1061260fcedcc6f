/** Texts about a new release while the page is open. */
export const releaseEn = {
  isThere: 'A new version is available.',
  afterReload: 'After reloading, uploads resume; those being sent restart from the beginning.',
  waits: 'Reload later: reloading now would lose documents that aren’t stored or saved on this device.',
  /** Follows what couldn’t be loaded or checked. */
  partOutdated: 'This page has been updated. Reload it to use this part.',
};
