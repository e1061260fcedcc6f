import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configDe: ConfigMessages = {
  failedTitle: 'Die Anwendung ist nicht richtig eingerichtet',
  noteTitle: 'Für Administratoren: config.json prüfen',
  lastUsed:
    'Die config.json des Servers ist nicht verwendbar. Diese Seite arbeitet mit der letzten gültigen.',
  unknownIgnored: 'Diese Version übergeht Schlüssel, die sie nicht kennt.',
  wrong: 'config.json enthält Fehler. Wenden Sie sich an Ihren Administrator:',
  notFound: (url) =>
    `Unter ${url} liegt keine Datei. Kopieren Sie config.sample.json dorthin und füllen Sie sie aus.`,
  status: (url, status) => `Der Server hat auf ${url} mit Status ${status} geantwortet.`,
  unreachable: (url) => `${url} lässt sich nicht laden. Prüfen Sie die Verbindung und den Server.`,
  html: (url) =>
    `Der Server hat statt ${url} eine Webseite gesendet. Prüfen Sie, ob die Datei vorhanden ist und ob der Server für jede Adresse index.html sendet.`,
  notJson: (url, line, column) => `${url} ist kein gültiges JSON: Zeile ${line}, Spalte ${column}.`,
  nearest: (key) => `Meinten Sie „${key}“?`,
  unknownKey: 'ist kein Schlüssel der Konfiguration.',
  missing: (expected) => `fehlt. Der Wert muss ${expected} sein.`,
  shouldBe: (expected) => `muss ${expected} sein.`,
  expected: {
    text: 'ein nicht leerer Text',
    number: 'eine Zahl ohne Anführungszeichen',
    'whole-number': 'eine ganze Zahl ohne Anführungszeichen',
    'yes-or-no': 'true oder false ohne Anführungszeichen',
    list: 'eine Liste in [ ]',
    'list-or-its-address': 'eine Liste in [ ] oder deren Adresse als { "url": … }',
    object: 'Schlüssel und Werte in { }',
    address: 'eine absolute oder zur Seite relative Webadresse',
    colour: 'eine auf hellem Grund gut lesbare Farbe wie "#0b5c7d"',
    contact: 'eine mit https:, http:, mailto: oder tel: beginnende Adresse',
    'asset-code':
      '"iec61406", "gs1", "siemens", "plain" oder ein regulärer Ausdruck mit einer Gruppe (?<asset>…)',
    'slow-pattern':
      'ein regulärer Ausdruck mit höchstens drei Wiederholungen, von denen keine in einer anderen steht',
    function: 'eine Funktion',
    link: 'ein Text mit einer Stelle für die ID in { } oder eine Funktion der ID',
    'document-link': 'eine http(s)- oder relative Adresse mit {documentId}',
    'asset-link': 'eine http(s)- oder relative Adresse mit {assetId}',
    'file-type': 'eine Endung wie ".pdf" oder ein Medientyp wie "image/png" oder "image/*"',
    'safety-error':
      '"error": Fehler, die die Sicherheit von Archiven betreffen, lassen sich nicht herabstufen',
    'start-page': 'der Name einer HTML-Seite, etwa "start.html", ohne Ordner',
    'unsafe-to-allow':
      'ein anderer Code: Fehler, die die Sicherheit von Archiven betreffen, können nicht erlaubt werden',
    other: 'ein anderer Wert',
    oneOf: createEither('de'),
    above: (limit) => `eine Zahl über ${limit}`,
    atLeast: (limit) => `eine Zahl ab ${limit}`,
    atMost: (limit) => `eine Zahl bis ${limit}`,
  },
};
