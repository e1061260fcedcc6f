import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedIt } from './embed.ts';
import { makeIt } from './make.ts';
import { problemsIt } from './problems.ts';
import { releaseIt } from './release.ts';
import { repairIt } from './repair.ts';
import { uploadsIt } from './uploads.ts';

const plural = createPlural('it');

/**
 * Texts in Italian, except those of deferred parts. People are addressed impersonally (`Scegliere il file`); buttons have the
 * short imperative (`Scegli file`). Words besides the glossary: check verifica, report rapporto, sign-in accesso; asset is
 * masculine and invariable.
 */
export const it: Messages = {
  app: {
    name: 'Documenti degli asset',
    loading: 'Caricamento…',
    language: 'Lingua',
    density: 'Densità',
    densities: { comfortable: 'Comoda', compact: 'Compatta', touch: 'Grande, per guanti' },
    assets: 'Asset',
    brokenTitle: 'Questa pagina non funziona più',
    brokenHint: 'I caricamenti in corso possono essersi interrotti. Ricaricare la pagina per proseguire.',
    brokenPageHint:
      'I caricamenti in corso proseguono. Aprire un’altra pagina, o ricaricare quando sono terminati.',
    drafts: 'Scelti e non ancora caricati:',
    reload: 'Ricarica la pagina',
    partMissing: 'Una parte di questa pagina non è disponibile. I caricamenti in corso proseguono.',
    loadPart: 'Riprova',
  },
  release: releaseIt,
  config: { retry: 'Riprova' },
  embed: embedIt,
  signIn: {
    failedTitle: 'Accesso non riuscito',
    outTitle: 'Accesso non eseguito',
    outHint:
      'Accedere per aggiungere documenti. I caricamenti in sospeso riprendono quando accede la persona che li ha aggiunti.',
    signIn: 'Accedi',
    again: 'Accedi di nuovo',
    signOut: 'Esci',
    unreachable:
      'Impossibile verificare l’identità dell’utente. I file salvati su questo dispositivo sono al sicuro.',
    failedHint: 'Riprovare. Se il problema persiste, contattare l’amministratore.',
    details: 'Dettagli',
    sessionOpen:
      'La sessione presso il provider di identità è ancora aperta. Su un dispositivo condiviso, uscire anche da lì.',
    providerBlocked: (address) =>
      `La Content Security Policy di questa pagina non consente ${address}. Aggiungere l’indirizzo a connect-src.`,
    providerSilent: (address) =>
      `Impossibile raggiungere ${address}. Verificare l’indirizzo e che accetti richieste da questa pagina (CORS).`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Un documento non è ancora archiviato',
          other: (n) => `${n} documenti non sono ancora archiviati`,
        }),
      allSaved: (name) =>
        `Rimanere connessi fino al termine dei caricamenti, oppure uscire: riprenderanno quando ${name} accede di nuovo su questo dispositivo. Gli altri non li vedono.`,
      notSaved: (name) =>
        `Rimanere connessi fino al termine dei caricamenti. Andranno persi se ${name} esce ora.`,
      partly: (count) =>
        plural(count, {
          one: (n) =>
            `${n} di questi non è salvato su questo dispositivo: il suo file andrà scelto di nuovo.`,
          other: (n) =>
            `${n} di questi non sono salvati su questo dispositivo: i loro file andranno scelti di nuovo.`,
        }),
      stay: 'Resta connesso',
      keep: 'Esci e completa più tardi',
      discard: 'Elimina i caricamenti',
    },
  },
  roleNotice: {
    title: 'Caricamento non consentito',
    own: (roles) => (roles === '' ? 'L’utente connesso non ha alcun ruolo.' : `Ruoli attuali: ${roles}.`),
    needed: (roles) => `Per caricare serve uno di questi: ${roles}.`,
    ask: (who) => `Contatto: ${who}`,
    administrator: 'l’amministratore',
  },
  add: {
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
    listsMissing:
      'Impossibile caricare un elenco di scelta. Digitare invece l’ID, oppure ricaricare l’elenco.',
    loadLists: 'Ricarica',
    nothingDropped: 'Nulla è stato aggiunto: gli elementi trascinati non contengono file.',
    nothingInFolder: 'Nulla è stato aggiunto: nessuna cartella scelta, o cartella senza file.',
    systemFiles: (count) =>
      plural(count, {
        one: (n) => `${n} file di sistema escluso.`,
        other: (n) => `${n} file di sistema esclusi.`,
      }),
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} file o cartella non è leggibile e non è stato aggiunto.`,
        other: (n) => `${n} file o cartelle non sono leggibili e non sono stati aggiunti.`,
      }),
    organization: 'Organizzazione',
    category: 'Categoria',
    select: (file) => `Seleziona ${file}`,
    selectAll: (count) =>
      plural(count, { one: (n) => `Seleziona ${n} file`, other: (n) => `Seleziona tutti i ${n} file` }),
    skipList: 'Salta l’elenco',
    selected: (count) => plural(count, { one: (n) => `${n} selezionato`, other: (n) => `${n} selezionati` }),
    apply: 'Applica',
    clearSelection: 'Deseleziona tutto',
    ownValue: (field, value) => `${field}: ${value}`,
    fillDown: 'Applica ai file successivi',
    asAbove: 'Usa valore predefinito',
    changed: (count) =>
      plural(count, { one: (n) => `Modificato ${n} file.`, other: (n) => `Modificati ${n} file.` }),
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
      twice: 'Questo file è già nell’elenco.',
      webArchive:
        'Pochi programmi aprono un archivio web. Aprirlo in un browser, salvare la pagina completa («Pagina web, completa») e trascinarla qui insieme alla sua cartella _files o _file.',
      windowsHelp:
        'Questo file della guida si apre solo in Windows. Estrarlo lì (hh.exe -decompress cartella file.chm) o con 7-Zip, e trascinare qui la cartella.',
    },
  },
  manual: {
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
    search: 'Cerca nei rilievi',
    show: 'Mostra',
    all: 'Tutto',
    nothing: 'Nessun rilievo corrispondente.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} altro è nel rapporto.`,
        other: (n) => `Altri ${n} sono nel rapporto.`,
      }),
    save: 'Salva rapporto',
    saveJson: 'Salva come JSON',
    reportTitle: (file) => `Verifica di ${file}`,
    verdict: {
      manual: 'È un manuale offline.',
      'not-a-manual': 'Non è un manuale offline.',
      unsafe: 'Questo ZIP è danneggiato o non sicuro.',
    },
    facts: (startPage, pages, files) => `Pagina iniziale: ${startPage}. Pagine: ${pages}. File: ${files}.`,
    noStartPage: 'nessuna',
  },
  errorSummary: {
    title: 'C’è un problema',
    more: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
  },
  copy: {
    copied: 'Copiato',
    failed: 'Copia non riuscita',
  },
  combobox: {
    results: (count) => plural(count, { one: (n) => `${n} risultato`, other: (n) => `${n} risultati` }),
    none: 'Nessun risultato',
  },
  uploads: uploadsIt,
  history: {
    title: 'In precedenza, da questo dispositivo',
    note: (count) => plural(count, { one: (n) => `${n} documento`, other: (n) => `${n} documenti` }),
    hint: 'Ricordati su questo dispositivo per 30 giorni.',
    clear: 'Svuota l’elenco',
  },
  problems: problemsIt,
  make: makeIt,
  repair: repairIt,
};
