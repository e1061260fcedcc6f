import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releasePl: Messages['release'] = {
  isThere: 'Jest nowa wersja tej aplikacji.',
  goesOn:
    'Po ponownym załadowaniu przesyłanie samo ruszy dalej; to, co jest teraz wysyłane, zacznie się od początku.',
  waits:
    'Może to poczekać: po załadowaniu teraz przepadną dokumenty, których nie ma ani na serwerze, ani w tej przeglądarce.',
};
