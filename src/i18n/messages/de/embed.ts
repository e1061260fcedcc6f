import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedDe: Messages['embed'] = {
  wrongTitle: 'Die Dokumente können hier nicht angezeigt werden',
  wrong: 'Die umgebende Seite übergibt falsche Eigenschaften. Informieren Sie den Betreiber:',
  signInNeeded:
    'Sie sind nicht mehr angemeldet. Was hier wartet, wird nach der Anmeldung gesendet; nichts geht verloren.',
  goOn: 'Weiter',
  brokenTitle: 'Dieser Teil der Seite funktioniert nicht mehr',
  brokenHint: 'Laufende Uploads gehen weiter, und was auf diesem Gerät gesichert ist, geht nicht verloren.',
};
