import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('de');

const repack =
  'Ordner mit einem aktuellen Programm und dem normalen Verfahren neu packen, dann die neue Datei prüfen.';

const copyAgain = 'Datei erneut kopieren oder herunterladen und ihre Größe mit dem Original vergleichen.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nichts',
  ole: 'altes Office-Dokument',
  exe: 'Windows-Programm',
  elf: 'Linux-Programm',
  text: 'Text',
  unknown: 'unbekannt',
};

/*
 * Words besides the glossary: details Angaben, check Prüfung, nameplate Typenschild. People are addressed as Sie;
 * remedies are infinitives, as in the fault tables of manuals. A space stands before an ellipsis.
 */
/** All texts in German. */
export const de: LanguageMessages = {
  messages: {
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

    release: {
      isThere: 'Eine neue Version ist verfügbar.',
      afterReload: 'Nach dem Neuladen laufen Uploads weiter; begonnene starten von vorn.',
      waits:
        'Laden Sie später neu: Jetzt gingen Dokumente verloren, die weder gespeichert noch auf diesem Gerät gesichert sind.',
      partOutdated: 'Diese Seite wurde aktualisiert. Laden Sie sie neu, um diesen Teil zu verwenden.',
    },
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
      providerSilent: (address) =>
        `${address} ist nicht erreichbar. Prüfen Sie die Adresse und ob sie Anfragen dieser Seite annimmt (CORS, connect-src).`,
    },

    add: {
      title: 'Dokumente hinzufügen',
      drop: 'Dateien oder einen Ordner hier ablegen',
      dropAnywhere: 'Dateien überall auf dieser Seite ablegen',
      dropNow: 'Dateien hier ablegen',
      accepted: 'PDF, Zeichnungen, Bilder oder ein ZIP mit einer Offline-Anleitung in HTML.',
      acceptedOnly: (types) => `Zulässig: ${types}.`,
      limit: (size) => `Je Datei bis ${size}.`,
      chooseFiles: 'Dateien auswählen',
      chooseFolder: 'Ordner auswählen',
      addFiles: 'Dateien hinzufügen',
      add: 'Hinzufügen',
      removeAll: 'Alle entfernen',
      listing: (done, total) => `Dateien werden hinzugefügt: ${done} von ${total}`,
      chosenFiles: 'Ausgewählte Dateien',
      list: 'Dateien zum Hochladen',
      listsMissing:
        'Eine Auswahlliste konnte nicht geladen werden. Geben Sie stattdessen die ID ein, oder versuchen Sie es erneut.',
      notAFile:
        'Das ist keine Datei. Speichern Sie die E-Mail oder Seite als Datei, und legen Sie diese Datei hier ab.',
      noFiles: 'Keine Dateien ausgewählt.',
      systemFiles: (count) =>
        plural(count, {
          one: (n) => `${n} System- oder temporäre Datei weggelassen.`,
          other: (n) => `${n} System- oder temporäre Dateien weggelassen.`,
        }),
      unread: (count) =>
        plural(count, {
          one: (n) => `${n} Datei oder Ordner konnte nicht gelesen werden und wurde nicht hinzugefügt.`,
          other: (n) => `${n} Dateien oder Ordner konnten nicht gelesen werden und wurden nicht hinzugefügt.`,
        }),
      alreadyListed: (count, name) =>
        plural(count, {
          one: () => `„${name}“ steht bereits in der Liste.`,
          other: (n) => `${n} Dateien stehen bereits in der Liste.`,
        }),
      organization: 'Organisation',
      category: 'Kategorie',
      select: (file) => `${file} markieren`,
      selectAll: (count) =>
        plural(count, { one: (n) => `${n} Datei markieren`, other: (n) => `Alle ${n} markieren` }),
      selected: (count, all) => plural(count, { other: (n) => `${n} von ${all} markiert` }),
      clearSelection: 'Aufheben',
      ownValue: (field, value) => `${field}: ${value}`,
      fillDown: (count, own) =>
        plural(count, {
          one: (n) => `Auf ${n} Datei darunter anwenden`,
          other: (n) => `Auf ${n} Dateien darunter anwenden`,
        }) +
        (own > 0
          ? plural(own, { one: (n) => `, ${n} hat eigene Werte`, other: (n) => `, ${n} haben eigene Werte` })
          : ''),
      asAbove: 'Standard verwenden',
      changed: (what, count) =>
        plural(count, {
          one: (n) => `${what}: ${n} Datei geändert.`,
          other: (n) => `${what}: ${n} Dateien geändert.`,
        }),
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
      files: (count) => plural(count, { one: (n) => `${n} Datei`, other: (n) => `${n} Dateien` }),
      documents: (count) => plural(count, { one: (n) => `${n} Dokument`, other: (n) => `${n} Dokumente` }),
      rejected: (count) =>
        plural(count, {
          one: (n) => `${n} Datei ist nicht hochladbar`,
          other: (n) => `${n} Dateien sind nicht hochladbar`,
        }),
      removeRejected: (count) =>
        plural(count, { one: () => 'Datei entfernen', other: () => 'Diese entfernen' }),
      upload: (count) =>
        plural(count, { one: (n) => `${n} Dokument hochladen`, other: (n) => `${n} Dokumente hochladen` }),
      uploadAs: 'Hochladen als',
      asManual: 'Offline-Anleitung',
      asRegular: 'Normale Datei',
      checking: 'ZIP wird geprüft …',
      isManual: (startPage, pages) =>
        plural(pages, {
          one: (n) => `Offline-Anleitung: beginnt mit ${startPage}, ${n} Seite.`,
          other: (n) => `Offline-Anleitung: beginnt mit ${startPage}, ${n} Seiten.`,
        }),
      isNoManual: (reason) => `Kann nicht als Anleitung hochgeladen werden${reason && `: ${reason}`}.`,
      notChecked: 'Dieses ZIP konnte nicht geprüft werden. Wählen Sie, wie es hochgeladen wird.',
      fileNotChecked: 'Diese Datei konnte nicht geprüft werden.',
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
        webArchive:
          'Ein Webarchiv lässt sich nur in wenigen Programmen öffnen. Öffnen Sie es im Browser, speichern Sie die Seite vollständig („Webseite, komplett“), und legen Sie sie hier zusammen mit ihrem Ordner „_files“ oder „-Dateien“ ab.',
        windowsHelp:
          'Diese Hilfedatei lässt sich nur unter Windows öffnen. Entpacken Sie sie dort (hh.exe -decompress Ordner Datei.chm) oder mit 7-Zip, und legen Sie den Ordner hier ab.',
      },
    },

    copy: {
      copied: 'Kopiert',
      failed: 'Kopieren nicht möglich',
    },
    dialog: {
      close: 'Schließen',
    },
    combobox: {
      results: (count) => plural(count, { other: (n) => `${n} Treffer` }),
      none: 'Nichts gefunden',
    },

    uploads: {
      title: 'Uploads',
      empty: 'Hier stehen die Dokumente, die Sie von diesem Gerät hochladen.',
      toAsset: (asset) => `für ${asset}`,
      status: {
        checking: 'Wird geprüft',
        waiting: 'Wartet',
        sending: 'Wird hochgeladen',
        storing: 'Wird abgeschlossen',
        stored: 'Gespeichert',
        'already-exists': 'Bereits vorhanden',
        failed: 'Fehlgeschlagen',
        'needs-file': 'Datei fehlt',
        cancelled: 'Abgebrochen',
      },
      checkingHint: 'Suche nach Duplikaten',
      offline: 'Sie sind offline. Das Hochladen wird automatisch fortgesetzt.',
      unreachable: 'Der Dienst ist nicht erreichbar. Ein neuer Versuch folgt automatisch.',
      waitsForSignIn: 'Melden Sie sich an, um fortzufahren.',
      busy: 'Der Dienst ist ausgelastet. Ein neuer Versuch folgt automatisch.',
      noAnswerFor: (host, time) =>
        `Seit ${time} keine Antwort von ${host}. Wenn andere Websites auf diesem Gerät funktionieren, wenden Sie sich an Ihren Administrator: Die Adresse ist vielleicht falsch oder gesperrt.`,
      isPaused: 'Pausiert. Der Upload beginnt von vorn.',
      persistence: {
        saving: 'Wird gesichert … Lassen Sie diese Seite geöffnet.',
        saved: (count) => `Auf diesem Gerät gesicherte, nicht abgeschlossene Uploads: ${count}.`,
        continues:
          'Wenn Sie diese Seite schließen, werden sie fortgesetzt, sobald Sie sie hier wieder öffnen.',
        'no-room':
          'Zu groß zum Sichern auf diesem Gerät. Lassen Sie diese Seite geöffnet, bis der Upload fertig ist.',
      },
      isBusy: 'Der Dienst ist ausgelastet.',
      isTroubled: 'Der Dienst antwortet nicht richtig.',
      isUnconfirmed: 'Der Dienst hat noch nicht bestätigt, dass das Dokument gespeichert ist.',
      tryingIn: (time) => `Neuer Versuch in ${time}.`,
      tryingNow: 'Neuer Versuch läuft.',
      blockedBy: {
        'retry-scheduled': 'Wartet auf neuen Versuch',
        connection: 'Wartet, Dienst nicht erreichbar',
        'sign-in': 'Wartet auf Anmeldung',
        resume: 'Pausiert',
        decision: 'Duplikat: prüfen',
      },
      timeLeft: (time) => `noch ${time}`,
      stalled: (time) => `seit ${time} kein Fortschritt`,
      progressOf: (name) => `Upload von ${name}`,
      storingHint: 'wartet auf die Bestätigung des Dienstes',
      copyId: 'ID kopieren',
      existing: (name) => `Bereits gespeichert als „${name}“. Es wurde keine Kopie angelegt.`,
      isStored: (name) => `Gespeichert als „${name}“.`,
      existingUnnamed: 'Bereits gespeichert. Es wurde keine Kopie angelegt.',
      cancelledEarly: 'Abgebrochen, bevor alles gesendet war.',
      cancelledMayBeStored: 'Abgebrochen. Der Dienst hat es vielleicht trotzdem gespeichert.',
      cancel: 'Abbrechen',
      tryAgain: 'Erneut versuchen',
      pause: 'Pausieren',
      resume: 'Fortsetzen',
      sendAnyway: 'Trotzdem hochladen',
      remove: 'Entfernen',
      showMatch: 'Treffer anzeigen',
      edit: {
        open: 'Angaben bearbeiten',
        title: (name) => `Angaben zu ${name}`,
        notSentYet: 'Während der Bearbeitung wird nichts gesendet.',
        tooLate: 'Zu spät: Der Upload wurde schon mit den vorherigen Angaben gesendet.',
        save: 'Speichern',
        saveAndRetry: 'Speichern und erneut versuchen',
        discard: 'Änderungen verwerfen',
      },
      all: {
        pause: 'Alle pausieren',
        resume: 'Alle fortsetzen',
        retry: 'Alle erneut versuchen',
        sendAnyway: 'Alle trotzdem hochladen',
        clear: 'Fertige entfernen',
      },
      dismiss: 'Aus der Liste entfernen',
      details: 'Details',
      openDocument: 'Dokument öffnen',
      serviceSays: (words) => `Meldung des Dienstes: „${words}“`,
      report: {
        title: 'Bericht über diese Uploads',
        copy: 'Bericht kopieren',
        save: 'Als CSV speichern',
        fileName: 'uploads.csv',
        columns: {
          status: 'Status',
          displayName: 'Anzeigename',
          file: 'Datei',
          asset: 'Anlage',
          documentId: 'Dokument-ID',
          time: 'Zeit',
          reason: 'Grund',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} in Arbeit` }),
        waiting: (count) => plural(count, { one: (n) => `${n} wartet`, other: (n) => `${n} warten` }),
        resume: (count) => plural(count, { other: (n) => `${n} pausiert` }),
        decision: (count) => plural(count, { other: (n) => `${n} zu prüfen` }),
        'needs-file': (count) =>
          plural(count, { one: (n) => `${n} ohne Datei`, other: (n) => `${n} ohne Datei` }),
        failed: (count) => plural(count, { other: (n) => `${n} fehlgeschlagen` }),
        stored: (count) => plural(count, { other: (n) => `${n} gespeichert` }),
        'already-exists': (count) => plural(count, { other: (n) => `${n} bereits gespeichert` }),
        cancelled: (count) => plural(count, { other: (n) => `${n} abgebrochen` }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Konto: ${name}`,
        roles: (roles) => `Rollen: ${roles}`,
        noRole: 'Keine Rolle',
      },
      header: {
        offline: 'Offline',
        done: (done, total) => `${done} von ${total}`,
      },
      assetDocuments: 'Dokumente dieser Anlage',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'Sie sind nicht angemeldet',
      uploads: (name) =>
        `Das sind die Uploads von ${name}, wie sie auf diesem Gerät gesichert sind. Bis ${name} sich anmeldet, wird nichts gesendet oder geändert.`,
      files: 'Dateien, die Sie jetzt hinzufügen, gehören der Person, die sich als Nächstes anmeldet.',
      upload: 'Zum Hochladen anmelden',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Eine Datei wurde hier zuvor ausgewählt, vielleicht von einer anderen Person',
          other: (n) => `${n} Dateien wurden hier zuvor ausgewählt, vielleicht von einer anderen Person`,
        }),
      ask: (name) => `Als ${name} hochladen?`,
      askUnnamed: 'Sind das Ihre Dateien?',
      claim: 'Ja, das sind meine Dateien',
      discard: (count) =>
        plural(count, {
          one: () => 'Nein, Datei verwerfen',
          other: (n) => `Nein, ${n} Dateien verwerfen`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `${name} ist jetzt angemeldet`,
      kept: (count, former) =>
        plural(count, {
          one: () =>
            `Eine Datei, die ${former} ausgewählt hatte, ist auf diesem Gerät für ${former} gesichert.`,
          other: (n) =>
            `${n} Dateien, die ${former} ausgewählt hatte, sind auf diesem Gerät für ${former} gesichert.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () =>
            `Eine Datei, die ${former} ausgewählt hatte, konnte nicht auf diesem Gerät gesichert werden.`,
          other: (n) =>
            `${n} Dateien, die ${former} ausgewählt hatte, konnten nicht auf diesem Gerät gesichert werden.`,
        }),
      close: 'Schließen',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Uploads, die auf diesem Gerät warten: ${count}`,
      moved: (former, current) =>
        `Sie wurden für ${former} gesichert. Diese Seite lädt jetzt nach ${current} hoch.`,
      notSaved: 'Diese Seite sichert keine Dateien mehr auf diesem Gerät.',
      outcomeUnknown: 'Einige sind möglicherweise schon gespeichert.',
      withoutFile: (count) => `Datei fehlt: ${count}`,
      upload: 'Jetzt hochladen',
      discard: 'Uploads verwerfen',
      othersTitle: (count) => `Uploads anderer Personen, die seit 30 Tagen warten: ${count}`,
      others:
        'Sie werden gesendet, wenn sich ihre Besitzer anmelden. Verwerfen Sie sie nur, wenn sie nicht mehr gebraucht werden.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Eine Datei wird hinzugefügt, sobald klar ist, wer angemeldet ist.',
        other: (n) => `${n} Dateien werden hinzugefügt, sobald klar ist, wer angemeldet ist.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Ein Dokument ist noch nicht gespeichert',
        other: (n) => `${n} Dokumente sind noch nicht gespeichert`,
      }),
    chosen: (count) => plural(count, { other: (n) => `${n} ausgewählt` }),
    allSaved: (name) =>
      `Wenn Sie später fertigstellen, ist alles wieder da, sobald ${name} sich auf diesem Gerät anmeldet. Andere sehen es nicht.`,
    continues: 'Laufende und wartende Uploads werden dann fortgesetzt.',
    notSaved: (name) =>
      `Sie sind nicht auf diesem Gerät gesichert und gehen verloren, wenn ${name} sich jetzt abmeldet.`,
    wait: 'Bleiben Sie angemeldet, bis die Uploads fertig sind.',
    partly: (count) =>
      plural(count, {
        one: (n) =>
          `${n} davon ist nicht auf diesem Gerät gesichert: Die Datei muss dann erneut ausgewählt werden.`,
        other: (n) =>
          `${n} davon sind nicht auf diesem Gerät gesichert: Die Dateien müssen dann erneut ausgewählt werden.`,
      }),
    notDiscardedTitle: 'Die Uploads konnten nicht verworfen werden',
    notDiscarded: (name) =>
      `Sie sind noch auf diesem Gerät gesichert, wo nur ${name} sie sehen kann. Vielleicht wartet ein anderer Tab dieser Seite auf eine Antwort: Schließen Sie dort den Dialog, und versuchen Sie es erneut.`,
    stay: 'Angemeldet bleiben',
    keep: 'Abmelden, später fertigstellen',
    discard: (count) =>
      plural(count, {
        one: (n) => `Abmelden und ${n} Dokument verwerfen`,
        other: (n) => `Abmelden und ${n} Dokumente verwerfen`,
      }),
  },
  config: {
    failedTitle: 'Die Anwendung ist nicht richtig eingerichtet',
    noteTitle: 'Für Administratoren: config.json prüfen',
    lastUsed:
      'Die config.json des Servers ist nicht verwendbar. Diese Seite arbeitet mit der letzten gültigen.',
    unknownIgnored: 'Diese Version übergeht Schlüssel, die sie nicht kennt.',
    wrong: 'config.json enthält Fehler. Wenden Sie sich an Ihren Administrator:',
    notFound: (url) =>
      `Unter ${url} liegt keine Datei. Kopieren Sie config.sample.json dorthin und füllen Sie sie aus.`,
    unreachable: (url) => `${url} lässt sich nicht laden. Prüfen Sie die Verbindung und den Server.`,
    html: (url) =>
      `Der Server hat statt ${url} eine Webseite gesendet. Prüfen Sie, ob die Datei vorhanden ist und ob der Server für jede Adresse index.html sendet.`,
    notJson: (url) => `${url} ist kein gültiges JSON.`,
    unknownKey: 'ist kein Schlüssel der Konfiguration.',
    missing: 'fehlt.',
    invalid: 'ist ungültig. Mögliche Werte stehen in der Anleitung und in config.schema.json.',
  },
  uploadList: {
    done: (done, total) => `${done} von ${total} fertig`,
    bytes: (sent, total) => `${sent} von ${total}`,
    timeLeft: (time) => `noch etwa ${time}`,
    progress: 'Gesamtfortschritt',
    otherTab: {
      busy: 'Ein anderer Tab ist blockiert, und einige Uploads warten auf ihn. Beantworten Sie die Meldung in diesem Tab oder schließen Sie ihn.',
      older:
        'Eine ältere Version dieser Seite lädt in einem anderen Tab noch hoch. Uploads beginnen hier, sobald sie fertig oder geschlossen ist.',
      newer:
        'Eine neuere Version dieser Seite ist in einem anderen Tab geöffnet. Laden Sie neu, um hier weiterzuarbeiten.',
      finishing:
        'Eine neuere Version dieser Seite ist in einem anderen Tab geöffnet. Lassen Sie diesen Tab offen, bis seine Dateien hochgeladen oder gesichert sind.',
      'newer-data':
        'Die auf diesem Gerät gesicherten Uploads brauchen eine neuere Version dieser Seite. Sie laufen weiter, sobald es diese wieder gibt. Was Sie jetzt hochladen, wird nicht gesichert: Lassen Sie diese Seite geöffnet, bis es hochgeladen ist.',
    },
    unreadable:
      'Die auf diesem Gerät gesicherten Uploads konnten nicht gelesen werden. Sie bleiben gesichert. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
    savedByNewer: 'Von einer neueren Version dieser Seite gesichert; wartet auf diese:',
    partlySaved:
      'Einige Dateien sind nicht auf diesem Gerät gesichert. Lassen Sie diese Seite geöffnet, bis sie hochgeladen sind.',
    filter: 'Anzeigen',
    all: 'Alle',
    groups: {
      attention: 'Zu erledigen',
      uploading: 'Wird hochgeladen',
      waiting: 'Wartet',
      done: 'Fertig',
      elsewhere: 'Andere Anlagen',
    },
    showAll: (count) => `Alle ${count} anzeigen`,
    showFewer: 'Weniger anzeigen',
    more: 'Weitere Aktionen',
    hideDetails: 'Details ausblenden',
    removed: (name) => `Aus der Liste entfernt: „${name}“`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `${n} Upload wurde aus der Liste entfernt.`,
        other: (n) => `${n} Uploads wurden aus der Liste entfernt.`,
      }),
    removedStored: (name) => `Aus der Liste entfernt, das Dokument bleibt gespeichert: „${name}“`,
    stayStored: 'Gespeicherte Dokumente bleiben gespeichert.',
    requestCopied: (time) => `Anfrage kopiert ${time}.`,
    busyUntil: (time) =>
      `Der Dienst ist bis ${time} ausgelastet. Das Hochladen wird automatisch fortgesetzt.`,
    retryNow: 'Jetzt erneut versuchen',
    undo: 'Rückgängig',
    hide: 'Diese Meldung ausblenden',
    editAndRetry: 'Bearbeiten und erneut versuchen',
    selectFiles: {
      open: 'Dateien auswählen',
      none: 'Keine dieser Dateien fehlt. Wählen Sie die Dateien so aus, wie sie beim Hinzufügen waren.',
    },
    chooseOther: 'Andere Datei auswählen',
    skip: 'Überspringen',
    print: 'Drucken',
    leftOut: (count) => plural(count, { other: (n) => `${n} nicht hochgeladen` }),
    nextAsset: 'Nächste Anlage',
    needsFile: {
      gone: 'Die Datei ist auf diesem Gerät nicht mehr da.',
      unreadable: 'Die Datei war nicht lesbar. Vielleicht hält ein anderes Programm sie offen.',
      chooseAgain: (file, size) => `Wählen Sie zum Fortsetzen dieselbe Datei aus: ${file}, ${size}.`,
      choose: 'Datei auswählen',
      inputOf: (name) => `Datei zu ${name}`,
      comparing: 'Datei wird geprüft …',
      differs: (given, wanted, size) =>
        `Das ist eine andere Datei: ${given} weicht ab. Wählen Sie ${wanted} (${size}) so aus, wie sie beim Hinzufügen war.`,
      cannotBeRead: (given) =>
        `${given} ist nicht lesbar, vielleicht in einem anderen Programm geöffnet. Schließen Sie die Datei dort und wählen Sie sie erneut.`,
    },
    contentMatch: {
      listed: (name) => `Identisch mit „${name}“ in dieser Liste.`,
      listedBefore: 'Identisch mit einem bereits gespeicherten Dokument.',
      storedBefore: ({ asset, time, name, id }) =>
        `Identisch mit „${name}“${id ? ` (ID ${id})` : ''}, am ${time} von diesem Gerät bei ${asset} gespeichert.`,
      nothingSent: 'Nicht gesendet.',
    },
    background: {
      continues: 'Sie werden hochgeladen, sobald ein Netz da ist, auch wenn Sie diese Seite schließen.',
      notify: 'Benachrichtigen',
      notifies: 'Sie werden benachrichtigt, sobald sie hochgeladen sind.',
      at: (time) => `${time}, bei geschlossener Seite`,
      stored: (count) => `Gespeichert: ${count}.`,
      left: (count) => `Zu prüfen: ${count}.`,
    },
    regularZip: 'Normale Datei, keine Offline-Anleitung',
    anotherPerson: 'einer anderen Person',
    existingBy: (person) => `Bereits von ${person} gespeichert. Es wurde keine Kopie angelegt.`,
    existingAsBy: (name, person) =>
      `Bereits von ${person} als „${name}“ gespeichert. Es wurde keine Kopie angelegt.`,
    notOnAsset: (name, asset) => `Bereits als „${name}“ gespeichert, aber nicht mit ${asset} verknüpft.`,
    notOnAssetUnnamed: (asset) => `Bereits gespeichert, aber nicht mit ${asset} verknüpft.`,
    maybeOnAsset: (name, asset) =>
      `Bereits als „${name}“ gespeichert. Prüfen Sie, ob es mit ${asset} verknüpft ist.`,
    maybeOnAssetUnnamed: (asset) => `Bereits gespeichert. Prüfen Sie, ob es mit ${asset} verknüpft ist.`,
    size: 'Größe',
    packageName: 'Paket',
    correct: {
      hint: 'Gespeicherte Dokumente können hier nicht geändert werden. Kopiert wird nur ein Text für die Personen, die sie pflegen; geändert wird nichts.',
      copy: 'Korrekturanfrage kopieren',
      request: 'Bitte korrigieren Sie dieses gespeicherte Dokument.',
      file: (name) => `Datei: ${name}`,
      asset: (id) => `Anlage: ${id}`,
      wrong: 'Was ist falsch:',
    },
    report: {
      send: 'Bericht senden',
      onAsset: 'Mit der Anlage verknüpft',
      yes: 'Ja',
      no: 'Nein',
      unknown: 'Nicht bekannt',
      toDo: 'Zu tun',
      link: 'Verknüpfung mit der Anlage anfragen',
      checkLink: 'Verknüpfung mit der Anlage prüfen',
      retry: 'Erneut versuchen',
      edit: 'Bearbeiten und erneut versuchen',
      selectFile: 'Datei erneut auswählen',
      otherFile: 'Andere Datei auswählen',
    },
  },
  problems: {
    network:
      'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung, oder versuchen Sie es später erneut.',
    networkMidway:
      'Die Verbindung brach ab, bevor der Dienst das Dokument bestätigt hat. Das Netzwerk oder der Dienst ist ausgefallen, oder die Datei ist zu groß für den Dienst. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    stalled: 'Der Upload ist stehen geblieben. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    noAnswer:
      'Der Dienst hat das Dokument nicht bestätigt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    outcomeUnknown: 'Das Dokument ist vielleicht schon gespeichert.',
    contract: {
      'not-json':
        'Die Antwort des Dienstes war nicht zu verstehen. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
      'cut-short':
        'Die Antwort des Dienstes brach ab. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
      redirected:
        'Statt des Dienstes hat eine andere Adresse geantwortet, vielleicht eine Anmeldeseite. Ob das Dokument gespeichert wurde, ist daher unbekannt. Prüfen Sie, ob Sie angemeldet und im richtigen Netzwerk sind, und versuchen Sie es erneut.',
      'reports-error':
        'Der Dienst hat mit einem Fehler statt einer Bestätigung geantwortet. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
      'no-envelope':
        'Die Antwort des Dienstes sagt nicht, ob das Dokument gespeichert wurde. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
      'other-document':
        'Der Dienst hat ein anderes Dokument bestätigt. Ob dieses gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.',
    },
    fileChanged:
      'Die Datei wurde geändert, seit Sie sie ausgewählt haben. Wählen Sie sie erneut aus, um die aktuelle Fassung hochzuladen.',
    fileChangedWhileSending:
      'Die Datei wurde während des Sendens geändert; das gespeicherte Dokument ist womöglich beschädigt. Wählen Sie die Datei erneut und laden Sie sie noch einmal hoch.',
    fileGone:
      'Die Datei ist nicht mehr dort, wo sie war. Legen Sie sie zurück und versuchen Sie es erneut, oder wählen Sie sie neu aus.',
    fileUnreadable:
      'Die Datei war nicht lesbar. Schließen Sie sie in anderen Programmen und versuchen Sie es erneut.',
    fileEmpty: 'Die Datei ist leer. Prüfen Sie das Original und wählen Sie die Datei erneut aus.',
    tooLarge: (size, limit) =>
      `Die Datei hat ${size}; zulässig sind höchstens ${limit}. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.`,
    type: (accepted) =>
      `Der Dienst nimmt nur ${accepted} an. Speichern Sie die Datei in einem dieser Formate und wählen Sie sie erneut aus.`,
    sizeRejected: (size) =>
      `Die Datei hat ${size}; der Dienst nimmt nur kleinere Dateien an. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.`,
    typeRejected: (extension) =>
      `Der Dienst nimmt keine Dateien vom Typ ${extension} an. Speichern Sie die Datei in einem anderen Format, etwa als PDF, und wählen Sie sie erneut aus.`,
    roleMissing:
      'Mit Ihrer Rolle dürfen Sie keine Dokumente hochladen. Wenden Sie sich an Ihren Administrator.',
    roleMissingWith: (roles) =>
      `Als ${roles} dürfen Sie keine Dokumente hochladen. Wenden Sie sich an Ihren Administrator.`,
    noToken: 'Nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
    assetIdInvalid: 'Diese Anlagen-ID kann nicht an den Dienst gesendet werden. Prüfen Sie die Anlagen-ID.',
    http: {
      400: 'Der Dienst hat diesen Upload abgelehnt.',
      401: 'Der Dienst hat Ihre Anmeldung nicht akzeptiert. Melden Sie sich neu an und versuchen Sie es erneut.',
      403: 'Sie dürfen für diese Anlage keine Dokumente hochladen. Wenden Sie sich an Ihren Administrator.',
      404: 'Der Dienst kennt diese Anlage nicht. Prüfen Sie die Anlagen-ID.',
      413: 'Die Datei ist zu groß für den Dienst. Verkleinern oder teilen Sie sie und wählen Sie sie erneut aus.',
      415: 'Der Dienst nimmt diesen Dateityp nicht an. Speichern Sie die Datei in einem anderen Format, etwa als PDF, und wählen Sie sie erneut aus.',
      429: 'Der Dienst ist ausgelastet. Warten Sie etwas und versuchen Sie es erneut.',
      507: 'Der Dienst hat keinen Speicherplatz mehr. Wenden Sie sich an Ihren Administrator.',
      client: (status) => `Der Dienst hat den Upload abgelehnt (Status ${status}).`,
      server: (status) =>
        `Der Dienst antwortet nicht richtig (Status ${status}). Versuchen Sie es später erneut.`,
      blocked: (status) =>
        `Etwas zwischen diesem Gerät und dem Dienst, etwa ein Proxy oder ein Filter, hat den Upload blockiert (Status ${status}). Versuchen Sie es erneut, oder wenden Sie sich an Ihren Administrator.`,
      unconfirmed: (status) =>
        `Der Dienst hat mit Status ${status} statt einer Bestätigung geantwortet. Ob das Dokument gespeichert wurde, ist daher unbekannt. Versuchen Sie es erneut: Es wird nichts doppelt gespeichert.`,
    },
    pageSays: (words) => `Text der Seite: „${words}“`,
    baseUrlInvalid:
      'Die Adresse des Dienstes ist nicht richtig eingerichtet. Wenden Sie sich an Ihren Administrator.',
    manualRejected: (finding) =>
      `Angehalten: Dieses ZIP kann nicht als Anleitung hochgeladen werden.${finding && ` ${finding}.`} Wählen Sie eine andere Kopie, oder laden Sie es als normale Datei hoch.`,
    unexpected: 'Auf dieser Seite ist etwas schiefgegangen. Versuchen Sie es erneut.',
  },
  duplicate: {
    title: (count) =>
      plural(count, {
        one: () => 'Dieses Dokument ist bereits vorhanden',
        other: (n) => `${n} Dokumente sind bereits vorhanden`,
      }),
    intro: 'Es wurde keine Kopie angelegt.',
    introMany: 'Es wurden keine Kopien angelegt.',
    notHere: (asset) => `Es ist gespeichert, aber nicht mit ${asset} verknüpft.`,
    here: (asset) => `Es ist bereits mit ${asset} verknüpft.`,
    notOn: (asset) => `Nicht mit ${asset} verknüpft`,
    maybeNotOn: (asset) => `Vielleicht nicht mit ${asset} verknüpft`,
    checkLink: (asset) =>
      `Prüfen Sie, ob es mit ${asset} verknüpft ist. Falls nicht, senden Sie die Anfrage an die Personen, die die Dokumente der Anlage pflegen.`,
    alreadyOn: (asset) => `Bereits mit ${asset} verknüpft`,
    nothingToDo: 'nichts zu tun',
    youChose: (name) => `Ausgewählt: „${name}“`,
    on: (assets) => `verknüpft mit ${assets}`,
    linkTo: (asset) => `Mit ${asset} verknüpfen`,
    copyRequest: 'Verknüpfungsanfrage kopieren',
    requestHint: 'Senden Sie die Anfrage an die Personen, die die Dokumente der Anlage pflegen.',
    copyAllRequests: (count) => plural(count, { other: (n) => `${n} Verknüpfungsanfragen kopieren` }),
    request: (asset) => `Bitte verknüpfen Sie dieses Dokument mit der Anlage ${asset}.`,
    requestName: (name) => `Dokument: ${name}`,
    requestId: (id) => `Dokument-ID: ${id}`,
    requestAddress: (address) => `Adresse: ${address}`,
    copyYourself: 'Kopieren nicht möglich. Markieren und kopieren Sie diesen Text:',
    organization: 'Organisation',
    added: 'Hinzugefügt',
    addedBy: (date, person) => `${date} von ${person}`,
    id: 'ID',
    copyId: 'ID kopieren',
    languages: 'Sprachen',
    supplier: 'Lieferant',
    supplierUnnamed: 'Lieferantendokument',
    ai: 'KI-Verarbeitung',
    aiNotYet: 'noch nicht verarbeitet',
    aiOn: 'ja',
    aiOff: 'nein',
    details: 'Details',
    allDetails: 'Alle Details und die Meldung des Dienstes',
    owner: 'Eigentümer',
    manufacturer: 'Hersteller',
    mimeType: 'MIME-Typ',
    updated: 'Geändert',
    maintenance: 'Instandhaltungseinträge',
    linked: (count) =>
      plural(count, { one: (n) => `Mit ${n} Anlage verknüpft`, other: (n) => `Mit ${n} Anlagen verknüpft` }),
    notLinked: 'Mit keiner Anlage verknüpft',
    linksUnknown: 'Der Dienst hat nicht angegeben, mit welchen Anlagen es verknüpft ist.',
    thisAsset: (asset) => `${asset} · diese Anlage`,
    serviceSays: 'Meldung des Dienstes',
    noFacts: 'Der Dienst hat keine Angaben dazu gemacht.',
    openDocument: 'Dokument öffnen',
    open: 'Öffnen',
    close: 'Schließen',
  },
  move: {
    open: 'Zu anderer Anlage verschieben …',
    title: 'Zu anderer Anlage verschieben',
    assetId: 'Anlagen-ID',
    uploads: 'Uploads zum Verschieben',
    notSentYet: 'Bis Sie dieses Fenster schließen, wird nichts gesendet.',
    sameAsset: 'Geben Sie die ID einer anderen Anlage ein',
    noneSelected: 'Wählen Sie mindestens einen Upload aus',
    confirm: (count) =>
      plural(count, { one: (n) => `${n} Upload verschieben`, other: (n) => `${n} Uploads verschieben` }),
    cancel: 'Abbrechen',
    beingSent: (count) =>
      plural(count, {
        one: (n) => `${n} Upload wird gerade gesendet. Pausieren Sie ihn, um ihn zu verschieben.`,
        other: (n) => `${n} Uploads werden gerade gesendet. Pausieren Sie sie, um sie zu verschieben.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        one: (n) => `${n} Upload kann nicht verschoben werden, weil er vielleicht schon gespeichert ist.`,
        other: (n) =>
          `${n} Uploads können nicht verschoben werden, weil sie vielleicht schon gespeichert sind.`,
      }),
    locked: (asset) =>
      `Die Anlage lässt sich nicht wechseln: Das Dokument ist vielleicht schon bei ${asset} gespeichert.`,
    moved: (count, asset) =>
      plural(count, {
        one: () => `Zu ${asset} verschoben`,
        other: (n) => `${n} Uploads zu ${asset} verschoben`,
      }),
    notMoved: (count) =>
      plural(count, {
        one: (n) => `${n} Upload wurde nicht verschoben, weil er schon gesendet wurde.`,
        other: (n) => `${n} Uploads wurden nicht verschoben, weil sie schon gesendet wurden.`,
      }),
    show: 'Anzeigen',
    undo: 'Rückgängig',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Anlage wechseln',
      hint: 'Die ausgewählten Dateien und Ihre Eingaben bleiben erhalten.',
      occupied: (asset) =>
        `Für ${asset} sind schon Dateien ausgewählt. Laden Sie sie zuerst hoch, oder entfernen Sie sie.`,
    },
    guard: {
      title: 'Ist das die richtige Anlage?',
      names: (file, asset) => `„${file}“ nennt ${asset}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          one: (n) => `„${file}“ und ${n} weitere Datei nennen ${asset}.`,
          other: (n) => `„${file}“ und ${n} weitere Dateien nennen ${asset}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `„${packageName}“ gehört zu ${product}. Dieses Produkt gehört zu ${asset}.`,
      uploadingTo: (asset) => `Sie laden Dokumente für ${asset} hoch.`,
      anyway: (asset) => `Trotzdem für ${asset} hochladen`,
      upload: (parts) => `${parts} hochladen`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} für ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} für die genannten Anlagen` }),
      back: 'Zurück',
    },
  },
  device: {
    takePhoto: 'Foto aufnehmen',
    photo: 'Foto von der Kamera',
    paper: {
      scanToPdf: 'Als PDF scannen',
      photo: 'Foto eines Blatts von der Kamera',
      hint: 'Ziehen Sie die Ecken an die Ränder des Blatts.',
      opening: 'Foto wird geöffnet …',
      unreadable:
        'Dieser Browser kann dieses Foto nicht öffnen. Behalten Sie es als Foto, oder nehmen Sie es noch einmal auf.',
      unavailable: 'Der Editor konnte nicht geladen werden. Das Foto wurde unverändert hinzugefügt.',
      corners: ['Ecke oben links', 'Ecke oben rechts', 'Ecke unten rechts', 'Ecke unten links'],
      cornerAt: (x, y) => `${x} von links, ${y} von oben`,
      turn: 'Drehen',
      grey: 'Grau',
      size: 'Seitengröße',
      sizes: { a4: 'A4', original: 'Originalgröße' },
      takeAgain: 'Neu aufnehmen',
      addPage: 'Weitere Seite',
      page: (at, count) => `Seite ${at} von ${count}`,
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      remove: 'Seite entfernen',
      save: 'Als PDF speichern',
      keepPhoto: 'Als Foto behalten',
      keepPhotos: 'Als Fotos behalten',
      edit: 'Zuschneiden und als PDF speichern',
    },
    pdf: {
      make: (count) => plural(count, { other: (n) => `${n} Fotos zu einem PDF zusammenfassen` }),
      making: 'PDF wird erstellt …',
      made: (count) =>
        plural(count, {
          one: (n) => `${n} Foto ist jetzt ein PDF.`,
          other: (n) => `${n} Fotos sind jetzt ein PDF.`,
        }),
      leftOut: (count) =>
        plural(count, {
          one: (n) =>
            `${n} Foto bleibt, wie es ist: Dieser Browser kann sein Format nicht öffnen, oft bei HEIC.`,
          other: (n) =>
            `${n} Fotos bleiben, wie sie sind: Dieser Browser kann ihr Format nicht öffnen, oft bei HEIC.`,
        }),
      failed: 'Das PDF konnte nicht erstellt werden. Die Fotos bleiben, wie sie sind.',
    },
    scan: {
      open: 'Code scannen',
      title: 'Code an der Anlage scannen',
      hint: 'Halten Sie QR-Code, Data-Matrix-Code oder Strichcode vor die Kamera.',
      picture: 'Kamerabild',
      starting: 'Kamera wird gestartet …',
      close: 'ID eintippen',
      denied:
        'Diese Seite darf die Kamera nicht verwenden. Erlauben Sie es in den Browsereinstellungen für diese Seite, oder tippen Sie die ID ein.',
      absent: 'Dieses Gerät hat keine Kamera. Tippen Sie die ID ein.',
      failed:
        'Die Kamera konnte nicht gestartet werden; vielleicht verwendet sie ein anderes Programm. Schließen Sie es, oder tippen Sie die ID ein.',
      unavailable:
        'Der Codeleser konnte nicht geladen werden. Versuchen Sie es mit Netz noch einmal, oder tippen Sie die ID ein.',
      noId: (text) => `In diesem Code steht keine Anlagen-ID: „${text}“`,
      confirmTitle: 'Ist das die richtige Anlage?',
      checking: 'Code wird geprüft …',
      says: 'Im Code steht:',
      unknown: 'Dieser Code ist nicht bekannt.',
      slow: 'Dieser Code wird noch geprüft.',
      notChecked: 'Dieser Code konnte nicht geprüft werden.',
      offline: 'Sie sind offline, deshalb ist dieser Code nicht geprüft.',
      compare: 'Vergleichen Sie die ID mit dem Typenschild: Eine andere Anlage kann dieselbe Nummer haben.',
      use: 'Als Anlagen-ID verwenden',
      again: 'Erneut scannen',
    },
    shared: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} Datei wurde mit dieser Anwendung geteilt`,
          other: (n) => `${n} Dateien wurden mit dieser Anwendung geteilt`,
        }),
      ask: 'Wählen Sie die Dateien aus, die Sie hochladen möchten, und dann unten die Anlage. Verwerfen Sie Dateien, die Sie nicht kennen.',
      selectAll: 'Alle auswählen',
      discard: 'Alle verwerfen',
      failed:
        'Die geteilten Dateien konnten nicht gesichert werden. Möglicherweise ist auf diesem Gerät kein Platz mehr. Wählen Sie die Dateien stattdessen hier aus.',
      tooMany: (count) =>
        `Hier können höchstens ${count} geteilte Dateien warten. Laden Sie einige hoch oder verwerfen Sie sie und teilen Sie dann erneut.`,
      tooLarge: (size) =>
        `Geteilte Dateien dürfen zusammen höchstens ${size} groß sein. Laden Sie einige hoch, verwerfen Sie sie oder wählen Sie große Dateien hier aus.`,
      blocked: 'Eine Website wollte hier Dateien hinzufügen. Sie wurden nicht angenommen.',
      orphans: {
        title: (count) =>
          plural(count, {
            one: (n) => `${n} Datei wurde mit diesem Gerät geteilt`,
            other: (n) => `${n} Dateien wurden mit diesem Gerät geteilt`,
          }),
        ask: 'Wenn Sie sie geteilt haben, können Sie sie hochladen. Wenn Sie sie nicht kennen, lassen Sie sie liegen oder verwerfen Sie sie.',
        claim: 'Ich habe sie geteilt',
        discard: 'Verwerfen',
      },
    },
    drafts: {
      added: (count) =>
        plural(count, {
          one: (n) => `${n} Datei, die Sie früher ausgewählt haben, wurde hinzugefügt.`,
          other: (n) => `${n} Dateien, die Sie früher ausgewählt haben, wurden hinzugefügt.`,
        }),
      lost: (count) =>
        plural(count, {
          one: (n) =>
            `${n} Datei der vorigen Person konnte nicht auf diesem Gerät gesichert werden. Sie muss erneut ausgewählt werden.`,
          other: (n) =>
            `${n} Dateien der vorigen Person konnten nicht auf diesem Gerät gesichert werden. Sie müssen erneut ausgewählt werden.`,
        }),
    },
    form: {
      fromLastTime: 'Vom letzten Mal',
      forAll: 'für alle Dateien',
      chooseOrSet: 'Auswählen oder je Datei festlegen',
      chosenForEach: 'Für jede Datei gewählt',
      chooseRest: (count) =>
        plural(count, {
          one: (n) => `Für ${n} weitere Datei auswählen …`,
          other: (n) => `Für ${n} weitere Dateien auswählen …`,
        }),
      owningOrganization: 'Eigentümerorganisation',
      size: 'Größe',
      nameTooLong: (file, maxLength) => `Kürzen Sie den Anzeigenamen für ${file} auf ${maxLength} Zeichen`,
      nameLimit: (maxLength) => `Höchstens ${maxLength} Zeichen`,
      need: {
        organizationId: (count) =>
          plural(count, {
            one: (n) => `${n} Datei braucht eine Organisation`,
            other: (n) => `${n} Dateien brauchen eine Organisation`,
          }),
        categoryId: (count) =>
          plural(count, {
            one: (n) => `${n} Datei braucht eine Kategorie`,
            other: (n) => `${n} Dateien brauchen eine Kategorie`,
          }),
      },
      withoutCategory: (count) =>
        plural(count, {
          one: (n) => `${n} Datei ohne Kategorie`,
          other: (n) => `${n} Dateien ohne Kategorie`,
        }),
      show: 'Anzeigen',
      showAll: 'Alle anzeigen',
      shownOf: (shown, all) => `${shown} von ${all} angezeigt`,
      shownKinds: {
        incomplete: 'noch auszufüllen',
        uncategorized: 'ohne Kategorie',
        suggested: 'mit vorgeschlagener Kategorie',
        warnings: 'mit Warnungen',
        rejected: 'nicht hochladbar',
      },
      added: (count) =>
        plural(count, { one: (n) => `${n} Datei hinzugefügt.`, other: (n) => `${n} Dateien hinzugefügt.` }),
      noneAdded: 'Keine Dateien hinzugefügt.',
      toFix: (count) =>
        plural(count, { one: (n) => `${n} Feld auszufüllen`, other: (n) => `${n} Felder auszufüllen` }),
    },
    sort: {
      added: 'Reihenfolge des Hinzufügens',
      name: 'Nach Name sortieren',
      kind: 'Nach Typ sortieren',
      folder: 'Nach Ordner sortieren',
      size: 'Nach Größe sortieren',
    },
    sameName: {
      listed: 'Gleicher Name wie eine andere Datei in dieser Liste.',
      stored: (time) => `Gleicher Name wie ein Dokument von ${time}: eine neue Version?`,
    },
    suggestedCategory: (name) => `Kategorie „${name}“ verwenden`,
    categoryQuestion: (name) => `${name}?`,
    setCategory: 'Kategorie festlegen',
    setOrganization: 'Organisation festlegen',
    selectRow: 'Markieren',
    allSuggestions: (count) => `${count} Vorschläge übernehmen`,
    sevenDays:
      'Safari löscht hier gesicherte Dateien nach sieben Tagen ohne Besuch. Laden Sie sie vorher hoch, oder legen Sie diese Seite auf den Home-Bildschirm.',
  },
  keys: {
    title: 'Tastenkürzel',
    move: { keys: '↑↓ Pos1/Ende', action: 'Zu einer anderen Datei' },
    edit: { keys: 'Eingabe/F2', action: 'Namen bearbeiten' },
    category: { keys: 'C', action: 'Kategorie der Datei oder der markierten Dateien festlegen' },
    controls: { keys: 'Tab', action: 'Durch die Felder der Datei, danach aus der Liste' },
    select: { keys: 'Leertaste', action: 'Datei markieren' },
    range: { keys: 'Umschalt+↑↓', action: 'Mehrere Dateien markieren' },
    all: { keys: 'Strg/⌘+A', action: 'Alle angezeigten Dateien markieren' },
    remove: { keys: 'Entf', action: 'Datei oder markierte Dateien entfernen' },
    field: {
      keys: 'Eingabe/↓ Umschalt+Eingabe/↑',
      action: 'Gleiches Feld der Datei darunter oder darüber',
    },
    back: { keys: 'Esc', action: 'Feld wiederherstellen, danach zurück zur Datei' },
    upload: { keys: 'Strg/⌘+Eingabe', action: 'Hochladen' },
  },
  make: {
    list: 'Ordner zum Hochladen',
    waiting: (count) =>
      plural(count, {
        one: () => 'Wie soll dieser Ordner hochgeladen werden?',
        other: (n) => `Wie sollen diese ${n} Ordner hochgeladen werden?`,
      }),
    looksLike: (name) => `„${name}“ sieht wie eine Offline-Anleitung aus`,
    facts: (files, size, startPage) =>
      `${plural(files, { one: (n) => `${n} Datei`, other: (n) => `${n} Dateien` })} · ${size} · beginnt mit ${startPage}`,
    asZip: 'Als Anleitung',
    asFiles: (count) =>
      plural(count, {
        one: () => 'Als einzelne Datei',
        other: (n) => `Als ${n} einzelne Dateien`,
      }),
    leave: 'Entfernen',
    packing: 'Anleitung wird gepackt …',
    cancel: 'Abbrechen',
    rejected:
      'Dieser Ordner kann nicht als Anleitung hochgeladen werden. Korrigieren Sie diese Dateien, und fügen Sie den Ordner erneut hinzu.',
    failed: {
      unreadable:
        'Eine Datei dieses Ordners konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder ist anderswo geöffnet.',
      unavailable:
        'Die Anleitung ließ sich in diesem Browser nicht packen. Packen Sie den Ordner selbst als ZIP, und wählen Sie dieses aus.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}: für KI nicht lesbar`,
    fromTitle: 'Aus dem Titel des Dokuments.',
    fromPackage: 'Aus dem Paket.',
    withWarnings: (count) =>
      plural(count, { one: (n) => `${n} Datei mit Warnungen`, other: (n) => `${n} Dateien mit Warnungen` }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `Keine ${extension}-Datei: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Webseite',
      xml: 'XML-Datei',
      text: 'Textdatei',
      rtf: 'RTF-Dokument',
      program: 'Programm',
      archive: (format) => `${format}-Archiv`,
      image: (format) => `${format}-Bild`,
    },
    types: {
      word: 'Word-Dokument',
      spreadsheet: 'Tabelle',
      presentation: 'Präsentation',
      openDocument: 'OpenDocument-Datei',
      visio: 'Visio-Zeichnung',
      epub: 'E-Book',
      jar: 'Java-Archiv',
      aasx: 'Verwaltungsschale (AAS)',
      email: 'E-Mail',
      office: 'Office-Dokument',
      dwg: 'DWG-Zeichnung',
      dxf: 'DXF-Zeichnung',
      step: 'STEP-Modell',
      svg: 'SVG-Zeichnung',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Eine Webseite, kein Dokument',
        advice: 'Vielleicht ist es eine Anmeldeseite. Laden Sie das Dokument noch einmal herunter.',
      },
      'FILE-SHORTCUT': {
        title: 'Das Dokument selbst liegt woanders',
        advice:
          'Diese Datei verweist nur auf eine andere, wie Verknüpfungen und Platzhalter von Cloud-Speichern. Öffnen Sie sie dort, wo sie funktioniert, speichern Sie das Dokument und wählen Sie dann diese Datei aus.',
      },
      'FILE-PROGRAM': {
        title: 'Programm, kein Dokument',
        advice:
          'Die Datei ist zum Ausführen gedacht, nicht zum Lesen. Entfernen Sie sie, wenn sie nicht zu dieser Anlage gehört.',
      },
      'FILE-PARTIAL': {
        title: 'Unfertiger Download',
        advice:
          'Die Datei ist vielleicht unvollständig. Warten Sie, bis der Download beendet ist, und wählen Sie dann die fertige Datei aus.',
      },
      'FILE-ZEROS': {
        title: 'Kein Inhalt',
        advice:
          'Die Datei ist mit Nullen gefüllt, wie nach einer misslungenen Kopie oder einem misslungenen Download. Kopieren oder laden Sie sie noch einmal.',
      },
      'FILE-SPLIT': {
        title: 'Teil eines geteilten Archivs',
        advice:
          'Die Datei lässt sich nur zusammen mit allen anderen Teilen öffnen. Entpacken Sie das Archiv und wählen Sie dann die Dokumente darin aus.',
      },
      'FILE-TYPE': {
        title: 'Anderer Inhalt als der Name sagt',
        advice:
          'Der Inhalt ist von anderer Art, als der Dateiname sagt, und manche Programme öffnen die Datei vielleicht nicht. Öffnen Sie sie und prüfen Sie, ob es die richtige ist.',
      },
      'FILE-UNCHECKED': {
        title: 'Nicht geprüft',
        advice:
          'Diese Datei konnte auf diesem Gerät nicht geprüft werden. Sie können sie trotzdem hochladen.',
      },
      'IMAGE-DAMAGED': {
        title: 'Bild beschädigt',
        advice:
          'Ein Teil des Bildes fehlt oder lässt sich nicht anzeigen. Kopieren oder laden Sie es noch einmal.',
      },
      'IMAGE-HEIC': {
        title: 'HEIC-Bild',
        advice:
          'Viele Programme und Browser können HEIC-Bilder nicht anzeigen. Speichern Sie es als JPEG, wenn andere es sehen sollen.',
      },
      'OFFICE-DAMAGED': {
        title: 'Beschädigt',
        advice:
          'Programme öffnen diese Datei vielleicht nicht oder nur zum Teil. Kopieren oder exportieren Sie sie noch einmal.',
      },
      'OFFICE-PASSWORD': {
        title: 'Passwortgeschützt',
        advice:
          'Ohne Passwort kann niemand die Datei öffnen, und die Suche findet den Inhalt nicht. Laden Sie wenn möglich eine Kopie ohne Passwort hoch.',
      },
      'OFFICE-LEGACY': {
        title: 'Altes Office-Format',
        advice:
          'Manche Programme öffnen dieses Format nicht mehr, und die Suche findet den Inhalt vielleicht nicht. Speichern Sie die Datei in einem aktuellen Format, zum Beispiel als .docx oder PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Enthält Makros',
        advice:
          'Viele Organisationen sperren Dateien mit Makros. Laden Sie eine Kopie ohne Makros hoch, wenn sie nicht gebraucht werden.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Buchstaben vielleicht falsch',
        advice:
          'Der Text ist nicht als UTF-8 gespeichert, deshalb können Buchstaben wie ä oder é als andere Zeichen erscheinen. Speichern Sie ihn noch einmal mit der Kodierung UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Zeichnung mit Skript',
        advice:
          'Programme, die die Zeichnung anzeigen, führen das Skript vielleicht aus oder zeigen sie nicht an. Exportieren Sie sie ohne Skripte.',
      },
      'PDF-NOT-PDF': {
        title: 'Kein PDF',
        advice:
          'Die Datei heißt .pdf, enthält aber etwas anderes. Öffnen Sie sie und prüfen Sie, ob es die richtige ist.',
      },
      'PDF-TRUNCATED': {
        title: 'Beschädigt: abgeschnitten',
        advice:
          'Das Ende der Datei fehlt, vielleicht auch Seiten. Laden oder exportieren Sie sie noch einmal.',
      },
      'PDF-DAMAGED': {
        title: 'Beschädigt',
        advice:
          'Manche Programme können dieses PDF oder einige seiner Seiten nicht öffnen. Laden oder exportieren Sie es noch einmal.',
      },
      'PDF-NO-PAGES': {
        title: 'Keine Seiten',
        advice: 'Das PDF hat keine Seiten. Exportieren Sie es noch einmal.',
      },
      'PDF-PASSWORD': {
        title: 'Passwortgeschützt',
        advice:
          'Ohne Passwort kann niemand das PDF öffnen, und die Suche findet den Inhalt nicht. Laden Sie wenn möglich eine Kopie ohne Passwort hoch.',
      },
      'PDF-RIGHTS': {
        title: 'Durch Rechteverwaltung geschützt',
        advice:
          'Der Inhalt ist verschlüsselt. Nur Personen mit Berechtigung können ihn öffnen, und die Suche findet ihn nicht. Laden Sie möglichst eine ungeschützte Kopie hoch.',
      },
      'PDF-PORTFOLIO': {
        title: 'PDF-Portfolio',
        advice:
          'Die meisten Programme zeigen nur das Deckblatt, und die Suche findet die enthaltenen Dateien möglicherweise nicht. Laden Sie die Dateien einzeln hoch.',
      },
      'PDF-RESTRICTED': {
        title: 'Text nicht kopierbar',
        advice:
          'Das PDF lässt sich ohne Passwort öffnen, erlaubt aber nicht, den Text auszulesen. Die Suche findet den Inhalt vielleicht nicht.',
      },
      'PDF-NO-TEXT': {
        title: 'Scan ohne Text',
        advice:
          'Die Seiten sind Bilder, deshalb findet die Suche ihren Inhalt nicht. Führen Sie wenn möglich zuerst eine Texterkennung (OCR) durch.',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Text nicht durchsuchbar',
        advice:
          'Der Text sieht richtig aus, aber seine Zeichen fehlen im PDF. Die Suche findet den Inhalt nicht. Exportieren Sie es noch einmal mit seinen Schriften.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Leere Seiten',
        advice: 'Auf den Seiten steht nichts. Öffnen Sie das PDF und prüfen Sie, ob es das richtige ist.',
      },
      'PDF-XFA': {
        title: 'Formular nur für wenige Programme',
        advice:
          'Die meisten Programme zeigen nur „Bitte warten“. Drucken Sie das Formular in ein PDF und laden Sie dieses hoch.',
      },
      'PDF-UNCHECKED': {
        title: 'Nicht geprüft',
        advice:
          'Dieses PDF konnte in der vorgesehenen Zeit und mit dem vorgesehenen Speicher nicht geprüft werden. Sie können es trotzdem hochladen.',
      },
      'PDF-REBUILT': {
        title: 'Beim Öffnen repariert',
        advice:
          'Die Objektliste dieses PDFs fehlt oder ist falsch, deshalb erstellen Programme sie beim Öffnen neu. Die geprüften Seiten sind lesbar. Exportieren Sie es erneut, wenn ein Programm es nicht öffnet.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Enthält Anhänge',
        advice:
          'Im PDF stecken weitere Dateien, die leicht übersehen werden. Laden Sie sie einzeln hoch, wenn sie wichtig sind.',
      },
      'PDF-SCRIPT': { title: 'Enthält Skripte', advice: 'Die meisten Programme ignorieren Skripte in PDFs.' },
    },
  },
  packages: {
    formats: {
      documentation: 'Übergabedokumentation (VDI 2770)',
      document: 'Übergabedokument (VDI 2770)',
      iirds: 'iiRDS-Paket',
      iirdsA: 'Archivpaket (iiRDS/A)',
      iirdsH: 'Übergabedokumentation (iiRDS/H)',
      aasx: 'Verwaltungsschale (AASX)',
    },
    topics: (count) => plural(count, { one: (n) => `${n} Topic`, other: (n) => `${n} Topics` }),
    languages: (count) => plural(count, { one: (n) => `${n} Sprache`, other: (n) => `${n} Sprachen` }),
    forSerial: (serial) => `für Seriennummer ${serial}`,
    forSerials: (count) =>
      plural(count, { one: (n) => `für ${n} Seriennummer`, other: (n) => `für ${n} Seriennummern` }),
    notChecked: 'Der Inhalt dieses Pakets konnte nicht geprüft werden. Sie können es trotzdem hochladen.',
    asOne: 'Als eine Datei hochladen',
    asOneHint: 'Die Datei wird unverändert als ein Dokument gespeichert.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Als ${n} Dokument hinzufügen`,
        other: (n) => `Als ${n} Dokumente hinzufügen`,
      }),
    asDocumentsHint: 'Jedes PDF wird ein Dokument mit eigenem Titel und eigener Kategorie.',
    filesAsDocumentsHint:
      'Jede Datei wird ein Dokument mit eigenem Namen und eigener Kategorie. ZIPs darunter lassen sich ebenso aufteilen.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} Dokument hat kein PDF und wird nicht hinzugefügt.`,
        other: (n) => `${n} Dokumente haben kein PDF und werden nicht hinzugefügt.`,
      }),
    adding: (progress) => `Dokumente werden hinzugefügt: ${progress}`,
    noneReadable: 'Die Dokumente sind nicht lesbar.',
    noneAdded: 'Die Dokumente sind nicht lesbar. Sie können trotzdem alles als eine Datei hochladen.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `${n} Dokument aus „${name}“ hinzugefügt.`,
        other: (n) => `${n} Dokumente aus „${name}“ hinzugefügt.`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `${n} Dokument war nicht lesbar.`,
        other: (n) => `${n} Dokumente waren nicht lesbar.`,
      }),
    documents: 'Dokumente',
    more: (count) => plural(count, { other: (n) => `${n} weitere` }),
    showMore: (count) => plural(count, { other: (n) => `${n} weitere anzeigen` }),
    noTitle: 'Ohne Titel',
    noPdf: 'Kein PDF',
    previewed: 'Paket für die Vorschau',
    product: 'Produkt',
    serial: 'Seriennummer',
    manufacturer: 'Hersteller',
    classes: {
      '01-01': 'Identifikation',
      '02-01': 'Technische Spezifikation',
      '02-02': 'Zeichnungen, Pläne',
      '02-03': 'Bauteile',
      '02-04': 'Zeugnisse, Zertifikate, Bescheinigungen',
      '03-01': 'Montage, Inbetriebnahme, Demontage',
      '03-02': 'Bedienung',
      '03-03': 'Allgemeine Sicherheit',
      '03-04': 'Inspektion, Wartung, Prüfung',
      '03-05': 'Instandsetzung',
      '03-06': 'Ersatzteile',
      '04-01': 'Vertragsunterlagen',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Metadaten nicht lesbar',
      advice:
        'Titel und Kategorien dieser Dokumente fehlen möglicherweise. Ergänzen Sie sie selbst oder bitten Sie den Absender um ein korrigiertes Paket.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Keine Metadaten',
      advice: 'Das Paket sagt nicht, was diese Dokumente sind. Ergänzen Sie Titel und Kategorien selbst.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Container lässt sich nicht öffnen',
      advice:
        'Ein Container im Paket ist beschädigt, deshalb sind seine Dokumente nicht aufgeführt. Bitten Sie den Absender noch einmal um das Paket.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Passwortgeschützte Dateien',
      advice:
        'Ohne Passwort kann niemand diese Dateien öffnen. Bitten Sie den Absender um ein Paket ohne Passwort.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Zu tief verschachtelt',
      advice:
        'Container, die mehr als zwei Ebenen tief liegen, wurden nicht geöffnet, deshalb sind ihre Dokumente nicht aufgeführt. Entpacken Sie das Paket und fügen Sie sie einzeln hinzu.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Nicht vollständig gelesen',
      advice:
        'Das Paket ist zu groß, um vollständig gelesen zu werden. Entpacken Sie es und fügen Sie die übrigen Dokumente einzeln hinzu.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Keine Dokumente gefunden',
      advice: 'Das Paket beschreibt keine Dokumente. Sie können es trotzdem als eine Datei hochladen.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Dokument fehlt',
      advice: 'Das Paket führt ein Dokument auf, das nicht enthalten ist. Bitten Sie den Absender darum.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Datei fehlt',
      advice: 'Die Metadaten nennen eine Datei, die nicht im Paket ist. Bitten Sie den Absender darum.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Kein PDF',
      advice:
        'Ein Dokument hat kein PDF, vielleicht können es nicht alle öffnen. Bitten Sie den Absender um ein PDF.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Gleiche ID zweimal',
      advice: 'Zwei Dokumente haben dieselbe ID. Prüfen Sie, ob Sie beide brauchen.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Nicht freigegeben',
      advice: 'Laut Paket ist ein Dokument nicht freigegeben. Prüfen Sie, ob es die richtige Version ist.',
    },
    'PACKAGE-WRAPPED': {
      title: 'In einem Ordner gepackt',
      advice:
        'Alle Dateien liegen in einem Ordner des ZIP, in dem manche Programme die Metadaten nicht finden. Packen Sie stattdessen den Inhalt des Ordners.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Dateiname stimmt nicht überein',
      advice:
        'Der Name einer Datei ist in den Metadaten anders geschrieben, deshalb finden manche Programme sie nicht. Bitten Sie den Absender um ein korrigiertes Paket.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Datei nicht in den Metadaten',
      advice: 'Diese Datei gehört zu keinem Dokument. Prüfen Sie, ob Sie sie brauchen.',
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
    showPlace: 'In der Vorschau anzeigen',
    noPreview: 'Die Vorschau konnte nicht geladen werden.',
    line: (line) => `Zeile ${line}`,
    more: (count) => plural(count, { one: (n) => `und ${n} weitere`, other: (n) => `und ${n} weitere` }),
    saveJson: 'Als JSON speichern',
  },
  inspection: {
    results: 'Prüfergebnisse',
    canBeManual: 'Kann als Offline-Anleitung hochgeladen werden',
    ready: 'Bereit zum Hochladen',
    readyWith: (counts) => `Bereit zum Hochladen: ${counts}`,
    pages: (count) => plural(count, { one: (n) => `${n} Seite`, other: (n) => `${n} Seiten` }),
    startsAt: (page) => `beginnt mit ${page}`,
    fixable: 'Behebbar',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}, ${n} behebbar` }),
    places: (count) => plural(count, { one: (n) => `${n} Stelle`, other: (n) => `${n} Stellen` }),
    repairAndUse: 'Reparieren und verwenden',
    fixMore: (count) =>
      plural(count, {
        one: (n) => `Noch ${n} Problem beheben und verwenden`,
        other: (n) => `Noch ${n} Probleme beheben und verwenden`,
      }),
    done: 'Fertig',
    keepAsRegular: 'Als normale Datei behalten',
    chooseStart: 'Startseite wählen',
    changeStart: 'Andere Startseite wählen',
    startHint: (name) =>
      `Mit dieser Seite beginnen die Leser. Ihre Datei wird nicht verändert: Die Kopie erhält eine Seite ${name}, die sie öffnet.`,
    useAsStart: 'Als Startseite verwenden',
    allPages: 'Alle Seiten anzeigen',
    reviewChanges: 'Änderungen ansehen',
    inUse: 'Reparierte Kopie wird verwendet',
    withRegular: (upload, count) =>
      plural(count, {
        one: (n) => `${upload}, ${n} als normale Datei`,
        other: (n) => `${upload}, ${n} als normale Dateien`,
      }),
    allRegular: (upload) => `${upload}, als normale Datei`,
    folder: {
      isPackage: (name) => `„${name}“ sieht wie ein Übergabepaket aus`,
      asPackage: 'Als Paket',
      packing: 'Paket wird erstellt …',
    },
    search: 'Prüfergebnisse durchsuchen',
    show: 'Anzeigen',
    all: 'Alle',
    nothing: 'Kein Prüfergebnis entspricht der Suche.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `${n} weiteres steht im Bericht.`,
        other: (n) => `${n} weitere stehen im Bericht.`,
      }),
    reportTitle: (file) => `Prüfergebnisse zu ${file}`,
    verdict: {
      manual: 'Das ist eine Offline-Anleitung.',
      'not-a-manual': 'Das ist keine Offline-Anleitung.',
      unsafe: 'Dieses ZIP ist beschädigt oder unsicher.',
    },
    facts: (startPage, pages, files) => `Startseite: ${startPage}. Seiten: ${pages}. Dateien: ${files}.`,
    noStartPage: 'keine',
    toDo: (remedy) => `Was zu tun ist: ${remedy}`,
    forAuthor: (remedy) => `Für den Ersteller: ${remedy}`,
  },
  preview: {
    title: (file) => `Vorschau von ${file}`,
    frame: 'Die Anleitung',
    close: 'Vorschau schließen',
    back: 'Zurück',
    forward: 'Vor',
    pages: (count) => plural(count, { one: (n) => `${n} Seite`, other: (n) => `${n} Seiten` }),
    pageList: 'Seiten der Anleitung',
    search: 'Seiten durchsuchen',
    nothing: 'Keine Seite entspricht der Suche.',
    readingTitles: 'Die Titel werden noch gelesen.',
    width: 'Breite',
    widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Voll' },
    opening: 'Anleitung wird geöffnet …',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} Datei dieser Seite liegt im Internet, nicht im ZIP`,
          other: (n) => `${n} Dateien dieser Seite liegen im Internet, nicht im ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `${n} Datei, die diese Seite braucht, fehlt im ZIP`,
          other: (n) => `${n} Dateien, die diese Seite braucht, fehlen im ZIP`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `${n} Datei, die diese Seite braucht, hat im ZIP eine andere Schreibweise`,
          other: (n) => `${n} Dateien, die diese Seite braucht, haben im ZIP eine andere Schreibweise`,
        }),
      damaged: (count) =>
        plural(count, {
          one: (n) => `${n} Datei ist beschädigt`,
          other: (n) => `${n} Dateien sind beschädigt`,
        }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} Datei ist zu groß für die Vorschau`,
          other: (n) => `${n} Dateien sind zu groß für die Vorschau`,
        }),
      more: (count) => plural(count, { other: (n) => `und ${n} weitere` }),
    },
    spellingFixable: 'Beim Reparieren werden diese Links berichtigt, außer in Skripten.',
    outside: (url) => `Dieser Link führt zu ${url}, außerhalb der Anleitung. Die Vorschau öffnet ihn nicht.`,
    placeHidden: (line) => `Die Stelle ist in Zeile ${line}, in einem nicht sichtbaren Teil der Seite.`,
    absent: (path) => `Im ZIP gibt es kein ${path}. Beim Lesen erscheint auch hier ein Fehler.`,
    unshown: (path, size) =>
      `${path} (${size}) wird hier nicht angezeigt. Die Datei ist im ZIP; beim Lesen öffnet sie ein eigenes Programm.`,
    dismiss: 'Ausblenden',
    emptyWithoutScripts:
      'Ohne ihre Skripte, die die Vorschau nicht ausführt, ist diese Seite leer; wählen Sie eine andere Seite aus der Liste.',
    failures: {
      unreadable:
        'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben oder geändert; wählen Sie sie erneut aus.',
      unsafe: 'Aus diesem ZIP lässt sich nichts anzeigen: Es ist beschädigt oder unsicher.',
      crashed: 'Die Vorschau funktioniert nicht mehr. Schließen und öffnen Sie sie erneut.',
      frame: 'Die Vorschau ist hier nicht verfügbar. Wenden Sie sich an Ihren Administrator.',
    },
    frameFacts: {
      blocked: (origin) =>
        `Die Content-Security-Policy dieser Seite blockiert die Vorschau. Ergänzen Sie ${origin} in frame-src.`,
      silent: (url) =>
        `${url} ist nicht gestartet. Der Webserver muss diese Datei mit einer eigenen Content-Security-Policy senden, die Inline-Skripte erlaubt und diese Seite in frame-ancestors nennt.`,
    },
  },
  repair: {
    reading: 'Alle Seiten werden gelesen …',
    making: 'Die Kopie wird erstellt …',
    checking: 'Die Kopie wird geprüft …',
    cancel: 'Abbrechen',
    intro:
      'Ihre Datei wird nicht verändert. Die Kopie enthält nur die ausgewählten Reparaturen; Texte und Skripte bleiben gleich.',
    nothing: 'Nur der Ersteller der Anleitung kann diese Probleme beheben.',
    whichFiles: (count) =>
      plural(count, { one: () => 'Welche Datei', other: (n) => `Welche Dateien (${n})` }),
    places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} Stellen` }),
    moreFiles: (count) => plural(count, { other: (n) => `und ${n} weitere` }),
    items: {
      unwrap: (folder) => `Alles aus dem Ordner „${folder}“ herausnehmen`,
      adapted: (files) =>
        plural(files, {
          one: (n) => `Links in ${n} Datei führen durch den Ordner und werden angepasst.`,
          other: (n) => `Links in ${n} Dateien führen durch den Ordner und werden angepasst.`,
        }),
      junk: (count) =>
        plural(count, {
          one: (n) => `${n} Systemdatei weglassen`,
          other: (n) => `${n} Systemdateien weglassen`,
        }),
      unsafe: (count) =>
        plural(count, {
          one: (n) => `${n} nicht erlaubte Datei weglassen`,
          other: (n) => `${n} nicht erlaubte Dateien weglassen`,
        }),
      addStart: (page, name) => `Eine Startseite, ${name}, hinzufügen, die zu ${page} führt`,
      addStartHint: 'Sie öffnet diese Seite von selbst und hat einen Link darauf.',
      renameStart: (name, newName) => `${name} in ${newName} umbenennen`,
      renamedLinks: (files) =>
        plural(files, {
          one: (n) => `Links darauf in ${n} Datei werden angepasst.`,
          other: (n) => `Links darauf in ${n} Dateien werden angepasst.`,
        }),
      names: (count) => plural(count, { other: (n) => `In ${n} Dateinamen / statt \\ schreiben` }),
      case: (count) =>
        plural(count, {
          one: (n) => `Groß- und Kleinschreibung in ${n} Link berichtigen`,
          other: (n) => `Groß- und Kleinschreibung in ${n} Links berichtigen`,
        }),
      backslashes: (count) =>
        plural(count, {
          one: (n) => `In ${n} Link / statt \\ schreiben`,
          other: (n) => `In ${n} Links / statt \\ schreiben`,
        }),
    },
    compare: (before, after) => `Vorher: ${before}. Jetzt: ${after}.`,
    none: 'keine Probleme',
    save: 'Kopie speichern',
    close: 'Schließen',
    failed: {
      unreadable:
        'Die Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben, geändert oder ist anderswo geöffnet.',
      unavailable: 'Die Reparatur war in diesem Browser nicht möglich.',
    },
    copyReport: 'Bericht kopieren',
    saveReport: 'Bericht speichern',
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Die Datei ist leer',
      explanation: 'Sie hat 0 Byte. Meist wurde ein Download oder ein Kopiervorgang unterbrochen.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Die Datei ist kein ZIP-Archiv',
      explanation: ({ content }) => `Dem Namen nach ist sie ein ZIP, dem Inhalt nach aber: ${content}.`,
      remedy: 'Als normale Datei hochladen oder die Anleitung in ein ZIP-Archiv packen.',
    },
    'ZIP-TRUNCATED': {
      title: 'Das Archiv ist abgeschnitten',
      explanation:
        'Es beginnt als ZIP-Archiv, aber das Ende fehlt. Deshalb ist sein Inhaltsverzeichnis nicht lesbar.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'Das Archiv enthält keine Dateien',
      explanation: 'Es gibt darin nichts zu lesen.',
      remedy: 'Inhalt des Ordners der Anleitung packen und die neue Datei prüfen.',
    },
    'ZIP-TWO-ENDS': {
      title: 'Das Archiv hat zwei Inhaltsverzeichnisse',
      explanation: 'Verschiedene Programme würden verschiedene Dateien darin finden.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Überzählige Daten hinter dem Ende des Archivs',
      explanation: ({ bytes }) =>
        `${bytes} Byte stehen hinter dem Ende. Nullen und Zeilenenden übergehen die Programme dort, anderes lehnen manche ab.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Überzählige Daten vor dem Archiv',
      explanation: ({ bytes }) =>
        `${bytes} Byte stehen vor der ersten Datei, wie bei einem selbstentpackenden Programm.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'Das Inhaltsverzeichnis ist falsch',
      explanation: ({ detail }) =>
        `Es passt nicht zum Inhalt des Archivs (${detail}). Programme lesen deshalb womöglich verschiedene Dateien.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'Die Angaben für große Dateien widersprechen sich',
      explanation: ({ detail }) =>
        `Größen oder Positionen stehen doppelt darin und weichen voneinander ab (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'Das Archiv ist nur einer von mehreren Teilen',
      explanation: 'Die anderen Teile fehlen. Die Dateien lassen sich daher nicht zusammensetzen.',
      remedy: 'Teile zusammenfügen oder die Anleitung als ein Archiv packen.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Dateien sind mit einem Passwort geschützt',
      explanation: 'Nach dem Upload könnten sie nicht geöffnet werden.',
      remedy: 'Anleitung ohne Passwort neu packen.',
    },
    'ZIP-METHOD': {
      title: 'Dateien sind ungewöhnlich gepackt',
      explanation: ({ method }) =>
        `Das Verfahren ${method} kennt nicht jedes Programm. Bekannt sind „stored“ und „deflate“.`,
      remedy: 'Anleitung mit dem normalen Verfahren neu packen, nicht mit dem für die kleinste Größe.',
    },
    'ZIP-VERSION': {
      title: 'Eine Datei verlangt ein neueres Programm, als sie braucht',
      explanation: ({ version }) =>
        `Sie gibt an, Version ${version} des ZIP-Formats zu brauchen. Manche Programme überspringen eine solche Datei.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Bei einer Datei sind unbekannte Optionen gesetzt',
      explanation:
        'In ihrem Kopf sind reservierte Bits gesetzt. Manche Programme warnen davor oder weisen das Archiv ab.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'Der Kopf einer Datei ist fehlerhaft',
      explanation: ({ field }) =>
        `Der Kopf der Datei ist nicht lesbar oder stimmt nicht mit dem Inhaltsverzeichnis überein (${field}). Programme lesen deshalb womöglich Verschiedenes.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'Die Angaben hinter einer Datei sind fehlerhaft',
      explanation:
        'Größe und Prüfsumme hinter der Datei passen nicht zum Inhaltsverzeichnis, oder manche Programme können sie nicht lesen.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Dateien überschneiden sich im Archiv',
      explanation:
        'Zwei Dateien beanspruchen dieselben Bytes. Das gibt es nie in intakten Archiven, wohl aber in Fallen für Entpacker.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Ungeklärte Daten zwischen den Dateien',
      explanation: ({ bytes }) =>
        `${bytes} Byte gehören zu keiner Datei. Wo das als Fehler gemeldet ist, steckt eine verborgene Datei darin.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Eine Datei ist beschädigt',
      explanation: 'Ihr Inhalt passt nicht zur Prüfsumme.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Eine Datei ist länger oder kürzer als angegeben',
      explanation: 'Das Archiv ist beschädigt oder soll in die Irre führen.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Eine Datei lässt sich nicht entpacken',
      explanation: ({ detail }) => `Ihre gepackten Daten sind beschädigt (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Entpackt gefährlich groß',
      explanation: ({ detail }) => `Eine Grenze ist überschritten: ${detail}. Es wurde nichts entpackt.`,
      remedy: 'Anleitung aufteilen oder weglassen, was beim Lesen nicht gebraucht wird.',
    },
    'ZIP-EXTRA': {
      title: 'Ungewöhnliche Zusatzangaben zu einer Datei',
      explanation:
        'Manche Packprogramme fügen Nullen ein, um Dateien auszurichten, oder schreiben einen Teil doppelt. Es schadet nicht.',
      remedy: 'Es ist nichts zu tun.',
    },
    'NAME-UNSAFE': {
      title: 'Ein Dateiname ist gefährlich',
      explanation: ({ reason }) =>
        `Entpackt läge die Datei außerhalb ihres Ordners oder würde verbergen, was sie ist (${reason}).`,
      remedy: 'Datei umbenennen und den Ordner neu packen.',
    },
    'NAME-BACKSLASH': {
      title: 'Ordner sind mit Backslashes geschrieben',
      explanation: 'Außerhalb von Windows lägen alle Dateien in einem Ordner, und Links gingen ins Leere.',
      remedy: 'Ordner mit einem aktuellen Programm neu packen.',
    },
    'NAME-DUPLICATE': {
      title: 'Eine Datei steht zweimal im Archiv',
      explanation: ({ other }) =>
        `Welche von beiden angezeigt wird, hängt vom Programm ab. Die andere ist ${other}.`,
      remedy: 'Eine von beiden entfernen und den Ordner neu packen.',
    },
    'NAME-CASE-CLASH': {
      title: 'Zwei Namen sind unter Windows oder macOS gleich',
      explanation: ({ other }) =>
        `Sie unterscheiden sich nur in Großschreibung, Akzenten oder in Punkten und Leerzeichen am Ende. Eine Datei würde die andere ersetzen, ${other}.`,
      remedy: 'Eine von beiden umbenennen, auch in den Links darauf.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Ein Name ist zugleich Datei und Ordner',
      explanation: ({ detail }) => `Programme sind sich uneinig, was er ist (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Eine Datei hat zwei verschiedene Namen',
      explanation: ({ expected, found }) =>
        `Manche Programme würden sie ${found} nennen, andere ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Ein Dateiname ist nicht in Unicode geschrieben',
      explanation: ({ guess }) =>
        `${guess && `Gemeint ist vermutlich ${guess}. `}Andere Programme zeigen womöglich andere Zeichen, und Links darauf gehen ins Leere.`,
      remedy: 'Ordner mit einem aktuellen Programm neu packen oder die Datei ohne Sonderzeichen benennen.',
    },
    'NAME-PORTABLE': {
      title: 'Ein Name ist unter Windows nicht möglich',
      explanation: ({ part }) => `Windows kann ${part} nicht anlegen. Die Datei würde dort fehlen.`,
      remedy: 'Umbenennen, auch in den Links darauf.',
    },
    'NAME-LONG': {
      title: 'Ein Pfad ist zu lang',
      explanation: ({ detail }) => `Mehr als ${detail}: Manche Geräte können ihn nicht entpacken.`,
      remedy: 'Ordner- und Dateinamen kürzen.',
    },
    'ENTRY-LINK': {
      title: 'Eine Datei ist keine normale Datei',
      explanation: ({ special }) =>
        `Es ist eine Spezialdatei (${special}). Programme entpacken sie unterschiedlich, und ein Link kann aus der Anleitung hinausführen.`,
      remedy: 'Durch die eigentliche Datei ersetzen und den Ordner neu packen.',
    },
    'ENTRY-PIPE': {
      title: 'Eine Datei wurde aus einer Pipe gepackt',
      explanation:
        'Ein anderes Programm hat sie beim Packen geschrieben. Sie wird als normale Datei entpackt.',
      remedy: 'Es ist nichts zu tun.',
    },
    'ENTRY-JUNK': {
      title: 'Überbleibsel des Betriebssystems oder eines Programms',
      explanation: 'Beim Lesen sieht man sie nie. Sie brauchen nur Platz.',
      remedy: 'Beim nächsten Packen weglassen.',
    },
    'ENTRY-PROGRAM': {
      title: 'Enthält ein Programm',
      explanation: ({ extension }) =>
        `Eine Anleitung wird gelesen, nicht ausgeführt. Geräte und Server sperren ${extension}-Dateien oder würden sie starten.`,
      remedy: 'Weglassen und anderswo bereitstellen.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Enthält ein weiteres Archiv',
      explanation: 'Beim Lesen ist sein Inhalt nicht zugänglich. Auch hier wurde er nicht geprüft.',
      remedy: 'Seinen Inhalt als Dateien packen oder es weglassen.',
    },
    'ENTRY-EMPTY': {
      title: 'Eine Datei ist leer',
      explanation: 'Sie hat 0 Byte. Eine Seite, die sie braucht, ist unvollständig.',
      remedy: 'Durch die richtige Datei ersetzen.',
    },
    'ENTRY-TYPE': {
      title: 'Eine Datei ist nicht, was ihr Name sagt',
      explanation: ({ expected, found }) =>
        `Dem Namen nach ${expected}, dem Inhalt nach ${found}. Manche Programme zeigen sie nicht an.`,
      remedy: 'Die richtige Endung geben oder durch die richtige Datei ersetzen.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Ein Bild ist sehr groß',
      explanation: ({ detail }) => `Mehr als ${detail}. Ein Tablet zeigt es nur langsam oder gar nicht an.`,
      remedy: 'Auf die Größe verkleinern, in der es angezeigt wird.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Ein Bild ist abgeschnitten',
      explanation: 'Das Ende der Datei fehlt. Browser zeigen nur einen Teil des Bildes oder nichts.',
      remedy: 'Durch eine vollständige Kopie ersetzen.',
    },

    'DOC-NO-PAGES': {
      title: 'Das Archiv enthält keine HTML-Seite',
      explanation: 'Eine Offline-Anleitung besteht aus HTML-Seiten.',
      remedy: 'Als normale Datei hochladen.',
    },
    'DOC-NO-START': {
      title: 'Die Startseite fehlt',
      explanation: ({ candidates, expected }) =>
        `Auf der obersten Ebene des Archivs gibt es keine ${expected}. Mögliche Startseiten: ${candidates}.`,
      remedy: ({ expected }) => `Startseite ${expected} nennen, auf die oberste Ebene legen und neu packen.`,
    },
    'DOC-IIRDS': {
      title: 'Ein iiRDS-Paket ohne Startseite',
      explanation:
        'Programme für iiRDS zeigen seinen Inhalt. Nur iiRDS/H-Pakete haben eine index.html auf der obersten Ebene; andere iiRDS-Pakete dürfen keine haben.',
      remedy: 'Als normale Datei hochladen oder ein iiRDS/H-Paket anfordern.',
    },
    'DOC-WRAPPED': {
      title: 'Die ganze Anleitung liegt in einem Ordner',
      explanation: ({ startPage }) =>
        `Die Startseite ist ${startPage}. Manche Programme suchen sie nur auf der obersten Ebene.`,
      remedy: ({ folder }) => `Inhalt des Ordners ${folder} packen, nicht den Ordner selbst.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Mehrere Startseiten',
      explanation: ({ candidates }) =>
        `Jede dieser Seiten könnte die Startseite sein: ${candidates}. Die erste wird verwendet.`,
      remedy: ({ expected }) =>
        `Eine Seite ${expected}, die zu allen führt, auf die oberste Ebene legen oder jede als eigene Anleitung hochladen.`,
    },
    'DOC-START-CASE': {
      title: 'Der Name der Startseite hat Großbuchstaben',
      explanation: ({ expected, found }) => `Sie heißt ${found}. Manche Programme suchen nur ${expected}.`,
      remedy: ({ expected }) => `In ${expected} umbenennen, auch in den Links darauf.`,
    },
    'DOC-CHARSET': {
      title: 'Zeichenkodierung nicht angegeben',
      explanation: 'Sonderzeichen werden womöglich falsch angezeigt.',
      remedy: '<meta charset="utf-8"> an den Anfang jeder Seite setzen und sie als UTF-8 speichern.',
    },
    'DOC-DECODING': {
      title: 'Sonderzeichen werden falsch angezeigt',
      explanation: ({ encoding }) => `Der Text ist nicht so kodiert, wie er angibt (${encoding}).`,
      remedy: 'Seite als UTF-8 speichern und das darin angeben.',
    },
    'DOC-NOT-HTML': {
      title: 'Keine HTML-Seite',
      explanation: ({ content }) =>
        `Dem Namen nach ist sie eine HTML-Seite, dem Inhalt nach aber: ${content}.`,
      remedy: 'Die richtige Endung geben oder durch die richtige Seite ersetzen.',
    },
    'DOC-XML': {
      title: 'Eine Seite oder ein Bild ist kein gültiges XML',
      explanation: 'Browser zeigen statt des Rests eine Fehlermeldung.',
      remedy: 'XML berichtigen und neu packen.',
    },
    'DOC-TOO-LARGE': {
      title: 'Eine Datei ist zu groß für die Prüfung',
      explanation: 'Sie ist unbeschädigt, aber ihre Links wurden nicht geprüft.',
      remedy: 'In kleinere Dateien aufteilen.',
    },
    'DOC-TITLE': {
      title: 'Seiten ohne Titel',
      explanation: 'Der Titel erscheint in Tabs, Lesezeichen und Suchergebnissen.',
      remedy: 'Jeder Seite einen <title> geben.',
    },
    'DOC-LANGUAGE': {
      title: 'Sprache der Seiten nicht angegeben',
      explanation: ({ pages }) =>
        `Seiten: ${pages}. Ein Browser liest sie vielleicht in der falschen Sprache vor oder bietet keine Übersetzung an.`,
      remedy: 'Angeben, etwa mit <html lang="de">.',
    },
    'DOC-BASE': {
      title: 'Links einer Seite gehen von einem Ort außerhalb der Anleitung aus',
      explanation: ({ href }) =>
        `Sie und die Bilder der Seite gehen von ${href} aus und funktionieren offline nicht.`,
      remedy: '<base> aus der Seite entfernen.',
    },
    'DOC-LEAVES': {
      title: 'Eine Seite leitet aus der Anleitung hinaus',
      explanation: ({ target }) => `Sie leitet zu ${target} weiter, und das gibt es offline nicht.`,
      remedy: 'Die Weiterleitung entfernen oder auf eine Seite der Anleitung richten.',
    },
    'DOC-FORM': {
      title: 'Ein Formular führt aus der Anleitung hinaus',
      explanation: ({ target }) =>
        `Eingaben gehen an ${target}, und das gibt es offline nicht. Eine Suche darin findet nichts.`,
      remedy: 'Das Formular entfernen oder in der Anleitung suchen lassen.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Eine Seite braucht einen Webserver',
      explanation: ({ need }) =>
        `Etwas darin (${need}) funktioniert nicht, wenn die Seite aus einem Ordner geöffnet wird.`,
      remedy: 'Probieren, ob die Anleitung ohne das nutzbar ist, oder den Ersteller fragen.',
    },
    'DOC-SCRIPTS': {
      title: 'Seiten mit Skripten',
      explanation: ({ pages }) =>
        `Seiten: ${pages}. Wo Skripte abgeschaltet sind, fehlen womöglich Teile davon.`,
      remedy: 'Es ist nichts zu tun.',
    },
    'DOC-UNUSED': {
      title: 'Dateien, auf die keine Seite verweist',
      explanation: ({ bytes, files, pages }) =>
        `Dateien: ${files}, mit ${bytes} Byte. Seiten, auf die keine andere Seite verweist: ${pages}.`,
      remedy: 'Nicht Benötigtes beim nächsten Packen weglassen.',
    },
    'LINK-BROKEN': {
      title: 'Defekter Link',
      explanation: ({ target }) => `${target} gibt es im Archiv nicht.`,
      remedy: 'Datei ergänzen oder Link berichtigen.',
    },
    'LINK-CASE': {
      title: 'Link und Dateiname sind verschieden geschrieben',
      explanation: ({ expected, target }) =>
        `Im Link steht ${target}, die Datei heißt ${expected}. Das funktioniert nur unter Windows.`,
      remedy: ({ expected }) => `Link als ${expected} schreiben.`,
    },
    'LINK-FRAGMENT': {
      title: 'Ein Link führt zu einer Stelle, die seine Seite nicht hat',
      explanation: ({ fragment, target }) =>
        `Die Seite ${target} öffnet sich, aber am Anfang: Eine Stelle namens ${fragment} hat sie nicht.`,
      remedy: 'Link berichtigen oder Stelle ergänzen.',
    },
    'LINK-FOLDER': {
      title: 'Ein Link führt zu einem Ordner',
      explanation: ({ target }) =>
        `Der Ordner ${target} hat keine Indexseite. Zu sehen ist dann eine Dateiliste oder nichts.`,
      remedy: 'Auf eine Seite darin verweisen.',
    },
    'LINK-INDEX': {
      title: 'Ein Link nennt einen Ordner statt dessen Indexseite',
      explanation: ({ target }) =>
        `Auf einem Webserver zeigt ${target} die Indexseite. Von einem Datenträger geöffnet, zeigt er eine Dateiliste.`,
      remedy: 'Direkt auf die Indexseite verlinken.',
    },
    'LINK-OUTSIDE': {
      title: 'Ein Link führt aus dem Archiv hinaus',
      explanation: ({ target }) => `${target} liegt über dem obersten Ordner und gehört nicht zur Anleitung.`,
      remedy: 'Das Gemeinte in die Anleitung aufnehmen und den Link berichtigen.',
    },
    'LINK-ROOT': {
      title: 'Ein Link beginnt an der Wurzel eines Webservers',
      explanation: ({ target }) => `/${target} funktioniert nur auf einem Webserver, nicht in einem Ordner.`,
      remedy: 'Link relativ zu seiner Seite schreiben.',
    },
    'LINK-LOCAL': {
      title: 'Ein Link führt zum Rechner des Erstellers',
      explanation: ({ target }) => `${target} gibt es nur auf einem Rechner oder in einem Netzwerk.`,
      remedy: 'Datei in die Anleitung aufnehmen und dorthin verweisen.',
    },
    'LINK-BACKSLASH': {
      title: 'Ein Link ist mit Backslashes geschrieben',
      explanation: ({ target }) => `${target} funktioniert nur unter Windows.`,
      remedy: 'Mit / statt \\ schreiben.',
    },
    'LINK-QUERY': {
      title: 'Links mit Fragezeichen',
      explanation: 'Was danach steht, wird nicht beachtet, wenn eine Seite aus einem Ordner geöffnet wird.',
      remedy: 'Es ist nichts zu tun, es sei denn, eine Seite hängt davon ab.',
    },
    'LINK-MALFORMED': {
      title: 'Ein Link ist keine gültige Adresse',
      explanation: ({ reason, target }) => `${target} lässt sich nicht öffnen (${reason}).`,
      remedy: 'Link berichtigen.',
    },
    'LINK-EMPTY': {
      title: 'Leere Links',
      explanation: 'Sie führen zu der Seite, auf der sie stehen.',
      remedy: 'Entfernen oder mit einer Adresse versehen.',
    },
    'LINK-EXTERNAL': {
      title: 'Links ins Internet',
      explanation: ({ hostCount, hosts, links }) =>
        `Links: ${links}. Websites: ${hostCount}, etwa ${hosts}. Sie brauchen eine Verbindung.`,
      remedy: 'Es ist nichts zu tun.',
    },
    'RES-EXTERNAL': {
      title: 'Etwas wird aus dem Internet geladen',
      explanation: ({ target }) => `${target} fehlt, wenn die Anleitung offline gelesen wird.`,
      remedy: 'Datei in die Anleitung aufnehmen und dorthin verweisen.',
    },
    'RES-FORMAT': {
      title: 'Ein Bild hat ein Format, das Browser nicht anzeigen',
      explanation: ({ target }) => `Die meisten Browser lassen die Stelle von ${target} leer.`,
      remedy: 'Bild als PNG, JPEG oder SVG speichern.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'ein Eintrag ist nicht lesbar',
      count: 'die Anzahl der Dateien weicht ab',
      offset: 'es steht nicht an seiner Stelle',
    },
    'ZIP-ZIP64': {
      'extra-field': 'bei den Größen einer Datei',
      'no-record': 'der lange Datensatz fehlt',
      'record-not-adjacent': 'der lange Datensatz steht nicht an seiner Stelle',
      'extensible-data': 'der lange Datensatz enthält weitere Daten',
      'other-record': 'es wird auf einen anderen Datensatz verwiesen',
      'end-record': 'am Ende des Archivs',
    },
    'ZIP-HEADER': {
      signature: 'dort beginnt keine Datei',
      place: 'Position',
      name: 'Name',
      method: 'Kompressionsverfahren',
      flags: 'Kennzeichen',
      crc: 'Prüfsumme',
      size: 'Größe',
      'packed-size': 'gepackte Größe',
      extra: 'Zusatzfeld',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'sie enden zu früh',
      other: 'ungültige Codes',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `eine Datei mit mehr als ${size}`,
      ratio: ({ limit }) => `mehr als ${limit}-fach gepackt`,
      total: ({ size }) => `mehr als ${size} insgesamt`,
      entries: ({ limit }) => `mehr als ${limit} Dateien`,
    },
    'NAME-UNSAFE': {
      empty: 'leerer Name',
      host: 'Netzwerkpfad',
      absolute: 'Pfad ab der Wurzel',
      drive: 'Laufwerksbuchstabe',
      parent: '„..“ führt nach oben',
      control: 'unsichtbare Zeichen',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'ein Ordner mit eigenem Inhalt',
      attribute: 'seine Attribute widersprechen',
      'file-in-between': 'Dateien liegen unter einer Datei',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} in einem Namen`,
      path: ({ size }) => `${size} insgesamt`,
      depth: ({ limit }) => `${limit} Ordnerebenen`,
    },
    'ENTRY-LINK': {
      link: 'symbolischer Link',
      device: 'Gerätedatei',
      socket: 'Socket',
      volume: 'Datenträgername',
      unknown: 'unbekannte Art',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} Pixel`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'Service Worker',
      request: 'ein Skript, das weitere Dateien lädt',
      module: 'ein Skript als Modul',
      worker: 'ein Skript im Hintergrund',
      include: 'ein Server-Side-Include',
    },
    'LINK-MALFORMED': {
      scheme: 'unbekannte Art von Adresse',
      percent: 'ein % ohne seine Zahl',
      host: 'unmöglicher Servername',
      temporary: 'gab es nur dort, wo die Seite gespeichert wurde',
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
  history: {
    title: 'Früher, von diesem Gerät',
    hint: 'Bleibt auf diesem Gerät 30 Tage lang vermerkt.',
    clear: 'Diese Liste leeren',
  },
  chooseAsset: {
    title: 'Anlage auswählen',
    intro: 'Wählen Sie die Anlage, zu der Ihre Dokumente gehören.',
    label: 'Name oder Anlagen-ID',
    hint: 'Sie steht auf dem Typenschild oder in Ihrem Instandhaltungssystem, zum Beispiel PRESS-0042.',
    open: (id) => `Anlage ${id} öffnen`,
    openAsIs: (id) => `${id} unverändert öffnen`,
    takeAsIs: (id) => `${id} unverändert verwenden`,
    unlisted:
      'Nicht in der Liste. Prüfen Sie die ID auf dem Typenschild oder in Ihrem Instandhaltungssystem.',
    unknown: (id) => `${id} ist nicht bekannt. Prüfen Sie das Typenschild, oder fahren Sie fort.`,
    similar: 'Meinten Sie',
    checking: (id) => `${id} wird noch geprüft. Sie können fortfahren.`,
    notChecked: (id) => `${id} konnte nicht geprüft werden. Sie können fortfahren.`,
    offline: (id) => `Sie sind offline, deshalb ist ${id} nicht geprüft. Sie können fortfahren.`,
    missing: 'Geben Sie eine Anlagen-ID ein',
    impossible: 'Geben Sie eine andere Anlagen-ID als „.“ oder „..“ ein',
    recent: 'Zuletzt geöffnet',
    all: 'Alle Anlagen',
    found: (count) =>
      plural(count, { one: (n) => `${n} Anlage gefunden`, other: (n) => `${n} Anlagen gefunden` }),
    shown: (shown, total) => `${shown} von ${total} werden angezeigt. Suchen Sie nach den übrigen.`,
  },
  embed: {
    wrongTitle: 'Die Dokumente können hier nicht angezeigt werden',
    wrong: 'Diese Seite ist nicht richtig eingerichtet. Wenden Sie sich an Ihren Administrator:',
    tokenProblems: {
      'no-token': 'Melden Sie sich an, um fortzufahren. Wartende Uploads werden automatisch fortgesetzt.',
      'no-answer': 'Die Anmeldung dauert länger als erwartet. Uploads werden danach fortgesetzt.',
      'token-rejected':
        'Der Dienst akzeptiert Ihre Anmeldung nicht. Melden Sie sich erneut an. Hilft das nicht, wenden Sie sich an Ihren Administrator.',
      'person-mismatch':
        'Diese Seite und Ihre Anmeldung nennen verschiedene Personen, daher wird nichts gesendet. Es wird automatisch erneut versucht. Bleibt diese Meldung bestehen, wenden Sie sich an Ihren Administrator.',
      offline: 'Ohne Verbindung ist keine Anmeldung möglich. Es wird automatisch erneut versucht.',
    },
    brokenTitle: 'Dieser Teil der Seite funktioniert nicht mehr',
    brokenHint: 'Ihre Uploads gehen weiter, und auf diesem Gerät gesicherte Dateien sind sicher.',
  },
};
