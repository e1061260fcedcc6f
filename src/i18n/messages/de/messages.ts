import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { addDe } from './add.ts';
import { manualDe } from './manual.ts';
import { releaseDe } from './release.ts';
import { uploadsDe } from './uploads.ts';

const plural = createPlural('de');

/*
 * Words besides the glossary: details Angaben, check Prüfung, nameplate Typenschild. People are addressed as Sie;
 * remedies are infinitives, as in the fault tables of manuals. A space stands before an ellipsis.
 */

/** Texts in German, except those of deferred parts. */
export const de: Messages = {
  app: {
    name: 'Anlagendokumente',
    loading: 'Wird geladen …',
    language: 'Sprache',
    density: 'Darstellung',
    densities: { comfortable: 'Normal', compact: 'Kompakt', touch: 'Groß, für Handschuhe' },
    assets: 'Anlagen',
    brokenTitle: 'Diese Seite funktioniert nicht mehr',
    brokenHint:
      'Laufende Uploads wurden womöglich unterbrochen. Laden Sie die Seite neu, um weiterzuarbeiten.',
    brokenPageHint:
      'Laufende Uploads gehen weiter. Öffnen Sie eine andere Seite, oder laden Sie neu, wenn sie fertig sind.',
    drafts: 'Ausgewählt, noch nicht hochgeladen:',
    reload: 'Seite neu laden',
    partMissing: 'Ein Teil dieser Seite konnte nicht geladen werden. Laufende Uploads gehen weiter.',
    loadPart: 'Erneut versuchen',
    technicalFacts: 'Details',
  },
  release: releaseDe,
  config: { retry: 'Erneut versuchen' },
  signIn: {
    close: 'Schließen',
    failedTitle: 'Die Anmeldung ist fehlgeschlagen',
    outTitle: 'Sie sind abgemeldet',
    outHint:
      'Melden Sie sich an, um Dokumente hinzuzufügen. Nicht gesendete Uploads werden fortgesetzt, wenn sich die Person anmeldet, die sie hinzugefügt hat.',
    signIn: 'Anmelden',
    asSomeoneElse: 'Als andere Person anmelden',
    again: 'Erneut anmelden',
    signOut: 'Abmelden',
    unreachable:
      'Ihre Identität konnte nicht geprüft werden. Auf diesem Gerät gesicherte Dateien sind sicher.',
    failedHint:
      'Melden Sie sich noch einmal an. Wenn es nicht gelingt, wenden Sie sich an Ihren Administrator.',
    storageBlocked: (host: string) =>
      `Dieser Browser lässt ${host} keine Daten speichern, und ohne das kann sich niemand anmelden. Erlauben Sie in den Einstellungen des Browsers Cookies und Websitedaten für ${host}, oder fragen Sie Ihren Administrator. Versuchen Sie es dann noch einmal.`,
    sessionOpen:
      'Ihre Sitzung beim Anmeldedienst ist noch offen. Melden Sie sich auf einem gemeinsam genutzten Gerät auch dort ab.',
    providerBlocked: (address) =>
      `Die Content Security Policy dieser Seite lässt ${address} nicht zu. Nehmen Sie die Adresse in connect-src auf.`,
    providerSilent: (address) =>
      `${address} ist nicht erreichbar. Prüfen Sie die Adresse und ob sie Anfragen dieser Seite annimmt (CORS).`,
  },
  roleNotice: {
    title: 'Sie können keine Dokumente hochladen',
    own: (roles) =>
      roles === '' ? 'Sie sind ohne Rolle angemeldet.' : `Sie sind mit diesen Rollen angemeldet: ${roles}.`,
    needed: (roles) => `Zum Hochladen ist eine dieser Rollen nötig: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'Ihr Administrator',
  },
  add: addDe,
  manual: manualDe,
  errorSummary: {
    title: 'Bitte prüfen Sie Ihre Angaben',
    more: (count) => plural(count, { one: (n) => `und ${n} weitere`, other: (n) => `und ${n} weitere` }),
  },
  copy: {
    copied: 'Kopiert',
    failed: 'Kopieren nicht möglich',
  },
  combobox: {
    results: (count) => plural(count, { other: (n) => `${n} Treffer` }),
    none: 'Nichts gefunden',
  },
  uploads: uploadsDe,
  history: {
    title: 'Früher, von diesem Gerät',
    note: (count) => plural(count, { one: (n) => `${n} Dokument`, other: (n) => `${n} Dokumente` }),
    hint: 'Bleibt auf diesem Gerät 30 Tage lang vermerkt.',
    clear: 'Diese Liste leeren',
  },
};
