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
  line: (line) => `riga ${line}`,
  more: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
  saveJson: 'Salva come JSON',
};
