import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('pl');

/** Texts for packing a folder into a manual. */
export const makePl: MakeMessages = {
  list: 'Foldery do przesłania',
  waiting: (count) =>
    plural(count, {
      one: () => 'Jak przesłać ten folder?',
      few: (n) => `Jak przesłać te ${n} foldery?`,
      other: (n) => `Jak przesłać te ${n} folderów?`,
    }),
  looksLike: (name) => `„${name}” wygląda jak instrukcja offline`,
  facts: (files, size, startPage) =>
    `${plural(files, { one: (n) => `${n} plik`, few: (n) => `${n} pliki`, other: (n) => `${n} plików` })} · ${size} · otwiera się stroną ${startPage}`,
  asZip: 'Jako instrukcja',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Jako osobny plik',
      few: (n) => `Jako ${n} osobne pliki`,
      other: (n) => `Jako ${n} osobnych plików`,
    }),
  leave: 'Usuń',
  packing: 'Pakowanie instrukcji…',
  cancel: 'Anuluj',
  rejected: 'Tego folderu nie można przesłać jako instrukcji. Popraw te pliki i dodaj folder ponownie.',
  failed: {
    unreadable:
      'Nie można odczytać pliku z tego folderu. Może został przeniesiony lub jest otwarty gdzie indziej.',
    unavailable:
      'Nie udało się spakować instrukcji w tej przeglądarce. Spakuj folder do pliku ZIP i wybierz ten plik.',
  },
};
