import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('de');

/** Groups, totals and menus of the list of uploads. */
export const uploadListDe: UploadListMessages = {
  done: (done, total) => `${done} von ${total} fertig`,
  bytes: (sent, total) => `${sent} von ${total}`,
  progress: 'Gesamtfortschritt',
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
  undo: 'Rückgängig',
  hide: 'Diese Meldung ausblenden',
  editAndRetry: 'Bearbeiten und erneut versuchen',
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
    category: 'Falsche Kategorie? Wählen Sie die richtige:',
    copy: 'Korrekturanfrage kopieren',
    request: 'Bitte korrigieren Sie die Kategorie dieses Dokuments.',
    change: (before, after) => `Kategorie: ${before} → ${after}`,
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
