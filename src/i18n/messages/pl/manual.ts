import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('pl');

/** Texts of the report on a manual. */
export const manualPl: Messages['manual'] = {
  reading: (done, total) => `Kontrola, plik ${done} z ${total}`,
  progress: 'Kontrola instrukcji',
  stop: 'Przerwij kontrolę',
  stopped: 'Nie sprawdzono wszystkiego.',
  unread: (count) =>
    plural(count, {
      one: (n) => `Nie odczytano ${n} zbyt dużego pliku: jego linków nie sprawdzono.`,
      other: (n) => `Nie odczytano ${n} zbyt dużych plików: ich linków nie sprawdzono.`,
      few: (n) => `Nie odczytano ${n} zbyt dużych plików: ich linków nie sprawdzono.`,
    }),
  sound: 'Nie wykryto usterek',
  errors: (count) =>
    plural(count, { one: (n) => `${n} błąd`, few: (n) => `${n} błędy`, other: (n) => `${n} błędów` }),
  warnings: (count) =>
    plural(count, {
      one: (n) => `${n} ostrzeżenie`,
      few: (n) => `${n} ostrzeżenia`,
      other: (n) => `${n} ostrzeżeń`,
    }),
  infos: (count) =>
    plural(count, {
      one: (n) => `${n} informacja`,
      few: (n) => `${n} informacje`,
      other: (n) => `${n} informacji`,
    }),
  severity: { error: 'Błąd', warning: 'Ostrzeżenie', info: 'Informacja' },
  preview: 'Podgląd',
  showPlace: 'Pokaż w podglądzie',
  noPreview: 'Nie udało się wczytać podglądu.',
  found: (count) => plural(count, { other: (n) => `Wyniki kontroli (${n})` }),
  line: (line) => `wiersz ${line}`,
  more: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
  nearest: (name) => `Może chodzi o ${name}.`,
  missing: (scheme) => `Może na początku brakuje ${scheme}.`,
  toDo: (remedy) => `Co zrobić: ${remedy}`,
  search: 'Szukaj w wynikach',
  show: 'Pokaż',
  all: 'Wszystko',
  nothing: 'Brak pasujących wyników.',
  moreInReport: (count) => plural(count, { other: (n) => `Jeszcze ${n} w raporcie.` }),
  save: 'Zapisz raport',
  saveJson: 'Zapisz jako JSON',
  reportTitle: (file) => `Kontrola pliku ${file}`,
  verdict: {
    manual: 'To jest instrukcja offline.',
    'not-a-manual': 'To nie jest instrukcja offline.',
    unsafe: 'Ten plik ZIP jest uszkodzony lub niebezpieczny.',
  },
  facts: (startPage, pages, files) => `Strona startowa: ${startPage}. Strony: ${pages}. Pliki: ${files}.`,
  noStartPage: 'brak',
};
