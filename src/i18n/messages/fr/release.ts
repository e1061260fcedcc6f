import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseFr: Messages['release'] = {
  isThere: 'Une nouvelle version de cette application est disponible.',
  goesOn:
    'Après le rechargement, les envois reprennent tout seuls ; ce qui est en train de partir repart du début.',
  waits:
    'Rien ne presse : recharger maintenant ferait perdre des documents qui ne sont ni enregistrés ni conservés sur cet appareil.',
};
