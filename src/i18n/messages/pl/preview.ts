import { createPlural } from '../../plural.ts';
import type { PreviewMessages } from '../en/preview.ts';

const plural = createPlural('pl');

/** Texts of the preview of a manual. */
export const previewPl: PreviewMessages = {
  title: (file) => `Podgląd pliku ${file}`,
  frame: 'Instrukcja',
  close: 'Zamknij podgląd',
  back: 'Wstecz',
  forward: 'Dalej',
  pages: (count) =>
    plural(count, { one: (n) => `${n} strona`, few: (n) => `${n} strony`, other: (n) => `${n} stron` }),
  pageList: 'Strony instrukcji',
  search: 'Szukaj stron',
  nothing: 'Brak pasujących stron.',
  readingTitles: 'Trwa odczytywanie tytułów.',
  width: 'Szerokość',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Pełna' },
  opening: 'Otwieranie instrukcji…',
  missing: {
    internet: (count) =>
      plural(count, {
        one: (n) => `${n} element tej strony pochodzi z internetu i nie ma go w pliku ZIP`,
        few: (n) => `${n} elementy tej strony pochodzą z internetu i nie ma ich w pliku ZIP`,
        other: (n) => `${n} elementów tej strony pochodzi z internetu i nie ma ich w pliku ZIP`,
      }),
    absent: (count) =>
      plural(count, {
        one: (n) => `W pliku ZIP brakuje ${n} elementu potrzebnego tej stronie`,
        few: (n) => `W pliku ZIP brakuje ${n} elementów potrzebnych tej stronie`,
        other: (n) => `W pliku ZIP brakuje ${n} elementów potrzebnych tej stronie`,
      }),
    spelling: (count) =>
      plural(count, {
        one: (n) => `Nazwa ${n} elementu potrzebnego tej stronie jest w pliku ZIP zapisana inaczej`,
        few: (n) => `Nazwy ${n} elementów potrzebnych tej stronie są w pliku ZIP zapisane inaczej`,
        other: (n) => `Nazwy ${n} elementów potrzebnych tej stronie są w pliku ZIP zapisane inaczej`,
      }),
    damaged: (count) =>
      plural(count, {
        one: (n) => `${n} plik jest uszkodzony`,
        few: (n) => `${n} pliki są uszkodzone`,
        other: (n) => `${n} plików jest uszkodzonych`,
      }),
    'too-large': (count) =>
      plural(count, {
        one: (n) => `${n} plik jest za duży do podglądu`,
        few: (n) => `${n} pliki są za duże do podglądu`,
        other: (n) => `${n} plików jest za dużych do podglądu`,
      }),
    more: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
  },
  spellingFixable: 'Naprawa poprawia te linki, ale nie w skryptach.',
  outside: (url) => `Ten link prowadzi do ${url}, poza instrukcję. Podgląd go nie otwiera.`,
  placeHidden: (line) => `Wykryte miejsce jest w wierszu ${line}, w niewidocznej części strony.`,
  absent: (path) => `W pliku ZIP nie ma ${path}. Czytelnik też zobaczy tu błąd.`,
  unshown: (path, size) =>
    `${path} (${size}) nie jest tu pokazywany. Jest w pliku ZIP, a czytelnik otwiera go w innym programie.`,
  dismiss: 'Ukryj',
  emptyWithoutScripts:
    'Ta strona jest pusta bez swoich skryptów, których podgląd nie uruchamia; wybierz inną stronę z listy.',
  failures: {
    unreadable: 'Nie można odczytać pliku. Może został przeniesiony lub zmieniony; wybierz go ponownie.',
    unsafe: 'Niczego z tego pliku ZIP nie można pokazać: jest uszkodzony lub niebezpieczny.',
    crashed: 'Podgląd przestał działać. Zamknij go i otwórz ponownie.',
    frame: 'Podgląd nie jest tu dostępny. Skontaktuj się z administratorem.',
  },
  frameFacts: {
    blocked: (origin) => `Content-Security-Policy tej strony blokuje podgląd. Dodaj ${origin} do frame-src.`,
    silent: (url) =>
      `${url} nie działa. Serwer WWW musi wysyłać ten plik z własną Content-Security-Policy, która pozwala na skrypty wbudowane i wymienia tę stronę w frame-ancestors.`,
  },
};
