import { createPlural } from '../../plural.ts';
import type { MoveMessages } from '../en/move.ts';

const plural = createPlural('it');

/** Texts about moving uploads to another asset, and about files that name another one. */
export const moveIt: MoveMessages = {
  open: 'Sposta su un altro asset…',
  title: 'Sposta su un altro asset',
  assetId: 'ID asset',
  uploads: 'Caricamenti da spostare',
  notSentYet: 'Finché questa finestra è aperta non viene inviato nulla.',
  sameAsset: 'Inserire l’ID di un altro asset',
  noneSelected: 'Selezionare almeno un caricamento',
  confirm: (count) =>
    plural(count, { one: (n) => `Sposta ${n} caricamento`, other: (n) => `Sposta ${n} caricamenti` }),
  cancel: 'Annulla',
  beingSent: (count) =>
    plural(count, {
      one: (n) => `${n} caricamento è in corso. Metterlo in pausa per spostarlo.`,
      other: (n) => `${n} caricamenti sono in corso. Metterli in pausa per spostarli.`,
    }),
  outcomeUnknown: (count) =>
    plural(count, {
      one: (n) => `${n} caricamento non può essere spostato, perché potrebbe essere già archiviato.`,
      other: (n) => `${n} caricamenti non possono essere spostati, perché potrebbero essere già archiviati.`,
    }),
  locked: (asset) =>
    `L’asset non può essere cambiato: il documento potrebbe essere già archiviato su ${asset}.`,
  moved: (count, asset) =>
    plural(count, {
      one: () => `Spostato su ${asset}`,
      other: (n) => `${n} caricamenti spostati su ${asset}`,
    }),
  notMoved: (count) =>
    plural(count, {
      one: (n) => `${n} caricamento non è stato spostato, perché l’invio era già iniziato.`,
      other: (n) => `${n} caricamenti non sono stati spostati, perché l’invio era già iniziato.`,
    }),
  show: 'Mostra',
  undo: 'Annulla lo spostamento',
  /** For files that are chosen but not uploaded yet. */
  change: {
    open: 'Cambia asset',
    hint: 'I file scelti e i dati inseriti vengono mantenuti.',
    occupied: (asset) => `Per ${asset} sono già stati scelti dei file. Caricarli o rimuoverli prima.`,
  },
  guard: {
    title: 'È l’asset giusto?',
    names: (file, asset) => `«${file}» indica ${asset}.`,
    namesMany: (file, more, asset) =>
      plural(more, {
        one: () => `«${file}» e un altro file indicano ${asset}.`,
        other: (n) => `«${file}» e altri ${n} file indicano ${asset}.`,
      }),
    ofPackage: (packageName, product, asset) =>
      `«${packageName}» riguarda ${product}. Questo prodotto appartiene a ${asset}.`,
    uploadingTo: (asset) => `Il caricamento è diretto a ${asset}.`,
    anyway: (asset) => `Carica comunque su ${asset}`,
    upload: (parts) => `Carica ${parts}`,
    also: (parts, part) => `${parts}, ${part}`,
    to: (count, asset) => plural(count, { other: (n) => `${n} su ${asset}` }),
    toNamed: (count) => plural(count, { other: (n) => `${n} sugli asset indicati` }),
    back: 'Indietro',
  },
};
