import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('pl');

/** Texts of the form for adding documents. */
export const addPl: Messages['add'] = {
  title: 'Dodaj dokumenty',
  drop: 'Upuść tu pliki lub folder',
  dropNow: 'Upuść, aby dodać pliki',
  accepted: 'PDF, rysunki, obrazy lub ZIP z instrukcją HTML offline.',
  acceptedOnly: (types) => `Przyjmowane: ${types}.`,
  limit: (size) => `Do ${size} na plik.`,
  chooseFiles: 'Wybierz pliki',
  chooseFolder: 'Wybierz folder',
  chosenFiles: 'Wybrane pliki',
  chosenFolder: 'Wybrany folder',
  list: 'Pliki do przesłania',
  listsMissing: 'Nie udało się wczytać listy wyboru. Wpisz ID albo ponów próbę.',
  notAFile: 'To nie jest plik. Zapisz wiadomość lub stronę jako plik, a potem upuść ten plik tutaj.',
  noFiles: 'Nie wybrano plików.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `Pominięto ${n} plik systemowy lub tymczasowy.`,
      few: (n) => `Pominięto ${n} pliki systemowe lub tymczasowe.`,
      other: (n) => `Pominięto ${n} plików systemowych lub tymczasowych.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `Nie udało się odczytać ${n} pliku lub folderu i nie dodano go.`,
      other: (n) => `Nie udało się odczytać ${n} plików lub folderów i nie dodano ich.`,
      few: (n) => `Nie udało się odczytać ${n} plików lub folderów i nie dodano ich.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `„${name}” jest już na liście.`,
      few: (n) => `${n} pliki są już na liście.`,
      other: (n) => `${n} plików jest już na liście.`,
    }),
  organization: 'Organizacja',
  category: 'Kategoria',
  select: (file) => `Zaznacz ${file}`,
  selectAll: (count) =>
    plural(count, {
      one: (n) => `Zaznacz ${n} plik`,
      few: (n) => `Zaznacz wszystkie (${n})`,
      other: (n) => `Zaznacz wszystkie (${n})`,
    }),
  skipList: 'Pomiń listę',
  selected: (count) => plural(count, { other: (n) => `Zaznaczono: ${n}` }),
  apply: 'Zastosuj',
  clearSelection: 'Odznacz wszystkie',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Zastosuj do ${n} pliku poniżej`,
      few: (n) => `Zastosuj do ${n} plików poniżej`,
      other: (n) => `Zastosuj do ${n} plików poniżej`,
    }) +
    (own > 0
      ? plural(own, {
          one: (n) => `, ${n} ma własną wartość`,
          few: (n) => `, ${n} mają własne wartości`,
          other: (n) => `, ${n} ma własne wartości`,
        })
      : ''),
  asAbove: 'Użyj wartości domyślnej',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what}: zmieniono w ${n} pliku.`,
      other: (n) => `${what}: zmieniono w ${n} plikach.`,
      few: (n) => `${what}: zmieniono w ${n} plikach.`,
    }),
  named: (count) =>
    plural(count, {
      one: (n) => `Wpisano ${n} nazwę wyświetlaną.`,
      few: (n) => `Wpisano ${n} nazwy wyświetlane.`,
      other: (n) => `Wpisano ${n} nazw wyświetlanych.`,
    }),
  leftOver: (count) =>
    plural(count, {
      one: (n) => `Nie użyto ${n} wklejonego wiersza.`,
      other: (n) => `Nie użyto ${n} wklejonych wierszy.`,
      few: (n) => `Nie użyto ${n} wklejonych wierszy.`,
    }),
  undo: 'Cofnij',
  filesRemoved: (count) =>
    plural(count, {
      one: (n) => `Usunięto ${n} plik.`,
      few: (n) => `Usunięto ${n} pliki.`,
      other: (n) => `Usunięto ${n} plików.`,
    }),
  undone: 'Cofnięto.',
  choose: 'Wybierz…',
  ai: 'Zezwól na przetwarzanie AI',
  aiOn: 'Przetwarzanie przez AI dozwolone',
  aiOff: 'Bez przetwarzania przez AI',
  aiHint: 'Niedostępne dla instrukcji offline.',
  displayName: 'Nazwa wyświetlana',
  fromTitle: 'Przejęto z tytułu instrukcji.',
  remove: 'Usuń',
  more: 'Więcej opcji',
  notUploaded: 'Nie przesłano',
  waitForChecks: 'Sprawdzanie pliku ZIP…',
  documents: (count) =>
    plural(count, {
      one: (n) => `${n} dokument`,
      few: (n) => `${n} dokumenty`,
      other: (n) => `${n} dokumentów`,
    }),
  rejected: (count) =>
    plural(count, {
      one: (n) => `Nie można przesłać ${n} pliku`,
      other: (n) => `Nie można przesłać ${n} plików`,
      few: (n) => `Nie można przesłać ${n} plików`,
    }),
  removeRejected: (count) =>
    plural(count, { one: () => 'Usuń go', few: () => 'Usuń je', other: () => 'Usuń je' }),
  upload: (count) =>
    plural(count, {
      one: (n) => `Prześlij ${n} dokument`,
      few: (n) => `Prześlij ${n} dokumenty`,
      other: (n) => `Prześlij ${n} dokumentów`,
    }),
  uploadAs: 'Prześlij jako',
  asManual: 'Instrukcja offline',
  asPlain: 'Zwykły plik',
  checking: 'Sprawdzanie pliku ZIP…',
  isManual: (startPage, pages) =>
    plural(pages, {
      one: (n) => `Instrukcja offline: strona startowa ${startPage}, ${n} strona.`,
      few: (n) => `Instrukcja offline: strona startowa ${startPage}, ${n} strony.`,
      other: (n) => `Instrukcja offline: strona startowa ${startPage}, ${n} stron.`,
    }),
  isNoManual: (reason) => `Nie można przesłać jako instrukcji${reason && `: ${reason}`}.`,
  notChecked: 'Nie udało się sprawdzić tego pliku ZIP. Wybierz, jak go przesłać.',
  fileNotChecked: 'Nie udało się sprawdzić tego pliku.',
  errors: {
    displayName: (file) => `Podaj nazwę wyświetlaną dla ${file}`,
    chooseOrganization: 'Wybierz organizację',
    enterOrganization: 'Podaj organizację',
    chooseCategory: 'Wybierz kategorię',
    enterCategory: 'Podaj kategorię',
    operation: (file) => `Wybierz, jak przesłać ${file}`,
  },
  rejections: {
    empty: 'Plik jest pusty. Sprawdź, skąd pochodzi, i wybierz go ponownie.',
    tooLarge: (size, limit) =>
      `Rozmiar pliku: ${size}; limit: ${limit}. Zmniejsz plik lub podziel go i wybierz ponownie.`,
    type: (accepted) =>
      `Pliki tego typu nie są dozwolone. Zapisz plik w jednym z tych formatów i wybierz go ponownie: ${accepted}.`,
    unreadable:
      'Nie można odczytać pliku. Może to folder albo plik został przeniesiony lub jest otwarty gdzie indziej.',
    webArchive:
      'Archiwum sieci Web otwiera niewiele programów. Otwórz je w przeglądarce, zapisz kompletną stronę („Strona sieci Web, kompletna”) i upuść ją tutaj razem z jej folderem _files lub _pliki.',
    windowsHelp:
      'Ten plik pomocy otwiera się tylko w systemie Windows. Rozpakuj go tam (hh.exe -decompress folder plik.chm) albo programem 7-Zip i upuść folder tutaj.',
  },
};
