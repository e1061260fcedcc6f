import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedNl } from './embed.ts';
import { makeNl } from './make.ts';
import { problemsNl } from './problems.ts';
import { releaseNl } from './release.ts';
import { repairNl } from './repair.ts';
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
  },
  release: releaseNl,
  config: { retry: 'Opnieuw proberen' },
  embed: embedNl,
  signIn: {
    failedTitle: 'Aanmelden is niet gelukt',
    outTitle: 'U bent afgemeld',
    outHint:
      'Meld u aan om documenten toe te voegen. Niet-verzonden uploads gaan verder als de persoon die ze heeft toegevoegd zich aanmeldt.',
    signIn: 'Aanmelden',
    again: 'Opnieuw aanmelden',
    signOut: 'Afmelden',
    unreachable:
      'Uw identiteit kon niet worden gecontroleerd. Bestanden die op dit apparaat zijn bewaard, zijn veilig.',
    failedHint: 'Probeer het opnieuw. Neem contact op met uw beheerder als het blijft mislukken.',
    details: 'Details',
    sessionOpen: 'Uw sessie bij de aanmelddienst is nog open. Meld u op een gedeeld apparaat ook daar af.',
    providerBlocked: (address) =>
      `De Content Security Policy van deze pagina staat ${address} niet toe. Voeg het adres toe aan connect-src.`,
    providerSilent: (address) =>
      `${address} is niet bereikbaar. Controleer het adres en of het verzoeken van deze pagina accepteert (CORS).`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Eén document is nog niet opgeslagen',
          other: (n) => `${n} documenten zijn nog niet opgeslagen`,
        }),
      allSaved: (name) =>
        `Blijf aangemeld tot de uploads klaar zijn, of meld u af: ze gaan verder als ${name} zich weer op dit apparaat aanmeldt. Anderen zien ze niet.`,
      notSaved: (name) =>
        `Blijf aangemeld tot de uploads klaar zijn. Ze gaan verloren als ${name} zich nu afmeldt.`,
      partly: (count) =>
        plural(count, {
          one: (n) =>
            `${n} daarvan is niet op dit apparaat bewaard: het bestand moet dan opnieuw worden gekozen.`,
          other: (n) =>
            `${n} daarvan zijn niet op dit apparaat bewaard: de bestanden moeten dan opnieuw worden gekozen.`,
        }),
      stay: 'Aangemeld blijven',
      keep: 'Afmelden, later afronden',
      discard: 'Uploads verwijderen',
    },
  },
  roleNotice: {
    title: 'U kunt geen documenten uploaden',
    own: (roles) =>
      roles === '' ? 'U bent zonder rol aangemeld.' : `U bent aangemeld met de rollen: ${roles}.`,
    needed: (roles) => `Voor uploaden is een van deze rollen nodig: ${roles}.`,
    ask: (who) => `Contact: ${who}`,
    administrator: 'uw beheerder',
  },
  add: {
    title: 'Documenten toevoegen',
    drop: 'Sleep bestanden of een map hierheen',
    dropNow: 'Loslaten om bestanden toe te voegen',
    accepted: 'Pdf, tekeningen, afbeeldingen of een ZIP met een offline HTML-handleiding.',
    acceptedOnly: (types) => `Toegestaan: ${types}.`,
    limit: (size) => `Elk tot ${size}.`,
    chooseFiles: 'Bestanden kiezen',
    chooseFolder: 'Map kiezen',
    chosenFiles: 'Gekozen bestanden',
    chosenFolder: 'Gekozen map',
    list: 'Te uploaden bestanden',
    listsMissing:
      'Een keuzelijst kon niet worden geladen. Typ in plaats daarvan de ID, of laad de lijst opnieuw.',
    loadLists: 'Opnieuw laden',
    nothingDropped: 'Niets toegevoegd: wat u hier neerzette, bevat geen bestanden.',
    nothingInFolder: 'Niets toegevoegd: er is geen map gekozen, of er staan geen bestanden in.',
    systemFiles: (count) =>
      plural(count, {
        one: (n) => `${n} systeembestand weggelaten.`,
        other: (n) => `${n} systeembestanden weggelaten.`,
      }),
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} bestand of map kon niet worden gelezen en is niet toegevoegd.`,
        other: (n) => `${n} bestanden of mappen konden niet worden gelezen en zijn niet toegevoegd.`,
      }),
    organization: 'Organisatie',
    category: 'Categorie',
    select: (file) => `${file} selecteren`,
    selectAll: (count) =>
      plural(count, {
        one: (n) => `${n} bestand selecteren`,
        other: (n) => `Alle ${n} bestanden selecteren`,
      }),
    skipList: 'Lijst overslaan',
    selected: (count) => plural(count, { other: (n) => `${n} geselecteerd` }),
    apply: 'Toepassen',
    clearSelection: 'Selectie opheffen',
    ownValue: (field, value) => `${field}: ${value}`,
    fillDown: 'Op bestanden hieronder toepassen',
    asAbove: 'Standaard gebruiken',
    changed: (count) =>
      plural(count, {
        one: (n) => `In ${n} bestand gewijzigd.`,
        other: (n) => `In ${n} bestanden gewijzigd.`,
      }),
    named: (count) =>
      plural(count, {
        one: (n) => `${n} weergavenaam ingevuld.`,
        other: (n) => `${n} weergavenamen ingevuld.`,
      }),
    leftOver: (count) =>
      plural(count, {
        one: (n) => `${n} geplakte regel bleef over.`,
        other: (n) => `${n} geplakte regels bleven over.`,
      }),
    undo: 'Ongedaan maken',
    filesRemoved: (count) =>
      plural(count, { one: (n) => `${n} bestand verwijderd.`, other: (n) => `${n} bestanden verwijderd.` }),
    undone: 'Ongedaan gemaakt.',
    choose: 'Kiezen…',
    ai: 'AI-verwerking toestaan',
    aiOn: 'AI-verwerking toegestaan',
    aiOff: 'Geen AI-verwerking',
    aiHint: 'Niet beschikbaar voor offline handleidingen.',
    displayName: 'Weergavenaam',
    fromTitle: 'Uit de titel van de handleiding.',
    remove: 'Verwijderen',
    more: 'Meer opties',
    notUploaded: 'Niet geüpload',
    waitForChecks: 'ZIP controleren…',
    documents: (count) => plural(count, { one: (n) => `${n} document`, other: (n) => `${n} documenten` }),
    rejected: (count) =>
      plural(count, {
        one: (n) => `${n} bestand kan niet worden geüpload`,
        other: (n) => `${n} bestanden kunnen niet worden geüpload`,
      }),
    removeRejected: (count) =>
      plural(count, { one: () => 'Dit verwijderen', other: () => 'Deze verwijderen' }),
    upload: (count) =>
      plural(count, { one: (n) => `${n} document uploaden`, other: (n) => `${n} documenten uploaden` }),
    uploadAs: 'Uploaden als',
    asManual: 'Offline handleiding',
    asPlain: 'Gewoon bestand',
    checking: 'ZIP controleren…',
    isManual: (startPage, pages) =>
      plural(pages, {
        one: (n) => `Offline handleiding: begint met ${startPage}, ${n} pagina.`,
        other: (n) => `Offline handleiding: begint met ${startPage}, ${n} pagina’s.`,
      }),
    isNoManual: (reason) => `Kan niet als handleiding worden geüpload${reason && `: ${reason}`}.`,
    notChecked: 'Dit ZIP-bestand kon niet worden gecontroleerd. Kies hoe u het wilt uploaden.',
    errors: {
      displayName: (file) => `Voer een weergavenaam in voor ${file}`,
      chooseOrganization: 'Kies een organisatie',
      enterOrganization: 'Voer een organisatie in',
      chooseCategory: 'Kies een categorie',
      enterCategory: 'Voer een categorie in',
      operation: (file) => `Kies hoe u ${file} uploadt`,
    },
    rejections: {
      empty: 'Het bestand is leeg. Ga na waar het vandaan komt en kies het opnieuw.',
      tooLarge: (size, limit) =>
        `Het bestand is ${size}; de limiet is ${limit}. Verklein of splits het en kies het opnieuw.`,
      type: (accepted) =>
        `Dit bestandstype wordt niet geaccepteerd. Sla het bestand op als een van deze typen en kies het opnieuw: ${accepted}.`,
      unreadable:
        'Het bestand kon niet worden gelezen. Misschien is het een map, is het verplaatst of is het elders geopend.',
      twice: 'Dit bestand staat al in de lijst.',
      webArchive:
        'Een webarchief gaat maar in weinig programma’s open. Open het in een browser, sla de pagina volledig op (“Webpagina, volledig”) en zet die hier neer samen met de map _files of _bestanden.',
      windowsHelp:
        'Dit helpbestand gaat alleen onder Windows open. Pak het daar uit (hh.exe -decompress map bestand.chm) of met 7-Zip en zet de map hier neer.',
    },
  },
  manual: {
    reading: (done, total) => `Controle, ${done} van ${total} bestanden`,
    progress: 'Controle van de handleiding',
    stop: 'Controle stoppen',
    stopped: 'Niet alles is gecontroleerd.',
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} bestand was te groot: de links erin zijn niet gecontroleerd.`,
        other: (n) => `${n} bestanden waren te groot: de links erin zijn niet gecontroleerd.`,
      }),
    sound: 'Geen problemen gevonden',
    errors: (count) => plural(count, { one: (n) => `${n} fout`, other: (n) => `${n} fouten` }),
    warnings: (count) =>
      plural(count, { one: (n) => `${n} waarschuwing`, other: (n) => `${n} waarschuwingen` }),
    infos: (count) => plural(count, { one: (n) => `${n} opmerking`, other: (n) => `${n} opmerkingen` }),
    severity: { error: 'Fout', warning: 'Waarschuwing', info: 'Opmerking' },
    preview: 'Voorbeeld',
    showPlace: 'In voorbeeld tonen',
    noPreview: 'Het voorbeeld kon niet worden geladen.',
    found: (count) => plural(count, { other: (n) => `Bevindingen (${n})` }),
    line: (line) => `regel ${line}`,
    more: (count) => plural(count, { other: (n) => `en nog ${n}` }),
    nearest: (name) => `Bedoelde u ${name}?`,
    missing: (scheme) => `Ontbreekt ${scheme} ervoor?`,
    toDo: (remedy) => `Wat te doen: ${remedy}`,
    search: 'Zoeken in bevindingen',
    show: 'Tonen',
    all: 'Alles',
    nothing: 'Geen bevinding voldoet hieraan.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `Nog ${n} staat in het rapport.`,
        other: (n) => `Nog ${n} staan in het rapport.`,
      }),
    save: 'Rapport opslaan',
    saveJson: 'Opslaan als JSON',
    reportTitle: (file) => `Controle van ${file}`,
    verdict: {
      manual: 'Dit is een offline handleiding.',
      'not-a-manual': 'Dit is geen offline handleiding.',
      unsafe: 'Dit ZIP-bestand is beschadigd of onveilig.',
    },
    facts: (startPage, pages, files) => `Startpagina: ${startPage}. Pagina’s: ${pages}. Bestanden: ${files}.`,
    noStartPage: 'geen',
  },
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
  problems: problemsNl,
  make: makeNl,
  repair: repairNl,
};
