import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('pl');

/** Texts for repairing a manual and informing its author. */
export const repairPl: RepairMessages = {
  reading: 'Odczytywanie wszystkich stron…',
  making: 'Tworzenie kopii…',
  checking: 'Sprawdzanie kopii…',
  cancel: 'Anuluj',
  intro:
    'Twój plik pozostaje bez zmian. W kopii wykonywane są tylko wybrane naprawy; teksty i skrypty się nie zmieniają.',
  nothing: 'Te problemy może usunąć tylko autor instrukcji.',
  whichFiles: (count) =>
    plural(count, {
      one: () => 'Który plik',
      few: (n) => `Które pliki (${n})`,
      other: (n) => `Które pliki (${n})`,
    }),
  places: (entry, count) =>
    plural(count, {
      one: () => entry,
      few: (n) => `${entry}, ${n} miejsca`,
      other: (n) => `${entry}, ${n} miejsc`,
    }),
  moreFiles: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
  items: {
    unwrap: (folder) => `Wyjąć wszystko z folderu „${folder}”`,
    adapted: (files) =>
      plural(files, {
        one: (n) => `Linki w ${n} pliku prowadzą przez folder i zostaną dostosowane.`,
        few: (n) => `Linki w ${n} plikach prowadzą przez folder i zostaną dostosowane.`,
        other: (n) => `Linki w ${n} plikach prowadzą przez folder i zostaną dostosowane.`,
      }),
    junk: (count) =>
      plural(count, {
        one: (n) => `Pominąć ${n} plik systemowy`,
        few: (n) => `Pominąć ${n} pliki systemowe`,
        other: (n) => `Pominąć ${n} plików systemowych`,
      }),
    unsafe: (count) =>
      plural(count, {
        one: (n) => `Pominąć ${n} niedozwolony plik`,
        few: (n) => `Pominąć ${n} niedozwolone pliki`,
        other: (n) => `Pominąć ${n} niedozwolonych plików`,
      }),
    addStart: (page, name) => `Dodać stronę startową, ${name}, która prowadzi do ${page}`,
    addStartHint: 'Sama otwiera tę stronę i ma do niej link.',
    renameStart: (name, newName) => `Zmienić nazwę ${name} na ${newName}`,
    renamedLinks: (files) =>
      plural(files, {
        one: (n) => `Linki do niej w ${n} pliku zostaną dostosowane.`,
        few: (n) => `Linki do niej w ${n} plikach zostaną dostosowane.`,
        other: (n) => `Linki do niej w ${n} plikach zostaną dostosowane.`,
      }),
    names: (count) =>
      plural(count, {
        one: (n) => `Zapisać / zamiast \\ w ${n} nazwie pliku`,
        few: (n) => `Zapisać / zamiast \\ w ${n} nazwach plików`,
        other: (n) => `Zapisać / zamiast \\ w ${n} nazwach plików`,
      }),
    case: (count) =>
      plural(count, {
        one: (n) => `Poprawić wielkość liter w ${n} linku`,
        few: (n) => `Poprawić wielkość liter w ${n} linkach`,
        other: (n) => `Poprawić wielkość liter w ${n} linkach`,
      }),
    backslashes: (count) =>
      plural(count, {
        one: (n) => `Zapisać / zamiast \\ w ${n} linku`,
        few: (n) => `Zapisać / zamiast \\ w ${n} linkach`,
        other: (n) => `Zapisać / zamiast \\ w ${n} linkach`,
      }),
  },
  compare: (before, after) => `Przedtem: ${before}. Teraz: ${after}.`,
  none: 'brak problemów',
  save: 'Zapisz kopię',
  close: 'Zamknij',
  failed: {
    unreadable:
      'Nie można odczytać pliku. Może został przeniesiony, zmieniony lub jest otwarty gdzie indziej.',
    unavailable: 'Naprawa nie powiodła się w tej przeglądarce.',
  },
  copyReport: 'Kopiuj raport',
  saveReport: 'Zapisz raport',
  printable: 'Zapisz do druku',
  printed: (date) => `Wersja do druku, kontrola z dnia ${date}`,
};
