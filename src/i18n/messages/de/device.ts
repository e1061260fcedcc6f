import { createPlural } from '../../plural.ts';
import type { DeviceMessages } from '../en/device.ts';

const plural = createPlural('de');

/** Texts about camera, clipboard and saved files. */
export const deviceDe: DeviceMessages = {
  takePhoto: 'Foto aufnehmen',
  photo: 'Foto von der Kamera',
  blurred: 'Dieses Foto wirkt unscharf. Noch einmal aufnehmen?',
  paper: {
    scanToPdf: 'Als PDF scannen',
    photo: 'Foto eines Blatts von der Kamera',
    hint: 'Ziehen Sie die Ecken an die Ränder des Blatts.',
    opening: 'Foto wird geöffnet …',
    unreadable:
      'Dieser Browser kann dieses Foto nicht öffnen. Behalten Sie es als Foto, oder nehmen Sie es noch einmal auf.',
    unavailable: 'Der Editor konnte nicht geladen werden. Das Foto wurde unverändert hinzugefügt.',
    corners: ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'],
    cornerAt: (x, y) => `${x} von links, ${y} von oben`,
    turn: 'Drehen',
    grey: 'Grau',
    size: 'Seitengröße',
    sizes: { a4: 'A4', original: 'Originalgröße' },
    takeAgain: 'Neu aufnehmen',
    addPage: 'Weitere Seite',
    page: (at, count) => `Seite ${at} von ${count}`,
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    remove: 'Seite entfernen',
    save: 'Als PDF speichern',
    keepPhoto: 'Als Foto behalten',
    keepPhotos: 'Als Fotos behalten',
    edit: 'Zuschneiden und als PDF speichern',
  },
  pdf: {
    make: (count) => plural(count, { other: (n) => `${n} Fotos zu einem PDF zusammenfassen` }),
    making: 'PDF wird erstellt …',
    made: (count) =>
      plural(count, {
        one: (n) => `${n} Foto ist jetzt ein PDF.`,
        other: (n) => `${n} Fotos sind jetzt ein PDF.`,
      }),
    leftOut: (count) =>
      plural(count, {
        one: (n) =>
          `${n} Foto bleibt, wie es ist: Dieser Browser kann sein Format nicht öffnen, oft bei HEIC.`,
        other: (n) =>
          `${n} Fotos bleiben, wie sie sind: Dieser Browser kann ihr Format nicht öffnen, oft bei HEIC.`,
      }),
    failed: 'Das PDF konnte nicht erstellt werden. Die Fotos bleiben, wie sie sind.',
    undo: 'Rückgängig',
  },
  scan: {
    open: 'Code scannen',
    title: 'Code an der Anlage scannen',
    hint: 'Halten Sie QR-Code, Data-Matrix-Code oder Strichcode vor die Kamera.',
    picture: 'Kamerabild',
    starting: 'Kamera wird gestartet …',
    close: 'ID eintippen',
    denied:
      'Diese Seite darf die Kamera nicht verwenden. Erlauben Sie es in den Browsereinstellungen für diese Seite, oder tippen Sie die ID ein.',
    absent: 'Dieses Gerät hat keine Kamera. Tippen Sie die ID ein.',
    failed:
      'Die Kamera konnte nicht gestartet werden; vielleicht verwendet sie ein anderes Programm. Schließen Sie es, oder tippen Sie die ID ein.',
    unavailable:
      'Der Codeleser konnte nicht geladen werden. Versuchen Sie es mit Netz noch einmal, oder tippen Sie die ID ein.',
    noId: (text) => `In diesem Code steht keine Anlagen-ID: „${text}“`,
    confirmTitle: 'Ist das die richtige Anlage?',
    checking: 'Code wird geprüft …',
    says: 'Im Code steht:',
    unknown: 'Dieser Code ist nicht bekannt.',
    slow: 'Dieser Code wird noch geprüft.',
    notChecked: 'Dieser Code konnte nicht geprüft werden.',
    offline: 'Sie sind offline, deshalb ist dieser Code nicht geprüft.',
    compare: 'Vergleichen Sie die ID mit dem Typenschild: Eine andere Anlage kann dieselbe Nummer haben.',
    use: 'Als Anlagen-ID verwenden',
    again: 'Erneut scannen',
  },
  shared: {
    title: (count) =>
      plural(count, {
        one: (n) => `${n} Datei wurde mit dieser Anwendung geteilt`,
        other: (n) => `${n} Dateien wurden mit dieser Anwendung geteilt`,
      }),
    ask: 'Wählen Sie die Dateien aus, die Sie hochladen möchten, und dann unten die Anlage. Verwerfen Sie Dateien, die Sie nicht kennen.',
    selectAll: 'Alle auswählen',
    discard: 'Alle verwerfen',
    failed:
      'Die geteilten Dateien konnten nicht gespeichert werden. Möglicherweise ist auf diesem Gerät kein Platz mehr. Wählen Sie die Dateien stattdessen hier aus.',
    tooMany: (count) =>
      `Hier können höchstens ${count} geteilte Dateien warten. Laden Sie einige hoch oder verwerfen Sie sie und teilen Sie dann erneut.`,
    tooLarge: (size) =>
      `Geteilte Dateien dürfen zusammen höchstens ${size} groß sein. Laden Sie einige hoch, verwerfen Sie sie oder wählen Sie große Dateien hier aus.`,
    blocked: 'Eine Website wollte hier Dateien hinzufügen. Sie wurden nicht angenommen.',
    orphans: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} Datei wurde mit diesem Gerät geteilt`,
          other: (n) => `${n} Dateien wurden mit diesem Gerät geteilt`,
        }),
      ask: 'Wenn Sie sie geteilt haben, können Sie sie hochladen. Wenn Sie sie nicht kennen, lassen Sie sie liegen oder verwerfen Sie sie.',
      claim: 'Ich habe sie geteilt',
      discard: 'Verwerfen',
    },
  },
  drafts: {
    added: (count) =>
      plural(count, {
        one: (n) => `${n} Datei, die Sie früher ausgewählt haben, wurde hinzugefügt.`,
        other: (n) => `${n} Dateien, die Sie früher ausgewählt haben, wurden hinzugefügt.`,
      }),
    lost: (count) =>
      plural(count, {
        one: (n) =>
          `${n} Datei der vorigen Person konnte nicht auf diesem Gerät gespeichert werden. Sie muss erneut ausgewählt werden.`,
        other: (n) =>
          `${n} Dateien der vorigen Person konnten nicht auf diesem Gerät gespeichert werden. Sie müssen erneut ausgewählt werden.`,
      }),
  },
  form: {
    removeAll: 'Alle entfernen',
    listing: (done, total) => `Dateien werden hinzugefügt: ${done} von ${total}`,
    fromLastTime: 'Vom letzten Mal',
    chosenForEach: 'Für jede Datei gewählt',
    chooseRest: (count) =>
      plural(count, {
        one: (n) => `Für ${n} weitere Datei auswählen …`,
        other: (n) => `Für ${n} weitere Dateien auswählen …`,
      }),
    owningOrganization: 'Eigentümerorganisation',
    size: 'Größe',
    nameTooLong: (file, maxLength) => `Kürzen Sie den Anzeigenamen für ${file} auf ${maxLength} Zeichen`,
    nameLimit: (maxLength) => `Höchstens ${maxLength} Zeichen`,
    need: {
      organizationId: (count) =>
        plural(count, {
          one: (n) => `${n} Datei braucht eine Organisation`,
          other: (n) => `${n} Dateien brauchen eine Organisation`,
        }),
      categoryId: (count) =>
        plural(count, {
          one: (n) => `${n} Datei braucht eine Kategorie`,
          other: (n) => `${n} Dateien brauchen eine Kategorie`,
        }),
    },
    show: 'Anzeigen',
    showAll: 'Alle anzeigen',
    shownOf: (shown, all) => `${shown} von ${all} Dateien`,
    toFix: (count) =>
      plural(count, { one: (n) => `${n} Feld auszufüllen`, other: (n) => `${n} Felder auszufüllen` }),
  },
  suggestedCategory: (name) => `Kategorie „${name}“ verwenden`,
  allSuggestions: (count) => `${count} Vorschläge übernehmen`,
  sevenDays:
    'Safari löscht hier gesicherte Dateien nach sieben Tagen ohne Besuch. Laden Sie sie vorher hoch, oder legen Sie diese Seite auf den Home-Bildschirm.',
};
