import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addNl } from './add.ts';
import { manualNl } from './manual.ts';
import { releaseNl } from './release.ts';
import { uploadsNl } from './uploads.ts';

const plural = createPlural('nl');

/*
 * Words besides the glossary: details gegevens, check controle, to sign in aanmelden, nameplate typeplaatje. People are
 * addressed as u.
 */

/** Texts in Dutch, except those of deferred parts. */
export const nl: Messages = {
  app: {
    name: 'Installatiedocumenten',
    loading: 'Laden…',
    language: 'Taal',
    density: 'Weergave',
    densities: { comfortable: 'Ruim', compact: 'Compact', touch: 'Groot, voor handschoenen' },
    assets: 'Installaties',
    brokenTitle: 'Deze pagina werkt niet meer',
    brokenHint: 'Lopende uploads zijn misschien onderbroken. Herlaad de pagina om verder te gaan.',
    brokenPageHint: 'Lopende uploads gaan door. Open een andere pagina, of herlaad als ze klaar zijn.',
    drafts: 'Gekozen, nog niet geüpload:',
    reload: 'Pagina herladen',
    partMissing: 'Een deel van deze pagina kon niet worden geladen. Lopende uploads gaan door.',
    loadPart: 'Opnieuw proberen',
    technicalFacts: 'Details',
  },
  release: releaseNl,
  config: { retry: 'Opnieuw proberen' },
  signIn: {
    close: 'Sluiten',
    failedTitle: 'Aanmelden is niet gelukt',
    outTitle: 'U bent afgemeld',
    outHint:
      'Meld u aan om documenten toe te voegen. Niet-verzonden uploads gaan verder als de persoon die ze heeft toegevoegd zich aanmeldt.',
    signIn: 'Aanmelden',
    asSomeoneElse: 'Aanmelden als iemand anders',
    again: 'Opnieuw aanmelden',
    signOut: 'Afmelden',
    unreachable:
      'Uw identiteit kon niet worden gecontroleerd. Bestanden die op dit apparaat zijn bewaard, zijn veilig.',
    failedHint: 'Meld u opnieuw aan. Neem contact op met uw beheerder als het blijft mislukken.',
    storageBlocked: (host: string) =>
      `Deze browser staat ${host} niet toe om gegevens op te slaan, en zonder dat kan niemand zich aanmelden. Sta cookies en sitegegevens voor ${host} toe in de instellingen van de browser, of vraag het uw beheerder. Probeer het daarna opnieuw.`,
    sessionOpen: 'Uw sessie bij de aanmelddienst is nog open. Meld u op een gedeeld apparaat ook daar af.',
    providerBlocked: (address) =>
      `De Content Security Policy van deze pagina staat ${address} niet toe. Voeg het adres toe aan connect-src.`,
    providerSilent: (address) =>
      `${address} is niet bereikbaar. Controleer het adres en of het verzoeken van deze pagina accepteert (CORS).`,
  },
  roleNotice: {
    title: 'U kunt geen documenten uploaden',
    own: (roles) =>
      roles === '' ? 'U bent zonder rol aangemeld.' : `U bent aangemeld met de rollen: ${roles}.`,
    needed: (roles) => `Voor uploaden is een van deze rollen nodig: ${roles}.`,
    ask: (who) => `Contact: ${who}`,
    administrator: 'uw beheerder',
  },
  add: addNl,
  manual: manualNl,
  errorSummary: {
    title: 'Controleer uw invoer',
    more: (count) => plural(count, { other: (n) => `en nog ${n}` }),
  },
  copy: {
    copied: 'Gekopieerd',
    failed: 'Kopiëren is niet gelukt',
  },
  combobox: {
    results: (count) => plural(count, { one: (n) => `${n} resultaat`, other: (n) => `${n} resultaten` }),
    none: 'Niets gevonden',
  },
  uploads: uploadsNl,
  history: {
    title: 'Eerder, vanaf dit apparaat',
    note: (count) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documenten` }),
    hint: 'Wordt 30 dagen op dit apparaat onthouden.',
    clear: 'Deze lijst wissen',
  },
};
