import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseDe: Messages['release'] = {
  isThere: 'Eine neue Version ist verfügbar.',
  afterReload: 'Nach dem Neuladen laufen Uploads weiter; begonnene starten von vorn.',
  waits:
    'Laden Sie später neu: Jetzt gingen Dokumente verloren, die weder gespeichert noch auf diesem Gerät gesichert sind.',
  partOutdated: 'Diese Seite wurde aktualisiert. Laden Sie sie neu, um diesen Teil zu verwenden.',
};
