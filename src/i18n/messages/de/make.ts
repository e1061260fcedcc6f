import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('de');

/** Texts for packing a folder into a manual. */
export const makeDe: MakeMessages = {
  list: 'Ordner zum Hochladen',
  waiting: (count) =>
    plural(count, {
      one: () => 'Wie soll dieser Ordner hochgeladen werden?',
      other: (n) => `Wie sollen diese ${n} Ordner hochgeladen werden?`,
    }),
  looksLike: (name) => `„${name}“ sieht wie eine Offline-Anleitung aus`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} Datei`, other: (n) => `${n} Dateien` })} · ${size} · beginnt mit ${startPage}`,
  asZip: 'Als Anleitung',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Als einzelne Datei',
      other: (n) => `Als ${n} einzelne Dateien`,
    }),
  leave: 'Entfernen',
  packing: 'Anleitung wird gepackt …',
  cancel: 'Abbrechen',
  rejected:
    'Dieser Ordner kann nicht als Anleitung hochgeladen werden. Korrigieren Sie diese Dateien, und fügen Sie den Ordner erneut hinzu.',
  failed: {
    unreadable:
      'Eine Datei dieses Ordners konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder ist anderswo geöffnet.',
    unavailable:
      'Die Anleitung ließ sich in diesem Browser nicht packen. Packen Sie den Ordner selbst als ZIP, und wählen Sie dieses aus.',
  },
};
