import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('de');

/** Groups, totals and menus of the list of uploads. */
export const uploadListDe: UploadListMessages = {
  done: (done, total) => `${done} von ${total} fertig`,
  bytes: (sent, total) => `${sent} von ${total}`,
  progress: 'Gesamtfortschritt',
  otherTab: {
    busy: 'Ein anderer Tab ist blockiert, und einige Uploads warten auf ihn. Beantworten Sie die Meldung in diesem Tab oder schließen Sie ihn.',
    older:
      'Eine ältere Version dieser Seite lädt in einem anderen Tab noch hoch. Uploads beginnen hier, sobald sie fertig oder geschlossen ist.',
    newer:
      'Eine neuere Version dieser Seite ist in einem anderen Tab geöffnet. Laden Sie neu, um hier weiterzuarbeiten.',
    finishing:
      'Eine neuere Version dieser Seite ist in einem anderen Tab geöffnet. Lassen Sie diesen Tab offen, bis seine Dateien hochgeladen oder gesichert sind.',
    'newer-data':
      'Die auf diesem Gerät gesicherten Uploads brauchen eine neuere Version dieser Seite. Sie laufen weiter, sobald es diese wieder gibt. Was Sie jetzt hochladen, wird nicht gesichert: Lassen Sie diese Seite geöffnet, bis es hochgeladen ist.',
  },
  unreadable:
    'Die auf diesem Gerät gesicherten Uploads konnten nicht gelesen werden. Sie bleiben gesichert. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  savedByNewer: 'Von einer neueren Version dieser Seite gesichert; wartet auf diese:',
  partlySaved:
    'Einige Dateien sind nicht auf diesem Gerät gesichert. Lassen Sie diese Seite geöffnet, bis sie hochgeladen sind.',
  filter: 'Anzeigen',
  all: 'Alle',
  groups: {
    attention: 'Zu erledigen',
    uploading: 'Wird hochgeladen',
    waiting: 'Wartet',
    done: 'Fertig',
    elsewhere: 'Andere Anlagen',
  },
  showAll: (count) => `Alle ${count} anzeigen`,
  showFewer: 'Weniger anzeigen',
  more: 'Weitere Aktionen',
  removed: (name) => `Aus der Liste entfernt: „${name}“`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `${n} Upload wurde aus der Liste entfernt.`,
      other: (n) => `${n} Uploads wurden aus der Liste entfernt.`,
    }),
  removedStored: (name) => `Aus der Liste entfernt, das Dokument bleibt gespeichert: „${name}“`,
  stayStored: 'Gespeicherte Dokumente bleiben gespeichert.',
  requestCopied: (time) => `Anfrage kopiert ${time}.`,
  busyUntil: (time) => `Der Dienst ist bis ${time} ausgelastet. Das Hochladen wird automatisch fortgesetzt.`,
  retryNow: 'Jetzt erneut versuchen',
  undo: 'Rückgängig',
  hide: 'Diese Meldung ausblenden',
  editAndRetry: 'Bearbeiten und erneut versuchen',
  selectFiles: {
    open: 'Dateien auswählen',
    none: 'Keine dieser Dateien fehlt. Wählen Sie die Dateien so aus, wie sie beim Hinzufügen waren.',
  },
  chooseOther: 'Andere Datei auswählen',
  skip: 'Überspringen',
  print: 'Drucken',
  anotherPerson: 'einer anderen Person',
  existingBy: (person) => `Bereits von ${person} gespeichert. Es wurde keine Kopie angelegt.`,
  existingAsBy: (name, person) =>
    `Bereits von ${person} als „${name}“ gespeichert. Es wurde keine Kopie angelegt.`,
  notOnAsset: (name, asset) => `Bereits als „${name}“ gespeichert, aber nicht an ${asset}.`,
  notOnAssetUnnamed: (asset) => `Bereits gespeichert, aber nicht an ${asset}.`,
  maybeOnAsset: (name, asset) => `Bereits als „${name}“ gespeichert. Prüfen Sie, ob es an ${asset} ist.`,
  maybeOnAssetUnnamed: (asset) => `Bereits gespeichert. Prüfen Sie, ob es an ${asset} ist.`,
  size: 'Größe',
  packageName: 'Paket',
  correct: {
    title: 'Korrektur anfragen',
    hint: 'Gespeicherte Dokumente können hier nicht geändert werden. Kopiert wird nur ein Text für die Personen, die sie pflegen; geändert wird nichts.',
    documents: 'Zu korrigierende Dokumente',
    keep: 'Unverändert lassen',
    copy: 'Korrekturanfrage kopieren',
    request: 'Bitte korrigieren Sie dieses gespeicherte Dokument.',
    file: (name) => `Datei: ${name}`,
    asset: (id) => `Anlage: ${id}`,
    change: {
      displayName: (before, after) => `Anzeigename: ${before} → ${after}`,
      organizationId: (before, after) => `Organisation: ${before} → ${after}`,
      categoryId: (before, after) => `Kategorie: ${before} → ${after}`,
      assetId: (before, after) => `Anlage: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'An der Anlage',
    yes: 'Ja',
    no: 'Nein',
    unknown: 'Nicht bekannt',
    toDo: 'Zu tun',
    link: 'Verknüpfung mit der Anlage anfragen',
    checkLink: 'Verknüpfung mit der Anlage prüfen',
    retry: 'Erneut versuchen',
    edit: 'Bearbeiten und erneut versuchen',
    selectFile: 'Datei erneut auswählen',
    otherFile: 'Andere Datei auswählen',
  },
};
