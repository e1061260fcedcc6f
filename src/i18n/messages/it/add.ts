import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

const plural = createPlural('it');

/** Texts of the form for adding documents. */
export const addIt: Messages['add'] = {
  title: 'Aggiungi documenti',
  drop: 'Trascinare qui file o una cartella',
  dropNow: 'Rilasciare per aggiungere i file',
  accepted: 'PDF, disegni, immagini o uno ZIP con un manuale HTML offline.',
  acceptedOnly: (types) => `Accettati: ${types}.`,
  limit: (size) => `Fino a ${size} ciascuno.`,
  chooseFiles: 'Scegli file',
  chooseFolder: 'Scegli cartella',
  chosenFiles: 'File scelti',
  chosenFolder: 'Cartella scelta',
  list: 'File da caricare',
  listsMissing: 'Impossibile caricare un elenco di scelta. Digitare invece l’ID, oppure riprovare.',
  notAFile: 'Questo non è un file. Salvare l’e-mail o la pagina come file, poi trascinare qui quel file.',
  noFiles: 'Nessun file scelto.',
  systemFiles: (count) =>
    plural(count, {
      one: (n) => `${n} file di sistema o temporaneo escluso.`,
      other: (n) => `${n} file di sistema o temporanei esclusi.`,
    }),
  unread: (count) =>
    plural(count, {
      one: (n) => `${n} file o cartella non è leggibile e non è stato aggiunto.`,
      other: (n) => `${n} file o cartelle non sono leggibili e non sono stati aggiunti.`,
    }),
  alreadyListed: (count, name) =>
    plural(count, {
      one: () => `«${name}» è già nell’elenco.`,
      other: (n) => `${n} file sono già nell’elenco.`,
    }),
  organization: 'Organizzazione',
  category: 'Categoria',
  select: (file) => `Seleziona ${file}`,
  selectAll: (count) =>
    plural(count, { one: (n) => `Seleziona ${n} file`, other: (n) => `Seleziona tutti (${n})` }),
  skipList: 'Salta l’elenco',
  selected: (count) => plural(count, { one: (n) => `${n} selezionato`, other: (n) => `${n} selezionati` }),
  apply: 'Applica',
  clearSelection: 'Deseleziona tutto',
  ownValue: (field, value) => `${field}: ${value}`,
  fillDown: (count, own) =>
    plural(count, {
      one: (n) => `Applica a ${n} file successivo`,
      other: (n) => `Applica a ${n} file successivi`,
    }) +
    (own > 0
      ? plural(own, { one: (n) => `, ${n} ha un valore proprio`, other: (n) => `, ${n} hanno valori propri` })
      : ''),
  asAbove: 'Usa valore predefinito',
  changed: (what, count) =>
    plural(count, {
      one: (n) => `${what}: ${n} file modificato.`,
      other: (n) => `${what}: ${n} file modificati.`,
    }),
  named: (count) =>
    plural(count, {
      one: (n) => `${n} nome visualizzato compilato.`,
      other: (n) => `${n} nomi visualizzati compilati.`,
    }),
  leftOver: (count) =>
    plural(count, {
      one: (n) => `${n} riga incollata in eccesso.`,
      other: (n) => `${n} righe incollate in eccesso.`,
    }),
  undo: 'Annulla',
  filesRemoved: (count) =>
    plural(count, { one: (n) => `${n} file rimosso.`, other: (n) => `${n} file rimossi.` }),
  undone: 'Annullato.',
  choose: 'Scegli…',
  ai: 'Consenti elaborazione IA',
  aiOn: 'Elaborazione IA consentita',
  aiOff: 'Nessuna elaborazione IA',
  aiHint: 'Non disponibile per i manuali offline.',
  displayName: 'Nome visualizzato',
  fromTitle: 'Ripreso dal titolo del manuale.',
  remove: 'Rimuovi',
  more: 'Altre opzioni',
  notUploaded: 'Non caricato',
  waitForChecks: 'Verifica dello ZIP…',
  documents: (count) => plural(count, { one: (n) => `${n} documento`, other: (n) => `${n} documenti` }),
  rejected: (count) =>
    plural(count, {
      one: (n) => `${n} file non può essere caricato`,
      other: (n) => `${n} file non possono essere caricati`,
    }),
  removeRejected: (count) => plural(count, { one: () => 'Rimuovi file', other: () => 'Rimuovi file' }),
  upload: (count) =>
    plural(count, { one: (n) => `Carica ${n} documento`, other: (n) => `Carica ${n} documenti` }),
  uploadAs: 'Carica come',
  asManual: 'Manuale offline',
  asPlain: 'File normale',
  checking: 'Verifica dello ZIP…',
  isManual: (startPage, pages) =>
    plural(pages, {
      one: (n) => `Manuale offline: si apre con ${startPage}, ${n} pagina.`,
      other: (n) => `Manuale offline: si apre con ${startPage}, ${n} pagine.`,
    }),
  isNoManual: (reason) => `Non può essere caricato come manuale${reason && `: ${reason}`}.`,
  notChecked: 'Impossibile verificare questo ZIP. Scegliere come caricarlo.',
  fileNotChecked: 'Impossibile controllare questo file.',
  errors: {
    displayName: (file) => `Inserire un nome visualizzato per ${file}`,
    chooseOrganization: 'Selezionare un’organizzazione',
    enterOrganization: 'Inserire un’organizzazione',
    chooseCategory: 'Selezionare una categoria',
    enterCategory: 'Inserire una categoria',
    operation: (file) => `Scegliere come caricare ${file}`,
  },
  rejections: {
    empty: 'Il file è vuoto. Controllare da dove proviene e sceglierlo di nuovo.',
    tooLarge: (size, limit) =>
      `Dimensione del file: ${size}; il limite è ${limit}. Ridurlo o dividerlo, poi sceglierlo di nuovo.`,
    type: (accepted) =>
      `Questo tipo di file non è accettato. Salvarlo in uno di questi formati, poi sceglierlo di nuovo: ${accepted}.`,
    unreadable: 'Impossibile leggere il file. Forse è una cartella, è stato spostato o è aperto altrove.',
    webArchive:
      'Pochi programmi aprono un archivio web. Aprirlo in un browser, salvare la pagina completa («Pagina web, completa») e trascinarla qui insieme alla sua cartella _files o _file.',
    windowsHelp:
      'Questo file della guida si apre solo in Windows. Estrarlo lì (hh.exe -decompress cartella file.chm) o con 7-Zip, e trascinare qui la cartella.',
  },
};
