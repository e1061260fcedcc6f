import type { Messages } from '../en/messages.ts';

/** What stands in the page of another application. */
export const embedIt: Messages['embed'] = {
  wrongTitle: 'Impossibile mostrare qui i documenti',
  wrong: 'La pagina circostante fornisce proprietà errate. Segnalarle a chi la gestisce:',
  signInNeeded:
    'L’accesso è scaduto. Ciò che è in attesa qui viene inviato dopo il nuovo accesso; nulla va perso.',
  goOn: 'Continua',
  brokenTitle: 'Questa parte della pagina non funziona più',
  brokenHint: 'I caricamenti in corso proseguono, e ciò che è conservato su questo dispositivo non va perso.',
};
