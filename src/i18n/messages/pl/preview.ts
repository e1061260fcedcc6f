import { createPlural } from '../../plural.ts';
import type { PreviewWords } from '../en/preview.ts';

const plural = createPlural('pl');

/** The words of the preview of a manual, in Polish. */
export const previewPl: PreviewWords = {
  title: (file) => `Podgląd: ${file}`,
  frame: 'Instrukcja',
  close: 'Zamknij podgląd',
  back: 'Wstecz',
  forward: 'Dalej',
  pages: (count: number) =>
    plural(count, { one: (n) => `${n} strona`, few: (n) => `${n} strony`, other: (n) => `${n} stron` }),
  pageList: 'Strony instrukcji',
  search: 'Szukaj stron',
  nothing: 'Żadna strona nie pasuje.',
  readingTitles: 'Tytuły są jeszcze odczytywane.',
  width: 'Szerokość',
  widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Pełna' },
  opening: 'Otwieranie instrukcji…',
  missing: {
    internet: (count: number) =>
      plural(count, {
        one: (n) => `${n} element tej strony pochodzi z Internetu i nie ma go w pliku ZIP`,
        few: (n) => `${n} elementy tej strony pochodzą z Internetu i nie ma ich w pliku ZIP`,
        other: (n) => `${n} elementów tej strony pochodzi z Internetu i nie ma ich w pliku ZIP`,
      }),
    absent: (count: number) =>
      plural(count, {
        one: (n) => `W pliku ZIP brakuje ${n} elementu tej strony`,
        other: (n) => `W pliku ZIP brakuje ${n} elementów tej strony`,
      }),
    damaged: (count: number) =>
      plural(count, {
        one: (n) => `${n} plik jest uszkodzony`,
        few: (n) => `${n} pliki są uszkodzone`,
        other: (n) => `${n} plików jest uszkodzonych`,
      }),
    server: (count: number) =>
      plural(count, {
        one: (n) => `Skrypt pobiera ${n} plik, co działa tylko z serwera WWW`,
        few: (n) => `Skrypty pobierają ${n} pliki, co działa tylko z serwera WWW`,
        other: (n) => `Skrypty pobierają ${n} plików, co działa tylko z serwera WWW`,
      }),
    'too-large': (count: number) =>
      plural(count, {
        one: (n) => `${n} plik jest za duży do podglądu`,
        few: (n) => `${n} pliki są za duże do podglądu`,
        other: (n) => `${n} plików jest za dużych do podglądu`,
      }),
    more: (count: number) => plural(count, { other: (n) => `i jeszcze ${n}` }),
  },
  outside: (url) => `Ten odnośnik prowadzi poza instrukcję, do ${url}. Podgląd niczego tam nie otwiera.`,
  placeHidden: (line) => `Miejsce jest w wierszu ${line}, w części strony, której nie widać.`,
  absent: (path) => `W pliku ZIP nie ma ${path}. Czytający też zobaczą tu błąd.`,
  unshown: (path, size) =>
    `${path} (${size}) nie jest tu pokazywany. Jest w pliku ZIP, a czytający otwierają go własnym programem.`,
  dismiss: 'Ukryj',
  failures: {
    unreadable: 'Nie udało się odczytać pliku. Mógł zostać przeniesiony lub zmieniony; wybierz go ponownie.',
    unsafe: 'Niczego z tego pliku ZIP nie można pokazać: jest uszkodzony albo ma wprowadzać w błąd.',
    crashed: 'Podgląd przestał działać. Zamknij go i otwórz ponownie.',
    frame:
      'Podglądu nie można pokazać na tej stronie, bo jej reguły nie pozwalają na jego ramkę. Może na to pozwolić osoba prowadząca stronę: frame-src musi wymieniać adres tej aplikacji, a preview.html musi tam być.',
  },
};
