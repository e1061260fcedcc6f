import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('it');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personIt: PersonMessages = {
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
    askUnnamed: 'Confermare questi file come propri?',
    claim: 'Sì, sono i miei file',
    discard: (count) =>
      plural(count, {
        one: () => 'No, scarta il file',
        other: (n) => `No, scarta ${n} file`,
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
    moved: (former, current) => `Erano stati salvati per ${former}. Questa pagina ora carica su ${current}.`,
    notSaved: 'Questa pagina non salva più file su questo dispositivo.',
    outcomeUnknown: 'Alcuni potrebbero essere già archiviati.',
    withoutFile: (count) => `File mancante: ${count}`,
    upload: 'Carica ora',
    discard: 'Elimina i caricamenti',
    othersTitle: (count) => `Caricamenti di altre persone in attesa da 30 giorni: ${count}`,
    others: 'Vengono inviati quando i proprietari accedono. Scartarli solo se non servono più.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Un file verrà aggiunto non appena sarà chiaro chi ha eseguito l’accesso.',
      other: (n) => `${n} file verranno aggiunti non appena sarà chiaro chi ha eseguito l’accesso.`,
    }),
};
