import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('de');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personDe: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'Sie sind nicht angemeldet',
    uploads: (name) =>
      `Das sind die Uploads von ${name}, wie sie auf diesem Gerät gesichert sind. Bis ${name} sich anmeldet, wird nichts gesendet oder geändert.`,
    files: 'Dateien, die Sie jetzt hinzufügen, gehören der Person, die sich als Nächstes anmeldet.',
    upload: 'Zum Hochladen anmelden',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Eine Datei wurde hier zuvor ausgewählt, vielleicht von einer anderen Person',
        other: (n) => `${n} Dateien wurden hier zuvor ausgewählt, vielleicht von einer anderen Person`,
      }),
    ask: (name) => `Als ${name} hochladen?`,
    askUnnamed: 'Sind das Ihre Dateien?',
    claim: 'Ja, das sind meine Dateien',
    discard: (count) =>
      plural(count, {
        one: () => 'Nein, Datei verwerfen',
        other: (n) => `Nein, ${n} Dateien verwerfen`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `${name} ist jetzt angemeldet`,
    kept: (count, former) =>
      plural(count, {
        one: () =>
          `Eine Datei, die ${former} ausgewählt hatte, ist auf diesem Gerät für ${former} gesichert.`,
        other: (n) =>
          `${n} Dateien, die ${former} ausgewählt hatte, sind auf diesem Gerät für ${former} gesichert.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () =>
          `Eine Datei, die ${former} ausgewählt hatte, konnte nicht auf diesem Gerät gesichert werden.`,
        other: (n) =>
          `${n} Dateien, die ${former} ausgewählt hatte, konnten nicht auf diesem Gerät gesichert werden.`,
      }),
    close: 'Schließen',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Uploads, die auf diesem Gerät warten: ${count}`,
    moved: (former, current) =>
      `Sie wurden für ${former} gesichert. Diese Seite lädt jetzt nach ${current} hoch.`,
    notSaved: 'Diese Seite sichert keine Dateien mehr auf diesem Gerät.',
    outcomeUnknown: 'Einige sind möglicherweise schon gespeichert.',
    withoutFile: (count) => `Datei fehlt: ${count}`,
    upload: 'Jetzt hochladen',
    discard: 'Uploads verwerfen',
    othersTitle: (count) => `Uploads anderer Personen, die seit 30 Tagen warten: ${count}`,
    others:
      'Sie werden gesendet, wenn sich ihre Besitzer anmelden. Verwerfen Sie sie nur, wenn sie nicht mehr gebraucht werden.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Eine Datei wird hinzugefügt, sobald klar ist, wer angemeldet ist.',
      other: (n) => `${n} Dateien werden hinzugefügt, sobald klar ist, wer angemeldet ist.`,
    }),
};
