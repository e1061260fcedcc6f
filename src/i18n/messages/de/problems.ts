import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsDe: ProblemMessages = {
  network:
    'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung, oder versuchen Sie es später erneut.',
  networkMidway:
    'Die Verbindung brach ab, bevor der Dienst das Dokument bestätigt hat. Das Netzwerk oder der Dienst ist ausgefallen, oder die Datei ist zu groß für den Dienst. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
  stalled: 'Der Upload ist stehen geblieben. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
  noAnswer:
    'Der Dienst hat das Dokument nicht bestätigt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
  outcomeUnknown: 'Das Dokument ist vielleicht schon gespeichert.',
  contract: {
    'not-json':
      'Die Antwort des Dienstes war nicht zu verstehen. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    'cut-short':
      'Die Antwort des Dienstes brach ab. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    redirected:
      'Statt des Dienstes hat eine andere Adresse geantwortet, vielleicht eine Anmeldeseite. Ob das Dokument gespeichert wurde, ist daher unbekannt. Prüfen Sie, ob Sie angemeldet und im richtigen Netzwerk sind, und versuchen Sie es erneut.',
    'speaks-of-error':
      'Der Dienst hat mit einem Fehler statt einer Bestätigung geantwortet. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    'no-envelope':
      'Die Antwort des Dienstes sagt nicht, ob das Dokument gespeichert wurde. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    'other-document':
      'Der Dienst hat ein anderes Dokument bestätigt. Ob dieses gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
  },
  fileChanged:
    'Die Datei wurde geändert, seit Sie sie ausgewählt haben. Wählen Sie sie erneut aus, um die aktuelle Fassung hochzuladen.',
  fileChangedWhileSending:
    'Die Datei wurde während des Sendens geändert; das gespeicherte Dokument ist womöglich beschädigt. Wählen Sie die Datei erneut und laden Sie sie noch einmal hoch.',
  fileGone:
    'Die Datei ist nicht mehr dort, wo sie war. Legen Sie sie zurück und versuchen Sie es erneut, oder wählen Sie sie neu aus.',
  fileUnreadable:
    'Die Datei war nicht lesbar. Schließen Sie sie in anderen Programmen und versuchen Sie es erneut.',
  fileEmpty: 'Die Datei ist leer. Prüfen Sie das Original und wählen Sie die Datei erneut aus.',
  tooLarge: (size, limit) =>
    `Die Datei hat ${size}; zulässig sind höchstens ${limit}. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.`,
  type: (accepted) =>
    `Der Dienst nimmt nur ${accepted} an. Speichern Sie die Datei in einem dieser Formate und wählen Sie sie erneut aus.`,
  sizeRejected: (size) =>
    `Die Datei hat ${size}; der Dienst nimmt nur kleinere Dateien an. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.`,
  typeRejected: (extension) =>
    `Der Dienst nimmt keine Dateien vom Typ ${extension} an. Speichern Sie die Datei in einem anderen Format, etwa als PDF, und wählen Sie sie erneut aus.`,
  roleMissing:
    'Mit Ihrer Rolle dürfen Sie keine Dokumente hochladen. Wenden Sie sich an Ihren Administrator.',
  roleMissingWith: (roles) =>
    `Als ${roles} dürfen Sie keine Dokumente hochladen. Wenden Sie sich an Ihren Administrator.`,
  noToken: 'Nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  assetIdInvalid: 'Diese Anlagen-ID kann nicht an den Dienst gesendet werden. Prüfen Sie die Anlagen-ID.',
  http: {
    400: 'Der Dienst hat diesen Upload abgelehnt.',
    401: 'Der Dienst hat Ihre Anmeldung nicht akzeptiert. Melden Sie sich neu an und versuchen Sie es erneut.',
    403: 'Sie dürfen zu dieser Anlage keine Dokumente hochladen. Wenden Sie sich an Ihren Administrator.',
    404: 'Der Dienst kennt diese Anlage nicht. Prüfen Sie die Anlagen-ID.',
    413: 'Die Datei ist zu groß für den Dienst. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.',
    415: 'Der Dienst nimmt diesen Dateityp nicht an. Speichern Sie die Datei in einem anderen Format, etwa als PDF, und wählen Sie sie erneut aus.',
    429: 'Der Dienst ist ausgelastet. Warten Sie etwas und versuchen Sie es erneut.',
    507: 'Der Dienst hat keinen Speicherplatz mehr. Wenden Sie sich an Ihren Administrator.',
    client: (status) => `Der Dienst hat den Upload abgelehnt (Status ${status}).`,
    server: (status) =>
      `Der Dienst antwortet nicht richtig (Status ${status}). Versuchen Sie es später erneut.`,
    blocked: (status) =>
      `Etwas zwischen diesem Gerät und dem Dienst, etwa ein Proxy oder ein Filter, hat den Upload blockiert (Status ${status}). Versuchen Sie es erneut, oder wenden Sie sich an Ihren Administrator.`,
    unconfirmed: (status) =>
      `Der Dienst hat mit Status ${status} statt einer Bestätigung geantwortet. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.`,
  },
  pageSays: (words) => `Text der Seite: „${words}“`,
  baseUrlInvalid:
    'Die Adresse des Dienstes ist nicht richtig eingerichtet. Wenden Sie sich an Ihren Administrator.',
  manualRejected: (finding) =>
    `Angehalten: Dieses ZIP kann nicht als Anleitung hochgeladen werden. ${finding}. Wählen Sie eine andere Kopie, oder laden Sie es als normale Datei hoch.`,
  unexpected: 'Auf dieser Seite ist etwas schiefgegangen. Versuchen Sie es erneut.',
};
