import type { ProblemMessages } from '../en/problems.ts';

/** Reasons why an upload failed or waits, and what to do. */
export const problemsIt: ProblemMessages = {
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
    'speaks-of-error':
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
    `Interrotto: questo ZIP non può essere caricato come manuale. ${finding}. Scegliere un’altra copia o caricarlo come file normale.`,
  unexpected: 'Si è verificato un problema in questa pagina. Riprovare.',
};
