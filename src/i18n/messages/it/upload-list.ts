import { createPlural } from '../../plural.ts';
import type { UploadListMessages } from '../en/upload-list.ts';

const plural = createPlural('it');

/** Groups, totals and menus of the list of uploads. */
export const uploadListIt: UploadListMessages = {
  done: (done, total) => `${done} di ${total} completati`,
  bytes: (sent, total) => `${sent} di ${total}`,
  progress: 'Avanzamento totale',
  otherTab: {
    busy: 'Un’altra scheda è occupata e alcuni caricamenti la stanno aspettando. Rispondere al messaggio in quella scheda o chiuderla.',
    older:
      'Una versione precedente di questa pagina sta ancora caricando in un’altra scheda. I caricamenti iniziano qui quando ha terminato o viene chiusa.',
    newer:
      'Una versione più recente di questa pagina è aperta in un’altra scheda. Ricaricare per continuare qui.',
    finishing:
      'Una versione più recente di questa pagina è aperta in un’altra scheda. Tenere aperta questa scheda finché i suoi file non sono caricati o salvati.',
    'newer-data':
      'I caricamenti salvati su questo dispositivo richiedono una versione più recente di questa pagina. Riprenderanno quando sarà di nuovo disponibile. I file caricati ora non vengono salvati: tenere aperta questa pagina finché non sono caricati.',
  },
  unreadable:
    'Non è stato possibile leggere i caricamenti salvati su questo dispositivo. Restano salvati. Ricaricare la pagina per riprovare.',
  savedByNewer: 'Salvato da una versione più recente di questa pagina e in attesa di essa:',
  partlySaved:
    'Alcuni file non sono salvati su questo dispositivo. Tenere aperta questa pagina finché non sono caricati.',
  filter: 'Mostra',
  all: 'Tutti',
  groups: {
    attention: 'Da gestire',
    uploading: 'In caricamento',
    waiting: 'In attesa',
    done: 'Completati',
    elsewhere: 'Altri asset',
  },
  showAll: (count) => `Mostra tutti (${count})`,
  showFewer: 'Mostra meno',
  more: 'Altre azioni',
  removed: (name) => `Rimosso dall’elenco: «${name}»`,
  removedMany: (count) =>
    plural(count, {
      one: (n) => `${n} caricamento rimosso dall’elenco.`,
      other: (n) => `${n} caricamenti rimossi dall’elenco.`,
    }),
  removedStored: (name) => `Rimosso dall’elenco, il documento resta archiviato: «${name}»`,
  stayStored: 'I documenti archiviati restano archiviati.',
  requestCopied: (time) => `Richiesta copiata alle ${time}.`,
  busyUntil: (time) => `Il server è occupato fino alle ${time}. Il caricamento riprende automaticamente.`,
  retryNow: 'Riprova ora',
  undo: 'Annulla',
  hide: 'Nascondi questo messaggio',
  editAndRetry: 'Modifica e riprova',
  selectFiles: {
    open: 'Scegli i file',
    none: 'Nessuno di questi file manca. Sceglierli com’erano quando sono stati aggiunti.',
  },
  chooseOther: 'Scegli un altro file',
  skip: 'Salta',
  print: 'Stampa',
  anotherPerson: 'un’altra persona',
  existingBy: (person) => `Già archiviato da ${person}. Non è stata creata alcuna copia.`,
  existingAsBy: (name, person) =>
    `Già archiviato come «${name}» da ${person}. Non è stata creata alcuna copia.`,
  notOnAsset: (name, asset) => `Già archiviato come «${name}», ma non su ${asset}.`,
  notOnAssetUnnamed: (asset) => `Già archiviato, ma non su ${asset}.`,
  maybeOnAsset: (name, asset) => `Già archiviato come «${name}». Verificare se è su ${asset}.`,
  maybeOnAssetUnnamed: (asset) => `Già archiviato. Verificare se è su ${asset}.`,
  size: 'Peso',
  packageName: 'Pacchetto',
  correct: {
    title: 'Richiedi una correzione',
    hint: 'I documenti archiviati non possono essere modificati qui. Viene copiato un testo per chi li gestisce; non viene modificato nulla.',
    documents: 'Documenti da correggere',
    keep: 'Lascia invariato',
    copy: 'Copia richiesta di correzione',
    request: 'Si prega di correggere questo documento archiviato.',
    file: (name) => `File: ${name}`,
    asset: (id) => `Asset: ${id}`,
    change: {
      displayName: (before, after) => `Nome visualizzato: ${before} → ${after}`,
      organizationId: (before, after) => `Organizzazione: ${before} → ${after}`,
      categoryId: (before, after) => `Categoria: ${before} → ${after}`,
      assetId: (before, after) => `ID dell’asset: ${before} → ${after}`,
    },
  },
  report: {
    onAsset: 'Sull’asset',
    yes: 'Sì',
    no: 'No',
    unknown: 'Non noto',
    toDo: 'Da fare',
    link: 'Richiedere il collegamento all’asset',
    checkLink: 'Verificare il collegamento all’asset',
    retry: 'Riprova',
    edit: 'Modificare e riprovare',
    selectFile: 'Selezionare di nuovo il file',
    otherFile: 'Scegliere un altro file',
  },
};
