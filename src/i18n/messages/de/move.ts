import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('de');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveDe: MoveMessages = {
  open: 'Zu anderer Anlage verschieben …',
  title: 'Zu anderer Anlage verschieben',
  assetId: 'Anlagen-ID',
  uploads: 'Uploads zum Verschieben',
  notSentYet: 'Bis Sie dieses Fenster schließen, wird nichts gesendet.',
  sameAsset: 'Geben Sie die ID einer anderen Anlage ein',
  noneSelected: 'Wählen Sie mindestens einen Upload aus',
  confirm: (count) =>
    plural(count, { one: (n) => `${n} Upload verschieben`, other: (n) => `${n} Uploads verschieben` }),
  cancel: 'Abbrechen',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} Upload wird gerade gesendet. Pausieren Sie ihn, um ihn zu verschieben.`,
      other: (n) => `${n} Uploads werden gerade gesendet. Pausieren Sie sie, um sie zu verschieben.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} Upload kann nicht verschoben werden, weil er vielleicht schon gespeichert ist.`,
      other: (n) =>
        `${n} Uploads können nicht verschoben werden, weil sie vielleicht schon gespeichert sind.`,
    }),
  locked: (asset) =>
    `Die Anlage lässt sich nicht ändern: Das Dokument ist vielleicht schon an ${asset} gespeichert.`,
  moved: (count, asset) =>
    plural(count, {
      one: () => `Zu ${asset} verschoben`,
      other: (n) => `${n} Uploads zu ${asset} verschoben`,
    }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `${n} Upload wurde nicht verschoben, weil er schon gesendet wurde.`,
      other: (n) => `${n} Uploads wurden nicht verschoben, weil sie schon gesendet wurden.`,
    }),
  show: 'Anzeigen',
  undo: 'Rückgängig',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Anlage ändern',
    hint: 'Die ausgewählten Dateien und Ihre Eingaben bleiben erhalten.',
    occupied: (asset) =>
      `Für ${asset} sind schon Dateien ausgewählt. Laden Sie sie zuerst hoch, oder entfernen Sie sie.`,
  },
  guard: {
    title: 'Ist das die richtige Anlage?',
    names: (file, asset) => `„${file}“ nennt ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: (n) => `„${file}“ und ${n} weitere Datei nennen ${asset}.`,
        other: (n) => `„${file}“ und ${n} weitere Dateien nennen ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `„${packageName}“ gehört zu ${product}. Dieses Produkt gehört zu ${asset}.`,
    uploadingTo: (asset) => `Sie laden Dokumente zu ${asset} hoch.`,
    anyway: (asset) => `Trotzdem zu ${asset} hochladen`,
    upload: (parts) => `${parts} hochladen`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} zu ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} zu den genannten Anlagen` }),
    back: 'Zurück',
  },
};
