import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('de');

/** The words of the inspection of a ZIP in its row and its panel, in German; loaded with them. */
export const inspectionDe: InspectionMessages = {
  review: 'Ansehen',
  canBeManual: 'Kann als Offline-Anleitung hochgeladen werden',
  ready: 'Bereit zum Hochladen',
  pages: (count) => plural(count, { one: (n) => `${n} Seite`, other: (n) => `${n} Seiten` }),
  files: (count) => plural(count, { one: (n) => `${n} Datei`, other: (n) => `${n} Dateien` }),
  startsAt: (page) => `beginnt mit ${page}`,
  canBeFixed: (count) =>
    plural(count, {
      one: (n) => `${n} lässt sich automatisch beheben`,
      other: (n) => `${n} lassen sich automatisch beheben`,
    }),
  fixable: 'Behebbar',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}, ${n} behebbar` }),
  places: (count) => plural(count, { one: (n) => `${n} Stelle`, other: (n) => `${n} Stellen` }),
  repairAndUse: 'Reparieren und verwenden',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Noch ${n} Problem beheben und verwenden`,
      other: (n) => `Noch ${n} Probleme beheben und verwenden`,
    }),
  done: 'Fertig',
  keepAsRegular: 'Als normale Datei behalten',
  chooseStart: 'Startseite wählen',
  changeStart: 'Startseite ändern',
  startHint: (name) =>
    `Mit dieser Seite beginnen die Leser. Ihre Datei wird nicht verändert: Die Kopie erhält eine Seite ${name}, die sie öffnet.`,
  useAsStart: 'Als Startseite verwenden',
  allPages: 'Alle Seiten zeigen',
  reviewChanges: 'Änderungen ansehen',
  inUse: 'Reparierte Kopie wird verwendet',
  withRegular: (upload, count) =>
    plural(count, {
      one: (n) => `${upload}, ${n} als normale Datei`,
      other: (n) => `${upload}, ${n} als normale Dateien`,
    }),
  allRegular: (upload) => `${upload}, als normale Datei`,
  folder: {
    isPackage: (name) => `„${name}“ sieht wie ein Übergabepaket aus`,
    asPackage: 'Als Paket',
    packing: 'Paket wird erstellt …',
  },
  found: (count) => plural(count, { other: (n) => `Befunde (${n})` }),
  search: 'Befunde durchsuchen',
  show: 'Anzeigen',
  all: 'Alle',
  nothing: 'Kein Befund entspricht der Suche.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `${n} weiterer steht im Bericht.`,
      other: (n) => `${n} weitere stehen im Bericht.`,
    }),
  reportTitle: (file) => `Prüfung von ${file}`,
  verdict: {
    manual: 'Das ist eine Offline-Anleitung.',
    'not-a-manual': 'Das ist keine Offline-Anleitung.',
    unsafe: 'Dieses ZIP ist beschädigt oder unsicher.',
  },
  facts: (startPage, pages, files) => `Startseite: ${startPage}. Seiten: ${pages}. Dateien: ${files}.`,
  noStartPage: 'keine',
  toDo: (remedy) => `Was zu tun ist: ${remedy}`,
  forAuthor: (remedy) => `Für den Ersteller: ${remedy}`,
  nearest: (name) => `Meinten Sie ${name}?`,
  missing: (scheme) => `Fehlt davor ${scheme}?`,
};
