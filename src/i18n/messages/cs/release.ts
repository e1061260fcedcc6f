import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseCs: Messages['release'] = {
  isThere: 'Je k dispozici nová verze této aplikace.',
  goesOn: 'Po novém načtení nahrávání samo pokračuje; co se právě odesílá, začne od začátku.',
  waits:
    'Může to počkat: novým načtením by se teď ztratily dokumenty, které nejsou na serveru ani v tomto prohlížeči.',
};
