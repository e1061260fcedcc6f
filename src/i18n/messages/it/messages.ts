import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addIt } from './add.ts';
import { manualIt } from './manual.ts';
import { releaseIt } from './release.ts';
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
    technicalFacts: 'Dettagli',
  },
  release: releaseIt,
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
      `Questo browser non permette a ${host} di salvare dati, e senza nessuno può accedere. Consenti i cookie e i dati dei siti per ${host} nelle impostazioni del browser, oppure rivolgiti all’amministratore. Poi riprova.`,
    sessionOpen:
      'La sessione presso il provider di identità è ancora aperta. Su un dispositivo condiviso, uscire anche da lì.',
    providerBlocked: (address) =>
      `La Content Security Policy di questa pagina non consente ${address}. Aggiungere l’indirizzo a connect-src.`,
    providerSilent: (address) =>
      `Impossibile raggiungere ${address}. Verificare l’indirizzo e che accetti richieste da questa pagina (CORS).`,
  },
  roleNotice: {
    title: 'Caricamento non consentito',
    own: (roles) => (roles === '' ? 'L’utente connesso non ha alcun ruolo.' : `Ruoli attuali: ${roles}.`),
    needed: (roles) => `Per caricare serve uno di questi: ${roles}.`,
    ask: (who) => `Contatto: ${who}`,
    administrator: 'l’amministratore',
  },
  add: addIt,
  manual: manualIt,
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
};
