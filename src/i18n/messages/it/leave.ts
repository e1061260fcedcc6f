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
};
