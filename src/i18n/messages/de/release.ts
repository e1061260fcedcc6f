import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseDe: Messages['release'] = {
  isThere: 'Es gibt eine neue Version dieser Anwendung.',
  goesOn:
    'Nach dem Neuladen gehen Uploads von selbst weiter; was gerade gesendet wird, beginnt wieder von vorn.',
  waits:
    'Das kann warten: Beim Neuladen gingen jetzt Dokumente verloren, die weder gespeichert noch auf diesem Gerät gesichert sind.',
};
