import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('de');

/** Texts of the report on a manual. */
export const manualDe: Messages['manual'] = {
  reading: (done, total) => `Prüfung läuft, ${done} von ${total} Dateien`,
  progress: 'Prüfung der Anleitung',
  stop: 'Prüfung beenden',
  stopped: 'Es wurde nicht alles geprüft.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} Datei war zu groß, um ihre Links zu prüfen.`,
      other: (n) => `${n} Dateien waren zu groß, um ihre Links zu prüfen.`,
    }),
  sound: 'Keine Probleme gefunden',
  errors: (count) => plural(count, { other: (n) => `${n} Fehler` }),
  warnings: (count) => plural(count, { one: (n) => `${n} Warnung`, other: (n) => `${n} Warnungen` }),
  infos: (count) => plural(count, { one: (n) => `${n} Hinweis`, other: (n) => `${n} Hinweise` }),
  severity: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
  preview: 'Vorschau',
  showPlace: 'In der Vorschau zeigen',
  noPreview: 'Die Vorschau konnte nicht geladen werden.',
  line: (line) => `Zeile ${line}`,
  more: (count) => plural(count, { one: (n) => `und ${n} weitere`, other: (n) => `und ${n} weitere` }),
  saveJson: 'Als JSON speichern',
};
