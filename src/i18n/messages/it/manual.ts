import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('it');

/** Texts of the report on a manual. */
export const manualIt: Messages['manual'] = {
  reading: (done, total) => `Verifica in corso, ${done} file su ${total}`,
  progress: 'Verifica del manuale',
  stop: 'Ferma la verifica',
  stopped: 'La verifica non è completa.',
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} file era troppo grande: i suoi link non sono verificati.`,
      other: (n) => `${n} file erano troppo grandi: i loro link non sono verificati.`,
    }),
  sound: 'Nessun problema rilevato',
  errors: (count) => plural(count, { one: (n) => `${n} errore`, other: (n) => `${n} errori` }),
  warnings: (count) => plural(count, { one: (n) => `${n} avviso`, other: (n) => `${n} avvisi` }),
  infos: (count) => plural(count, { one: (n) => `${n} nota`, other: (n) => `${n} note` }),
  severity: { error: 'Errore', warning: 'Avviso', info: 'Nota' },
  preview: 'Anteprima',
  showPlace: 'Mostra nell’anteprima',
  noPreview: 'Impossibile caricare l’anteprima.',
  found: (count) => plural(count, { other: (n) => `Rilievi (${n})` }),
  line: (line) => `riga ${line}`,
  more: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
  nearest: (name) => `Si intendeva ${name}?`,
  missing: (scheme) => `Manca ${scheme} all’inizio?`,
  toDo: (remedy) => `Che cosa fare: ${remedy}`,
  forAuthor: (remedy) => `Per chi ha redatto il manuale: ${remedy}`,
  search: 'Cerca nei rilievi',
  show: 'Mostra',
  all: 'Tutto',
  nothing: 'Nessun rilievo corrispondente.',
  moreInReport: (count) =>
    plural(count, {
      one: (n) => `${n} altro è nel rapporto.`,
      other: (n) => `Altri ${n} sono nel rapporto.`,
    }),
  saveJson: 'Salva come JSON',
  reportTitle: (file) => `Verifica di ${file}`,
  verdict: {
    manual: 'È un manuale offline.',
    'not-a-manual': 'Non è un manuale offline.',
    unsafe: 'Questo ZIP è danneggiato o non sicuro.',
  },
  facts: (startPage, pages, files) => `Pagina iniziale: ${startPage}. Pagine: ${pages}. File: ${files}.`,
  noStartPage: 'nessuna',
};
