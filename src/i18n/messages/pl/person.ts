import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('pl');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personPl: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'Nikt nie jest zalogowany',
    uploads: (name) =>
      `To lista przesyłania użytkownika ${name}, zapisana w tej przeglądarce. Nic nie zostanie wysłane ani zmienione, dopóki ${name} się nie zaloguje.`,
    files: 'Pliki dodane teraz będą należeć do osoby, która zaloguje się jako następna.',
    upload: 'Zaloguj się, aby przesłać',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Jeden plik wybrano tutaj wcześniej, być może zrobiła to inna osoba',
        few: (n) => `${n} pliki wybrano tutaj wcześniej, być może zrobiła to inna osoba`,
        other: (n) => `${n} plików wybrano tutaj wcześniej, być może zrobiła to inna osoba`,
      }),
    ask: (name) => `Przesłać jako ${name}?`,
    askUnnamed: 'Czy to Twoje pliki?',
    claim: 'Tak, to moje pliki',
    discard: (count) =>
      plural(count, {
        one: () => 'Nie, odrzuć plik',
        few: (n) => `Nie, odrzuć ${n} pliki`,
        other: (n) => `Nie, odrzuć ${n} plików`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `Użytkownik ${name} jest teraz zalogowany`,
    kept: (count, former) =>
      plural(count, {
        one: () =>
          `Jeden plik wybrany przez użytkownika ${former} jest zapisany w tej przeglądarce dla użytkownika ${former}.`,
        few: (n) =>
          `${n} pliki wybrane przez użytkownika ${former} są zapisane w tej przeglądarce dla użytkownika ${former}.`,
        other: (n) =>
          `${n} plików wybranych przez użytkownika ${former} jest zapisanych w tej przeglądarce dla użytkownika ${former}.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () =>
          `Jednego pliku wybranego przez użytkownika ${former} nie udało się zapisać w tej przeglądarce.`,
        few: (n) =>
          `${n} plików wybranych przez użytkownika ${former} nie udało się zapisać w tej przeglądarce.`,
        other: (n) =>
          `${n} plików wybranych przez użytkownika ${former} nie udało się zapisać w tej przeglądarce.`,
      }),
    close: 'Zamknij',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Przesyłania czekające w tej przeglądarce: ${count}`,
    moved: (former, current) =>
      `Zapisano je dla adresu ${former}. Ta strona przesyła teraz na adres ${current}.`,
    notSaved: 'Ta strona nie zapisuje już plików w tej przeglądarce.',
    outcomeUnknown: 'Niektóre mogą już być zapisane na serwerze.',
    withoutFile: (count) => `Brak pliku: ${count}`,
    upload: 'Prześlij teraz',
    discard: 'Odrzuć przesyłanie',
    othersTitle: (count) => `Przesyłania innych osób czekające od 30 dni: ${count}`,
    others:
      'Zostaną wysłane, gdy ich właściciele się zalogują. Odrzuć je tylko wtedy, gdy nie są już potrzebne.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Jeden plik zostanie dodany, gdy będzie wiadomo, kto jest zalogowany.',
      few: (n) => `${n} pliki zostaną dodane, gdy będzie wiadomo, kto jest zalogowany.`,
      other: (n) => `${n} plików zostanie dodanych, gdy będzie wiadomo, kto jest zalogowany.`,
    }),
};
