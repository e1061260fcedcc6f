import type { Messages } from '../en/messages.ts';

/** Texts about a new release while the page is open. */
export const releaseIt: Messages['release'] = {
  isThere: 'È disponibile una nuova versione.',
  afterReload: 'Dopo il ricaricamento i caricamenti riprendono; quelli in corso ripartono dall’inizio.',
  waits:
    'Ricaricare più tardi: ora andrebbero persi documenti non archiviati né salvati su questo dispositivo.',
  partOutdated: 'Questa pagina è stata aggiornata. Ricaricarla per usare questa parte.',
};
