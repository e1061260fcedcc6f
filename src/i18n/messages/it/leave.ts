import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('it');

/** Texts of the question before signing out with unsent documents. */
export const leaveIt: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Un documento non è ancora archiviato',
      other: (n) => `${n} documenti non sono ancora archiviati`,
    }),
  allSaved: (name) =>
    `Rimanere connessi fino al termine dei caricamenti, oppure uscire: i caricamenti riprenderanno e i file scelti torneranno disponibili quando ${name} accede di nuovo su questo dispositivo. Gli altri non li vedono.`,
  notSaved: (name) =>
    `Rimanere connessi fino al termine dei caricamenti. Andranno persi se ${name} esce ora.`,
  partly: (count) =>
    plural(count, {
      one: (n) => `${n} di questi non è salvato su questo dispositivo: il suo file andrà scelto di nuovo.`,
      other: (n) =>
        `${n} di questi non sono salvati su questo dispositivo: i loro file andranno scelti di nuovo.`,
    }),
  notDiscarded:
    'Impossibile eliminare i caricamenti su questo dispositivo. Riprovare, oppure uscire: resteranno salvati qui.',
  stay: 'Resta connesso',
  keep: 'Esci e completa più tardi',
  discard: 'Elimina i caricamenti',
};
