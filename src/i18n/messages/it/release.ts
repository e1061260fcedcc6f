import type { Messages } from '../en/messages.ts';

/** What is said of a new release while the page is open. */
export const releaseIt: Messages['release'] = {
  isThere: 'È disponibile una nuova versione di questa applicazione.',
  goesOn:
    'Dopo aver ricaricato, i caricamenti proseguono da soli; ciò che si sta inviando ora riparte dall’inizio.',
  waits:
    'Si può attendere: ricaricando ora andrebbero persi i documenti non ancora archiviati né conservati su questo dispositivo.',
};
