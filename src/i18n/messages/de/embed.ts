import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedDe: EmbedMessages = {
  wrongTitle: 'Die Dokumente können hier nicht angezeigt werden',
  wrong: 'Diese Seite ist nicht richtig eingerichtet. Wenden Sie sich an Ihren Administrator:',
  tokenProblems: {
    'no-token': 'Melden Sie sich an, um fortzufahren. Wartende Uploads werden automatisch fortgesetzt.',
    'no-answer': 'Die Anmeldung dauert länger als erwartet. Uploads werden danach fortgesetzt.',
    'token-rejected':
      'Der Dienst akzeptiert Ihre Anmeldung nicht. Melden Sie sich erneut an. Hilft das nicht, wenden Sie sich an Ihren Administrator.',
    'person-mismatch':
      'Diese Seite und Ihre Anmeldung nennen verschiedene Personen, daher wird nichts gesendet. Es wird automatisch erneut versucht. Bleibt diese Meldung bestehen, wenden Sie sich an Ihren Administrator.',
    offline: 'Ohne Verbindung ist keine Anmeldung möglich. Es wird automatisch erneut versucht.',
  },
  brokenTitle: 'Dieser Teil der Seite funktioniert nicht mehr',
  brokenHint: 'Ihre Uploads gehen weiter, und auf diesem Gerät gesicherte Dateien sind sicher.',
};
