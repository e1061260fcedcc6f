import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('pl');

/** Texts of the report on a manual. */
export const manualPl: Messages['manual'] = {
  reading: (done, total) => `Sprawdzanie, plik ${done} z ${total}`,
  progress: 'Sprawdzanie instrukcji',
  stop: 'Przerwij sprawdzanie',
  stopped: 'Nie sprawdzono wszystkiego.',
  unread: (count) =>
    plural(count, {
      one: (n) => `Nie sprawdzono linków w ${n} zbyt dużym pliku.`,
      other: (n) => `Nie sprawdzono linków w ${n} zbyt dużych plikach.`,
      few: (n) => `Nie sprawdzono linków w ${n} zbyt dużych plikach.`,
    }),
  sound: 'Nie znaleziono problemów',
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
  line: (line) => `wiersz ${line}`,
  more: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
  saveJson: 'Zapisz jako JSON',
};
