import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releasePl: Messages['release'] = {
  isThere: 'Dostępna jest nowa wersja.',
  afterReload: 'Po ponownym wczytaniu przesyłanie zostanie wznowione; rozpoczęte zacznie się od początku.',
  waits:
    'Wczytaj ponownie później: teraz przepadłyby dokumenty, które nie są zapisane ani na serwerze, ani w tej przeglądarce.',
  partOutdated: 'Ta strona została zaktualizowana. Wczytaj ją ponownie, aby użyć tej części.',
};
