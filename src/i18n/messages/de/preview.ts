import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('de');

/** The words of the preview of a manual, in German. */
export const previewDe: PreviewWords = {
  title: (file) => `Vorschau von ${file}`,
  frame: 'Die Anleitung',
  close: 'Vorschau schließen',
  back: 'Zurück',
  forward: 'Vorwärts',
  pages: (count: number) => plural(count, { one: (n) => `${n} Seite`, other: (n) => `${n} Seiten` }),
  pageList: 'Seiten der Anleitung',
  search: 'Seiten durchsuchen',
  nothing: 'Keine Seite passt dazu.',
  readingTitles: 'Die Titel werden noch gelesen.',
  width: 'Breite',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Voll' },
  opening: 'Die Anleitung wird geöffnet…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} Bestandteil dieser Seite kommt aus dem Internet und ist nicht in der ZIP-Datei`,
        other: (n) =>
          `${n} Bestandteile dieser Seite kommen aus dem Internet und sind nicht in der ZIP-Datei`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `${n} Bestandteil dieser Seite fehlt in der ZIP-Datei`,
        other: (n) => `${n} Bestandteile dieser Seite fehlen in der ZIP-Datei`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: (n) => `${n} Datei ist beschädigt`,
        other: (n) => `${n} Dateien sind beschädigt`,
      }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `${n} Datei wird von einem Skript geholt, was nur von einem Webserver aus geht`,
        other: (n) => `${n} Dateien werden von Skripten geholt, was nur von einem Webserver aus geht`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} Datei ist zu groß für die Vorschau`,
        other: (n) => `${n} Dateien sind zu groß für die Vorschau`,
      }),
    more: (count: number) => plural(count, { other: (n) => `und ${n} weitere` }),
  },
  outside: (url) => `Dieser Link führt aus der Anleitung hinaus, zu ${url}. Die Vorschau öffnet dort nichts.`,
  placeHidden: (line) =>
    `Der Befund steht in Zeile ${line}, in einem Teil der Seite, der nicht zu sehen ist.`,
  absent: (path) =>
    `${path} gibt es in der ZIP-Datei nicht. Auch wer die Anleitung liest, erhält hier einen Fehler.`,
  unshown: (path, size) =>
    `${path} (${size}) wird hier nicht gezeigt. Die Datei ist in der ZIP-Datei und wird beim Lesen mit einem eigenen Programm geöffnet.`,
  dismiss: 'Ausblenden',
  failures: {
    unreadable:
      'Die Datei konnte nicht gelesen werden. Sie wurde vielleicht verschoben oder geändert; wählen Sie sie erneut.',
    unsafe: 'Aus dieser ZIP-Datei kann nichts gezeigt werden: Sie ist beschädigt oder soll täuschen.',
    crashed: 'Die Vorschau ist abgebrochen. Schließen und öffnen Sie sie erneut.',
    frame:
      'Die Vorschau kann auf dieser Seite nicht gezeigt werden, weil deren Regeln den Rahmen nicht erlauben. Wer die Seite betreibt, kann das erlauben: frame-src muss die Adresse dieser Anwendung nennen, und preview.html muss dort liegen.',
  },
};
