import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('pl');

/** Texts of the question before signing out with unsent documents. */
export const leavePl: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Jeden dokument nie jest jeszcze zapisany',
      few: (n) => `${n} dokumenty nie są jeszcze zapisane`,
      other: (n) => `${n} dokumentów nie jest jeszcze zapisanych`,
    }),
  chosen: (count) =>
    plural(count, { one: (n) => `${n} wybrany`, few: (n) => `${n} wybrane`, other: (n) => `${n} wybranych` }),
  allSaved: (name) =>
    `Jeśli dokończysz później, wszystko znów tu będzie, gdy ${name} zaloguje się w tej przeglądarce. Inne osoby tego nie widzą.`,
  continues: 'Trwające i oczekujące przesyłania będą wtedy kontynuowane.',
  notSaved: (name) =>
    `Nie są zapisane w tej przeglądarce i zostaną utracone, jeśli ${name} wyloguje się teraz.`,
  wait: 'Nie wylogowuj się, aż przesyłanie się zakończy.',
  partly: (count) =>
    plural(count, {
      one: (n) =>
        `${n} z nich nie jest zapisany w tej przeglądarce: jego plik trzeba będzie wybrać ponownie.`,
      few: (n) => `${n} z nich nie są zapisane w tej przeglądarce: ich pliki trzeba będzie wybrać ponownie.`,
      other: (n) =>
        `${n} z nich nie jest zapisanych w tej przeglądarce: ich pliki trzeba będzie wybrać ponownie.`,
    }),
  notDiscardedTitle: 'Nie udało się odrzucić przesyłania',
  notDiscarded: (name) =>
    `Dokumenty są nadal zapisane w tej przeglądarce i widzi je tylko ${name}. Być może inna karta tej strony czeka na odpowiedź: zamknij jej okno dialogowe i spróbuj ponownie.`,
  stay: 'Nie wylogowuj',
  keep: 'Wyloguj się, dokończ później',
  discard: (count) =>
    plural(count, {
      one: (n) => `Wyloguj się i odrzuć ${n} dokument`,
      few: (n) => `Wyloguj się i odrzuć ${n} dokumenty`,
      other: (n) => `Wyloguj się i odrzuć ${n} dokumentów`,
    }),
};
