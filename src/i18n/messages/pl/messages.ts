import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addPl } from './add.ts';
import { embedPl } from './embed.ts';
import { makePl } from './make.ts';
import { problemsPl } from './problems.ts';
import { releasePl } from './release.ts';
import { repairPl } from './repair.ts';
import { uploadsPl } from './uploads.ts';

const plural = createPlural('pl');

/**
 * Texts in Polish, except those of deferred parts. People are addressed with the imperative, or not at all; the past tense is
 * impersonal (`zapisano`), for it would show a gender. Whole numbers are `one`, `few` or, for the rest, `other`.
 * Glossary: asset = urządzenie, so what English calls this device is ta przeglądarka; document = dokument, offline
 * manual = instrukcja offline, regular file = zwykły plik, display name = nazwa wyświetlana, service = serwer, upload =
 * przesyłanie, stored (by the service) = zapisany, saved (on this device) = przechowywany, check = kontrola, findings =
 * wyniki kontroli, warning = ostrzeżenie, report = raport, role = rola, link = link.
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
    drafts: 'Wybrane i jeszcze nieprzesłane:',
    reload: 'Załaduj ponownie',
    partMissing: 'Nie udało się wczytać części tej strony. Rozpoczęte przesyłanie trwa.',
    loadPart: 'Ponów',
  },
  release: releasePl,
  config: { retry: 'Ponów' },
  embed: embedPl,
  signIn: {
    failedTitle: 'Logowanie nie powiodło się',
    outTitle: 'Nikt nie jest zalogowany',
    outHint:
      'Zaloguj się, aby dodawać dokumenty. Niewysłane pliki zostaną wysłane, gdy zaloguje się osoba, która je dodała.',
    signIn: 'Zaloguj się',
    again: 'Zaloguj ponownie',
    signOut: 'Wyloguj się',
    unreachable: 'Nie udało się sprawdzić Twojej tożsamości. Pliki zapisane na tym urządzeniu są bezpieczne.',
    failedHint: 'Spróbuj ponownie. Jeśli problem się powtarza, skontaktuj się z administratorem.',
    details: 'Szczegóły',
    sessionOpen:
      'Twoja sesja u dostawcy tożsamości jest nadal otwarta. Na współdzielonym urządzeniu wyloguj się także tam.',
    providerBlocked: (address) =>
      `Content Security Policy tej strony nie zezwala na ${address}. Dodaj ten adres do connect-src.`,
    providerSilent: (address) =>
      `Nie można połączyć się z ${address}. Sprawdź adres oraz czy przyjmuje żądania z tej strony (CORS).`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Jeden dokument nie jest jeszcze zapisany',
          few: (n) => `${n} dokumenty nie są jeszcze zapisane`,
          other: (n) => `${n} dokumentów nie jest jeszcze zapisanych`,
        }),
      allSaved: (name) =>
        `Nie wylogowuj się, aż przesyłanie się zakończy, albo wyloguj się: będzie kontynuowane, gdy ${name} znów zaloguje się na tym urządzeniu. Inne osoby nie widzą tych dokumentów.`,
      notSaved: (name) =>
        `Nie wylogowuj się, aż przesyłanie się zakończy. Dokumenty przepadną, jeśli ${name} teraz się wyloguje.`,
      partly: (count) =>
        plural(count, {
          one: (n) => `${n} z nich nie jest tu przechowywany: jego plik trzeba będzie wybrać ponownie.`,
          few: (n) => `${n} z nich nie są tu przechowywane: ich pliki trzeba będzie wybrać ponownie.`,
          other: (n) => `${n} z nich nie jest tu przechowywanych: ich pliki trzeba będzie wybrać ponownie.`,
        }),
      stay: 'Nie wylogowuj',
      keep: 'Wyloguj się, dokończ później',
      discard: 'Odrzuć przesyłanie',
    },
  },
  roleNotice: {
    title: 'Nie możesz przesyłać dokumentów',
    own: (roles) => (roles === '' ? 'Twoje konto nie ma żadnej roli.' : `Twoje role: ${roles}.`),
    needed: (roles) => `Do przesyłania potrzebna jest jedna z ról: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'Twój administrator',
  },
  add: addPl,
  manual: {
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
  },
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
    title: 'Wcześniej, z tego urządzenia',
    note: (count) =>
      plural(count, {
        one: (n) => `${n} dokument`,
        few: (n) => `${n} dokumenty`,
        other: (n) => `${n} dokumentów`,
      }),
    hint: 'Pamiętane w tej przeglądarce przez 30 dni.',
    clear: 'Wyczyść tę listę',
  },
  problems: problemsPl,
  make: makePl,
  repair: repairPl,
};
