import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('de');

/** Texts of the preview of a manual. */
export const previewDe: PreviewMessages = {
  title: (file) => `Vorschau von ${file}`,
  frame: 'Die Anleitung',
  close: 'Vorschau schließen',
  back: 'Zurück',
  forward: 'Vor',
  pages: (count) => plural(count, { one: (n) => `${n} Seite`, other: (n) => `${n} Seiten` }),
  pageList: 'Seiten der Anleitung',
  search: 'Seiten suchen',
  nothing: 'Keine Seite entspricht der Suche.',
  readingTitles: 'Die Titel werden noch gelesen.',
  width: 'Breite',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Voll' },
  opening: 'Anleitung wird geöffnet …',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} Element dieser Seite kommt aus dem Internet und fehlt im ZIP`,
        other: (n) => `${n} Elemente dieser Seite kommen aus dem Internet und fehlen im ZIP`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `${n} Element, das diese Seite braucht, fehlt im ZIP`,
        other: (n) => `${n} Elemente, die diese Seite braucht, fehlen im ZIP`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `${n} Element, das diese Seite braucht, hat im ZIP eine andere Schreibweise`,
        other: (n) => `${n} Elemente, die diese Seite braucht, haben im ZIP eine andere Schreibweise`,
      }),
    damaged: (count) =>
      plural(count, {
        one: (n) => `${n} Datei ist beschädigt`,
        other: (n) => `${n} Dateien sind beschädigt`,
      }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} Datei ist zu groß für die Vorschau`,
        other: (n) => `${n} Dateien sind zu groß für die Vorschau`,
      }),
    more: (count) => plural(count, { other: (n) => `und ${n} weitere` }),
  },
  spellingFixable: 'Beim Reparieren werden diese Links berichtigt, außer in Skripten.',
  outside: (url) => `Dieser Link führt zu ${url}, außerhalb der Anleitung. Die Vorschau öffnet ihn nicht.`,
  placeHidden: (line) => `Die Fundstelle ist in Zeile ${line}, in einem nicht sichtbaren Teil der Seite.`,
  absent: (path) => `Im ZIP gibt es kein ${path}. Beim Lesen erscheint auch hier ein Fehler.`,
  unshown: (path, size) =>
    `${path} (${size}) wird hier nicht angezeigt. Die Datei ist im ZIP; beim Lesen öffnet sie ein eigenes Programm.`,
  dismiss: 'Ausblenden',
  emptyWithoutScripts:
    'Ohne ihre Skripte, die die Vorschau nicht ausführt, ist diese Seite leer; wählen Sie eine andere Seite aus der Liste.',
  failures: {
    unreadable:
      'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert; wählen Sie sie erneut aus.',
    unsafe: 'Aus diesem ZIP lässt sich nichts anzeigen: Es ist beschädigt oder unsicher.',
    crashed: 'Die Vorschau funktioniert nicht mehr. Schließen und öffnen Sie sie erneut.',
    frame: 'Die Vorschau ist hier nicht verfügbar. Wenden Sie sich an Ihren Administrator.',
  },
  frameFacts: {
    blocked: (origin) =>
      `Die Content-Security-Policy dieser Seite blockiert die Vorschau. Ergänzen Sie ${origin} in frame-src.`,
    silent: (url) =>
      `${url} ist nicht gestartet. Der Webserver muss diese Datei mit einer eigenen Content-Security-Policy senden, die Inline-Skripte erlaubt und diese Seite in frame-ancestors nennt.`,
  },
};
