import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedIt: Messages['embed'] = {
  wrongTitle: 'Impossibile mostrare qui i documenti',
  wrong: 'La pagina circostante fornisce proprietà errate. Segnalarle a chi la gestisce:',
  tokenProblems: {
    'no-token': 'Accedere per continuare. I caricamenti in attesa riprendono automaticamente.',
    'no-answer': 'L’accesso richiede più tempo del previsto. I caricamenti riprenderanno in seguito.',
    'token-rejected':
      'Il servizio non accetta l’accesso. Accedere di nuovo. Se non basta, contattare l’amministratore.',
    offline: 'Impossibile accedere senza connessione. Nuovo tentativo automatico.',
  },
  brokenTitle: 'Questa parte della pagina non funziona più',
  brokenHint: 'I caricamenti in corso proseguono, e ciò che è conservato su questo dispositivo non va perso.',
};
