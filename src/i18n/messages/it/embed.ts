import type { EmbedMessages } from '../en/embed.ts';

/** Texts of the element in another application. */
export const embedIt: EmbedMessages = {
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
};
