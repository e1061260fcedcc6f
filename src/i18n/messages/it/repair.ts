import { createPlural } from '../../plural.ts';
import type { RepairMessages } from '../en/repair.ts';

const plural = createPlural('it');

/** Texts for repairing a manual and informing its author. */
export const repairIt: RepairMessages = {
  reading: 'Lettura di tutte le pagine…',
  making: 'Creazione della copia…',
  checking: 'Verifica della copia…',
  cancel: 'Annulla',
  intro:
    'Il file non viene modificato. La copia riceve solo le riparazioni selezionate; testi e script restano uguali.',
  nothing: 'Solo l’autore del manuale può risolvere questi problemi.',
  whichFiles: (count) => plural(count, { one: () => 'Quale file', other: (n) => `Quali file (${n})` }),
  places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} punti` }),
  moreFiles: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
  items: {
    unwrap: (folder) => `Togliere tutto dalla cartella «${folder}»`,
    adapted: (files) =>
      plural(files, { other: (n) => `I link in ${n} file passano per la cartella e vengono adattati.` }),
    junk: (count) => plural(count, { other: (n) => `Escludere ${n} file di sistema` }),
    unsafe: (count) => plural(count, { other: (n) => `Escludere ${n} file non consentiti` }),
    addStart: (page, name) => `Aggiungere una pagina iniziale, ${name}, che porta a ${page}`,
    addStartHint: 'Apre da sola quella pagina e contiene un link ad essa.',
    renameStart: (name, newName) => `Rinominare ${name} in ${newName}`,
    renamedLinks: (files) => plural(files, { other: (n) => `I link ad essa in ${n} file vengono adattati.` }),
    names: (count) =>
      plural(count, {
        one: (n) => `Scrivere / al posto di \\ in ${n} nome di file`,
        other: (n) => `Scrivere / al posto di \\ in ${n} nomi di file`,
      }),
    case: (count) => plural(count, { other: (n) => `Correggere maiuscole e minuscole in ${n} link` }),
    backslashes: (count) => plural(count, { other: (n) => `Scrivere / al posto di \\ in ${n} link` }),
  },
  compare: (before, after) => `Prima: ${before}. Ora: ${after}.`,
  none: 'nessun problema',
  save: 'Salva la copia',
  close: 'Chiudi',
  failed: {
    unreadable: 'Impossibile leggere il file. Forse è stato spostato o modificato, o è aperto altrove.',
    unavailable: 'Impossibile eseguire la riparazione in questo browser.',
  },
  copyReport: 'Copia rapporto',
  saveReport: 'Salva rapporto',
  printable: 'Salva per la stampa',
  printed: (date) => `Stampato da una verifica del ${date}`,
};
