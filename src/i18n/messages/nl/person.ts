import { createPlural } from '../../plural.ts';
import type { PersonMessages } from '../en/person.ts';

const plural = createPlural('nl');

/** Texts about who is signed in, and whose files are on a shared device. */
export const personNl: PersonMessages = {
  /** Before a sign-in: the uploads of the last person are shown. */
  away: {
    title: 'U bent niet aangemeld',
    uploads: (name) =>
      `Dit zijn de uploads van ${name}, zoals ze op dit apparaat zijn bewaard. Er wordt niets verzonden of gewijzigd tot ${name} zich aanmeldt.`,
    files: 'Bestanden die u nu toevoegt, zijn van de persoon die zich hierna aanmeldt.',
    upload: 'Aanmelden om te uploaden',
  },
  /** After a sign-in: files that were chosen before it. */
  unclaimed: {
    title: (count) =>
      plural(count, {
        one: () => 'Eén bestand is hier eerder gekozen, misschien door iemand anders',
        other: (n) => `${n} bestanden zijn hier eerder gekozen, misschien door iemand anders`,
      }),
    ask: (name) => `Uploaden als ${name}?`,
    askUnnamed: 'Zijn dit uw bestanden?',
    claim: 'Ja, dit zijn mijn bestanden',
    discard: (count) =>
      plural(count, {
        one: () => 'Nee, bestand verwijderen',
        other: (n) => `Nee, ${n} bestanden verwijderen`,
      }),
  },
  /** After another person has signed in. */
  changed: {
    title: (name) => `${name} is nu aangemeld`,
    kept: (count, former) =>
      plural(count, {
        one: () => `Eén bestand dat ${former} had gekozen, is op dit apparaat bewaard voor ${former}.`,
        other: (n) =>
          `${n} bestanden die ${former} had gekozen, zijn op dit apparaat bewaard voor ${former}.`,
      }),
    lost: (count, former) =>
      plural(count, {
        one: () => `Eén bestand dat ${former} had gekozen, kon niet op dit apparaat worden bewaard.`,
        other: (n) => `${n} bestanden die ${former} had gekozen, konden niet op dit apparaat worden bewaard.`,
      }),
    close: 'Sluiten',
  },
  /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
  left: {
    title: (count) => `Uploads die op dit apparaat wachten: ${count}`,
    moved: (former, current) => `Ze zijn bewaard voor ${former}. Deze pagina uploadt nu naar ${current}.`,
    notSaved: 'Deze pagina bewaart geen bestanden meer op dit apparaat.',
    outcomeUnknown: 'Sommige zijn mogelijk al opgeslagen.',
    withoutFile: (count) => `Bestand ontbreekt: ${count}`,
    upload: 'Nu uploaden',
    discard: 'Uploads verwijderen',
    othersTitle: (count) => `Uploads van anderen die al 30 dagen wachten: ${count}`,
    others:
      'Ze worden verzonden als hun eigenaars zich aanmelden. Verwijder ze alleen als ze niet meer nodig zijn.',
  },
  /** In a host’s page, until it says who is signed in. */
  pending: (count) =>
    plural(count, {
      one: () => 'Eén bestand wordt toegevoegd zodra duidelijk is wie is aangemeld.',
      other: (n) => `${n} bestanden worden toegevoegd zodra duidelijk is wie is aangemeld.`,
    }),
};
