import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedPl: Messages['embed'] = {
  wrongTitle: 'Nie można tu pokazać dokumentów',
  wrong: 'Strona dookoła podaje błędne właściwości. Przekaż je jej administratorowi:',
  signInNeeded:
    'Nie jesteś już zalogowany. To, co tu czeka, zostanie wysłane po zalogowaniu; nic nie przepadnie.',
  goOn: 'Dalej',
  brokenTitle: 'Ta część strony przestała działać',
  brokenHint: 'Rozpoczęte przesyłanie trwa, a to, co przechowuje ta przeglądarka, nie przepadnie.',
};
