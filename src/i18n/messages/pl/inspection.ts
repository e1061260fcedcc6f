import { createPlural } from '../../plural.ts';
import type { InspectionMessages } from '../en/inspection.ts';

const plural = createPlural('pl');

/** The words of the inspection of a ZIP in its row and its panel, in Polish; loaded with them. */
export const inspectionPl: InspectionMessages = {
  review: 'Sprawdź',
  canBeManual: 'Można przesłać jako instrukcję offline',
  ready: 'Gotowe do przesłania',
  pages: (count) =>
    plural(count, { one: (n) => `${n} strona`, few: (n) => `${n} strony`, other: (n) => `${n} stron` }),
  files: (count) =>
    plural(count, { one: (n) => `${n} plik`, few: (n) => `${n} pliki`, other: (n) => `${n} plików` }),
  startsAt: (page) => `zaczyna się od ${page}`,
  canBeFixed: (count) => plural(count, { other: (n) => `do automatycznego naprawienia: ${n}` }),
  fixable: 'Do naprawienia',
  withFixable: (text, count) => plural(count, { other: (n) => `${text}, do naprawienia: ${n}` }),
  places: (count) =>
    plural(count, { one: (n) => `${n} miejsce`, few: (n) => `${n} miejsca`, other: (n) => `${n} miejsc` }),
  repairAndUse: 'Napraw i użyj',
  fixMore: (count) =>
    plural(count, {
      one: (n) => `Napraw jeszcze ${n} problem i użyj`,
      few: (n) => `Napraw jeszcze ${n} problemy i użyj`,
      other: (n) => `Napraw jeszcze ${n} problemów i użyj`,
    }),
  done: 'Gotowe',
  keepAsRegular: 'Zachowaj jako zwykły plik',
  chooseStart: 'Wybierz stronę startową',
  changeStart: 'Zmień stronę startową',
  startHint: (name) =>
    `Od tej strony zaczyna się czytanie. Twój plik pozostaje bez zmian: kopia otrzymuje ${name}, który ją otwiera.`,
  useAsStart: 'Użyj jako strony startowej',
  allPages: 'Pokaż wszystkie strony',
  reviewChanges: 'Sprawdź zmiany',
  inUse: 'Używana jest naprawiona kopia',
  withRegular: (upload, count) =>
    plural(count, {
      one: (n) => `${upload}, w tym ${n} jako zwykły plik`,
      few: (n) => `${upload}, w tym ${n} jako zwykłe pliki`,
      other: (n) => `${upload}, w tym ${n} jako zwykłe pliki`,
    }),
  allRegular: (upload) => `${upload} jako zwykły plik`,
  folder: {
    isPackage: (name) => `„${name}” wygląda jak pakiet przekazania`,
    asPackage: 'Jako pakiet',
    packing: 'Tworzenie pakietu…',
  },
  found: (count) => plural(count, { other: (n) => `Wyniki kontroli (${n})` }),
  search: 'Szukaj w wynikach',
  show: 'Pokaż',
  all: 'Wszystko',
  nothing: 'Brak pasujących wyników.',
  moreInReport: (count) => plural(count, { other: (n) => `Jeszcze ${n} w raporcie.` }),
  reportTitle: (file) => `Kontrola pliku ${file}`,
  verdict: {
    manual: 'To jest instrukcja offline.',
    'not-a-manual': 'To nie jest instrukcja offline.',
    unsafe: 'Ten plik ZIP jest uszkodzony lub niebezpieczny.',
  },
  facts: (startPage, pages, files) => `Strona startowa: ${startPage}. Strony: ${pages}. Pliki: ${files}.`,
  noStartPage: 'brak',
  toDo: (remedy) => `Co zrobić: ${remedy}`,
  forAuthor: (remedy) => `Dla autora: ${remedy}`,
  nearest: (name) => `Czy chodziło o ${name}?`,
  missing: (scheme) => `Czy na początku brakuje ${scheme}?`,
};
