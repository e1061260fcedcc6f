import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('de');

/** Texts of the question before signing out with unsent documents. */
export const leaveDe: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Ein Dokument ist noch nicht gespeichert',
      other: (n) => `${n} Dokumente sind noch nicht gespeichert`,
    }),
  chosen: (count) => plural(count, { other: (n) => `${n} ausgewählt` }),
  allSaved: (name) =>
    `Wenn Sie später fertigstellen, ist alles wieder da, sobald ${name} sich auf diesem Gerät anmeldet. Andere sehen es nicht.`,
  continues: 'Laufende und wartende Uploads werden dann fortgesetzt.',
  notSaved: (name) =>
    `Sie sind nicht auf diesem Gerät gesichert und gehen verloren, wenn ${name} sich jetzt abmeldet.`,
  wait: 'Bleiben Sie angemeldet, bis die Uploads fertig sind.',
  partly: (count) =>
    plural(count, {
      one: (n) =>
        `${n} davon ist nicht auf diesem Gerät gesichert: Die Datei muss dann erneut ausgewählt werden.`,
      other: (n) =>
        `${n} davon sind nicht auf diesem Gerät gesichert: Die Dateien müssen dann erneut ausgewählt werden.`,
    }),
  notDiscardedTitle: 'Die Uploads konnten nicht verworfen werden',
  notDiscarded: (name) =>
    `Sie sind noch auf diesem Gerät gesichert, wo nur ${name} sie sehen kann. Vielleicht wartet ein anderer Tab dieser Seite auf eine Antwort: Schließen Sie dort den Dialog, und versuchen Sie es erneut.`,
  stay: 'Angemeldet bleiben',
  keep: 'Abmelden, später fertigstellen',
  discard: (count) =>
    plural(count, {
      one: (n) => `Abmelden und ${n} Dokument verwerfen`,
      other: (n) => `Abmelden und ${n} Dokumente verwerfen`,
    }),
};
