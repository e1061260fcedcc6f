import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addPl } from './add.ts';
import { manualPl } from './manual.ts';
import { releasePl } from './release.ts';
import { uploadsPl } from './uploads.ts';

const plural = createPlural('pl');

/**
 * Texts in Polish, except those of deferred parts. People are addressed with the imperative, or not at all; the past tense is
 * impersonal (`zapisano`), for it would show a gender. Whole numbers are `one`, `few` or, for the rest, `other`.
 * An asset is urządzenie, so what English calls this device is ta przeglądarka. A list of uploads is one of pliki, since
 * przesyłanie has no plural. Words besides the glossary: warning ostrzeżenie, report raport, link link.
 */
export const pl: Messages = {
  app: {
    name: 'Dokumenty urządzeń',
    loading: 'Wczytywanie…',
    language: 'Język',
    density: 'Gęstość widoku',
    densities: { comfortable: 'Wygodna', compact: 'Zwarta', touch: 'Duża, do rękawic' },
    assets: 'Urządzenia',
    brokenTitle: 'Ta strona przestała działać',
    brokenHint: 'Trwające przesyłanie mogło się przerwać. Załaduj stronę ponownie, aby kontynuować.',
    brokenPageHint:
      'Rozpoczęte przesyłanie trwa. Otwórz inną stronę albo załaduj tę ponownie, gdy się skończy.',
    drafts: 'Wybrane, jeszcze nieprzesłane:',
    reload: 'Załaduj ponownie',
    partMissing: 'Nie udało się wczytać części tej strony. Rozpoczęte przesyłanie trwa.',
    loadPart: 'Ponów',
    technicalFacts: 'Szczegóły',
  },
  release: releasePl,
  config: { retry: 'Ponów' },
  signIn: {
    close: 'Zamknij',
    failedTitle: 'Logowanie nie powiodło się',
    outTitle: 'Wylogowano Cię',
    outHint:
      'Zaloguj się, aby dodawać dokumenty. Niewysłane pliki zostaną wysłane, gdy zaloguje się osoba, która je dodała.',
    signIn: 'Zaloguj się',
    asSomeoneElse: 'Zaloguj się jako inna osoba',
    again: 'Zaloguj ponownie',
    signOut: 'Wyloguj się',
    unreachable:
      'Nie udało się sprawdzić Twojej tożsamości. Pliki zapisane w tej przeglądarce są bezpieczne.',
    failedHint: 'Zaloguj się ponownie. Jeśli problem się powtarza, skontaktuj się z administratorem.',
    storageBlocked: (host: string) =>
      `Ta przeglądarka nie pozwala witrynie ${host} zapisywać danych, a bez tego nie można się zalogować. Zezwól na pliki cookie i dane witryny ${host} w ustawieniach przeglądarki lub zapytaj administratora. Potem spróbuj ponownie.`,
    sessionOpen:
      'Twoja sesja u dostawcy tożsamości jest nadal otwarta. Na współdzielonym komputerze wyloguj się także tam.',
    providerBlocked: (address) =>
      `Content Security Policy tej strony nie zezwala na ${address}. Dodaj ten adres do connect-src.`,
    providerSilent: (address) =>
      `Nie można połączyć się z ${address}. Sprawdź adres oraz czy przyjmuje żądania z tej strony (CORS).`,
  },
  roleNotice: {
    title: 'Nie możesz przesyłać dokumentów',
    own: (roles) => (roles === '' ? 'Twoje konto nie ma żadnej roli.' : `Twoje role: ${roles}.`),
    needed: (roles) => `Do przesyłania potrzebna jest jedna z ról: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'Twój administrator',
  },
  add: addPl,
  manual: manualPl,
  errorSummary: {
    title: 'Wystąpił problem',
    more: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
  },
  copy: {
    copied: 'Skopiowano',
    failed: 'Nie udało się skopiować',
  },
  combobox: {
    results: (count) =>
      plural(count, { one: (n) => `${n} wynik`, few: (n) => `${n} wyniki`, other: (n) => `${n} wyników` }),
    none: 'Nic nie znaleziono',
  },
  uploads: uploadsPl,
  history: {
    title: 'Wcześniej, z tej przeglądarki',
    note: (count) =>
      plural(count, {
        one: (n) => `${n} dokument`,
        few: (n) => `${n} dokumenty`,
        other: (n) => `${n} dokumentów`,
      }),
    hint: 'Pamiętane w tej przeglądarce przez 30 dni.',
    clear: 'Wyczyść tę listę',
  },
};
