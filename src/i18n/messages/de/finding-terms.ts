import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nichts',
  ole: 'altes Office-Dokument',
  exe: 'Windows-Programm',
  elf: 'Linux-Programm',
  text: 'Text',
  unknown: 'unbekannt',
};

/** Terms for codes in the params of a finding. */
export const findingTermsDe: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'ein Eintrag ist nicht lesbar',
    count: 'die Anzahl der Dateien weicht ab',
    offset: 'es steht nicht an seiner Stelle',
  },
  'ZIP-ZIP64': {
    'extra-field': 'bei den Größen einer Datei',
    'no-record': 'der lange Datensatz fehlt',
    'record-not-adjacent': 'der lange Datensatz steht nicht an seiner Stelle',
    'extensible-data': 'der lange Datensatz enthält weitere Daten',
    'other-record': 'es wird auf einen anderen Datensatz verwiesen',
    'end-record': 'am Ende des Archivs',
  },
  'ZIP-HEADER': {
    signature: 'dort beginnt keine Datei',
    place: 'Position',
    name: 'Name',
    method: 'Kompressionsverfahren',
    flags: 'Kennzeichen',
    crc: 'Prüfsumme',
    size: 'Größe',
    'packed-size': 'gepackte Größe',
    extra: 'Zusatzfeld',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'sie enden zu früh',
    other: 'ungültige Codes',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `eine Datei mit mehr als ${size}`,
    ratio: ({ limit }) => `mehr als ${limit}-fach gepackt`,
    total: ({ size }) => `mehr als ${size} insgesamt`,
    entries: ({ limit }) => `mehr als ${limit} Dateien`,
  },
  'NAME-UNSAFE': {
    empty: 'leerer Name',
    host: 'Netzwerkpfad',
    absolute: 'Pfad ab der Wurzel',
    drive: 'Laufwerksbuchstabe',
    parent: '„..“ führt nach oben',
    control: 'unsichtbare Zeichen',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'ein Ordner mit eigenem Inhalt',
    attribute: 'seine Attribute widersprechen',
    'file-in-between': 'Dateien liegen unter einer Datei',
  },
  'NAME-LONG': {
    part: ({ size }) => `${size} in einem Namen`,
    path: ({ size }) => `${size} insgesamt`,
    depth: ({ limit }) => `${limit} Ordnerebenen`,
  },
  'ENTRY-LINK': {
    link: 'symbolischer Link',
    device: 'Gerätedatei',
    socket: 'Socket',
    volume: 'Datenträgername',
    unknown: 'unbekannte Art',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} Pixel`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'Service Worker',
    request: 'ein Skript, das weitere Dateien lädt',
    module: 'ein Skript als Modul',
    worker: 'ein Skript im Hintergrund',
    include: 'ein Server-Side-Include',
  },
  'LINK-MALFORMED': {
    scheme: 'unbekannte Art von Adresse',
    percent: 'ein % ohne seine Zahl',
    host: 'unmöglicher Servername',
    temporary: 'gab es nur dort, wo die Seite gespeichert wurde',
  },
};
