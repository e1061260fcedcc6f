import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('it');

const repack =
  'Comprimere di nuovo la cartella con un programma aggiornato e il metodo normale, poi verificare il nuovo file.';

const copyAgain = 'Copiare o scaricare di nuovo il file e confrontarne la dimensione con l’originale.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nulla',
  ole: 'vecchio documento Office',
  exe: 'programma Windows',
  elf: 'programma Linux',
  text: 'testo',
  unknown: 'sconosciuto',
};

/**
 * All texts in Italian. People are addressed impersonally (`Scegliere il file`); buttons have the
 * short imperative (`Scegli file`). Words besides the glossary: check verifica, report rapporto, sign-in accesso; asset is
 * masculine and invariable.
 */
export const it: LanguageMessages = {
  messages: {
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
      technicalFacts: 'Dettagli',
    },

    release: {
      isThere: 'È disponibile una nuova versione.',
      afterReload: 'Dopo il ricaricamento i caricamenti riprendono; quelli in corso ripartono dall’inizio.',
      waits:
        'Ricaricare più tardi: ora andrebbero persi documenti non archiviati né salvati su questo dispositivo.',
      partOutdated: 'Questa pagina è stata aggiornata. Ricaricarla per usare questa parte.',
    },
    config: { retry: 'Riprova' },
    signIn: {
      close: 'Chiudi',
      failedTitle: 'Accesso non riuscito',
      outTitle: 'Accesso non eseguito',
      outHint:
        'Accedere per aggiungere documenti. I caricamenti in sospeso riprendono quando accede la persona che li ha aggiunti.',
      signIn: 'Accedi',
      asSomeoneElse: 'Accedi come un’altra persona',
      again: 'Accedi di nuovo',
      signOut: 'Esci',
      unreachable:
        'Impossibile verificare l’identità dell’utente. I file salvati su questo dispositivo sono al sicuro.',
      failedHint: 'Accedere di nuovo. Se il problema persiste, contattare l’amministratore.',
      storageBlocked: (host: string) =>
        `Questo browser non permette a ${host} di salvare dati, e senza di questi nessuno può accedere. Consentire i cookie e i dati dei siti per ${host} nelle impostazioni del browser, oppure rivolgersi all’amministratore. Poi riprovare.`,
      sessionOpen:
        'La sessione presso il provider di identità è ancora aperta. Su un dispositivo condiviso, uscire anche da lì.',
      providerSilent: (address) =>
        `Impossibile raggiungere ${address}. Verificare l’indirizzo e che accetti richieste da questa pagina (CORS, connect-src).`,
    },

    add: {
      title: 'Aggiungi documenti',
      drop: 'Trascinare qui file o una cartella',
      dropAnywhere: 'Trascinare i file in qualsiasi punto della pagina',
      dropNow: 'Rilasciare per aggiungere i file',
      accepted: 'PDF, disegni, immagini o uno ZIP con un manuale HTML offline.',
      acceptedOnly: (types) => `Accettati: ${types}.`,
      limit: (size) => `Fino a ${size} ciascuno.`,
      chooseFiles: 'Scegli file',
      chooseFolder: 'Scegli cartella',
      addFiles: 'Aggiungi file',
      add: 'Aggiungi',
      removeAll: 'Rimuovi tutto',
      listing: (done, total) => `Aggiunta dei file: ${done} di ${total}`,
      chosenFiles: 'File scelti',
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
      selected: (count, all) =>
        plural(count, {
          one: (n) => `${n} di ${all} selezionato`,
          other: (n) => `${n} di ${all} selezionati`,
        }),
      clearSelection: 'Deseleziona',
      ownValue: (field, value) => `${field}: ${value}`,
      fillDown: (count, own) =>
        plural(count, {
          one: (n) => `Applica a ${n} file successivo`,
          other: (n) => `Applica a ${n} file successivi`,
        }) +
        (own > 0
          ? plural(own, {
              one: (n) => `, ${n} ha un valore proprio`,
              other: (n) => `, ${n} hanno valori propri`,
            })
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
      files: (count) => plural(count, { other: (n) => `${n} file` }),
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
      asRegular: 'File normale',
      checking: 'Verifica dello ZIP…',
      isManual: (startPage, pages) =>
        plural(pages, {
          one: (n) => `Manuale offline: si apre con ${startPage}, ${n} pagina.`,
          other: (n) => `Manuale offline: si apre con ${startPage}, ${n} pagine.`,
        }),
      isNoManual: (reason) => `Non può essere caricato come manuale${reason && `: ${reason}`}.`,
      notChecked: 'Impossibile verificare questo ZIP. Scegliere come caricarlo.',
      fileNotChecked: 'Impossibile verificare questo file.',
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
    },

    copy: {
      copied: 'Copiato',
      failed: 'Copia non riuscita',
    },
    dialog: {
      close: 'Chiudi',
    },
    combobox: {
      results: (count) => plural(count, { one: (n) => `${n} risultato`, other: (n) => `${n} risultati` }),
      none: 'Nessun risultato',
    },

    uploads: {
      title: 'Caricamenti',
      empty: 'Qui compaiono i documenti caricati da questo dispositivo.',
      toAsset: (asset) => `per ${asset}`,
      status: {
        checking: 'Verifica',
        waiting: 'In attesa',
        sending: 'Caricamento',
        storing: 'Completamento',
        stored: 'Archiviato',
        'already-exists': 'Già esistente',
        failed: 'Non riuscito',
        'needs-file': 'File mancante',
        cancelled: 'Annullato',
      },
      checkingHint: 'Ricerca di duplicati',
      offline: 'Il dispositivo è offline. Il caricamento riprende automaticamente.',
      unreachable: 'Il server non è raggiungibile. Nuovo tentativo automatico.',
      waitsForSignIn: 'Accedere per continuare.',
      busy: 'Il server è occupato. Nuovo tentativo automatico.',
      noAnswerFor: (host, time) =>
        `Nessuna risposta da ${host} da ${time}. Se altri siti funzionano su questo dispositivo, contattare l’amministratore: l’indirizzo può essere errato o bloccato.`,
      isPaused: 'In pausa. Il caricamento ripartirà dall’inizio.',
      persistence: {
        saving: 'Salvataggio in corso… Tenere aperta questa pagina.',
        saved: (count) => `Caricamenti non terminati salvati su questo dispositivo: ${count}.`,
        continues: 'Se si chiude questa pagina, riprenderanno quando la si riapre qui.',
        'no-room':
          'Troppo grande per essere salvato su questo dispositivo. Tenere aperta questa pagina fino al termine del caricamento.',
      },
      isBusy: 'Il server è occupato.',
      isTroubled: 'Il server non risponde correttamente.',
      isUnconfirmed: 'Il server non ha ancora confermato di aver archiviato il documento.',
      tryingIn: (time) => `Nuovo tentativo tra ${time}.`,
      tryingNow: 'Nuovo tentativo in corso.',
      blockedBy: {
        'retry-scheduled': 'In attesa di riprovare',
        connection: 'In attesa, server non raggiungibile',
        'sign-in': 'In attesa dell’accesso',
        resume: 'In pausa',
        decision: 'Duplicato: da verificare',
      },
      timeLeft: (time) => `ancora ${time}`,
      stalled: (time) => `fermo da ${time}`,
      progressOf: (name) => `Caricamento di ${name}`,
      storingHint: 'in attesa della conferma del server',
      copyId: 'Copia ID',
      existing: (name) => `Già archiviato come «${name}». Non è stata creata alcuna copia.`,
      isStored: (name) => `Archiviato come «${name}».`,
      existingUnnamed: 'Già archiviato. Non è stata creata alcuna copia.',
      cancelledEarly: 'Interrotto prima che l’invio fosse completo.',
      cancelledMayBeStored: 'Interrotto. Il server può averlo archiviato comunque.',
      cancel: 'Annulla',
      tryAgain: 'Riprova',
      pause: 'Pausa',
      resume: 'Riprendi',
      sendAnyway: 'Carica comunque',
      remove: 'Rimuovi',
      showMatch: 'Mostra corrispondenza',
      edit: {
        open: 'Modifica dati',
        title: (name) => `Dati di ${name}`,
        notSentYet: 'Durante la modifica non viene inviato nulla.',
        tooLate: 'Troppo tardi: il caricamento era già partito con i dati precedenti.',
        save: 'Salva',
        saveAndRetry: 'Salva e riprova',
        discard: 'Scarta modifiche',
      },
      all: {
        pause: 'Pausa per tutti',
        resume: 'Riprendi tutti',
        retry: 'Riprova tutti',
        sendAnyway: 'Carica tutti comunque',
        clear: 'Rimuovi i completati',
      },
      dismiss: 'Rimuovi dall’elenco',
      details: 'Dettagli',
      openDocument: 'Apri documento',
      serviceSays: (words) => `Messaggio del server: «${words}»`,
      report: {
        title: 'Rapporto di questi caricamenti',
        copy: 'Copia rapporto',
        save: 'Salva come CSV',
        fileName: 'caricamenti.csv',
        columns: {
          status: 'Stato',
          displayName: 'Nome visualizzato',
          file: 'File',
          asset: 'Asset',
          documentId: 'ID documento',
          time: 'Ora',
          reason: 'Motivo',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} in corso` }),
        waiting: (count) => plural(count, { other: (n) => `${n} in attesa` }),
        resume: (count) => plural(count, { other: (n) => `${n} in pausa` }),
        decision: (count) => plural(count, { other: (n) => `${n} da verificare` }),
        'needs-file': (count) => plural(count, { other: (n) => `${n} senza file` }),
        failed: (count) =>
          plural(count, { one: (n) => `${n} non riuscito`, other: (n) => `${n} non riusciti` }),
        stored: (count) => plural(count, { one: (n) => `${n} archiviato`, other: (n) => `${n} archiviati` }),
        'already-exists': (count) =>
          plural(count, { one: (n) => `${n} già archiviato`, other: (n) => `${n} già archiviati` }),
        cancelled: (count) => plural(count, { one: (n) => `${n} annullato`, other: (n) => `${n} annullati` }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Account: ${name}`,
        roles: (roles) => `Ruoli: ${roles}`,
        noRole: 'Nessun ruolo',
      },
      header: {
        offline: 'Offline',
        done: (done, total) => `${done} di ${total}`,
      },
      assetDocuments: 'Documenti di questo asset',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'Accesso non eseguito',
      uploads: (name) =>
        `Questi sono i caricamenti di ${name}, come salvati su questo dispositivo. Nulla viene inviato o modificato finché ${name} non accede.`,
      files: 'I file aggiunti ora apparterranno alla prossima persona che accede.',
      upload: 'Accedi per caricare',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Un file è stato scelto qui in precedenza, forse da un’altra persona',
          other: (n) => `${n} file sono stati scelti qui in precedenza, forse da un’altra persona`,
        }),
      ask: (name) => `Caricare come ${name}?`,
      askUnnamed: 'Si tratta dei propri file?',
      claim: 'Sì, sono i miei file',
      discard: (count) =>
        plural(count, {
          one: () => 'No, elimina il file',
          other: (n) => `No, elimina ${n} file`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `Ora ha eseguito l’accesso ${name}`,
      kept: (count, former) =>
        plural(count, {
          one: () => `Un file scelto da ${former} è salvato su questo dispositivo per ${former}.`,
          other: (n) => `${n} file scelti da ${former} sono salvati su questo dispositivo per ${former}.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () => `Impossibile salvare su questo dispositivo un file scelto da ${former}.`,
          other: (n) => `Impossibile salvare su questo dispositivo ${n} file scelti da ${former}.`,
        }),
      close: 'Chiudi',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Caricamenti in attesa su questo dispositivo: ${count}`,
      moved: (former, current) =>
        `Erano stati salvati per ${former}. Questa pagina ora carica su ${current}.`,
      notSaved: 'Questa pagina non salva più file su questo dispositivo.',
      outcomeUnknown: 'Alcuni potrebbero essere già archiviati.',
      withoutFile: (count) => `File mancante: ${count}`,
      upload: 'Carica ora',
      discard: 'Elimina i caricamenti',
      othersTitle: (count) => `Caricamenti di altre persone in attesa da 30 giorni: ${count}`,
      others: 'Vengono inviati quando i proprietari accedono. Eliminarli solo se non servono più.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Un file verrà aggiunto non appena sarà chiaro chi ha eseguito l’accesso.',
        other: (n) => `${n} file verranno aggiunti non appena sarà chiaro chi ha eseguito l’accesso.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Un documento non è ancora archiviato',
        other: (n) => `${n} documenti non sono ancora archiviati`,
      }),
    chosen: (count) => plural(count, { one: (n) => `${n} scelto`, other: (n) => `${n} scelti` }),
    allSaved: (name) =>
      `Completando più tardi, tutto sarà di nuovo qui quando ${name} accede su questo dispositivo. Gli altri non lo vedono.`,
    continues: 'I caricamenti in corso e in attesa riprenderanno allora.',
    notSaved: (name) => `Non sono salvati su questo dispositivo e andranno persi se ${name} esce ora.`,
    wait: 'Rimanere connessi fino al termine dei caricamenti.',
    partly: (count) =>
      plural(count, {
        one: (n) => `${n} di questi non è salvato su questo dispositivo: il suo file andrà scelto di nuovo.`,
        other: (n) =>
          `${n} di questi non sono salvati su questo dispositivo: i loro file andranno scelti di nuovo.`,
      }),
    notDiscardedTitle: 'Impossibile eliminare i caricamenti',
    notDiscarded: (name) =>
      `Sono ancora salvati su questo dispositivo, dove solo ${name} può vederli. Forse un’altra scheda di questa pagina attende una risposta: chiudere la sua finestra di dialogo, poi riprovare.`,
    stay: 'Resta connesso',
    keep: 'Esci e completa più tardi',
    discard: (count) =>
      plural(count, {
        one: (n) => `Esci ed elimina ${n} documento`,
        other: (n) => `Esci ed elimina ${n} documenti`,
      }),
  },
  config: {
    failedTitle: 'L’applicazione non è configurata correttamente',
    noteTitle: 'Per gli amministratori: controllare config.json',
    lastUsed:
      'Il file config.json del server non è utilizzabile. Questa pagina funziona con l’ultimo valido.',
    unknownIgnored: 'Questa versione ignora le chiavi che non conosce.',
    wrong: 'config.json contiene errori. Contattare l’amministratore:',
    notFound: (url) => `Non c’è alcun file all’indirizzo ${url}. Copiarvi config.sample.json e completarlo.`,
    unreachable: (url) => `Impossibile caricare ${url}. Verificare la connessione e il server.`,
    html: (url) =>
      `Il server ha inviato una pagina web invece di ${url}. Verificare che il file esista e che il server non invii index.html per ogni indirizzo.`,
    notJson: (url) => `${url} non è JSON valido.`,
    unknownKey: 'non è una chiave della configurazione.',
    missing: 'manca.',
    invalid: 'non è valido. La guida e config.schema.json indicano i valori possibili.',
  },
  uploadList: {
    done: (done, total) => `${done} di ${total} completati`,
    bytes: (sent, total) => `${sent} di ${total}`,
    timeLeft: (time) => `ancora circa ${time}`,
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
    hideDetails: 'Nascondi i dettagli',
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
    leftOut: (count) => plural(count, { one: (n) => `${n} non caricato`, other: (n) => `${n} non caricati` }),
    nextAsset: 'Asset successivo',
    needsFile: {
      gone: 'Il file non è più su questo dispositivo.',
      unreadable: 'Impossibile leggere il file. Forse lo tiene aperto un altro programma.',
      chooseAgain: (file, size) => `Per proseguire, scegliere di nuovo lo stesso file: ${file}, ${size}.`,
      choose: 'Scegli il file',
      inputOf: (name) => `File di ${name}`,
      comparing: 'Verifica del file…',
      differs: (given, wanted, size) =>
        `Questo è un altro file: ${given} è diverso. Scegliere ${wanted} (${size}) com’era quando è stato aggiunto.`,
      cannotBeRead: (given) =>
        `Impossibile leggere ${given}. Forse è aperto in un altro programma: chiuderlo, poi sceglierlo di nuovo.`,
    },
    contentMatch: {
      listed: (name) => `Identico a «${name}» in questo elenco.`,
      listedBefore: 'Identico a un documento già archiviato.',
      storedBefore: ({ asset, time, name, id }) =>
        `Identico a «${name}»${id ? ` (ID ${id})` : ''}, archiviato per ${asset} da questo dispositivo il ${time}.`,
      nothingSent: 'Non inviato.',
    },
    background: {
      continues: 'Verranno caricati appena c’è rete, anche se si chiude questa pagina.',
      notify: 'Avvisami',
      notifies: 'Arriverà una notifica al termine del caricamento.',
      at: (time) => `${time}, a pagina chiusa`,
      stored: (count) => `Archiviati: ${count}.`,
      left: (count) => `Da controllare: ${count}.`,
    },
    regularZip: 'File normale, non un manuale offline',
    anotherPerson: 'un’altra persona',
    existingBy: (person) => `Già archiviato da ${person}. Non è stata creata alcuna copia.`,
    existingAsBy: (name, person) =>
      `Già archiviato come «${name}» da ${person}. Non è stata creata alcuna copia.`,
    notOnAsset: (name, asset) => `Già archiviato come «${name}», ma non collegato a ${asset}.`,
    notOnAssetUnnamed: (asset) => `Già archiviato, ma non collegato a ${asset}.`,
    maybeOnAsset: (name, asset) => `Già archiviato come «${name}». Verificare se è collegato a ${asset}.`,
    maybeOnAssetUnnamed: (asset) => `Già archiviato. Verificare se è collegato a ${asset}.`,
    size: 'Peso',
    packageName: 'Pacchetto',
    correct: {
      hint: 'I documenti archiviati non possono essere modificati qui. Viene copiato un testo per chi li gestisce; non viene modificato nulla.',
      copy: 'Copia richiesta di correzione',
      request: 'Si prega di correggere questo documento archiviato.',
      file: (name) => `File: ${name}`,
      asset: (id) => `Asset: ${id}`,
      wrong: 'Che cosa va corretto:',
    },
    report: {
      send: 'Invia rapporto',
      onAsset: 'Collegato all’asset',
      yes: 'Sì',
      no: 'No',
      unknown: 'Non noto',
      toDo: 'Da fare',
      link: 'Richiedere il collegamento all’asset',
      checkLink: 'Verificare il collegamento all’asset',
      retry: 'Riprova',
      edit: 'Modificare e riprovare',
      selectFile: 'Scegliere di nuovo il file',
      otherFile: 'Scegliere un altro file',
    },
  },
  problems: {
    network: 'Il server non è raggiungibile. Controllare la connessione o riprovare più tardi.',
    networkMidway:
      'La connessione si è interrotta prima che il server confermasse il documento: la rete o il server non funzionava, o il file è troppo grande per il server. Riprovare: nulla viene archiviato due volte.',
    stalled: 'La trasmissione si è bloccata. Riprovare: nulla viene archiviato due volte.',
    noAnswer: 'Il server non ha confermato il documento. Riprovare: nulla viene archiviato due volte.',
    outcomeUnknown: 'Il documento potrebbe essere già archiviato.',
    contract: {
      'not-json':
        'La risposta del server non è comprensibile: non si sa se il documento sia stato archiviato. Riprovare: nulla viene archiviato due volte.',
      'cut-short':
        'La risposta del server si è interrotta: non si sa se il documento sia stato archiviato. Riprovare: nulla viene archiviato due volte.',
      redirected:
        'Al posto del server ha risposto un altro indirizzo, forse una pagina di accesso: non si sa se il documento sia stato archiviato. Verificare di aver eseguito l’accesso e di essere nella rete giusta, poi riprovare.',
      'reports-error':
        'Il server ha risposto con un errore invece che con una conferma: non si sa se il documento sia stato archiviato. Riprovare: nulla viene archiviato due volte.',
      'no-envelope':
        'La risposta del server non indica se il documento sia stato archiviato. Riprovare: nulla viene archiviato due volte.',
      'other-document':
        'Il server ha confermato un altro documento invece di questo: non si sa se il documento sia stato archiviato. Riprovare: nulla viene archiviato due volte.',
    },
    fileChanged:
      'Il file è stato modificato dopo la scelta. Sceglierlo di nuovo per caricare la versione attuale.',
    fileChangedWhileSending:
      'Il file è stato modificato durante l’invio: il documento archiviato può essere danneggiato. Scegliere di nuovo il file e ripetere il caricamento.',
    fileGone: 'Il file non è più dov’era. Rimetterlo al suo posto e riprovare, oppure sceglierlo di nuovo.',
    fileUnreadable: 'Impossibile leggere il file. Chiuderlo negli altri programmi, poi riprovare.',
    fileEmpty: 'Il file è vuoto. Controllare l’originale, poi sceglierlo di nuovo.',
    tooLarge: (size, limit) =>
      `Dimensione del file: ${size}; il limite è ${limit}. Ridurlo o dividerlo, poi sceglierlo di nuovo.`,
    type: (accepted) =>
      `Il server accetta solo ${accepted}. Salvare il file in uno di questi formati, poi sceglierlo di nuovo.`,
    sizeRejected: (size) =>
      `Dimensione del file: ${size}; il server accetta solo file più piccoli. Ridurlo o dividerlo, poi sceglierlo di nuovo.`,
    typeRejected: (extension) =>
      `Il server non accetta file ${extension}. Salvare il file in un altro formato, ad esempio PDF, poi sceglierlo di nuovo.`,
    roleMissing: 'Il ruolo attuale non consente di caricare documenti. Contattare l’amministratore.',
    roleMissingWith: (roles) =>
      `Con il ruolo ${roles} non è consentito caricare documenti. Contattare l’amministratore.`,
    noToken: 'Accesso non eseguito. Accedere, poi riprovare.',
    assetIdInvalid: 'Questo ID asset non può essere inviato al server. Controllare l’ID asset.',
    http: {
      400: 'Il server ha rifiutato questo caricamento.',
      401: 'Il server non ha accettato l’accesso. Accedere di nuovo, poi riprovare.',
      403: 'Non è consentito caricare documenti per questo asset. Contattare l’amministratore.',
      404: 'Il server non conosce questo asset. Controllare l’ID asset.',
      413: 'Il file è troppo grande per il server. Ridurlo o dividerlo, poi sceglierlo di nuovo.',
      415: 'Il server non accetta questo tipo di file. Salvare il file in un altro formato, ad esempio PDF, poi sceglierlo di nuovo.',
      429: 'Il server è occupato. Attendere un momento, poi riprovare.',
      507: 'Lo spazio sul server è esaurito. Contattare l’amministratore.',
      client: (status) => `Il server ha rifiutato il caricamento (stato ${status}).`,
      server: (status) => `Il server non risponde correttamente (stato ${status}). Riprovare più tardi.`,
      blocked: (status) =>
        `Qualcosa tra questo dispositivo e il server, per esempio un proxy o un filtro, ha bloccato il caricamento (stato ${status}). Riprovare o contattare l’amministratore.`,
      unconfirmed: (status) =>
        `Il server ha risposto con lo stato ${status} invece che con una conferma: non si sa se il documento sia stato archiviato. Riprovare: nulla viene archiviato due volte.`,
    },
    pageSays: (words) => `Testo della pagina: «${words}»`,
    baseUrlInvalid: 'L’indirizzo del server non è configurato correttamente. Contattare l’amministratore.',
    manualRejected: (finding) =>
      `Interrotto: questo ZIP non può essere caricato come manuale.${finding && ` ${finding}.`} Scegliere un’altra copia o caricarlo come file normale.`,
    unexpected: 'Si è verificato un problema in questa pagina. Riprovare.',
  },
  duplicate: {
    title: (count) =>
      plural(count, {
        one: () => 'Questo documento esiste già',
        other: (n) => `${n} documenti esistono già`,
      }),
    intro: 'Non è stata creata alcuna copia.',
    introMany: 'Non sono state create copie.',
    notHere: (asset) => `È archiviato, ma non collegato a ${asset}.`,
    here: (asset) => `È già collegato a ${asset}.`,
    notOn: (asset) => `Non collegato a ${asset}`,
    maybeNotOn: (asset) => `Forse non collegato a ${asset}`,
    checkLink: (asset) =>
      `Verificare se è collegato a ${asset}. Se non lo è, inviare la richiesta a chi gestisce i documenti dell’asset.`,
    alreadyOn: (asset) => `Già collegato a ${asset}`,
    nothingToDo: 'niente da fare',
    youChose: (name) => `Scelto: «${name}»`,
    on: (assets) => `collegato a ${assets}`,
    linkTo: (asset) => `Collega a ${asset}`,
    copyRequest: 'Copia richiesta di collegamento',
    requestHint: 'Inviare la richiesta a chi gestisce i documenti dell’asset.',
    copyAllRequests: (count) => plural(count, { other: (n) => `Copia ${n} richieste di collegamento` }),
    request: (asset) => `Collegare questo documento all’asset ${asset}.`,
    requestName: (name) => `Documento: ${name}`,
    requestId: (id) => `ID documento: ${id}`,
    requestAddress: (address) => `Indirizzo: ${address}`,
    copyYourself: 'Impossibile copiare. Selezionare e copiare questo testo:',
    organization: 'Organizzazione',
    added: 'Aggiunto',
    addedBy: (date, person) => `${date}, da ${person}`,
    id: 'ID',
    copyId: 'Copia ID',
    languages: 'Lingue',
    supplier: 'Fornitore',
    supplierUnnamed: 'Documento del fornitore',
    ai: 'Elaborazione IA',
    aiNotYet: 'non ancora elaborato',
    aiOn: 'sì',
    aiOff: 'no',
    details: 'Dettagli',
    allDetails: 'Tutti i dettagli e il messaggio del server',
    owner: 'Proprietario',
    manufacturer: 'Produttore',
    mimeType: 'Tipo MIME',
    updated: 'Aggiornato',
    maintenance: 'Registri di manutenzione',
    linked: (count) =>
      plural(count, { one: (n) => `Collegato a ${n} asset`, other: (n) => `Collegato a ${n} asset` }),
    notLinked: 'Non collegato ad alcun asset',
    linksUnknown: 'Il server non ha indicato a quali asset è collegato.',
    thisAsset: (asset) => `${asset} · questo asset`,
    serviceSays: 'Messaggio del server',
    noFacts: 'Il server non ha fornito dettagli.',
    openDocument: 'Apri documento',
    open: 'Apri',
    close: 'Chiudi',
  },
  move: {
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
        other: (n) =>
          `${n} caricamenti non possono essere spostati, perché potrebbero essere già archiviati.`,
      }),
    locked: (asset) =>
      `Non è possibile scegliere un altro asset: il documento potrebbe essere già archiviato per ${asset}.`,
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
      open: 'Scegli un altro asset',
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
      uploadingTo: (asset) => `Il caricamento è per ${asset}.`,
      anyway: (asset) => `Carica comunque per ${asset}`,
      upload: (parts) => `Carica ${parts}`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} per ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} per gli asset indicati` }),
      back: 'Indietro',
    },
  },
  device: {
    takePhoto: 'Scatta foto',
    photo: 'Foto della fotocamera',
    paper: {
      scanToPdf: 'Scansiona in PDF',
      photo: 'Foto di un foglio scattata con la fotocamera',
      hint: 'Trascinare gli angoli sui bordi del foglio.',
      opening: 'Apertura della foto…',
      unreadable: 'Questo browser non può aprire la foto. Conservarla come foto o rifarla.',
      unavailable: 'Impossibile caricare l’editor. La foto è stata aggiunta così com’è.',
      corners: [
        'Angolo in alto a sinistra',
        'Angolo in alto a destra',
        'Angolo in basso a destra',
        'Angolo in basso a sinistra',
      ],
      cornerAt: (x, y) => `${x} da sinistra, ${y} dall’alto`,
      turn: 'Ruota',
      grey: 'Grigio',
      size: 'Formato pagina',
      sizes: { a4: 'A4', original: 'Formato originale' },
      takeAgain: 'Rifai foto',
      addPage: 'Aggiungi pagina',
      page: (at, count) => `Pagina ${at} di ${count}`,
      previous: 'Pagina precedente',
      next: 'Pagina successiva',
      remove: 'Rimuovi pagina',
      save: 'Salva come PDF',
      keepPhoto: 'Conserva la foto',
      keepPhotos: 'Conserva le foto',
      edit: 'Ritaglia e salva come PDF',
    },
    pdf: {
      make: (count) => plural(count, { other: (n) => `Unisci ${n} foto in un PDF` }),
      making: 'Creazione del PDF…',
      made: (count) =>
        plural(count, {
          one: (n) => `${n} foto è ora un PDF.`,
          other: (n) => `${n} foto sono ora un solo PDF.`,
        }),
      leftOut: (count) =>
        plural(count, {
          one: (n) => `${n} foto resta com’è: questo browser non sa aprire il suo formato, spesso HEIC.`,
          other: (n) =>
            `${n} foto restano come sono: questo browser non sa aprire il loro formato, spesso HEIC.`,
        }),
      failed: 'Non è stato possibile creare il PDF. Le foto restano come sono.',
    },
    scan: {
      open: 'Scansiona codice',
      title: 'Scansiona il codice sull’asset',
      hint: 'Inquadrare il codice QR, il Data Matrix o il codice a barre con la fotocamera.',
      picture: 'Immagine della fotocamera',
      starting: 'Avvio della fotocamera…',
      close: 'Digita l’ID',
      denied:
        'Questa pagina non può usare la fotocamera. Consentirla nelle impostazioni del browser per questa pagina, oppure digitare l’ID.',
      absent: 'Questo dispositivo non ha una fotocamera. Digitare l’ID.',
      failed:
        'Non è stato possibile avviare la fotocamera; forse la usa un altro programma. Chiuderlo, oppure digitare l’ID.',
      unavailable:
        'Non è stato possibile caricare il lettore di codici. Riprovare quando c’è rete, oppure digitare l’ID.',
      noId: (text) => `Questo codice non contiene un ID asset: «${text}»`,
      confirmTitle: 'È l’asset giusto?',
      checking: 'Verifica del codice…',
      says: 'Il codice riporta:',
      unknown: 'Questo codice non è noto.',
      slow: 'La verifica di questo codice è ancora in corso.',
      notChecked: 'Impossibile verificare questo codice.',
      offline: 'Non c’è connessione, quindi questo codice non è verificato.',
      compare: 'Confrontare l’ID con la targhetta: un altro asset può avere lo stesso numero.',
      use: 'Usa come ID asset',
      again: 'Scansiona di nuovo',
    },
    shared: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} file condiviso con questa applicazione`,
          other: (n) => `${n} file condivisi con questa applicazione`,
        }),
      ask: 'Selezionare i file da caricare, poi scegliere l’asset qui sotto. Eliminare i file che non si riconoscono.',
      selectAll: 'Seleziona tutto',
      discard: 'Elimina tutto',
      failed:
        'Non è stato possibile salvare i file condivisi. Lo spazio su questo dispositivo potrebbe essere esaurito. Scegliere i file qui.',
      tooMany: (count) =>
        `Qui possono attendere al massimo ${count} file condivisi. Caricarne o eliminarne alcuni, poi condividere di nuovo.`,
      tooLarge: (size) =>
        `I file condivisi possono occupare al massimo ${size}. Caricarne o eliminarne alcuni, oppure scegliere qui i file grandi.`,
      blocked: 'Un sito web ha tentato di aggiungere file qui. Non sono stati accettati.',
      orphans: {
        title: (count) =>
          plural(count, {
            one: (n) => `${n} file condiviso con questo dispositivo`,
            other: (n) => `${n} file condivisi con questo dispositivo`,
          }),
        ask: 'Chi li ha condivisi può caricarli. Se non si riconoscono, lasciarli o eliminarli.',
        claim: 'Li ho condivisi io',
        discard: 'Elimina',
      },
    },
    drafts: {
      added: (count) =>
        plural(count, {
          one: (n) => `È stato aggiunto ${n} file scelto in precedenza.`,
          other: (n) => `Sono stati aggiunti ${n} file scelti in precedenza.`,
        }),
      lost: (count) =>
        plural(count, {
          one: (n) =>
            `Non è stato possibile salvare su questo dispositivo ${n} file della persona precedente. Andrà scelto di nuovo.`,
          other: (n) =>
            `Non è stato possibile salvare su questo dispositivo ${n} file della persona precedente. Andranno scelti di nuovo.`,
        }),
    },
    form: {
      fromLastTime: 'Dall’ultima volta',
      forAll: 'per tutti i file',
      chooseOrSet: 'Scegli o imposta per ogni file',
      chosenForEach: 'Propria di ogni file',
      chooseRest: (count) =>
        plural(count, {
          one: () => 'Scegli per un altro file…',
          other: (n) => `Scegli per altri ${n} file…`,
        }),
      owningOrganization: 'Organizzazione proprietaria',
      size: 'Peso',
      nameTooLong: (file, maxLength) => `Accorciare il nome visualizzato di ${file} a ${maxLength} caratteri`,
      nameLimit: (maxLength) => `Al massimo ${maxLength} caratteri`,
      need: {
        organizationId: (count) => plural(count, { other: (n) => `Manca l’organizzazione per ${n} file` }),
        categoryId: (count) => plural(count, { other: (n) => `Manca la categoria per ${n} file` }),
      },
      withoutCategory: (count) => plural(count, { other: (n) => `${n} file senza categoria` }),
      show: 'Mostra',
      showAll: 'Mostra tutti',
      shownOf: (shown, all) => `Visualizzati ${shown} di ${all}`,
      shownKinds: {
        incomplete: 'da completare',
        uncategorized: 'senza categoria',
        suggested: 'con categoria suggerita',
        warnings: 'con avvisi',
        rejected: 'non caricabili',
      },
      added: (count) =>
        plural(count, { one: (n) => `${n} file aggiunto.`, other: (n) => `${n} file aggiunti.` }),
      noneAdded: 'Nessun file aggiunto.',
      toFix: (count) =>
        plural(count, {
          one: (n) => `${n} campo da completare`,
          other: (n) => `${n} campi da completare`,
        }),
    },
    sort: {
      added: 'Ordine di aggiunta',
      name: 'Ordina per nome',
      kind: 'Ordina per tipo',
      folder: 'Ordina per cartella',
      size: 'Ordina per peso',
    },
    sameName: {
      listed: 'Stesso nome di un altro file in questo elenco.',
      stored: (time) => `Stesso nome di un documento di oggi (${time}): una nuova versione?`,
    },
    suggestedCategory: (name) => `Usa la categoria «${name}»`,
    categoryQuestion: (name) => `${name}?`,
    setCategory: 'Imposta categoria',
    setOrganization: 'Imposta organizzazione',
    selectRow: 'Seleziona',
    allSuggestions: (count) => `Usa ${count} suggerimenti`,
    sevenDays:
      'Safari elimina i file salvati qui dopo sette giorni senza visite. Caricarli prima, oppure aggiungere questa pagina alla schermata Home.',
  },
  keys: {
    title: 'Scorciatoie da tastiera',
    move: { keys: '↑↓ Home/Fine', action: 'Vai a un altro file' },
    edit: { keys: 'Invio/F2', action: 'Modifica il nome' },
    category: { keys: 'C', action: 'Imposta la categoria del file o dei file selezionati' },
    controls: { keys: 'Tab', action: 'Scorri i campi del file, poi esci dall’elenco' },
    select: { keys: 'Spazio', action: 'Seleziona il file' },
    range: { keys: 'Maiusc+↑↓', action: 'Seleziona più file' },
    all: { keys: 'Ctrl/⌘+A', action: 'Seleziona tutti i file mostrati' },
    remove: { keys: 'Canc', action: 'Rimuovi il file o i file selezionati' },
    field: { keys: 'Invio/↓ Maiusc+Invio/↑', action: 'Stesso campo del file sotto o sopra' },
    back: { keys: 'Esc', action: 'Ripristina il campo, poi torna al file' },
    upload: { keys: 'Ctrl/⌘+Invio', action: 'Carica' },
  },
  make: {
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
      unreadable:
        'Impossibile leggere un file di questa cartella. Forse è stato spostato o è aperto altrove.',
      unavailable:
        'Impossibile comprimere il manuale in questo browser. Comprimere la cartella in uno ZIP e scegliere quello.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}: l’IA non può leggerlo`,
    fromTitle: 'Ripreso dal titolo del documento.',
    fromPackage: 'Ripreso dal pacchetto.',
    withWarnings: (count) =>
      plural(count, { one: (n) => `${n} file con avvisi`, other: (n) => `${n} file con avvisi` }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `Non è un file ${extension}: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Pagina web',
      xml: 'File XML',
      text: 'File di testo',
      rtf: 'Documento RTF',
      program: 'Programma',
      archive: (format) => `Archivio ${format}`,
      image: (format) => `Immagine ${format}`,
    },
    types: {
      word: 'Documento Word',
      spreadsheet: 'Foglio di calcolo',
      presentation: 'Presentazione',
      openDocument: 'File OpenDocument',
      visio: 'Disegno Visio',
      epub: 'E-book',
      jar: 'Archivio Java',
      aasx: 'Asset Administration Shell',
      email: 'E-mail',
      office: 'Documento Office',
      dwg: 'Disegno DWG',
      dxf: 'Disegno DXF',
      step: 'Modello STEP',
      svg: 'Disegno SVG',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Una pagina web, non un documento',
        advice: 'Forse è una pagina di accesso. Scaricare di nuovo il documento.',
      },
      'FILE-SHORTCUT': {
        title: 'Il documento vero si trova altrove',
        advice:
          'Questo file rimanda solo a un altro, come i collegamenti e i segnaposto dei servizi cloud. Aprirlo dove funziona, salvare il documento e poi scegliere quel file.',
      },
      'FILE-PROGRAM': {
        title: 'Programma, non un documento',
        advice:
          'Questo file serve per essere eseguito, non letto. Rimuoverlo se non appartiene a questo asset.',
      },
      'FILE-PARTIAL': {
        title: 'Download non terminato',
        advice:
          'Il file potrebbe essere incompleto. Attendere la fine del download, poi scegliere il file completo.',
      },
      'FILE-ZEROS': {
        title: 'Nessun contenuto',
        advice:
          'Il file è pieno di zeri, come dopo una copia o un download non riusciti. Copiarlo o scaricarlo di nuovo.',
      },
      'FILE-SPLIT': {
        title: 'Parte di un archivio suddiviso',
        advice:
          'Si apre solo insieme a tutte le altre parti. Estrarre l’archivio e poi scegliere i documenti che contiene.',
      },
      'FILE-TYPE': {
        title: 'Non è ciò che dice il nome',
        advice:
          'Il contenuto è di tipo diverso da quello indicato dal nome del file e alcuni programmi potrebbero non aprirlo. Aprirlo per verificare che sia quello giusto.',
      },
      'FILE-UNCHECKED': {
        title: 'Non verificato',
        advice:
          'Non è stato possibile verificare questo file su questo dispositivo. È comunque possibile caricarlo.',
      },
      'IMAGE-DAMAGED': {
        title: 'Immagine danneggiata',
        advice: 'Una parte dell’immagine manca o non può essere mostrata. Copiarla o scaricarla di nuovo.',
      },
      'IMAGE-HEIC': {
        title: 'Immagine HEIC',
        advice:
          'Molti programmi e browser non mostrano le immagini HEIC. Salvarla come JPEG se altri devono vederla.',
      },
      'OFFICE-DAMAGED': {
        title: 'Danneggiato',
        advice:
          'I programmi potrebbero non aprire questo file, o solo in parte. Copiarlo o esportarlo di nuovo.',
      },
      'OFFICE-PASSWORD': {
        title: 'Protetto da password',
        advice:
          'Senza password nessuno può aprirlo e la ricerca non ne trova il contenuto. Se possibile, caricare una copia senza password.',
      },
      'OFFICE-LEGACY': {
        title: 'Vecchio formato Office',
        advice:
          'Alcuni programmi non aprono più questo formato e la ricerca potrebbe non trovarne il contenuto. Salvarlo in un formato attuale, come .docx o PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Contiene macro',
        advice:
          'Molte organizzazioni bloccano i file con macro. Caricare una copia senza macro se non servono.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Lettere forse sbagliate',
        advice:
          'Il testo non è salvato come UTF-8, quindi lettere come ä o é possono apparire come altri caratteri. Salvarlo di nuovo con la codifica UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Disegno con script',
        advice:
          'I programmi che mostrano il disegno potrebbero eseguire lo script o rifiutarsi di mostrarlo. Esportarlo senza script.',
      },
      'PDF-NOT-PDF': {
        title: 'Non è un PDF',
        advice:
          'Il file si chiama .pdf, ma il contenuto è un altro. Aprirlo per verificare che sia quello giusto.',
      },
      'PDF-TRUNCATED': {
        title: 'Danneggiato: incompleto',
        advice: 'Manca la fine del file e forse anche delle pagine. Scaricarlo o esportarlo di nuovo.',
      },
      'PDF-DAMAGED': {
        title: 'Danneggiato',
        advice:
          'Alcuni programmi non possono aprire questo PDF o tutte le sue pagine. Scaricarlo o esportarlo di nuovo.',
      },
      'PDF-NO-PAGES': { title: 'Nessuna pagina', advice: 'Il PDF non ha pagine. Esportarlo di nuovo.' },
      'PDF-PASSWORD': {
        title: 'Protetto da password',
        advice:
          'Senza password nessuno può aprirlo e la ricerca non ne trova il contenuto. Se possibile, caricare una copia senza password.',
      },
      'PDF-RIGHTS': {
        title: 'Protetto da gestione dei diritti',
        advice:
          'Il contenuto è cifrato. Può aprirlo solo chi è autorizzato e la ricerca non lo trova. Se possibile, caricare una copia non protetta.',
      },
      'PDF-PORTFOLIO': {
        title: 'Portfolio PDF',
        advice:
          'La maggior parte dei programmi mostra solo la copertina e la ricerca potrebbe non trovare i file contenuti. Caricare i file separatamente.',
      },
      'PDF-RESTRICTED': {
        title: 'Testo non copiabile',
        advice:
          'Il PDF si apre senza password, ma non consente di estrarne il testo. La ricerca potrebbe non trovarne il contenuto.',
      },
      'PDF-NO-TEXT': {
        title: 'Scansione senza testo',
        advice:
          'Le pagine sono immagini e la ricerca non ne trova il contenuto. Se possibile, eseguire prima il riconoscimento del testo (OCR).',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Testo non ricercabile',
        advice:
          'Il testo si vede bene, ma i suoi caratteri mancano nel PDF. La ricerca non ne trova il contenuto. Esportarlo di nuovo con i suoi font.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Pagine vuote',
        advice: 'Sulle pagine non c’è nulla. Aprire il PDF per verificare che sia quello giusto.',
      },
      'PDF-XFA': {
        title: 'Modulo per pochi programmi',
        advice:
          'La maggior parte dei programmi mostra solo «Attendere». Stampare il modulo in un PDF e caricare quello.',
      },
      'PDF-UNCHECKED': {
        title: 'Non verificato',
        advice:
          'Non è stato possibile verificare questo PDF entro i limiti di tempo e memoria. È comunque possibile caricarlo.',
      },
      'PDF-REBUILT': {
        title: 'Riparato all’apertura',
        advice:
          'L’elenco degli oggetti di questo PDF manca o è errato, quindi i programmi lo ricostruiscono all’apertura. Le pagine verificate sono leggibili. Se un programma non riesce ad aprirlo, esportarlo di nuovo.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Contiene allegati',
        advice: 'Nel PDF ci sono altri file, che sfuggono facilmente. Caricarli a parte se sono importanti.',
      },
      'PDF-SCRIPT': {
        title: 'Contiene script',
        advice: 'La maggior parte dei programmi ignora gli script nei PDF.',
      },
    },
  },
  packages: {
    formats: {
      documentation: 'Documentazione di consegna (VDI 2770)',
      document: 'Documento di consegna (VDI 2770)',
      iirds: 'Pacchetto iiRDS',
      iirdsA: 'Pacchetto di archiviazione (iiRDS/A)',
      iirdsH: 'Documentazione di consegna (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count) => plural(count, { one: (n) => `${n} argomento`, other: (n) => `${n} argomenti` }),
    languages: (count) => plural(count, { one: (n) => `${n} lingua`, other: (n) => `${n} lingue` }),
    forSerial: (serial) => `per il numero di serie ${serial}`,
    forSerials: (count) =>
      plural(count, { one: (n) => `per ${n} numero di serie`, other: (n) => `per ${n} numeri di serie` }),
    notChecked: 'Impossibile verificare il contenuto di questo pacchetto. È comunque possibile caricarlo.',
    asOne: 'Carica come un unico file',
    asOneHint: 'Il file viene archiviato invariato, come un unico documento.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Aggiungi come ${n} documento`,
        other: (n) => `Aggiungi come ${n} documenti`,
      }),
    asDocumentsHint: 'Ogni PDF diventa un documento con titolo e categoria propri.',
    filesAsDocumentsHint:
      'Ogni file diventa un documento con nome e categoria propri. Gli ZIP al suo interno si possono dividere allo stesso modo.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} documento non ha un PDF e non verrà aggiunto.`,
        other: (n) => `${n} documenti non hanno un PDF e non verranno aggiunti.`,
      }),
    adding: (progress) => `Aggiunta dei documenti: ${progress}`,
    noneReadable: 'I documenti non sono leggibili.',
    noneAdded: 'I documenti non sono leggibili. È comunque possibile caricare tutto come un unico file.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `${n} documento aggiunto da «${name}».`,
        other: (n) => `${n} documenti aggiunti da «${name}».`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `${n} documento non era leggibile.`,
        other: (n) => `${n} documenti non erano leggibili.`,
      }),
    documents: 'Documenti',
    more: (count) => plural(count, { one: (n) => `${n} altro`, other: (n) => `altri ${n}` }),
    showMore: (count) =>
      plural(count, { one: (n) => `Mostra ${n} altro`, other: (n) => `Mostra altri ${n}` }),
    noTitle: 'Senza titolo',
    noPdf: 'Nessun PDF',
    previewed: 'Pacchetto da visualizzare in anteprima',
    product: 'Prodotto',
    serial: 'Numero di serie',
    manufacturer: 'Produttore',
    classes: {
      '01-01': 'Identificazione',
      '02-01': 'Specifiche tecniche',
      '02-02': 'Disegni, schemi',
      '02-03': 'Componenti',
      '02-04': 'Certificati, dichiarazioni',
      '03-01': 'Montaggio, messa in servizio, smontaggio',
      '03-02': 'Uso',
      '03-03': 'Sicurezza generale',
      '03-04': 'Ispezione, manutenzione, collaudo',
      '03-05': 'Riparazione',
      '03-06': 'Ricambi',
      '04-01': 'Documenti contrattuali',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Metadati non leggibili',
      advice:
        'Possono mancare i titoli e le categorie di questi documenti. Inserirli oppure chiedere al mittente un pacchetto corretto.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Nessun metadato',
      advice: 'Il pacchetto non indica che cosa sono questi documenti. Inserire titoli e categorie.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Impossibile aprire un contenitore',
      advice:
        'Un contenitore del pacchetto è danneggiato, quindi i suoi documenti non sono elencati. Chiedere di nuovo il pacchetto al mittente.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'File protetti da password',
      advice:
        'Senza la password nessuno può aprire questi file. Chiedere al mittente un pacchetto senza password.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Troppi livelli',
      advice:
        'I contenitori oltre il secondo livello non sono stati aperti, quindi i loro documenti non sono elencati. Estrarre il pacchetto e aggiungerli separatamente.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Lettura incompleta',
      advice:
        'Il pacchetto è troppo grande per essere letto per intero. Estrarlo e aggiungere separatamente i documenti rimanenti.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Nessun documento trovato',
      advice: 'Il pacchetto non descrive alcun documento. È comunque possibile caricarlo come un unico file.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Documento mancante',
      advice: 'Il pacchetto elenca un documento che non contiene. Chiederlo al mittente.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'File mancante',
      advice: 'I metadati citano un file che non è nel pacchetto. Chiederlo al mittente.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Nessun PDF',
      advice: 'Un documento non ha un PDF e forse non tutti possono aprirlo. Chiederne uno al mittente.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Stesso ID due volte',
      advice: 'Due documenti hanno lo stesso ID. Verificare che servano entrambi.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Non approvato',
      advice: 'Secondo il pacchetto, un documento non è approvato. Verificare che sia la versione giusta.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Compresso in una cartella',
      advice:
        'Tutti i file sono in una cartella dello ZIP, dove alcuni programmi non trovano i metadati. Comprimere invece il contenuto della cartella.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Il nome del file non corrisponde',
      advice:
        'Il nome di un file è scritto diversamente nei metadati, quindi alcuni programmi non lo trovano. Chiedere al mittente un pacchetto corretto.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'File non presente nei metadati',
      advice: 'Questo file non appartiene ad alcun documento. Verificare se serve.',
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
    line: (line) => `riga ${line}`,
    more: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
    saveJson: 'Salva come JSON',
  },
  inspection: {
    results: 'Risultati',
    canBeManual: 'Può essere caricato come manuale offline',
    ready: 'Pronto per il caricamento',
    readyWith: (counts) => `Pronto per il caricamento, con ${counts}`,
    pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagine` }),
    startsAt: (page) => `si apre con ${page}`,
    fixable: 'Riparabile',
    withFixable: (text, count) =>
      plural(count, { one: (n) => `${text}, ${n} riparabile`, other: (n) => `${text}, ${n} riparabili` }),
    places: (count) => plural(count, { one: (n) => `${n} punto`, other: (n) => `${n} punti` }),
    repairAndUse: 'Ripara e usa',
    fixMore: (count) =>
      plural(count, {
        one: (n) => `Ripara ancora ${n} problema e usa`,
        other: (n) => `Ripara ancora ${n} problemi e usa`,
      }),
    done: 'Fine',
    keepAsRegular: 'Mantieni come file normale',
    chooseStart: 'Scegli la pagina iniziale',
    changeStart: 'Scegli un’altra pagina iniziale',
    startHint: (name) =>
      `I lettori iniziano da questa pagina. Il file non viene modificato: la copia riceve una pagina ${name} che la apre.`,
    useAsStart: 'Usa come pagina iniziale',
    allPages: 'Mostra tutte le pagine',
    reviewChanges: 'Esamina le modifiche',
    inUse: 'Copia riparata in uso',
    withRegular: (upload, count) => plural(count, { other: (n) => `${upload}, ${n} come file normale` }),
    allRegular: (upload) => `${upload} come file normale`,
    folder: {
      isPackage: (name) => `«${name}» sembra un pacchetto di consegna`,
      asPackage: 'Come pacchetto',
      packing: 'Creazione del pacchetto…',
    },
    search: 'Cerca nei risultati',
    show: 'Mostra',
    all: 'Tutto',
    nothing: 'Nessun risultato corrispondente.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} altro è nel rapporto.`,
        other: (n) => `Altri ${n} sono nel rapporto.`,
      }),
    reportTitle: (file) => `Risultati della verifica di ${file}`,
    verdict: {
      manual: 'È un manuale offline.',
      'not-a-manual': 'Non è un manuale offline.',
      unsafe: 'Questo ZIP è danneggiato o non sicuro.',
    },
    facts: (startPage, pages, files) => `Pagina iniziale: ${startPage}. Pagine: ${pages}. File: ${files}.`,
    noStartPage: 'nessuna',
    toDo: (remedy) => `Che cosa fare: ${remedy}`,
    forAuthor: (remedy) => `Per chi ha redatto il manuale: ${remedy}`,
  },
  preview: {
    title: (file) => `Anteprima di ${file}`,
    frame: 'Il manuale',
    close: 'Chiudi anteprima',
    back: 'Indietro',
    forward: 'Avanti',
    pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagine` }),
    pageList: 'Pagine del manuale',
    search: 'Cerca pagine',
    nothing: 'Nessuna pagina corrispondente.',
    readingTitles: 'Lettura dei titoli in corso.',
    width: 'Larghezza',
    widths: { phone: 'Telefono', tablet: 'Tablet', full: 'Intera' },
    opening: 'Apertura del manuale…',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} file usato da questa pagina è su Internet, non nello ZIP`,
          other: (n) => `${n} file usati da questa pagina sono su Internet, non nello ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `${n} file usato da questa pagina manca nello ZIP`,
          other: (n) => `${n} file usati da questa pagina mancano nello ZIP`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `${n} file usato da questa pagina ha il nome scritto diversamente nello ZIP`,
          other: (n) => `${n} file usati da questa pagina hanno il nome scritto diversamente nello ZIP`,
        }),
      damaged: (count) =>
        plural(count, { one: (n) => `${n} file è danneggiato`, other: (n) => `${n} file sono danneggiati` }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} file è troppo grande per l’anteprima`,
          other: (n) => `${n} file sono troppo grandi per l’anteprima`,
        }),
      more: (count) => plural(count, { one: (n) => `e ${n} altro`, other: (n) => `e altri ${n}` }),
    },
    spellingFixable: 'La riparazione corregge questi link, tranne che negli script.',
    outside: (url) => `Questo link porta a ${url}, fuori dal manuale. L’anteprima non lo apre.`,
    placeHidden: (line) => `Il punto è alla riga ${line}, in una parte non visibile della pagina.`,
    absent: (path) => `Nello ZIP non c’è ${path}. Anche chi legge il manuale trova qui un errore.`,
    unshown: (path, size) =>
      `${path} (${size}) non viene mostrato qui. È nello ZIP, e chi legge il manuale lo apre con un altro programma.`,
    dismiss: 'Nascondi',
    emptyWithoutScripts:
      'Questa pagina è vuota senza i suoi script, che l’anteprima non esegue; scegliere un’altra pagina dall’elenco.',
    failures: {
      unreadable: 'Impossibile leggere il file. Forse è stato spostato o modificato; sceglierlo di nuovo.',
      unsafe: 'Nulla di questo ZIP può essere mostrato: è danneggiato o non sicuro.',
      crashed: 'L’anteprima non funziona più. Chiuderla e riaprirla.',
      frame: 'L’anteprima non è disponibile qui. Contattare l’amministratore.',
    },
    frameFacts: {
      blocked: (origin) =>
        `La Content-Security-Policy di questa pagina blocca l’anteprima. Aggiungere ${origin} a frame-src.`,
      silent: (url) =>
        `${url} non si è avviato. Il server web deve inviare questo file con una propria Content-Security-Policy, che consenta gli script inline e nomini questa pagina in frame-ancestors.`,
    },
  },
  repair: {
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
      renamedLinks: (files) =>
        plural(files, { other: (n) => `I link ad essa in ${n} file vengono adattati.` }),
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
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Il file è vuoto',
      explanation: 'Contiene 0 byte. Di solito si è interrotto un download o una copia.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Il file non è un archivio ZIP',
      explanation: ({ content }) => `Il nome dice ZIP, ma il contenuto è: ${content}.`,
      remedy: 'Caricarlo come file normale, o comprimere il manuale in un archivio ZIP.',
    },
    'ZIP-TRUNCATED': {
      title: 'L’archivio è troncato',
      explanation: 'Inizia come archivio ZIP ma la fine manca, perciò il suo indice non è leggibile.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'L’archivio non contiene file',
      explanation: 'Non c’è nulla da leggere.',
      remedy: 'Comprimere il contenuto della cartella del manuale e verificare il nuovo file.',
    },
    'ZIP-TWO-ENDS': {
      title: 'L’archivio ha due indici',
      explanation: 'Programmi diversi vi troverebbero file diversi.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Dati in più dopo la fine dell’archivio',
      explanation: ({ bytes }) =>
        `Dopo la fine ci sono ${bytes} byte. I programmi ignorano zeri e fine riga; alcuni rifiutano tutto il resto.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Dati in più prima dell’archivio',
      explanation: ({ bytes }) =>
        `${bytes} byte precedono il primo file, come in un programma autoestraente.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'L’indice è errato',
      explanation: ({ detail }) =>
        `Non corrisponde a ciò che è nell’archivio (${detail}): programmi diversi possono leggere file diversi.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'I dati per i file grandi si contraddicono',
      explanation: ({ detail }) =>
        `Dimensioni o posizioni sono scritte due volte e non coincidono (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'L’archivio è solo una parte di più parti',
      explanation: 'Le altre parti mancano, perciò i file non si possono ricomporre.',
      remedy: 'Unire le parti, o comprimere il manuale in un unico archivio.',
    },
    'ZIP-ENCRYPTED': {
      title: 'I file sono protetti da password',
      explanation: 'I lettori non potrebbero aprirli dopo il caricamento.',
      remedy: 'Comprimere di nuovo il manuale senza password.',
    },
    'ZIP-METHOD': {
      title: 'I file sono compressi in modo insolito',
      explanation: ({ method }) =>
        `Non tutti i programmi conoscono il metodo di compressione ${method}. Noti sono «stored» e «deflate».`,
      remedy:
        'Comprimere di nuovo il manuale con il metodo normale, non con quello per la dimensione minima.',
    },
    'ZIP-VERSION': {
      title: 'Un file richiede un programma più recente del necessario',
      explanation: ({ version }) =>
        `Dichiara di aver bisogno della versione ${version} del formato ZIP. Alcuni programmi saltano un file simile.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Un file ha opzioni sconosciute',
      explanation:
        'Nella sua intestazione sono impostati bit riservati. Alcuni programmi avvisano o rifiutano l’archivio.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'L’intestazione di un file è errata',
      explanation: ({ field }) =>
        `L’intestazione del file non è leggibile o non corrisponde all’indice (${field}): ogni programma può leggere cose diverse.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'I dati dopo un file sono errati',
      explanation:
        'La dimensione e il checksum scritti dopo il file non corrispondono all’indice, o alcuni programmi non possono leggerli.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Nell’archivio i file si sovrappongono',
      explanation: 'Due file occupano gli stessi byte. Negli archivi integri non succede; nelle trappole sì.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Dati non spiegati tra i file',
      explanation: ({ bytes }) =>
        `${bytes} byte non appartengono ad alcun file. Se segnalati come errore, contengono un file nascosto.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Un file è danneggiato',
      explanation: 'Il contenuto non corrisponde al suo checksum.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Un file è più lungo o più corto del dichiarato',
      explanation: 'L’archivio è danneggiato, o fatto per ingannare.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Un file non si può estrarre',
      explanation: ({ detail }) => `I suoi dati compressi sono danneggiati (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Dimensione pericolosa una volta decompresso',
      explanation: ({ detail }) => `Un limite è superato: ${detail}. Nulla è stato estratto.`,
      remedy: 'Dividere il manuale, o togliere ciò che al lettore non serve.',
    },
    'ZIP-EXTRA': {
      title: 'Dati aggiuntivi insoliti di un file',
      explanation:
        'Alcuni programmi aggiungono zeri per allineare i file o scrivono una parte due volte. Non è dannoso.',
      remedy: 'Non occorre fare nulla.',
    },
    'NAME-UNSAFE': {
      title: 'Il nome di un file è pericoloso',
      explanation: ({ reason }) =>
        `Estratto, finirebbe fuori dalla sua cartella o nasconderebbe ciò che è (${reason}).`,
      remedy: 'Rinominare il file e comprimere di nuovo la cartella.',
    },
    'NAME-BACKSLASH': {
      title: 'Le cartelle sono scritte con barre rovesciate',
      explanation: 'Fuori da Windows tutti i file finirebbero in una cartella e i link fallirebbero.',
      remedy: 'Comprimere di nuovo la cartella con un programma aggiornato.',
    },
    'NAME-DUPLICATE': {
      title: 'Un file è due volte nell’archivio',
      explanation: ({ other }) => `Quale dei due si vede dipende dal programma. L’altro è ${other}.`,
      remedy: 'Togliere uno dei due e comprimere di nuovo la cartella.',
    },
    'NAME-CASE-CLASH': {
      title: 'Due nomi sono uguali in Windows o macOS',
      explanation: ({ other }) =>
        `Differiscono solo per maiuscole, accenti, o punti e spazi alla fine. Un file sostituirebbe l’altro, ${other}.`,
      remedy: 'Rinominare uno dei due e correggere i link.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Un nome è insieme file e cartella',
      explanation: ({ detail }) => `I programmi non concordano su che cosa sia (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Un file ha due nomi diversi',
      explanation: ({ expected, found }) => `Alcuni programmi lo chiamerebbero ${found}, altri ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Il nome di un file non è scritto in Unicode',
      explanation: ({ guess }) =>
        `${guess && `Molto probabilmente è ${guess}. `}Altri programmi possono mostrare altre lettere, e i link falliscono.`,
      remedy:
        'Comprimere di nuovo la cartella con un programma aggiornato, o rinominare il file senza lettere speciali.',
    },
    'NAME-PORTABLE': {
      title: 'Un nome non è ammesso in Windows',
      explanation: ({ part }) => `Windows non può creare ${part}, perciò lì il file mancherebbe.`,
      remedy: 'Rinominarlo e correggere i link.',
    },
    'NAME-LONG': {
      title: 'Un percorso è troppo lungo',
      explanation: ({ detail }) => `Più di ${detail}: alcuni dispositivi non possono estrarlo.`,
      remedy: 'Abbreviare i nomi di cartelle e file.',
    },
    'ENTRY-LINK': {
      title: 'Un file non è un file normale',
      explanation: ({ special }) =>
        `È un file speciale (${special}). I programmi lo estraggono in modi diversi, e un link può portare fuori dal manuale.`,
      remedy: 'Sostituirlo con il file stesso e comprimere di nuovo la cartella.',
    },
    'ENTRY-PIPE': {
      title: 'Un file è stato compresso da una pipe',
      explanation:
        'Un altro programma lo ha scritto durante la compressione. Si estrae come un file normale.',
      remedy: 'Non occorre fare nulla.',
    },
    'ENTRY-JUNK': {
      title: 'File lasciati dal sistema operativo o da un programma',
      explanation: 'Il lettore non li vede mai. Occupano solo spazio.',
      remedy: 'Escluderli dalla prossima compressione.',
    },
    'ENTRY-PROGRAM': {
      title: 'Contiene un programma',
      explanation: ({ extension }) =>
        `Un manuale si legge, non si esegue. Dispositivi e server bloccano i file ${extension} o li avvierebbero.`,
      remedy: 'Toglierlo e offrirlo altrove.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Contiene un altro archivio',
      explanation: 'Il lettore non può aprirlo, e il suo contenuto non è stato verificato.',
      remedy: 'Inserirne il contenuto come file, o toglierlo.',
    },
    'ENTRY-EMPTY': {
      title: 'Un file è vuoto',
      explanation: 'Contiene 0 byte. Una pagina che ne ha bisogno è incompleta.',
      remedy: 'Mettere al suo posto il file giusto.',
    },
    'ENTRY-TYPE': {
      title: 'Un file non è ciò che dice il nome',
      explanation: ({ expected, found }) =>
        `Il nome dice ${expected}, il contenuto è: ${found}. Alcuni visualizzatori non lo mostrano.`,
      remedy: 'Dargli l’estensione giusta, o mettere al suo posto il file giusto.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Un’immagine è molto grande',
      explanation: ({ detail }) => `Supera ${detail}. Un tablet impiega molto a mostrarla, o non ci riesce.`,
      remedy: 'Ridurla alla dimensione in cui viene mostrata.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Un’immagine è troncata',
      explanation: 'Manca la fine del file. I browser mostrano solo una parte dell’immagine, o niente.',
      remedy: 'Sostituirla con una copia completa.',
    },

    'DOC-NO-PAGES': {
      title: 'L’archivio non contiene pagine HTML',
      explanation: 'Un manuale offline è fatto di pagine HTML.',
      remedy: 'Caricarlo come file normale.',
    },
    'DOC-NO-START': {
      title: 'Manca la pagina iniziale',
      explanation: ({ candidates, expected }) =>
        `Al primo livello dell’archivio non c’è ${expected}. Possibili pagine iniziali: ${candidates}.`,
      remedy: ({ expected }) =>
        `Chiamare la pagina iniziale ${expected}, metterla al primo livello e comprimere di nuovo.`,
    },
    'DOC-IIRDS': {
      title: 'Un pacchetto iiRDS senza pagina iniziale',
      explanation:
        'I programmi per iiRDS ne mostrano il contenuto. Solo i pacchetti iiRDS/H hanno un index.html al livello superiore; gli altri pacchetti iiRDS non devono averlo.',
      remedy: 'Caricarlo come file normale o chiedere un pacchetto iiRDS/H.',
    },
    'DOC-WRAPPED': {
      title: 'L’intero manuale è in una cartella',
      explanation: ({ startPage }) =>
        `La pagina iniziale è ${startPage}. Alcuni visualizzatori la cercano solo al primo livello.`,
      remedy: ({ folder }) => `Comprimere il contenuto della cartella ${folder}, non la cartella stessa.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Più pagine iniziali',
      explanation: ({ candidates }) =>
        `Ciascuna di queste può essere la pagina iniziale: ${candidates}. Viene usata la prima.`,
      remedy: ({ expected }) =>
        `Mettere al primo livello una pagina ${expected} che porti a tutte, o caricare ciascuna come manuale a sé.`,
    },
    'DOC-START-CASE': {
      title: 'Il nome della pagina iniziale ha maiuscole',
      explanation: ({ expected, found }) =>
        `Si chiama ${found}. Alcuni visualizzatori cercano solo ${expected}.`,
      remedy: ({ expected }) => `Rinominarla in ${expected} e correggere i link.`,
    },
    'DOC-CHARSET': {
      title: 'Codifica dei caratteri non indicata',
      explanation: 'Le lettere speciali possono apparire sbagliate.',
      remedy: 'Mettere <meta charset="utf-8"> all’inizio di ogni pagina e salvarla in UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Le lettere speciali appaiono sbagliate',
      explanation: ({ encoding }) => `Il testo non è codificato come dichiara (${encoding}).`,
      remedy: 'Salvare la pagina in UTF-8 e dichiararlo.',
    },
    'DOC-NOT-HTML': {
      title: 'Non è una pagina HTML',
      explanation: ({ content }) => `Il nome è di una pagina HTML, ma il contenuto è: ${content}.`,
      remedy: 'Darle l’estensione giusta, o mettere al suo posto la pagina giusta.',
    },
    'DOC-XML': {
      title: 'Una pagina o un’immagine non è XML valido',
      explanation: 'I browser mostrano un messaggio di errore al posto del resto.',
      remedy: 'Correggere l’XML e creare di nuovo l’archivio.',
    },
    'DOC-TOO-LARGE': {
      title: 'Un file è troppo grande per essere verificato',
      explanation: 'È integro, ma i suoi link non sono stati verificati.',
      remedy: 'Dividerlo in file più piccoli.',
    },
    'DOC-TITLE': {
      title: 'Pagine senza titolo',
      explanation: 'I browser mostrano il titolo nelle schede, nei segnalibri e nei risultati di ricerca.',
      remedy: 'Dare a ogni pagina un <title>.',
    },
    'DOC-LANGUAGE': {
      title: 'Lingua delle pagine non indicata',
      explanation: ({ pages }) =>
        `Pagine: ${pages}. Un browser può leggerle ad alta voce nella lingua sbagliata o non proporne la traduzione.`,
      remedy: 'Scriverla come <html lang="it">.',
    },
    'DOC-BASE': {
      title: 'I link di una pagina partono da un luogo esterno al manuale',
      explanation: ({ href }) => `I link e le immagini partono da ${href}, quindi offline non funzionano.`,
      remedy: 'Togliere il <base> della pagina.',
    },
    'DOC-LEAVES': {
      title: 'Una pagina reindirizza fuori dal manuale',
      explanation: ({ target }) => `Manda il lettore a ${target}, che offline non c’è.`,
      remedy: 'Togliere il reindirizzamento o indirizzarlo a una pagina del manuale.',
    },
    'DOC-FORM': {
      title: 'Un modulo porta fuori dal manuale',
      explanation: ({ target }) =>
        `Ciò che si inserisce è inviato a ${target}, che offline non c’è. Una ricerca non trova nulla.`,
      remedy: 'Togliere il modulo o cercare all’interno del manuale.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Una pagina richiede un server web',
      explanation: ({ need }) =>
        `Qualcosa al suo interno (${need}) non funziona se si apre la pagina da una cartella.`,
      remedy: 'Provare se il manuale è utilizzabile senza, o chiedere a chi lo ha redatto.',
    },
    'DOC-SCRIPTS': {
      title: 'Pagine con script',
      explanation: ({ pages }) =>
        `Pagine: ${pages}. Dove gli script sono disattivati, possono mancarne delle parti.`,
      remedy: 'Non occorre fare nulla.',
    },
    'DOC-UNUSED': {
      title: 'File a cui nessuna pagina rimanda',
      explanation: ({ bytes, files, pages }) =>
        `File: ${files}, con ${bytes} byte. Pagine a cui nessun’altra pagina porta: ${pages}.`,
      remedy: 'Togliere ciò che non serve dalla prossima compressione.',
    },
    'LINK-BROKEN': {
      title: 'Link interrotto',
      explanation: ({ target }) => `Nell’archivio non c’è ${target}.`,
      remedy: 'Aggiungere il file o correggere il link.',
    },
    'LINK-CASE': {
      title: 'Il link e il nome del file sono scritti in modo diverso',
      explanation: ({ expected, target }) =>
        `Il link dice ${target}, il file è ${expected}. Funziona solo in Windows.`,
      remedy: ({ expected }) => `Scrivere il link come ${expected}.`,
    },
    'LINK-FRAGMENT': {
      title: 'Un link porta a un punto che la pagina non ha',
      explanation: ({ fragment, target }) =>
        `La pagina ${target} si apre, ma dall’inizio: non ha alcun punto chiamato ${fragment}.`,
      remedy: 'Correggere il link o aggiungere il punto.',
    },
    'LINK-FOLDER': {
      title: 'Un link porta a una cartella',
      explanation: ({ target }) =>
        `La cartella ${target} non ha una pagina indice: il lettore vede un elenco di file, o nulla.`,
      remedy: 'Indicare una pagina al suo interno.',
    },
    'LINK-INDEX': {
      title: 'Un link indica una cartella invece della sua pagina indice',
      explanation: ({ target }) =>
        `Su un server web ${target} mostra la pagina indice. Aperta da un disco, mostra un elenco di file.`,
      remedy: 'Collegare direttamente la pagina indice.',
    },
    'LINK-OUTSIDE': {
      title: 'Un link porta fuori dall’archivio',
      explanation: ({ target }) =>
        `${target} si trova sopra la cartella di primo livello e non fa parte del manuale.`,
      remedy: 'Aggiungere al manuale ciò che si intende e correggere il link.',
    },
    'LINK-ROOT': {
      title: 'Un link parte dalla radice di un server web',
      explanation: ({ target }) => `/${target} funziona solo su un server web, non in una cartella.`,
      remedy: 'Scrivere il link relativo alla sua pagina.',
    },
    'LINK-LOCAL': {
      title: 'Un link porta al computer dell’autore',
      explanation: ({ target }) => `${target} esiste solo su un computer o in una rete.`,
      remedy: 'Aggiungere il file al manuale e indirizzare il link lì.',
    },
    'LINK-BACKSLASH': {
      title: 'Un link è scritto con barre rovesciate',
      explanation: ({ target }) => `${target} funziona solo in Windows.`,
      remedy: 'Scriverlo con / invece di \\.',
    },
    'LINK-QUERY': {
      title: 'Link con punto interrogativo',
      explanation: 'Ciò che segue viene ignorato se si apre la pagina da una cartella.',
      remedy: 'Non occorre fare nulla, salvo che una pagina ne dipenda.',
    },
    'LINK-MALFORMED': {
      title: 'Un link non è un indirizzo valido',
      explanation: ({ reason, target }) => `Impossibile aprire ${target} (${reason}).`,
      remedy: 'Correggere il link.',
    },
    'LINK-EMPTY': {
      title: 'Link vuoti',
      explanation: 'Portano alla pagina in cui si trovano.',
      remedy: 'Toglierli o dare loro un indirizzo.',
    },
    'LINK-EXTERNAL': {
      title: 'Link a Internet',
      explanation: ({ hostCount, hosts, links }) =>
        `Link: ${links}. Siti: ${hostCount}, ad esempio ${hosts}. Serve una connessione.`,
      remedy: 'Non occorre fare nulla.',
    },
    'RES-EXTERNAL': {
      title: 'Qualcosa viene caricato da Internet',
      explanation: ({ target }) => `${target} manca quando il manuale si legge offline.`,
      remedy: 'Aggiungere il file al manuale e rimandare a quel file.',
    },
    'RES-FORMAT': {
      title: 'Un’immagine ha un formato che i browser non mostrano',
      explanation: ({ target }) => `La maggior parte dei browser non mostra niente al posto di ${target}.`,
      remedy: 'Salvare l’immagine come PNG, JPEG o SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'una voce è illeggibile',
      count: 'il numero di file è diverso',
      offset: 'non è al suo posto',
    },
    'ZIP-ZIP64': {
      'extra-field': 'nelle dimensioni di un file',
      'no-record': 'manca il record lungo',
      'record-not-adjacent': 'il record lungo non è al suo posto',
      'extensible-data': 'il record lungo contiene altri dati',
      'other-record': 'si rimanda a un altro record',
      'end-record': 'alla fine dell’archivio',
    },
    'ZIP-HEADER': {
      signature: 'lì non inizia alcun file',
      place: 'posizione',
      name: 'nome',
      method: 'metodo di compressione',
      flags: 'indicatori',
      crc: 'checksum',
      size: 'dimensione',
      'packed-size': 'dimensione compressa',
      extra: 'campo aggiuntivo',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'finiscono troppo presto',
      other: 'codici non validi',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `un file di oltre ${size}`,
      ratio: ({ limit }) => `compresso oltre ${limit} volte`,
      total: ({ size }) => `oltre ${size} in tutto`,
      entries: ({ limit }) => `oltre ${limit} file`,
    },
    'NAME-UNSAFE': {
      empty: 'nome vuoto',
      host: 'percorso di rete',
      absolute: 'percorso dalla radice',
      drive: 'lettera di unità',
      parent: '«..» porta verso l’alto',
      control: 'caratteri invisibili',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'una cartella con contenuto proprio',
      attribute: 'i suoi attributi dicono altro',
      'file-in-between': 'ci sono file sotto un file',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} in un solo nome`,
      path: ({ size }) => `${size} in tutto`,
      depth: ({ limit }) => `${limit} livelli di cartelle`,
    },
    'ENTRY-LINK': {
      link: 'link simbolico',
      device: 'file di dispositivo',
      socket: 'socket',
      volume: 'etichetta di volume',
      unknown: 'tipo sconosciuto',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} pixel`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'uno script che carica altri file',
      module: 'uno script come modulo',
      worker: 'uno script in background',
      include: 'un’inclusione lato server',
    },
    'LINK-MALFORMED': {
      scheme: 'tipo di indirizzo sconosciuto',
      percent: 'un % senza il suo numero',
      host: 'nome di server impossibile',
      temporary: 'esisteva solo dove la pagina è stata salvata',
    },
  },
  roleNotice: {
    title: 'Caricamento non consentito',
    own: (roles) => (roles === '' ? 'L’utente connesso non ha alcun ruolo.' : `Ruoli attuali: ${roles}.`),
    needed: (roles) => `Per caricare serve uno di questi: ${roles}.`,
    ask: (who) => `Contatto: ${who}`,
    administrator: 'l’amministratore',
  },
  history: {
    title: 'In precedenza, da questo dispositivo',
    hint: 'Ricordati su questo dispositivo per 30 giorni.',
    clear: 'Svuota l’elenco',
  },
  chooseAsset: {
    title: 'Scegli un asset',
    intro: 'Scegliere l’asset a cui appartengono i documenti.',
    label: 'Nome o ID asset',
    hint: 'Si trova sulla targhetta o nel sistema di manutenzione, per esempio PRESS-0042.',
    open: (id) => `Apri asset ${id}`,
    openAsIs: (id) => `Apri ${id} così com’è`,
    takeAsIs: (id) => `Usa ${id} così com’è`,
    unlisted: 'Non è nell’elenco. Verificare l’ID sulla targhetta o nel sistema di manutenzione.',
    unknown: (id) => `${id} non è noto. Verificare la targhetta o proseguire.`,
    similar: 'Forse si tratta di',
    checking: (id) => `La verifica di ${id} è ancora in corso. È possibile proseguire.`,
    notChecked: (id) => `Impossibile verificare ${id}. È possibile proseguire.`,
    offline: (id) => `Non c’è connessione, quindi ${id} non è verificato. È possibile proseguire.`,
    missing: 'Inserire un ID asset',
    impossible: 'Inserire un ID asset diverso da «.» o «..»',
    recent: 'Recenti',
    all: 'Tutti gli asset',
    found: (count) => plural(count, { one: (n) => `${n} asset trovato`, other: (n) => `${n} asset trovati` }),
    shown: (shown, total) => `${shown} di ${total} visualizzati. Usare la ricerca per trovare gli altri.`,
  },
  embed: {
    wrongTitle: 'Impossibile mostrare qui i documenti',
    wrong: 'Questa pagina non è configurata correttamente. Contattare l’amministratore:',
    tokenProblems: {
      'no-token': 'Accedere per continuare. I caricamenti in attesa riprendono automaticamente.',
      'no-answer': 'L’accesso richiede più tempo del previsto. I caricamenti riprenderanno in seguito.',
      'token-rejected':
        'Il server non accetta l’accesso. Accedere di nuovo. Se non basta, contattare l’amministratore.',
      'person-mismatch':
        'Questa pagina e l’accesso indicano persone diverse, quindi non viene inviato nulla. Nuovo tentativo automatico. Se questo messaggio resta visibile, contattare l’amministratore.',
      offline: 'Impossibile accedere senza connessione. Nuovo tentativo automatico.',
    },
    brokenTitle: 'Questa parte della pagina non funziona più',
    brokenHint: 'I caricamenti proseguono, e i file salvati su questo dispositivo sono al sicuro.',
  },
};
