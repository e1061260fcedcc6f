import { createPlural } from '../../plural.ts';
import type { Messages } from '../en/messages.ts';

import { embedDe } from './embed.ts';
import { makeDe } from './make.ts';
import { problemsDe } from './problems.ts';
import { releaseDe } from './release.ts';
import { repairDe } from './repair.ts';
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
  },
  release: releaseDe,
  config: { retry: 'Erneut versuchen' },
  embed: embedDe,
  signIn: {
    failedTitle: 'Die Anmeldung ist fehlgeschlagen',
    outTitle: 'Sie sind abgemeldet',
    outHint:
      'Melden Sie sich an, um Dokumente hinzuzufügen. Nicht gesendete Uploads werden fortgesetzt, wenn sich die Person anmeldet, die sie hinzugefügt hat.',
    signIn: 'Anmelden',
    again: 'Erneut anmelden',
    signOut: 'Abmelden',
    unreachable:
      'Ihre Identität konnte nicht geprüft werden. Auf diesem Gerät gesicherte Dateien sind sicher.',
    failedHint:
      'Versuchen Sie es noch einmal. Wenn es nicht gelingt, wenden Sie sich an Ihren Administrator.',
    details: 'Details',
    sessionOpen:
      'Ihre Sitzung beim Anmeldedienst ist noch offen. Melden Sie sich auf einem gemeinsam genutzten Gerät auch dort ab.',
    providerBlocked: (address) =>
      `Die Content Security Policy dieser Seite lässt ${address} nicht zu. Nehmen Sie die Adresse in connect-src auf.`,
    providerSilent: (address) =>
      `${address} ist nicht erreichbar. Prüfen Sie die Adresse und ob sie Anfragen dieser Seite annimmt (CORS).`,
    leave: {
      title: (count) =>
        plural(count, {
          one: () => 'Ein Dokument ist noch nicht gespeichert',
          other: (n) => `${n} Dokumente sind noch nicht gespeichert`,
        }),
      allSaved: (name) =>
        `Bleiben Sie angemeldet, bis die Uploads fertig sind, oder melden Sie sich ab: Sie werden fortgesetzt, wenn ${name} sich auf diesem Gerät wieder anmeldet. Andere sehen sie nicht.`,
      notSaved: (name) =>
        `Bleiben Sie angemeldet, bis die Uploads fertig sind. Sie gehen verloren, wenn ${name} sich jetzt abmeldet.`,
      partly: (count) =>
        plural(count, {
          one: (n) =>
            `${n} davon ist nicht auf diesem Gerät gesichert: Die Datei muss dann erneut ausgewählt werden.`,
          other: (n) =>
            `${n} davon sind nicht auf diesem Gerät gesichert: Die Dateien müssen dann erneut ausgewählt werden.`,
        }),
      stay: 'Angemeldet bleiben',
      keep: 'Abmelden, später fertigstellen',
      discard: 'Uploads verwerfen',
    },
  },
  roleNotice: {
    title: 'Sie können keine Dokumente hochladen',
    own: (roles) =>
      roles === '' ? 'Sie sind ohne Rolle angemeldet.' : `Sie sind mit diesen Rollen angemeldet: ${roles}.`,
    needed: (roles) => `Zum Hochladen ist eine dieser Rollen nötig: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'Ihr Administrator',
  },
  add: {
    title: 'Dokumente hinzufügen',
    drop: 'Dateien oder einen Ordner hier ablegen',
    dropNow: 'Dateien hier ablegen',
    accepted: 'PDF, Zeichnungen, Bilder oder ein ZIP mit einer Offline-Anleitung in HTML.',
    acceptedOnly: (types) => `Zulässig: ${types}.`,
    limit: (size) => `Je Datei bis ${size}.`,
    chooseFiles: 'Dateien auswählen',
    chooseFolder: 'Ordner auswählen',
    chosenFiles: 'Ausgewählte Dateien',
    chosenFolder: 'Ausgewählter Ordner',
    list: 'Dateien zum Hochladen',
    listsMissing:
      'Eine Auswahlliste konnte nicht geladen werden. Geben Sie stattdessen die ID ein, oder laden Sie die Liste erneut.',
    loadLists: 'Erneut laden',
    nothingDropped: 'Nichts hinzugefügt: Was Sie abgelegt haben, enthält keine Dateien.',
    nothingInFolder: 'Nichts hinzugefügt: Es wurde kein Ordner ausgewählt, oder er enthält keine Dateien.',
    systemFiles: (count) =>
      plural(count, {
        one: (n) => `${n} Systemdatei weggelassen.`,
        other: (n) => `${n} Systemdateien weggelassen.`,
      }),
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} Datei oder Ordner konnte nicht gelesen werden und wurde nicht hinzugefügt.`,
        other: (n) => `${n} Dateien oder Ordner konnten nicht gelesen werden und wurden nicht hinzugefügt.`,
      }),
    organization: 'Organisation',
    category: 'Kategorie',
    select: (file) => `${file} markieren`,
    selectAll: (count) =>
      plural(count, { one: (n) => `${n} Datei markieren`, other: (n) => `Alle ${n} Dateien markieren` }),
    skipList: 'Liste überspringen',
    selected: (count) => plural(count, { other: (n) => `${n} markiert` }),
    apply: 'Übernehmen',
    clearSelection: 'Markierung aufheben',
    ownValue: (field, value) => `${field}: ${value}`,
    fillDown: 'Auf Dateien darunter anwenden',
    asAbove: 'Standard verwenden',
    changed: (count) =>
      plural(count, { one: (n) => `In ${n} Datei geändert.`, other: (n) => `In ${n} Dateien geändert.` }),
    named: (count) =>
      plural(count, {
        one: (n) => `${n} Anzeigename eingetragen.`,
        other: (n) => `${n} Anzeigenamen eingetragen.`,
      }),
    leftOver: (count) =>
      plural(count, {
        one: (n) => `${n} eingefügte Zeile blieb übrig.`,
        other: (n) => `${n} eingefügte Zeilen blieben übrig.`,
      }),
    undo: 'Rückgängig',
    filesRemoved: (count) =>
      plural(count, { one: (n) => `${n} Datei entfernt.`, other: (n) => `${n} Dateien entfernt.` }),
    undone: 'Rückgängig gemacht.',
    choose: 'Auswählen …',
    ai: 'KI-Verarbeitung erlauben',
    aiOn: 'KI-Verarbeitung erlaubt',
    aiOff: 'Keine KI-Verarbeitung',
    aiHint: 'Nicht verfügbar für Offline-Anleitungen.',
    displayName: 'Anzeigename',
    fromTitle: 'Aus dem Titel der Anleitung.',
    remove: 'Entfernen',
    more: 'Weitere Optionen',
    notUploaded: 'Nicht hochgeladen',
    waitForChecks: 'ZIP wird geprüft …',
    documents: (count) => plural(count, { one: (n) => `${n} Dokument`, other: (n) => `${n} Dokumente` }),
    rejected: (count) =>
      plural(count, {
        one: (n) => `${n} Datei kann nicht hochgeladen werden`,
        other: (n) => `${n} Dateien können nicht hochgeladen werden`,
      }),
    removeRejected: (count) =>
      plural(count, { one: () => 'Datei entfernen', other: () => 'Diese entfernen' }),
    upload: (count) =>
      plural(count, { one: (n) => `${n} Dokument hochladen`, other: (n) => `${n} Dokumente hochladen` }),
    uploadAs: 'Hochladen als',
    asManual: 'Offline-Anleitung',
    asPlain: 'Normale Datei',
    checking: 'ZIP wird geprüft …',
    isManual: (startPage, pages) =>
      plural(pages, {
        one: (n) => `Offline-Anleitung: beginnt mit ${startPage}, ${n} Seite.`,
        other: (n) => `Offline-Anleitung: beginnt mit ${startPage}, ${n} Seiten.`,
      }),
    isNoManual: (reason) => `Kann nicht als Anleitung hochgeladen werden${reason && `: ${reason}`}.`,
    notChecked: 'Dieses ZIP konnte nicht geprüft werden. Wählen Sie, wie es hochgeladen wird.',
    errors: {
      displayName: (file) => `Geben Sie einen Anzeigenamen für ${file} ein`,
      chooseOrganization: 'Wählen Sie eine Organisation',
      enterOrganization: 'Geben Sie eine Organisation ein',
      chooseCategory: 'Wählen Sie eine Kategorie',
      enterCategory: 'Geben Sie eine Kategorie ein',
      operation: (file) => `Wählen Sie, wie ${file} hochgeladen wird`,
    },
    rejections: {
      empty: 'Die Datei ist leer. Prüfen Sie, woher sie stammt, und wählen Sie sie erneut aus.',
      tooLarge: (size, limit) =>
        `Die Datei hat ${size}; zulässig sind höchstens ${limit}. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.`,
      type: (accepted) =>
        `Dieser Dateityp ist nicht zulässig. Speichern Sie die Datei als einen dieser Typen und wählen Sie sie erneut aus: ${accepted}.`,
      unreadable:
        'Die Datei konnte nicht gelesen werden. Vielleicht ist sie ein Ordner, wurde verschoben oder ist anderswo geöffnet.',
      twice: 'Diese Datei steht bereits in der Liste.',
      webArchive:
        'Ein Webarchiv lässt sich nur in wenigen Programmen öffnen. Öffnen Sie es im Browser, speichern Sie die Seite vollständig („Webseite, komplett“), und legen Sie sie hier zusammen mit ihrem Ordner „_files“ oder „-Dateien“ ab.',
      windowsHelp:
        'Diese Hilfedatei lässt sich nur unter Windows öffnen. Entpacken Sie sie dort (hh.exe -decompress Ordner Datei.chm) oder mit 7-Zip, und legen Sie den Ordner hier ab.',
    },
  },
  manual: {
    reading: (done, total) => `Prüfung läuft, ${done} von ${total} Dateien`,
    progress: 'Prüfung der Anleitung',
    stop: 'Prüfung beenden',
    stopped: 'Es wurde nicht alles geprüft.',
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} Datei war zu groß, um ihre Links zu prüfen.`,
        other: (n) => `${n} Dateien waren zu groß, um ihre Links zu prüfen.`,
      }),
    sound: 'Keine Probleme gefunden',
    errors: (count) => plural(count, { other: (n) => `${n} Fehler` }),
    warnings: (count) => plural(count, { one: (n) => `${n} Warnung`, other: (n) => `${n} Warnungen` }),
    infos: (count) => plural(count, { one: (n) => `${n} Hinweis`, other: (n) => `${n} Hinweise` }),
    severity: { error: 'Fehler', warning: 'Warnung', info: 'Hinweis' },
    preview: 'Vorschau',
    showPlace: 'In der Vorschau zeigen',
    noPreview: 'Die Vorschau konnte nicht geladen werden.',
    found: (count) => plural(count, { other: (n) => `Befunde (${n})` }),
    line: (line) => `Zeile ${line}`,
    more: (count) => plural(count, { one: (n) => `und ${n} weitere`, other: (n) => `und ${n} weitere` }),
    nearest: (name) => `Meinten Sie ${name}?`,
    missing: (scheme) => `Fehlt davor ${scheme}?`,
    toDo: (remedy) => `Was zu tun ist: ${remedy}`,
    search: 'Befunde durchsuchen',
    show: 'Anzeigen',
    all: 'Alle',
    nothing: 'Kein Befund entspricht der Suche.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} weiterer steht im Bericht.`,
        other: (n) => `${n} weitere stehen im Bericht.`,
      }),
    save: 'Bericht speichern',
    saveJson: 'Als JSON speichern',
    reportTitle: (file) => `Prüfung von ${file}`,
    verdict: {
      manual: 'Das ist eine Offline-Anleitung.',
      'not-a-manual': 'Das ist keine Offline-Anleitung.',
      unsafe: 'Dieses ZIP ist beschädigt oder unsicher.',
    },
    facts: (startPage, pages, files) => `Startseite: ${startPage}. Seiten: ${pages}. Dateien: ${files}.`,
    noStartPage: 'keine',
  },
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
  problems: problemsDe,
  make: makeDe,
  repair: repairDe,
};
