import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('de');

/** Texts for repairing a manual and informing its author. */
export const repairDe: RepairMessages = {
  reading: 'Alle Seiten werden gelesen …',
  making: 'Die Kopie wird erstellt …',
  checking: 'Die Kopie wird geprüft …',
  cancel: 'Abbrechen',
  intro:
    'Ihre Datei wird nicht verändert. Die Kopie enthält nur die ausgewählten Reparaturen; Texte und Skripte bleiben gleich.',
  nothing: 'Nur der Ersteller der Anleitung kann diese Probleme beheben.',
  whichFiles: (count) => plural(count, { one: () => 'Welche Datei', other: (n) => `Welche Dateien (${n})` }),
  places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} Stellen` }),
  moreFiles: (count) => plural(count, { other: (n) => `und ${n} weitere` }),
  items: {
    unwrap: (folder) => `Alles aus dem Ordner „${folder}“ herausnehmen`,
    adapted: (files) =>
      plural(files, {
        one: (n) => `Links in ${n} Datei führen durch den Ordner und werden angepasst.`,
        other: (n) => `Links in ${n} Dateien führen durch den Ordner und werden angepasst.`,
      }),
    junk: (count) =>
      plural(count, {
        one: (n) => `${n} Systemdatei weglassen`,
        other: (n) => `${n} Systemdateien weglassen`,
      }),
    unsafe: (count) =>
      plural(count, {
        one: (n) => `${n} nicht erlaubte Datei weglassen`,
        other: (n) => `${n} nicht erlaubte Dateien weglassen`,
      }),
    addStart: (page, name) => `Eine Startseite, ${name}, hinzufügen, die zu ${page} führt`,
    addStartHint: 'Sie öffnet diese Seite von selbst und hat einen Link darauf.',
    renameStart: (name, newName) => `${name} in ${newName} umbenennen`,
    renamedLinks: (files) =>
      plural(files, {
        one: (n) => `Links darauf in ${n} Datei werden angepasst.`,
        other: (n) => `Links darauf in ${n} Dateien werden angepasst.`,
      }),
    names: (count) => plural(count, { other: (n) => `In ${n} Dateinamen / statt \\ schreiben` }),
    case: (count) =>
      plural(count, {
        one: (n) => `Groß- und Kleinschreibung in ${n} Link berichtigen`,
        other: (n) => `Groß- und Kleinschreibung in ${n} Links berichtigen`,
      }),
    backslashes: (count) =>
      plural(count, {
        one: (n) => `In ${n} Link / statt \\ schreiben`,
        other: (n) => `In ${n} Links / statt \\ schreiben`,
      }),
  },
  compare: (before, after) => `Vorher: ${before}. Jetzt: ${after}.`,
  none: 'keine Probleme',
  save: 'Kopie speichern',
  close: 'Schließen',
  failed: {
    unreadable:
      'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben, geändert oder ist anderswo geöffnet.',
    unavailable: 'Die Reparatur war in diesem Browser nicht möglich.',
  },
  copyReport: 'Bericht kopieren',
  saveReport: 'Bericht speichern',
  printable: 'Zum Drucken speichern',
  printed: (date) => `Druckfassung einer Prüfung vom ${date}`,
};
