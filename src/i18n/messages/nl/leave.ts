import { createPlural } from '../../plural.ts';
import type { LeaveMessages } from '../en/leave.ts';

const plural = createPlural('nl');

/** Texts of the question before signing out with unsent documents. */
export const leaveNl: LeaveMessages = {
  title: (count) =>
    plural(count, {
      one: () => 'Eén document is nog niet opgeslagen',
      other: (n) => `${n} documenten zijn nog niet opgeslagen`,
    }),
  chosen: (count) => plural(count, { other: (n) => `${n} gekozen` }),
  allSaved: (name) =>
    `Als u later afrondt, is alles er weer zodra ${name} zich op dit apparaat aanmeldt. Anderen zien het niet.`,
  continues: 'Lopende en wachtende uploads gaan dan verder.',
  notSaved: (name) => `Ze zijn niet op dit apparaat bewaard en gaan verloren als ${name} zich nu afmeldt.`,
  wait: 'Blijf aangemeld tot de uploads klaar zijn.',
  partly: (count) =>
    plural(count, {
      one: (n) =>
        `${n} daarvan is niet op dit apparaat bewaard: het bestand moet dan opnieuw worden gekozen.`,
      other: (n) =>
        `${n} daarvan zijn niet op dit apparaat bewaard: de bestanden moeten dan opnieuw worden gekozen.`,
    }),
  notDiscardedTitle: 'De uploads konden niet worden verwijderd',
  notDiscarded: (name) =>
    `Ze zijn nog op dit apparaat bewaard, waar alleen ${name} ze kan zien. Misschien wacht een ander tabblad van deze pagina op een antwoord: sluit daar het dialoogvenster en probeer het opnieuw.`,
  stay: 'Aangemeld blijven',
  keep: 'Afmelden, later afronden',
  discard: (count) =>
    plural(count, {
      one: (n) => `Afmelden en ${n} document verwijderen`,
      other: (n) => `Afmelden en ${n} documenten verwijderen`,
    }),
};
