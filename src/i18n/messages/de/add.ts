import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('de');

/** Texts of the form for adding documents. */
export const addDe: Messages['add'] = {
  title: 'Dokumente hinzufügen',
  drop: 'Dateien oder einen Ordner hier ablegen',
  dropNow: 'Dateien hier ablegen',
  accepted: 'PDF, Zeichnungen, Bilder oder ein ZIP mit einer Offline-Anleitung in HTML.',
  acceptedOnly: (types) => `Zulässig: ${types}.`,
  limit: (size) => `Je Datei bis ${size}.`,
  chooseFiles: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  chosenFiles: 'Ausgewählte Dateien',
  chosenFolder: 'Ausgewählter Ordner',
  list: 'Dateien zum Hochladen',
  listsMissing:
    'Eine Auswahlliste konnte nicht geladen werden. Geben Sie stattdessen die ID ein, oder versuchen Sie es erneut.',
  notAFile:
    'Das ist keine Datei. Speichern Sie die E-Mail oder Seite als Datei, und legen Sie diese Datei hier ab.',
  noFiles: 'Keine Dateien ausgewählt.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `${n} System- oder temporäre Datei weggelassen.`,
      other: (n) => `${n} System- oder temporäre Dateien weggelassen.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} Datei oder Ordner konnte nicht gelesen werden und wurde nicht hinzugefügt.`,
      other: (n) => `${n} Dateien oder Ordner konnten nicht gelesen werden und wurden nicht hinzugefügt.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `„${name}“ steht bereits in der Liste.`,
      other: (n) => `${n} Dateien stehen bereits in der Liste.`,
    }),
  organization: 'Organisation',
  category: 'Kategorie',
  select: (file) => `${file} markieren`,
  selectAll: (count) =>
    plural(count, { one: (n) => `${n} Datei markieren`, other: (n) => `Alle ${n} markieren` }),
  skipList: 'Liste überspringen',
  selected: (count) => plural(count, { other: (n) => `${n} markiert` }),
  apply: 'Übernehmen',
  clearSelection: 'Markierung aufheben',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Auf ${n} Datei darunter anwenden`,
      other: (n) => `Auf ${n} Dateien darunter anwenden`,
    }) +
    (own > 0
      ? plural(own, { one: (n) => `, ${n} hat eigene Werte`, other: (n) => `, ${n} haben eigene Werte` })
      : ''),
  asAbove: 'Standard verwenden',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what}: ${n} Datei geändert.`,
      other: (n) => `${what}: ${n} Dateien geändert.`,
    }),
  named: (count) =>
    plural(count, {
      one: (n) => `${n} Anzeigename eingetragen.`,
      other: (n) => `${n} Anzeigenamen eingetragen.`,
    }),
  leftOver: (count) =>
    plural(count, {
      one: (n) => `${n} eingefügte Zeile blieb übrig.`,
      other: (n) => `${n} eingefügte Zeilen blieben übrig.`,
    }),
  undo: 'Rückgängig',
  filesRemoved: (count) =>
    plural(count, { one: (n) => `${n} Datei entfernt.`, other: (n) => `${n} Dateien entfernt.` }),
  undone: 'Rückgängig gemacht.',
  choose: 'Auswählen …',
  ai: 'KI-Verarbeitung erlauben',
  aiOn: 'KI-Verarbeitung erlaubt',
  aiOff: 'Keine KI-Verarbeitung',
  aiHint: 'Nicht verfügbar für Offline-Anleitungen.',
  displayName: 'Anzeigename',
  fromTitle: 'Aus dem Titel der Anleitung.',
  remove: 'Entfernen',
  more: 'Weitere Optionen',
  notUploaded: 'Nicht hochgeladen',
  waitForChecks: 'ZIP wird geprüft …',
  documents: (count) => plural(count, { one: (n) => `${n} Dokument`, other: (n) => `${n} Dokumente` }),
  rejected: (count) =>
    plural(count, {
      one: (n) => `${n} Datei kann nicht hochgeladen werden`,
      other: (n) => `${n} Dateien können nicht hochgeladen werden`,
    }),
  removeRejected: (count) => plural(count, { one: () => 'Datei entfernen', other: () => 'Diese entfernen' }),
  upload: (count) =>
    plural(count, { one: (n) => `${n} Dokument hochladen`, other: (n) => `${n} Dokumente hochladen` }),
  uploadAs: 'Hochladen als',
  asManual: 'Offline-Anleitung',
  asPlain: 'Normale Datei',
  checking: 'ZIP wird geprüft …',
  isManual: (startPage, pages) =>
    plural(pages, {
      one: (n) => `Offline-Anleitung: beginnt mit ${startPage}, ${n} Seite.`,
      other: (n) => `Offline-Anleitung: beginnt mit ${startPage}, ${n} Seiten.`,
    }),
  isNoManual: (reason) => `Kann nicht als Anleitung hochgeladen werden${reason && `: ${reason}`}.`,
  notChecked: 'Dieses ZIP konnte nicht geprüft werden. Wählen Sie, wie es hochgeladen wird.',
  fileNotChecked: 'Diese Datei konnte nicht geprüft werden.',
  errors: {
    displayName: (file) => `Geben Sie einen Anzeigenamen für ${file} ein`,
    chooseOrganization: 'Wählen Sie eine Organisation',
    enterOrganization: 'Geben Sie eine Organisation ein',
    chooseCategory: 'Wählen Sie eine Kategorie',
    enterCategory: 'Geben Sie eine Kategorie ein',
    operation: (file) => `Wählen Sie, wie ${file} hochgeladen wird`,
  },
  rejections: {
    empty: 'Die Datei ist leer. Prüfen Sie, woher sie stammt, und wählen Sie sie erneut aus.',
    tooLarge: (size, limit) =>
      `Die Datei hat ${size}; zulässig sind höchstens ${limit}. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.`,
    type: (accepted) =>
      `Dieser Dateityp ist nicht zulässig. Speichern Sie die Datei als einen dieser Typen und wählen Sie sie erneut aus: ${accepted}.`,
    unreadable:
      'Die Datei konnte nicht gelesen werden. Vielleicht ist sie ein Ordner, wurde verschoben oder ist anderswo geöffnet.',
    webArchive:
      'Ein Webarchiv lässt sich nur in wenigen Programmen öffnen. Öffnen Sie es im Browser, speichern Sie die Seite vollständig („Webseite, komplett“), und legen Sie sie hier zusammen mit ihrem Ordner „_files“ oder „-Dateien“ ab.',
    windowsHelp:
      'Diese Hilfedatei lässt sich nur unter Windows öffnen. Entpacken Sie sie dort (hh.exe -decompress Ordner Datei.chm) oder mit 7-Zip, und legen Sie den Ordner hier ab.',
  },
};
