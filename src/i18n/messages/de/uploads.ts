import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('de');

/** The uploads list: where each upload stands, why, and what can be done about it. */
export const uploadsDe: Messages['uploads'] = {
  title: 'Uploads',
  empty:
    'Von hier wurde noch nichts hochgeladen. Fügen Sie Dokumente hinzu; ihr Weg zum Dienst ist dann hier zu sehen.',
  toAsset: (asset) => `zu ${asset}`,
  status: {
    checking: 'Wird geprüft',
    waiting: 'Wartet',
    sending: 'Wird gesendet',
    storing: 'Wird gespeichert',
    stored: 'Gespeichert',
    'already-exists': 'Bereits vorhanden',
    failed: 'Fehlgeschlagen',
    'needs-file': 'Datei fehlt',
    cancelled: 'Abgebrochen',
  },
  checkingHint: 'Es wird geprüft, ob es schon vorhanden ist.',
  waitingHint: 'Beginnt von selbst, sobald es an der Reihe ist.',
  offline: 'Sie sind offline. Das Hochladen wird automatisch fortgesetzt.',
  unreachable: 'Der Dienst ist nicht erreichbar. Ein neuer Versuch folgt automatisch.',
  waitsForSignIn: 'Wartet auf Anmeldung. Es geht von selbst weiter, wenn sich jemand angemeldet hat.',
  queuedBlockedBy: {
    'sign-in': 'Niemand ist angemeldet. Beginnt von selbst, wenn sich jemand angemeldet hat.',
    service: 'Der Dienst braucht etwas Zeit. Beginnt danach von selbst.',
  },
  otherTabBusy:
    'Ein anderer Tab ist blockiert, und einige Uploads warten auf ihn. Beantworten Sie die Meldung in diesem Tab oder schließen Sie ihn.',
  noAnswerFor: (host, time) =>
    `Seit ${time} keine Antwort von ${host}. Wenn sich auf diesem Gerät andere Seiten öffnen lassen, ist die Adresse vielleicht falsch oder gesperrt: Informieren Sie den Betreiber dieser Anwendung.`,
  isPaused: 'Pausiert. Wird nach dem Fortsetzen von Anfang an gesendet.',
  contentMatch: {
    listed: (name) => `Derselbe Inhalt steht in dieser Liste als „${name}“.`,
    listedBefore: 'Derselbe Inhalt ist schon gespeichert; sein Eintrag ist ausgeblendet.',
    storedBefore: ({ asset, time, name, id }) =>
      `Dieses Gerät hat denselben Inhalt bei ${asset} am ${time} gespeichert, als „${name}“${id ? ` (ID ${id})` : ''}.`,
    nothingSent: 'Es wurde noch nichts gesendet.',
  },
  needsFile: {
    gone: 'Die Datei ist auf diesem Gerät nicht mehr da.',
    unreadable: 'Die Datei war nicht lesbar. Vielleicht hält ein anderes Programm sie offen.',
    chooseAgain: (file, size) => `Wählen Sie zum Fortsetzen dieselbe Datei aus: ${file}, ${size}.`,
    choose: 'Datei auswählen',
    inputOf: (name) => `Datei zu ${name}`,
    comparing: 'Es wird geprüft, ob es dieselbe Datei ist …',
    differs: (given, wanted, size) =>
      `Das ist eine andere Datei: ${given} weicht ab. Wählen Sie ${wanted} (${size}) so aus, wie sie beim Hinzufügen war.`,
    cannotBeRead: (given) =>
      `${given} ist nicht lesbar, vielleicht in einem anderen Programm geöffnet. Schließen Sie die Datei dort und wählen Sie sie erneut.`,
  },
  persistence: {
    saving: 'Wird auf diesem Gerät gesichert; lassen Sie diese Seite offen.',
    saved: 'Auf diesem Gerät gesichert.',
    'no-room':
      'Zu groß, um auf diesem Gerät gesichert zu werden; lassen Sie diese Seite offen, bis es gespeichert ist.',
  },
  isBusy: 'Der Dienst ist ausgelastet.',
  isTroubled: 'Der Dienst antwortet nicht richtig.',
  isUnconfirmed: 'Der Dienst hat nicht bestätigt, dass das Dokument gespeichert ist.',
  tryingIn: (seconds) => `Neuer Versuch in ${seconds} s.`,
  tryingNow: 'Neuer Versuch läuft.',
  blockedBy: {
    'retry-scheduled': 'Wartet auf neuen Versuch',
    connection: 'Wartet, Dienst nicht erreichbar',
    'sign-in': 'Wartet auf Anmeldung',
    resume: 'Pausiert',
    decision: 'Wartet auf Ihre Entscheidung',
  },
  sent: (sent, total) => `${sent} von ${total} gesendet`,
  speed: (size) => `${size}/s`,
  timeLeft: (time) => `noch ${time}`,
  stalled: (time) => `seit ${time} kein Fortschritt`,
  progressOf: (name) => `Upload von ${name}`,
  storingHint: 'Alles ist gesendet. Der Dienst muss noch bestätigen, dass es gespeichert ist.',
  storedAt: (time) => `Gespeichert um ${time}`,
  storedId: (time, id) => `Gespeichert um ${time} · ID ${id}`,
  existing: (name) =>
    `Der Dienst hat diesen Inhalt bereits, als „${name}“. Es wurde nichts doppelt gespeichert.`,
  isStored: (name) => `Der Dienst hat dieses Dokument, als „${name}“.`,
  existingUnnamed: 'Der Dienst hat diesen Inhalt bereits. Es wurde nichts doppelt gespeichert.',
  cancelledEarly: 'Abgebrochen, bevor alles gesendet war.',
  cancelledMayBeStored: 'Abgebrochen. Der Dienst hat es vielleicht trotzdem gespeichert.',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  sendAnyway: 'Trotzdem senden',
  remove: 'Entfernen',
  showMatch: 'Anderen anzeigen',
  edit: {
    open: 'Angaben ändern',
    title: (name) => `Angaben zu ${name}`,
    holds: 'Während Sie es ändern, wird es nicht gesendet.',
    tooLate: 'Es war vor dem Speichern schon unterwegs, mit den bisherigen Angaben.',
    save: 'Speichern',
    saveAndRetry: 'Speichern, neu versuchen',
    discard: 'Änderungen verwerfen',
  },
  all: {
    pause: 'Alle pausieren',
    resume: 'Alle fortsetzen',
    retry: 'Alle wiederholen',
    sendAnyway: 'Alle trotzdem senden',
    clear: 'Erledigte ausblenden',
  },
  dismiss: 'Ausblenden',
  details: 'Details',
  openDocument: 'Dokument öffnen',
  serviceSays: (words) => `Der Dienst meldet: „${words}“`,
  report: {
    title: 'Bericht über diese Uploads',
    copy: 'Bericht kopieren',
    save: 'Als CSV speichern',
    fileName: 'uploads.csv',
    columns: {
      status: 'Status',
      displayName: 'Anzeigename',
      file: 'Datei',
      asset: 'Anlage',
      documentId: 'Dokument-ID',
      time: 'Zeit',
      reason: 'Grund',
    },
  },
  counts: {
    running: (count) => plural(count, { other: (n) => `${n} in Arbeit` }),
    waiting: (count) => plural(count, { one: (n) => `${n} wartet`, other: (n) => `${n} warten` }),
    resume: (count) => plural(count, { other: (n) => `${n} pausiert` }),
    decision: (count) =>
      plural(count, {
        one: (n) => `${n} wartet auf Ihre Entscheidung`,
        other: (n) => `${n} warten auf Ihre Entscheidung`,
      }),
    'needs-file': (count) =>
      plural(count, { one: (n) => `${n} wartet auf die Datei`, other: (n) => `${n} warten auf die Datei` }),
    failed: (count) => plural(count, { other: (n) => `${n} fehlgeschlagen` }),
    stored: (count) => plural(count, { other: (n) => `${n} gespeichert` }),
    'already-exists': (count) => plural(count, { other: (n) => `${n} bereits vorhanden` }),
    cancelled: (count) => plural(count, { other: (n) => `${n} abgebrochen` }),
  },
  announce: (name, status) => `${name}: ${status}`,
};
