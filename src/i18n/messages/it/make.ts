import { createPlural } from '../../plural.ts';
import type { MakeMessages } from '../en/make.ts';

const plural = createPlural('it');

/** Texts for packing a folder into a manual. */
export const makeIt: MakeMessages = {
  list: 'Cartelle da caricare',
  waiting: (count) =>
    plural(count, {
      one: () => 'Come caricare questa cartella?',
      other: (n) => `Come caricare queste ${n} cartelle?`,
    }),
  looksLike: (name) => `«${name}» sembra un manuale offline`,
  facts: (files, size, startPage) =>
    `${plural(files, { other: (n) => `${n} file` })} · ${size} · si apre con ${startPage}`,
  asZip: 'Come manuale',
  asFiles: (count) =>
    plural(count, {
      one: () => 'Come file singolo',
      other: (n) => `Come ${n} file singoli`,
    }),
  leave: 'Rimuovi',
  packing: 'Compressione del manuale…',
  cancel: 'Annulla',
  rejected:
    'Questa cartella non può essere caricata come manuale. Correggere questi file e aggiungere di nuovo la cartella.',
  failed: {
    unreadable: 'Impossibile leggere un file di questa cartella. Forse è stato spostato o è aperto altrove.',
    unavailable:
      'Impossibile comprimere il manuale in questo browser. Comprimere la cartella in uno ZIP e scegliere quello.',
  },
};
