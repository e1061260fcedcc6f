import { createPlural } from '../../plural.ts';
import type { PagesMessages } from '../en/pages.ts';

const plural = createPlural('pl');

/** Texts of the header, the account menu and the first page. */
export const pagesPl: PagesMessages = {
  account: {
    button: (name) => `Konto: ${name}`,
    roles: (roles) => `Role: ${roles}`,
    noRole: 'Brak roli',
  },
  header: {
    offline: 'Offline',
    done: (done, total) => `${done} z ${total}`,
  },
  assetDocuments: 'Dokumenty tego urządzenia',
  chooseAsset: {
    title: 'Wybierz urządzenie',
    intro: 'Wybierz urządzenie, którego dotyczą dokumenty.',
    label: 'Wyszukaj lub wpisz ID urządzenia',
    hint: 'Znajdziesz je na tabliczce znamionowej lub w systemie utrzymania ruchu, na przykład PRESS-0042.',
    open: (id) => `Otwórz urządzenie ${id}`,
    openAsIs: (id) => `Otwórz ${id} bez zmian`,
    unlisted: 'Nie ma na liście. Sprawdź ID na tabliczce znamionowej lub w systemie utrzymania ruchu.',
    unknown: (id) => `Nie znamy ${id}. Sprawdź tabliczkę znamionową lub kontynuuj.`,
    similar: 'Czy chodzi o',
    checking: (id) => `Sprawdzanie ${id} jeszcze trwa. Możesz kontynuować.`,
    notChecked: (id) => `Nie udało się sprawdzić ${id}. Możesz kontynuować.`,
    offline: (id) => `Brak połączenia, więc nie sprawdzono ${id}. Możesz kontynuować.`,
    missing: 'Podaj ID urządzenia',
    impossible: 'Podaj ID urządzenia inne niż „.” lub „..”',
    recent: 'Ostatnie urządzenia',
    all: 'Urządzenia',
    found: (count) =>
      plural(count, {
        one: (n) => `Znaleziono ${n} urządzenie`,
        few: (n) => `Znaleziono ${n} urządzenia`,
        other: (n) => `Znaleziono ${n} urządzeń`,
      }),
    shown: (shown, total) => `Pokazano ${shown} z ${total}. Użyj wyszukiwania, aby znaleźć pozostałe.`,
  },
};
