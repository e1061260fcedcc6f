import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('nl');

const repack =
  'Pak de map opnieuw in met een actueel programma en de normale methode, en controleer het nieuwe bestand.';

const copyAgain = 'Kopieer of download het bestand opnieuw en vergelijk de grootte met het origineel.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'niets',
  ole: 'oud Office-document',
  exe: 'Windows-programma',
  elf: 'Linux-programma',
  text: 'tekst',
  unknown: 'onbekend',
};

/*
 * Words besides the glossary: details gegevens, check controle, to sign in aanmelden, nameplate typeplaatje. People are
 * addressed as u.
 */
/** All texts in Dutch. */
export const nl: LanguageMessages = {
  messages: {
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

    release: {
      isThere: 'Er is een nieuwe versie beschikbaar.',
      afterReload: 'Na het herladen gaan uploads verder; lopende uploads beginnen opnieuw.',
      waits:
        'Herlaad later: nu zouden documenten verloren gaan die niet zijn opgeslagen en niet op dit apparaat zijn bewaard.',
      partOutdated: 'Deze pagina is bijgewerkt. Herlaad de pagina om dit onderdeel te gebruiken.',
    },
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
      providerSilent: (address) =>
        `${address} is niet bereikbaar. Controleer het adres en of het verzoeken van deze pagina accepteert (CORS, connect-src).`,
    },

    add: {
      title: 'Documenten toevoegen',
      drop: 'Sleep bestanden of een map hierheen',
      dropAnywhere: 'Sleep bestanden naar een willekeurige plek op deze pagina',
      dropNow: 'Loslaten om bestanden toe te voegen',
      accepted: 'Pdf, tekeningen, afbeeldingen of een ZIP met een offline HTML-handleiding.',
      acceptedOnly: (types) => `Toegestaan: ${types}.`,
      limit: (size) => `Elk tot ${size}.`,
      chooseFiles: 'Bestanden kiezen',
      chooseFolder: 'Map kiezen',
      addFiles: 'Bestanden toevoegen',
      add: 'Toevoegen',
      removeAll: 'Alles verwijderen',
      listing: (done, total) => `Bestanden toevoegen: ${done} van ${total}`,
      chosenFiles: 'Gekozen bestanden',
      list: 'Te uploaden bestanden',
      listsMissing:
        'Een keuzelijst kon niet worden geladen. Typ in plaats daarvan de ID, of probeer het opnieuw.',
      notAFile: 'Dat is geen bestand. Sla de e-mail of pagina op als bestand en zet dat bestand hier neer.',
      noFiles: 'Geen bestanden gekozen.',
      systemFiles: (count) =>
        plural(count, {
          one: (n) => `${n} systeem- of tijdelijk bestand weggelaten.`,
          other: (n) => `${n} systeem- of tijdelijke bestanden weggelaten.`,
        }),
      unread: (count) =>
        plural(count, {
          one: (n) => `${n} bestand of map kon niet worden gelezen en is niet toegevoegd.`,
          other: (n) => `${n} bestanden of mappen konden niet worden gelezen en zijn niet toegevoegd.`,
        }),
      alreadyListed: (count, name) =>
        plural(count, {
          one: () => `“${name}” staat al in de lijst.`,
          other: (n) => `${n} bestanden staan al in de lijst.`,
        }),
      organization: 'Organisatie',
      category: 'Categorie',
      select: (file) => `${file} selecteren`,
      selectAll: (count) =>
        plural(count, {
          one: (n) => `${n} bestand selecteren`,
          other: (n) => `Alle ${n} selecteren`,
        }),
      selected: (count, all) => plural(count, { other: (n) => `${n} van ${all} geselecteerd` }),
      clearSelection: 'Opheffen',
      ownValue: (field, value) => `${field}: ${value}`,
      fillDown: (count, own) =>
        plural(count, {
          one: (n) => `Op ${n} bestand hieronder toepassen`,
          other: (n) => `Op ${n} bestanden hieronder toepassen`,
        }) +
        (own > 0
          ? plural(own, {
              one: (n) => `, ${n} heeft een eigen waarde`,
              other: (n) => `, ${n} hebben eigen waarden`,
            })
          : ''),
      asAbove: 'Standaard gebruiken',
      changed: (what, count) =>
        plural(count, {
          one: (n) => `${what}: ${n} bestand gewijzigd.`,
          other: (n) => `${what}: ${n} bestanden gewijzigd.`,
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
      files: (count) => plural(count, { one: (n) => `${n} bestand`, other: (n) => `${n} bestanden` }),
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
      asRegular: 'Gewoon bestand',
      checking: 'ZIP controleren…',
      isManual: (startPage, pages) =>
        plural(pages, {
          one: (n) => `Offline handleiding: begint met ${startPage}, ${n} pagina.`,
          other: (n) => `Offline handleiding: begint met ${startPage}, ${n} pagina’s.`,
        }),
      isNoManual: (reason) => `Kan niet als handleiding worden geüpload${reason && `: ${reason}`}.`,
      notChecked: 'Dit ZIP-bestand kon niet worden gecontroleerd. Kies hoe u het wilt uploaden.',
      fileNotChecked: 'Dit bestand kon niet worden gecontroleerd.',
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
        webArchive:
          'Een webarchief gaat maar in weinig programma’s open. Open het in een browser, sla de pagina volledig op (“Webpagina, volledig”) en zet die hier neer samen met de map _files of _bestanden.',
        windowsHelp:
          'Dit helpbestand gaat alleen onder Windows open. Pak het daar uit (hh.exe -decompress map bestand.chm) of met 7-Zip en zet de map hier neer.',
      },
    },

    copy: {
      copied: 'Gekopieerd',
      failed: 'Kopiëren is niet gelukt',
    },
    dialog: {
      close: 'Sluiten',
    },
    combobox: {
      results: (count) => plural(count, { one: (n) => `${n} resultaat`, other: (n) => `${n} resultaten` }),
      none: 'Niets gevonden',
    },

    uploads: {
      title: 'Uploads',
      empty: 'Hier staan de documenten die u vanaf dit apparaat uploadt.',
      toAsset: (asset) => `voor ${asset}`,
      status: {
        checking: 'Controleren',
        waiting: 'Wacht',
        sending: 'Uploaden',
        storing: 'Wordt afgerond',
        stored: 'Opgeslagen',
        'already-exists': 'Bestaat al',
        failed: 'Mislukt',
        'needs-file': 'Bestand ontbreekt',
        cancelled: 'Geannuleerd',
      },
      checkingHint: 'Controle op duplicaten',
      offline: 'U bent offline. Het uploaden gaat automatisch verder.',
      unreachable: 'De dienst is niet bereikbaar. Er volgt automatisch een nieuwe poging.',
      waitsForSignIn: 'Meld u aan om door te gaan.',
      busy: 'De dienst is bezet. Er volgt automatisch een nieuwe poging.',
      noAnswerFor: (host, time) =>
        `Al ${time} geen antwoord van ${host}. Als andere websites op dit apparaat werken, neem dan contact op met uw beheerder: het adres is mogelijk onjuist of geblokkeerd.`,
      isPaused: 'Gepauzeerd. De upload begint daarna opnieuw.',
      persistence: {
        saving: 'Wordt bewaard… Houd deze pagina open.',
        saved: (count) => `Niet voltooide uploads, bewaard op dit apparaat: ${count}.`,
        continues: 'Als u deze pagina sluit, gaan ze verder zodra u de pagina hier weer opent.',
        'no-room': 'Te groot om op dit apparaat te bewaren. Houd deze pagina open tot de upload klaar is.',
      },
      isBusy: 'De dienst is bezet.',
      isTroubled: 'De dienst reageert niet goed.',
      isUnconfirmed: 'De dienst heeft nog niet bevestigd dat het document is opgeslagen.',
      tryingIn: (time) => `Nieuwe poging over ${time}.`,
      tryingNow: 'Nieuwe poging.',
      blockedBy: {
        'retry-scheduled': 'Wacht op nieuwe poging',
        connection: 'Wacht, dienst niet bereikbaar',
        'sign-in': 'Wacht op aanmelding',
        resume: 'Gepauzeerd',
        decision: 'Duplicaat: controleren',
      },
      timeLeft: (time) => `nog ${time}`,
      stalled: (time) => `al ${time} geen voortgang`,
      progressOf: (name) => `Upload van ${name}`,
      storingHint: 'wacht op bevestiging van de dienst',
      copyId: 'ID kopiëren',
      existing: (name) => `Al opgeslagen als “${name}”. Er is geen kopie gemaakt.`,
      isStored: (name) => `Opgeslagen als “${name}”.`,
      existingUnnamed: 'Al opgeslagen. Er is geen kopie gemaakt.',
      cancelledEarly: 'Gestopt voordat alles was verzonden.',
      cancelledMayBeStored: 'Gestopt. De dienst kan het toch hebben opgeslagen.',
      cancel: 'Annuleren',
      tryAgain: 'Opnieuw proberen',
      pause: 'Pauzeren',
      resume: 'Hervatten',
      sendAnyway: 'Toch uploaden',
      remove: 'Verwijderen',
      showMatch: 'Overeenkomst tonen',
      edit: {
        open: 'Gegevens bewerken',
        title: (name) => `Gegevens van ${name}`,
        notSentYet: 'Tijdens het bewerken wordt niets verzonden.',
        tooLate: 'Te laat: de upload was al verzonden met de vorige gegevens.',
        save: 'Opslaan',
        saveAndRetry: 'Opslaan en opnieuw proberen',
        discard: 'Wijzigingen negeren',
      },
      all: {
        pause: 'Alles pauzeren',
        resume: 'Alles hervatten',
        retry: 'Alles opnieuw proberen',
        sendAnyway: 'Alles toch uploaden',
        clear: 'Voltooide verwijderen',
      },
      dismiss: 'Uit lijst verwijderen',
      details: 'Details',
      openDocument: 'Document openen',
      serviceSays: (words) => `Bericht van de dienst: “${words}”`,
      report: {
        title: 'Rapport van deze uploads',
        copy: 'Rapport kopiëren',
        save: 'Opslaan als CSV',
        fileName: 'uploads.csv',
        columns: {
          status: 'Status',
          displayName: 'Weergavenaam',
          file: 'Bestand',
          asset: 'Installatie',
          documentId: 'Document-ID',
          time: 'Tijd',
          reason: 'Reden',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} bezig` }),
        waiting: (count) => plural(count, { one: (n) => `${n} wacht`, other: (n) => `${n} wachten` }),
        resume: (count) => plural(count, { other: (n) => `${n} gepauzeerd` }),
        decision: (count) => plural(count, { other: (n) => `${n} te controleren` }),
        'needs-file': (count) =>
          plural(count, { one: (n) => `${n} zonder bestand`, other: (n) => `${n} zonder bestand` }),
        failed: (count) => plural(count, { other: (n) => `${n} mislukt` }),
        stored: (count) => plural(count, { other: (n) => `${n} opgeslagen` }),
        'already-exists': (count) => plural(count, { other: (n) => `${n} al opgeslagen` }),
        cancelled: (count) => plural(count, { other: (n) => `${n} geannuleerd` }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Account: ${name}`,
        roles: (roles) => `Rollen: ${roles}`,
        noRole: 'Geen rol',
      },
      header: {
        offline: 'Offline',
        done: (done, total) => `${done} van ${total}`,
      },
      assetDocuments: 'Documenten van deze installatie',
    },
  },
  person: {
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
          other: (n) =>
            `${n} bestanden die ${former} had gekozen, konden niet op dit apparaat worden bewaard.`,
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
  },
  leave: {
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
  },
  config: {
    failedTitle: 'De toepassing is niet goed ingesteld',
    noteTitle: 'Voor beheerders: controleer config.json',
    lastUsed: 'De config.json van de server is niet bruikbaar. Deze pagina werkt met de laatste geldige.',
    unknownIgnored: 'Deze versie negeert sleutels die ze niet kent.',
    wrong: 'config.json bevat fouten. Neem contact op met uw beheerder:',
    notFound: (url) => `Er staat geen bestand op ${url}. Kopieer config.sample.json daarheen en vul het in.`,
    unreachable: (url) => `${url} kan niet worden geladen. Controleer de verbinding en de server.`,
    html: (url) =>
      `De server stuurde een webpagina in plaats van ${url}. Controleer of het bestand bestaat en of de server niet voor elk adres index.html stuurt.`,
    notJson: (url) => `${url} is geen geldige JSON.`,
    unknownKey: 'is geen sleutel van de configuratie.',
    missing: 'ontbreekt.',
    invalid: 'is ongeldig. De handleiding en config.schema.json noemen de mogelijke waarden.',
  },
  uploadList: {
    done: (done, total) => `${done} van ${total} klaar`,
    bytes: (sent, total) => `${sent} van ${total}`,
    timeLeft: (time) => `nog ongeveer ${time}`,
    progress: 'Totale voortgang',
    otherTab: {
      busy: 'Een ander tabblad is bezet en sommige uploads wachten erop. Beantwoord de melding in dat tabblad of sluit het.',
      older:
        'Een oudere versie van deze pagina is in een ander tabblad nog aan het uploaden. Uploads beginnen hier zodra die klaar is of gesloten wordt.',
      newer:
        'Een nieuwere versie van deze pagina is in een ander tabblad geopend. Herlaad om hier verder te gaan.',
      finishing:
        'Een nieuwere versie van deze pagina is in een ander tabblad geopend. Houd dit tabblad open tot de bestanden zijn geüpload of bewaard.',
      'newer-data':
        'De uploads die op dit apparaat zijn bewaard, hebben een nieuwere versie van deze pagina nodig. Ze gaan verder zodra die er weer is. Bestanden die u nu uploadt, worden niet bewaard: houd deze pagina open tot ze zijn geüpload.',
    },
    unreadable:
      'De uploads die op dit apparaat zijn bewaard, konden niet worden gelezen. Ze blijven bewaard. Herlaad de pagina om het opnieuw te proberen.',
    savedByNewer: 'Bewaard door een nieuwere versie van deze pagina en wacht daarop:',
    partlySaved:
      'Sommige bestanden zijn niet op dit apparaat bewaard. Houd deze pagina open tot ze zijn geüpload.',
    filter: 'Tonen',
    all: 'Alle',
    groups: {
      attention: 'Actie nodig',
      uploading: 'Bezig met uploaden',
      waiting: 'Wacht',
      done: 'Klaar',
      elsewhere: 'Andere installaties',
    },
    showAll: (count) => `Alle ${count} tonen`,
    showFewer: 'Minder tonen',
    more: 'Meer acties',
    hideDetails: 'Details verbergen',
    removed: (name) => `Uit de lijst verwijderd: “${name}”`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `${n} upload is uit de lijst verwijderd.`,
        other: (n) => `${n} uploads zijn uit de lijst verwijderd.`,
      }),
    removedStored: (name) => `Uit de lijst verwijderd, het document blijft opgeslagen: “${name}”`,
    stayStored: 'Opgeslagen documenten blijven opgeslagen.',
    requestCopied: (time) => `Verzoek gekopieerd om ${time}.`,
    busyUntil: (time) => `De dienst is bezet tot ${time}. Het uploaden gaat automatisch verder.`,
    retryNow: 'Nu opnieuw proberen',
    undo: 'Ongedaan maken',
    hide: 'Dit bericht verbergen',
    editAndRetry: 'Bewerken en opnieuw proberen',
    selectFiles: {
      open: 'Bestanden kiezen',
      none: 'Geen van deze bestanden ontbreekt. Kies ze zoals ze waren toen u ze toevoegde.',
    },
    chooseOther: 'Ander bestand kiezen',
    skip: 'Overslaan',
    print: 'Afdrukken',
    leftOut: (count) => plural(count, { other: (n) => `${n} niet geüpload` }),
    nextAsset: 'Volgende installatie',
    needsFile: {
      gone: 'Het bestand is niet meer op dit apparaat.',
      unreadable: 'Het bestand kon niet worden gelezen. Misschien is het elders in gebruik.',
      chooseAgain: (file, size) => `Kies hetzelfde bestand opnieuw om verder te gaan: ${file}, ${size}.`,
      choose: 'Bestand kiezen',
      inputOf: (name) => `Bestand van ${name}`,
      comparing: 'Bestand controleren…',
      differs: (given, wanted, size) =>
        `Dit is een ander bestand: ${given} wijkt af. Kies ${wanted} (${size}) zoals het was toen u het toevoegde.`,
      cannotBeRead: (given) =>
        `${given} kan niet worden gelezen. Misschien is het in een ander programma geopend. Sluit het daar en kies het dan opnieuw.`,
    },
    contentMatch: {
      listed: (name) => `Identiek aan “${name}” in deze lijst.`,
      listedBefore: 'Identiek aan een document dat al is opgeslagen.',
      storedBefore: ({ asset, time, name, id }) =>
        `Identiek aan “${name}”${id ? ` (ID ${id})` : ''}, op ${time} vanaf dit apparaat opgeslagen bij ${asset}.`,
      nothingSent: 'Niet verzonden.',
    },
    background: {
      continues: 'Ze worden geüpload zodra er netwerk is, ook als u deze pagina sluit.',
      notify: 'Meld het mij',
      notifies: 'U krijgt een melding zodra ze zijn geüpload.',
      at: (time) => `${time}, terwijl de pagina gesloten was`,
      stored: (count) => `Opgeslagen: ${count}.`,
      left: (count) => `Vragen aandacht: ${count}.`,
    },
    regularZip: 'Gewoon bestand, geen offline handleiding',
    anotherPerson: 'iemand anders',
    existingBy: (person) => `Al opgeslagen door ${person}. Er is geen kopie gemaakt.`,
    existingAsBy: (name, person) => `Al opgeslagen als “${name}” door ${person}. Er is geen kopie gemaakt.`,
    notOnAsset: (name, asset) => `Al opgeslagen als “${name}”, maar niet aan ${asset} gekoppeld.`,
    notOnAssetUnnamed: (asset) => `Al opgeslagen, maar niet aan ${asset} gekoppeld.`,
    maybeOnAsset: (name, asset) =>
      `Al opgeslagen als “${name}”. Controleer of het aan ${asset} is gekoppeld.`,
    maybeOnAssetUnnamed: (asset) => `Al opgeslagen. Controleer of het aan ${asset} is gekoppeld.`,
    size: 'Grootte',
    packageName: 'Pakket',
    correct: {
      hint: 'Opgeslagen documenten kunnen hier niet worden gewijzigd. Er wordt een tekst gekopieerd voor de mensen die ze beheren; er wordt niets gewijzigd.',
      copy: 'Correctieverzoek kopiëren',
      request: 'Corrigeer dit opgeslagen document.',
      file: (name) => `Bestand: ${name}`,
      asset: (id) => `Installatie: ${id}`,
      wrong: 'Wat klopt er niet:',
    },
    report: {
      send: 'Rapport verzenden',
      onAsset: 'Aan de installatie gekoppeld',
      yes: 'Ja',
      no: 'Nee',
      unknown: 'Onbekend',
      toDo: 'Te doen',
      link: 'Koppeling met de installatie aanvragen',
      checkLink: 'Koppeling met de installatie controleren',
      retry: 'Opnieuw proberen',
      edit: 'Bewerken en opnieuw proberen',
      selectFile: 'Het bestand opnieuw kiezen',
      otherFile: 'Ander bestand kiezen',
    },
  },
  problems: {
    network: 'De dienst is niet bereikbaar. Controleer uw verbinding of probeer het later opnieuw.',
    networkMidway:
      'De verbinding werd verbroken voordat de dienst het document bevestigde. Het netwerk of de dienst viel uit, of het bestand is te groot voor de dienst. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    stalled: 'De overdracht viel stil. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    noAnswer:
      'De dienst heeft het document niet bevestigd. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    outcomeUnknown: 'Het document is misschien al opgeslagen.',
    contract: {
      'not-json':
        'Het antwoord van de dienst was onbegrijpelijk; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
      'cut-short':
        'Het antwoord van de dienst brak af; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
      redirected:
        'In plaats van de dienst antwoordde een ander adres, misschien een aanmeldpagina; daarom is niet bekend of het document is opgeslagen. Controleer of u bent aangemeld en op het juiste netwerk zit, en probeer het opnieuw.',
      'reports-error':
        'De dienst antwoordde met een fout in plaats van een bevestiging; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
      'no-envelope':
        'Het antwoord van de dienst zegt niet of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
      'other-document':
        'De dienst bevestigde een ander document dan dit; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.',
    },
    fileChanged:
      'Het bestand is gewijzigd sinds u het koos. Kies het opnieuw om de huidige versie te uploaden.',
    fileChangedWhileSending:
      'Het bestand is tijdens het verzenden gewijzigd; het opgeslagen document kan beschadigd zijn. Kies het bestand opnieuw en upload het nog eens.',
    fileGone:
      'Het bestand staat niet meer waar het stond. Zet het terug en probeer het opnieuw, of kies het opnieuw.',
    fileUnreadable:
      'Het bestand kon niet worden gelezen. Sluit het in andere programma’s en probeer het opnieuw.',
    fileEmpty: 'Het bestand is leeg. Controleer het origineel en kies het opnieuw.',
    tooLarge: (size, limit) =>
      `Het bestand is ${size}; de limiet is ${limit}. Verklein of splits het en kies het opnieuw.`,
    type: (accepted) =>
      `De dienst accepteert alleen ${accepted}. Sla het bestand op als een van deze typen en kies het opnieuw.`,
    sizeRejected: (size) =>
      `Het bestand is ${size}; de dienst accepteert alleen kleinere bestanden. Verklein of splits het en kies het opnieuw.`,
    typeRejected: (extension) =>
      `De dienst accepteert geen ${extension}-bestanden. Sla het bestand op in een andere indeling, bijvoorbeeld pdf, en kies het opnieuw.`,
    roleMissing: 'Met uw rol mag u geen documenten uploaden. Neem contact op met uw beheerder.',
    roleMissingWith: (roles) =>
      `Als ${roles} mag u geen documenten uploaden. Neem contact op met uw beheerder.`,
    noToken: 'U bent niet aangemeld. Meld u aan en probeer het opnieuw.',
    assetIdInvalid:
      'Deze installatie-ID kan niet naar de dienst worden verzonden. Controleer de installatie-ID.',
    http: {
      400: 'De dienst heeft deze upload geweigerd.',
      401: 'De dienst heeft uw aanmelding niet geaccepteerd. Meld u opnieuw aan en probeer het opnieuw.',
      403: 'U mag voor deze installatie geen documenten uploaden. Neem contact op met uw beheerder.',
      404: 'De dienst kent deze installatie niet. Controleer de installatie-ID.',
      413: 'Het bestand is te groot voor de dienst. Verklein of splits het en kies het opnieuw.',
      415: 'De dienst accepteert dit bestandstype niet. Sla het bestand op in een andere indeling, bijvoorbeeld pdf, en kies het opnieuw.',
      429: 'De dienst is bezet. Wacht even en probeer het opnieuw.',
      507: 'De opslag van de dienst is vol. Neem contact op met uw beheerder.',
      client: (status) => `De dienst heeft de upload geweigerd (status ${status}).`,
      server: (status) => `De dienst reageert niet goed (status ${status}). Probeer het later opnieuw.`,
      blocked: (status) =>
        `Iets tussen dit apparaat en de dienst, zoals een proxy of een filter, heeft de upload geblokkeerd (status ${status}). Probeer het opnieuw of neem contact op met uw beheerder.`,
      unconfirmed: (status) =>
        `De dienst antwoordde met status ${status} in plaats van een bevestiging; daarom is niet bekend of het document is opgeslagen. Probeer het opnieuw: er wordt niets dubbel opgeslagen.`,
    },
    pageSays: (words) => `Tekst van de pagina: “${words}”`,
    baseUrlInvalid: 'Het adres van de dienst is niet goed ingesteld. Neem contact op met uw beheerder.',
    manualRejected: (finding) =>
      `Gestopt: deze ZIP kan niet als handleiding worden geüpload.${finding && ` ${finding}.`} Kies een andere kopie of upload hem als gewoon bestand.`,
    unexpected: 'Er is iets misgegaan op deze pagina. Probeer het opnieuw.',
  },
  duplicate: {
    title: (count) =>
      plural(count, { one: () => 'Dit document bestaat al', other: (n) => `${n} documenten bestaan al` }),
    intro: 'Er is geen kopie gemaakt.',
    introMany: 'Er zijn geen kopieën gemaakt.',
    notHere: (asset) => `Het is opgeslagen, maar niet aan ${asset} gekoppeld.`,
    here: (asset) => `Het is al aan ${asset} gekoppeld.`,
    notOn: (asset) => `Niet aan ${asset} gekoppeld`,
    maybeNotOn: (asset) => `Mogelijk niet aan ${asset} gekoppeld`,
    checkLink: (asset) =>
      `Controleer of het aan ${asset} is gekoppeld. Zo niet, stuur het verzoek naar de mensen die de documenten van de installatie beheren.`,
    alreadyOn: (asset) => `Al aan ${asset} gekoppeld`,
    nothingToDo: 'niets te doen',
    youChose: (name) => `Gekozen: “${name}”`,
    on: (assets) => `gekoppeld aan ${assets}`,
    linkTo: (asset) => `Aan ${asset} koppelen`,
    copyRequest: 'Koppelverzoek kopiëren',
    requestHint: 'Stuur het verzoek naar de mensen die de documenten van de installatie beheren.',
    copyAllRequests: (count) => plural(count, { other: (n) => `${n} koppelverzoeken kopiëren` }),
    request: (asset) => `Koppel dit document aan installatie ${asset}, alstublieft.`,
    requestName: (name) => `Document: ${name}`,
    requestId: (id) => `Document-ID: ${id}`,
    requestAddress: (address) => `Adres: ${address}`,
    copyYourself: 'Kopiëren is niet gelukt. Selecteer en kopieer deze tekst:',
    organization: 'Organisatie',
    added: 'Toegevoegd',
    addedBy: (date, person) => `${date} door ${person}`,
    id: 'ID',
    copyId: 'ID kopiëren',
    languages: 'Talen',
    supplier: 'Leverancier',
    supplierUnnamed: 'Document van leverancier',
    ai: 'AI-verwerking',
    aiNotYet: 'nog niet verwerkt',
    aiOn: 'ja',
    aiOff: 'nee',
    details: 'Details',
    allDetails: 'Alle details en het bericht van de dienst',
    owner: 'Eigenaar',
    manufacturer: 'Fabrikant',
    mimeType: 'MIME-type',
    updated: 'Bijgewerkt',
    maintenance: 'Onderhoudsregistraties',
    linked: (count) =>
      plural(count, {
        one: (n) => `Gekoppeld aan ${n} installatie`,
        other: (n) => `Gekoppeld aan ${n} installaties`,
      }),
    notLinked: 'Aan geen enkele installatie gekoppeld',
    linksUnknown: 'De dienst heeft niet gemeld aan welke installaties het is gekoppeld.',
    thisAsset: (asset) => `${asset} · deze installatie`,
    serviceSays: 'Bericht van de dienst',
    noFacts: 'De dienst heeft er geen gegevens over verstrekt.',
    openDocument: 'Document openen',
    open: 'Openen',
    close: 'Sluiten',
  },
  move: {
    open: 'Naar een andere installatie verplaatsen…',
    title: 'Naar een andere installatie verplaatsen',
    assetId: 'Installatie-ID',
    uploads: 'Te verplaatsen uploads',
    notSentYet: 'Er wordt niets verzonden tot u dit venster sluit.',
    sameAsset: 'Voer de ID van een andere installatie in',
    noneSelected: 'Kies minstens één upload',
    confirm: (count) =>
      plural(count, { one: (n) => `${n} upload verplaatsen`, other: (n) => `${n} uploads verplaatsen` }),
    cancel: 'Annuleren',
    beingSent: (count) =>
      plural(count, {
        one: (n) => `${n} upload wordt verzonden. Pauzeer hem om hem te verplaatsen.`,
        other: (n) => `${n} uploads worden verzonden. Pauzeer ze om ze te verplaatsen.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        one: (n) => `${n} upload kan niet worden verplaatst, omdat hij misschien al is opgeslagen.`,
        other: (n) => `${n} uploads kunnen niet worden verplaatst, omdat ze misschien al zijn opgeslagen.`,
      }),
    locked: (asset) =>
      `U kunt geen andere installatie kiezen: het document is misschien al bij ${asset} opgeslagen.`,
    moved: (count, asset) =>
      plural(count, {
        one: () => `Verplaatst naar ${asset}`,
        other: (n) => `${n} uploads verplaatst naar ${asset}`,
      }),
    notMoved: (count) =>
      plural(count, {
        one: (n) => `${n} upload is niet verplaatst, omdat hij al werd verzonden.`,
        other: (n) => `${n} uploads zijn niet verplaatst, omdat ze al werden verzonden.`,
      }),
    show: 'Tonen',
    undo: 'Ongedaan maken',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Andere installatie kiezen',
      hint: 'De gekozen bestanden en uw invoer blijven behouden.',
      occupied: (asset) => `Voor ${asset} zijn al bestanden gekozen. Upload of verwijder die eerst.`,
    },
    guard: {
      title: 'Is dit de juiste installatie?',
      names: (file, asset) => `“${file}” noemt ${asset}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          one: (n) => `“${file}” en nog ${n} bestand noemen ${asset}.`,
          other: (n) => `“${file}” en nog ${n} bestanden noemen ${asset}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `“${packageName}” is voor ${product}. Dit product hoort bij ${asset}.`,
      uploadingTo: (asset) => `U uploadt documenten voor ${asset}.`,
      anyway: (asset) => `Toch voor ${asset} uploaden`,
      upload: (parts) => `${parts} uploaden`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} voor ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} voor de genoemde installaties` }),
      back: 'Terug',
    },
  },
  device: {
    takePhoto: 'Foto maken',
    photo: 'Foto van de camera',
    paper: {
      scanToPdf: 'Scannen naar pdf',
      photo: 'Foto van een vel papier met de camera',
      hint: 'Sleep de hoeken naar de randen van het papier.',
      opening: 'Foto wordt geopend…',
      unreadable: 'Deze browser kan deze foto niet openen. Bewaar hem als foto of maak hem opnieuw.',
      unavailable: 'De editor kon niet worden geladen. De foto is ongewijzigd toegevoegd.',
      corners: ['Hoek linksboven', 'Hoek rechtsboven', 'Hoek rechtsonder', 'Hoek linksonder'],
      cornerAt: (x, y) => `${x} van links, ${y} van boven`,
      turn: 'Draaien',
      grey: 'Grijs',
      size: 'Paginaformaat',
      sizes: { a4: 'A4', original: 'Oorspronkelijk formaat' },
      takeAgain: 'Opnieuw maken',
      addPage: 'Pagina toevoegen',
      page: (at, count) => `Pagina ${at} van ${count}`,
      previous: 'Vorige pagina',
      next: 'Volgende pagina',
      remove: 'Pagina verwijderen',
      save: 'Opslaan als pdf',
      keepPhoto: 'Als foto bewaren',
      keepPhotos: 'Als foto’s bewaren',
      edit: 'Bijsnijden en opslaan als pdf',
    },
    pdf: {
      make: (count) => plural(count, { other: (n) => `Van ${n} foto’s één pdf maken` }),
      making: 'Pdf wordt gemaakt…',
      made: (count) =>
        plural(count, {
          one: (n) => `${n} foto is nu een pdf.`,
          other: (n) => `${n} foto’s zijn nu één pdf.`,
        }),
      leftOut: (count) =>
        plural(count, {
          one: (n) => `${n} foto blijft zoals hij is: deze browser kan het formaat niet openen, vaak HEIC.`,
          other: (n) =>
            `${n} foto’s blijven zoals ze zijn: deze browser kan het formaat niet openen, vaak HEIC.`,
        }),
      failed: 'De pdf kon niet worden gemaakt. De foto’s blijven zoals ze zijn.',
    },
    scan: {
      open: 'Code scannen',
      title: 'De code op de installatie scannen',
      hint: 'Houd de QR-code, Data Matrix of streepjescode voor de camera.',
      picture: 'Camerabeeld',
      starting: 'Camera wordt gestart…',
      close: 'ID intypen',
      denied:
        'Deze pagina mag de camera niet gebruiken. Sta het toe in de browserinstellingen voor deze pagina, of typ de ID.',
      absent: 'Dit apparaat heeft geen camera. Typ de ID.',
      failed:
        'De camera kon niet worden gestart; misschien gebruikt een ander programma hem. Sluit dat, of typ de ID.',
      unavailable: 'De codelezer kon niet worden geladen. Probeer het opnieuw met netwerk, of typ de ID.',
      noId: (text) => `In deze code staat geen installatie-ID: “${text}”`,
      confirmTitle: 'Is dit de juiste installatie?',
      checking: 'Code wordt gecontroleerd…',
      says: 'In de code staat:',
      unknown: 'Deze code is niet bekend.',
      slow: 'Deze code wordt nog gecontroleerd.',
      notChecked: 'Deze code kon niet worden gecontroleerd.',
      offline: 'U bent offline, dus deze code is niet gecontroleerd.',
      compare: 'Vergelijk de ID met het typeplaatje: een andere installatie kan hetzelfde nummer hebben.',
      use: 'Als installatie-ID gebruiken',
      again: 'Opnieuw scannen',
    },
    shared: {
      title: (count) =>
        plural(count, {
          one: (n) => `${n} bestand is met deze toepassing gedeeld`,
          other: (n) => `${n} bestanden zijn met deze toepassing gedeeld`,
        }),
      ask: 'Selecteer de bestanden die u wilt uploaden en kies hieronder de installatie. Verwijder bestanden die u niet herkent.',
      selectAll: 'Alles selecteren',
      discard: 'Alles verwijderen',
      failed:
        'De gedeelde bestanden konden niet worden bewaard. Mogelijk is er geen ruimte meer op dit apparaat. Kies de bestanden hier.',
      tooMany: (count) =>
        `Hier kunnen hoogstens ${count} gedeelde bestanden wachten. Upload of verwijder er een paar en deel opnieuw.`,
      tooLarge: (size) =>
        `Gedeelde bestanden mogen samen hoogstens ${size} groot zijn. Upload of verwijder er een paar, of kies grote bestanden hier.`,
      blocked: 'Een website probeerde hier bestanden toe te voegen. Ze zijn niet geaccepteerd.',
      orphans: {
        title: (count) =>
          plural(count, {
            one: (n) => `${n} bestand is met dit apparaat gedeeld`,
            other: (n) => `${n} bestanden zijn met dit apparaat gedeeld`,
          }),
        ask: 'Als u ze hebt gedeeld, kunt u ze uploaden. Als u ze niet kent, laat ze dan staan of verwijder ze.',
        claim: 'Ik heb ze gedeeld',
        discard: 'Verwijderen',
      },
    },
    drafts: {
      added: (count) =>
        plural(count, {
          one: (n) => `${n} bestand dat u eerder hebt gekozen, is toegevoegd.`,
          other: (n) => `${n} bestanden die u eerder hebt gekozen, zijn toegevoegd.`,
        }),
      lost: (count) =>
        plural(count, {
          one: (n) =>
            `${n} bestand van de vorige persoon kon niet op dit apparaat worden bewaard. Het moet opnieuw worden gekozen.`,
          other: (n) =>
            `${n} bestanden van de vorige persoon konden niet op dit apparaat worden bewaard. Ze moeten opnieuw worden gekozen.`,
        }),
    },
    form: {
      fromLastTime: 'Van de vorige keer',
      forAll: 'voor alle bestanden',
      chooseOrSet: 'Kies, of stel in per bestand',
      chosenForEach: 'Per bestand gekozen',
      chooseRest: (count) =>
        plural(count, {
          one: (n) => `Kiezen voor nog ${n} bestand…`,
          other: (n) => `Kiezen voor nog ${n} bestanden…`,
        }),
      owningOrganization: 'Organisatie (eigenaar)',
      size: 'Grootte',
      nameTooLong: (file, maxLength) => `Kort de weergavenaam van ${file} in tot ${maxLength} tekens`,
      nameLimit: (maxLength) => `Hooguit ${maxLength} tekens`,
      need: {
        organizationId: (count) =>
          plural(count, {
            one: (n) => `${n} bestand heeft een organisatie nodig`,
            other: (n) => `${n} bestanden hebben een organisatie nodig`,
          }),
        categoryId: (count) =>
          plural(count, {
            one: (n) => `${n} bestand heeft een categorie nodig`,
            other: (n) => `${n} bestanden hebben een categorie nodig`,
          }),
      },
      withoutCategory: (count) =>
        plural(count, {
          one: (n) => `${n} bestand zonder categorie`,
          other: (n) => `${n} bestanden zonder categorie`,
        }),
      show: 'Tonen',
      showAll: 'Alles tonen',
      shownOf: (shown, all) => `${shown} van ${all} getoond`,
      shownKinds: {
        incomplete: 'nog in te vullen',
        uncategorized: 'zonder categorie',
        suggested: 'met voorgestelde categorie',
        warnings: 'met waarschuwingen',
        rejected: 'kunnen niet worden geüpload',
      },
      added: (count) =>
        plural(count, { one: (n) => `${n} bestand toegevoegd.`, other: (n) => `${n} bestanden toegevoegd.` }),
      noneAdded: 'Geen bestanden toegevoegd.',
      toFix: (count) =>
        plural(count, { one: (n) => `${n} veld in te vullen`, other: (n) => `${n} velden in te vullen` }),
    },
    sort: {
      added: 'Volgorde van toevoegen',
      name: 'Sorteren op naam',
      kind: 'Sorteren op type',
      folder: 'Sorteren op map',
      size: 'Sorteren op grootte',
    },
    sameName: {
      listed: 'Zelfde naam als een ander bestand in deze lijst.',
      stored: (time) => `Zelfde naam als een document van ${time}: een nieuwe versie?`,
    },
    suggestedCategory: (name) => `Categorie “${name}” gebruiken`,
    categoryQuestion: (name) => `${name}?`,
    setCategory: 'Categorie instellen',
    setOrganization: 'Organisatie instellen',
    selectRow: 'Selecteren',
    allSuggestions: (count) => `${count} suggesties gebruiken`,
    sevenDays:
      'Safari verwijdert bestanden die hier zijn bewaard na zeven dagen zonder bezoek. Upload ze eerder, of zet deze pagina op het beginscherm.',
  },
  keys: {
    title: 'Sneltoetsen',
    move: { keys: '↑↓ Home/End', action: 'Naar een ander bestand' },
    edit: { keys: 'Enter/F2', action: 'Naam bewerken' },
    category: { keys: 'C', action: 'Categorie van bestand of geselecteerde bestanden instellen' },
    controls: { keys: 'Tab', action: 'Door de velden van het bestand, daarna uit de lijst' },
    select: { keys: 'Spatie', action: 'Bestand selecteren' },
    range: { keys: 'Shift+↑↓', action: 'Meerdere bestanden selecteren' },
    all: { keys: 'Ctrl/⌘+A', action: 'Alle getoonde bestanden selecteren' },
    remove: { keys: 'Delete', action: 'Bestand of geselecteerde bestanden verwijderen' },
    field: {
      keys: 'Enter/↓ Shift+Enter/↑',
      action: 'Hetzelfde veld van het bestand eronder of erboven',
    },
    back: { keys: 'Esc', action: 'Veld herstellen, daarna terug naar het bestand' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'Uploaden' },
  },
  make: {
    list: 'Mappen om te uploaden',
    waiting: (count) =>
      plural(count, {
        one: () => 'Hoe wilt u deze map uploaden?',
        other: (n) => `Hoe wilt u deze ${n} mappen uploaden?`,
      }),
    looksLike: (name) => `“${name}” lijkt op een offline handleiding`,
    facts: (files, size, startPage) =>
      `${plural(files, { one: (n) => `${n} bestand`, other: (n) => `${n} bestanden` })} · ${size} · begint met ${startPage}`,
    asZip: 'Als handleiding',
    asFiles: (count) =>
      plural(count, {
        one: () => 'Als los bestand',
        other: (n) => `Als ${n} losse bestanden`,
      }),
    leave: 'Verwijderen',
    packing: 'Handleiding inpakken…',
    cancel: 'Annuleren',
    rejected:
      'Deze map kan niet als handleiding worden geüpload. Corrigeer deze bestanden en voeg de map opnieuw toe.',
    failed: {
      unreadable:
        'Een bestand uit deze map kon niet worden gelezen. Misschien is het verplaatst of elders geopend.',
      unavailable:
        'De handleiding kon in deze browser niet worden ingepakt. Pak de map zelf in als ZIP en kies die.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}: AI kan het niet lezen`,
    fromTitle: 'Uit de titel van het document.',
    fromPackage: 'Uit het pakket.',
    withWarnings: (count) =>
      plural(count, {
        one: (n) => `${n} bestand met waarschuwingen`,
        other: (n) => `${n} bestanden met waarschuwingen`,
      }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `Geen ${extension}-bestand: ${content}`,
    contents: {
      pdf: 'Pdf',
      webPage: 'Webpagina',
      xml: 'XML-bestand',
      text: 'Tekstbestand',
      rtf: 'RTF-document',
      program: 'Programma',
      archive: (format) => `${format}-archief`,
      image: (format) => `${format}-afbeelding`,
    },
    types: {
      word: 'Word-document',
      spreadsheet: 'Spreadsheet',
      presentation: 'Presentatie',
      openDocument: 'OpenDocument-bestand',
      visio: 'Visio-tekening',
      epub: 'E-book',
      jar: 'Java-archief',
      aasx: 'Asset Administration Shell',
      email: 'E-mailbericht',
      office: 'Office-document',
      dwg: 'DWG-tekening',
      dxf: 'DXF-tekening',
      step: 'STEP-model',
      svg: 'SVG-tekening',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Een webpagina, geen document',
        advice: 'Misschien is het een aanmeldpagina. Download het document opnieuw.',
      },
      'FILE-SHORTCUT': {
        title: 'Het document zelf staat ergens anders',
        advice:
          'Dit bestand verwijst alleen naar een ander bestand, zoals snelkoppelingen en tijdelijke aanduidingen van cloudopslag. Open het waar het werkt, sla het document op en kies daarna dat bestand.',
      },
      'FILE-PROGRAM': {
        title: 'Programma, geen document',
        advice:
          'Dit bestand is bedoeld om uit te voeren, niet om te lezen. Verwijder het als het niet bij deze installatie hoort.',
      },
      'FILE-PARTIAL': {
        title: 'Onvoltooide download',
        advice:
          'Het bestand is mogelijk onvolledig. Wacht tot de download klaar is en kies dan het volledige bestand.',
      },
      'FILE-ZEROS': {
        title: 'Geen inhoud',
        advice:
          'Het bestand is gevuld met nullen, zoals na een mislukte kopie of download. Kopieer of download het opnieuw.',
      },
      'FILE-SPLIT': {
        title: 'Deel van een gesplitst archief',
        advice:
          'Het kan alleen samen met alle andere delen worden geopend. Pak het archief uit en kies daarna de documenten erin.',
      },
      'FILE-TYPE': {
        title: 'Niet wat de naam zegt',
        advice:
          'De inhoud is van een ander type dan de bestandsnaam zegt, en sommige programma’s openen het misschien niet. Open het om te controleren of het klopt.',
      },
      'FILE-UNCHECKED': {
        title: 'Niet gecontroleerd',
        advice: 'Dit bestand kon op dit apparaat niet worden gecontroleerd. U kunt het toch uploaden.',
      },
      'IMAGE-DAMAGED': {
        title: 'Afbeelding beschadigd',
        advice:
          'Een deel van de afbeelding ontbreekt of kan niet worden getoond. Kopieer of download deze opnieuw.',
      },
      'IMAGE-HEIC': {
        title: 'HEIC-afbeelding',
        advice:
          'Veel programma’s en browsers kunnen HEIC-afbeeldingen niet tonen. Sla de afbeelding op als JPEG als anderen die moeten zien.',
      },
      'OFFICE-DAMAGED': {
        title: 'Beschadigd',
        advice:
          'Programma’s openen dit bestand misschien niet, of maar gedeeltelijk. Kopieer of exporteer het opnieuw.',
      },
      'OFFICE-PASSWORD': {
        title: 'Beveiligd met wachtwoord',
        advice:
          'Zonder wachtwoord kan niemand het bestand openen en vindt zoeken de inhoud niet. Upload zo mogelijk een kopie zonder wachtwoord.',
      },
      'OFFICE-LEGACY': {
        title: 'Oud Office-formaat',
        advice:
          'Sommige programma’s openen dit formaat niet meer, en zoeken vindt de inhoud misschien niet. Sla het op in een actueel formaat, zoals .docx of pdf.',
      },
      'OFFICE-MACROS': {
        title: 'Bevat macro’s',
        advice:
          'Veel organisaties blokkeren bestanden met macro’s. Upload een kopie zonder macro’s als ze niet nodig zijn.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Letters misschien verkeerd',
        advice:
          'De tekst is niet als UTF-8 opgeslagen, daardoor kunnen letters als ä of é als andere tekens verschijnen. Sla de tekst opnieuw op met de codering UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Tekening met script',
        advice:
          'Programma’s die de tekening tonen, voeren het script misschien uit of tonen de tekening niet. Exporteer die zonder scripts.',
      },
      'PDF-NOT-PDF': {
        title: 'Geen pdf',
        advice:
          'Het bestand heet .pdf, maar de inhoud is iets anders. Open het om te controleren of het klopt.',
      },
      'PDF-TRUNCATED': {
        title: 'Beschadigd: afgekapt',
        advice:
          'Het einde van het bestand ontbreekt, en misschien ook pagina’s. Download of exporteer het opnieuw.',
      },
      'PDF-DAMAGED': {
        title: 'Beschadigd',
        advice:
          'Sommige programma’s kunnen deze pdf of niet alle pagina’s openen. Download of exporteer de pdf opnieuw.',
      },
      'PDF-NO-PAGES': {
        title: 'Geen pagina’s',
        advice: 'De pdf heeft geen pagina’s. Exporteer de pdf opnieuw.',
      },
      'PDF-PASSWORD': {
        title: 'Beveiligd met wachtwoord',
        advice:
          'Zonder wachtwoord kan niemand de pdf openen en vindt zoeken de inhoud niet. Upload zo mogelijk een kopie zonder wachtwoord.',
      },
      'PDF-RIGHTS': {
        title: 'Beveiligd met rechtenbeheer',
        advice:
          'De inhoud is versleuteld. Alleen mensen met toestemming kunnen die openen, en zoeken vindt de inhoud niet. Upload zo mogelijk een onbeveiligde kopie.',
      },
      'PDF-PORTFOLIO': {
        title: 'Pdf-portfolio',
        advice:
          'De meeste programma’s tonen alleen het voorblad, en zoeken vindt de bestanden erin mogelijk niet. Upload de bestanden apart.',
      },
      'PDF-RESTRICTED': {
        title: 'Tekst niet kopieerbaar',
        advice:
          'De pdf opent zonder wachtwoord, maar staat niet toe dat de tekst wordt uitgelezen. Zoeken vindt de inhoud misschien niet.',
      },
      'PDF-NO-TEXT': {
        title: 'Scan zonder tekst',
        advice:
          'De pagina’s zijn afbeeldingen, dus zoeken vindt de inhoud niet. Voer zo mogelijk eerst tekstherkenning (OCR) uit.',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Tekst niet doorzoekbaar',
        advice:
          'De tekst ziet er goed uit, maar de tekens ontbreken in de pdf. Zoeken vindt de inhoud niet. Exporteer de pdf opnieuw met de lettertypen.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Lege pagina’s',
        advice: 'Er staat niets op de pagina’s. Open de pdf om te controleren of het de juiste is.',
      },
      'PDF-XFA': {
        title: 'Formulier voor weinig programma’s',
        advice:
          'De meeste programma’s tonen alleen “Een ogenblik geduld”. Druk het formulier af naar een pdf en upload die.',
      },
      'PDF-UNCHECKED': {
        title: 'Niet gecontroleerd',
        advice:
          'Deze pdf kon niet binnen de grenzen van tijd en geheugen worden gecontroleerd. U kunt de pdf toch uploaden.',
      },
      'PDF-REBUILT': {
        title: 'Hersteld bij openen',
        advice:
          'De objectenlijst van deze pdf ontbreekt of is onjuist, dus programma’s maken die bij het openen opnieuw. De gecontroleerde pagina’s zijn leesbaar. Exporteer de pdf opnieuw als een programma hem niet kan openen.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Bevat bijlagen',
        advice:
          'In de pdf zitten andere bestanden, die makkelijk over het hoofd worden gezien. Upload ze apart als ze belangrijk zijn.',
      },
      'PDF-SCRIPT': { title: 'Bevat scripts', advice: 'De meeste programma’s negeren scripts in pdf’s.' },
    },
  },
  packages: {
    formats: {
      documentation: 'Opleverdocumentatie (VDI 2770)',
      document: 'Opleverdocument (VDI 2770)',
      iirds: 'iiRDS-pakket',
      iirdsA: 'Archiefpakket (iiRDS/A)',
      iirdsH: 'Opleverdocumentatie (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count) => plural(count, { one: (n) => `${n} onderwerp`, other: (n) => `${n} onderwerpen` }),
    languages: (count) => plural(count, { one: (n) => `${n} taal`, other: (n) => `${n} talen` }),
    forSerial: (serial) => `voor serienummer ${serial}`,
    forSerials: (count) =>
      plural(count, { one: (n) => `voor ${n} serienummer`, other: (n) => `voor ${n} serienummers` }),
    notChecked: 'De inhoud van dit pakket kon niet worden gecontroleerd. U kunt het toch uploaden.',
    asOne: 'Als één bestand uploaden',
    asOneHint: 'Het bestand wordt ongewijzigd als één document opgeslagen.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Als ${n} document toevoegen`,
        other: (n) => `Als ${n} documenten toevoegen`,
      }),
    asDocumentsHint: 'Elke pdf wordt een document met een eigen titel en categorie.',
    filesAsDocumentsHint:
      'Elk bestand wordt een document met een eigen naam en categorie. ZIP’s daarin kunt u op dezelfde manier splitsen.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} document heeft geen pdf en wordt niet toegevoegd.`,
        other: (n) => `${n} documenten hebben geen pdf en worden niet toegevoegd.`,
      }),
    adding: (progress) => `Documenten worden toegevoegd: ${progress}`,
    noneReadable: 'De documenten zijn niet leesbaar.',
    noneAdded: 'De documenten zijn niet leesbaar. U kunt toch alles als één bestand uploaden.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `${n} document toegevoegd uit “${name}”.`,
        other: (n) => `${n} documenten toegevoegd uit “${name}”.`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `${n} document kon niet worden gelezen.`,
        other: (n) => `${n} documenten konden niet worden gelezen.`,
      }),
    documents: 'Documenten',
    more: (count) => plural(count, { other: (n) => `nog ${n}` }),
    showMore: (count) => plural(count, { other: (n) => `Nog ${n} tonen` }),
    noTitle: 'Zonder titel',
    noPdf: 'Geen pdf',
    previewed: 'Pakket voor het voorbeeld',
    product: 'Product',
    serial: 'Serienummer',
    manufacturer: 'Fabrikant',
    classes: {
      '01-01': 'Identificatie',
      '02-01': 'Technische specificatie',
      '02-02': 'Tekeningen, plattegronden',
      '02-03': 'Onderdelen',
      '02-04': 'Certificaten, verklaringen',
      '03-01': 'Montage, inbedrijfstelling, demontage',
      '03-02': 'Bediening',
      '03-03': 'Algemene veiligheid',
      '03-04': 'Inspectie, onderhoud, keuring',
      '03-05': 'Reparatie',
      '03-06': 'Reserveonderdelen',
      '04-01': 'Contractdocumenten',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Metadata niet leesbaar',
      advice:
        'De titels en categorieën van deze documenten kunnen ontbreken. Vul ze zelf in of vraag de afzender om een gecorrigeerd pakket.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Geen metadata',
      advice: 'Het pakket vermeldt niet wat deze documenten zijn. Vul zelf de titels en categorieën in.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Container kan niet worden geopend',
      advice:
        'Een container in het pakket is beschadigd, dus de documenten ervan staan niet in de lijst. Vraag de afzender opnieuw om het pakket.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Bestanden met wachtwoord',
      advice:
        'Zonder het wachtwoord kan niemand deze bestanden openen. Vraag de afzender om een pakket zonder wachtwoord.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Te diep genest',
      advice:
        'Containers die meer dan twee niveaus diep liggen, zijn niet geopend, dus de documenten ervan staan niet in de lijst. Pak het pakket uit en voeg ze apart toe.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Niet volledig gelezen',
      advice:
        'Het pakket is te groot om volledig te lezen. Pak het uit en voeg de overige documenten apart toe.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Geen documenten gevonden',
      advice: 'Het pakket beschrijft geen documenten. U kunt het toch als één bestand uploaden.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Document ontbreekt',
      advice: 'Het pakket vermeldt een document dat er niet in zit. Vraag de afzender erom.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Bestand ontbreekt',
      advice: 'De metadata noemen een bestand dat niet in het pakket zit. Vraag de afzender erom.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Geen pdf',
      advice:
        'Een document heeft geen pdf, dus misschien kan niet iedereen het openen. Vraag de afzender om een pdf.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Twee keer dezelfde ID',
      advice: 'Twee documenten hebben dezelfde ID. Controleer of u beide nodig hebt.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Niet vrijgegeven',
      advice: 'Volgens het pakket is een document niet vrijgegeven. Controleer of het de juiste versie is.',
    },
    'PACKAGE-WRAPPED': {
      title: 'In een map ingepakt',
      advice:
        'Alle bestanden staan in één map van de ZIP, waar sommige programma’s de metadata niet vinden. Pak in plaats daarvan de inhoud van de map in.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Bestandsnaam komt niet overeen',
      advice:
        'De naam van een bestand is in de metadata anders gespeld, dus sommige programma’s vinden het niet. Vraag de afzender om een gecorrigeerd pakket.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Bestand niet in de metadata',
      advice: 'Dit bestand hoort bij geen enkel document. Controleer of u het nodig hebt.',
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
    line: (line) => `regel ${line}`,
    more: (count) => plural(count, { other: (n) => `en nog ${n}` }),
    saveJson: 'Opslaan als JSON',
  },
  inspection: {
    results: 'Resultaten',
    canBeManual: 'Kan als offline handleiding worden geüpload',
    ready: 'Klaar om te uploaden',
    readyWith: (counts) => `Klaar om te uploaden, met ${counts}`,
    pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagina’s` }),
    startsAt: (page) => `begint met ${page}`,
    fixable: 'Herstelbaar',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}, ${n} herstelbaar` }),
    places: (count) => plural(count, { one: (n) => `${n} plaats`, other: (n) => `${n} plaatsen` }),
    repairAndUse: 'Herstellen en gebruiken',
    fixMore: (count) =>
      plural(count, {
        one: (n) => `Nog ${n} probleem herstellen en gebruiken`,
        other: (n) => `Nog ${n} problemen herstellen en gebruiken`,
      }),
    done: 'Gereed',
    keepAsRegular: 'Als gewoon bestand behouden',
    chooseStart: 'Startpagina kiezen',
    changeStart: 'Andere startpagina kiezen',
    startHint: (name) =>
      `Lezers beginnen op deze pagina. Uw bestand wordt niet gewijzigd: de kopie krijgt een pagina ${name} die de pagina opent.`,
    useAsStart: 'Als startpagina gebruiken',
    allPages: 'Alle pagina’s tonen',
    reviewChanges: 'Wijzigingen bekijken',
    inUse: 'Herstelde kopie in gebruik',
    withRegular: (upload, count) =>
      plural(count, {
        one: (n) => `${upload}, ${n} als gewoon bestand`,
        other: (n) => `${upload}, ${n} als gewone bestanden`,
      }),
    allRegular: (upload) => `${upload}, als gewoon bestand`,
    folder: {
      isPackage: (name) => `“${name}” lijkt op een opleverpakket`,
      asPackage: 'Als pakket',
      packing: 'Pakket wordt gemaakt…',
    },
    search: 'Zoeken in resultaten',
    show: 'Tonen',
    all: 'Alles',
    nothing: 'Geen resultaten gevonden.',
    moreInReport: (count) =>
      plural(count, {
        one: (n) => `Nog ${n} staat in het rapport.`,
        other: (n) => `Nog ${n} staan in het rapport.`,
      }),
    reportTitle: (file) => `Resultaten van de controle van ${file}`,
    verdict: {
      manual: 'Dit is een offline handleiding.',
      'not-a-manual': 'Dit is geen offline handleiding.',
      unsafe: 'Dit ZIP-bestand is beschadigd of onveilig.',
    },
    facts: (startPage, pages, files) => `Startpagina: ${startPage}. Pagina’s: ${pages}. Bestanden: ${files}.`,
    noStartPage: 'geen',
    toDo: (remedy) => `Wat te doen: ${remedy}`,
    forAuthor: (remedy) => `Voor de auteur: ${remedy}`,
  },
  preview: {
    title: (file) => `Voorbeeld van ${file}`,
    frame: 'De handleiding',
    close: 'Voorbeeld sluiten',
    back: 'Terug',
    forward: 'Vooruit',
    pages: (count) => plural(count, { one: (n) => `${n} pagina`, other: (n) => `${n} pagina’s` }),
    pageList: 'Pagina’s van de handleiding',
    search: 'Pagina’s zoeken',
    nothing: 'Geen pagina’s gevonden.',
    readingTitles: 'De titels worden nog gelezen.',
    width: 'Breedte',
    widths: { phone: 'Telefoon', tablet: 'Tablet', full: 'Volledig' },
    opening: 'Handleiding openen…',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} bestand van deze pagina staat op internet, niet in de ZIP`,
          other: (n) => `${n} bestanden van deze pagina staan op internet, niet in de ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `${n} bestand dat deze pagina nodig heeft, ontbreekt in de ZIP`,
          other: (n) => `${n} bestanden die deze pagina nodig heeft, ontbreken in de ZIP`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `${n} bestand dat deze pagina nodig heeft, is in de ZIP anders gespeld`,
          other: (n) => `${n} bestanden die deze pagina nodig heeft, zijn in de ZIP anders gespeld`,
        }),
      damaged: (count) =>
        plural(count, {
          one: (n) => `${n} bestand is beschadigd`,
          other: (n) => `${n} bestanden zijn beschadigd`,
        }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} bestand is te groot voor het voorbeeld`,
          other: (n) => `${n} bestanden zijn te groot voor het voorbeeld`,
        }),
      more: (count) => plural(count, { other: (n) => `en nog ${n}` }),
    },
    spellingFixable: 'Bij het herstellen worden deze links gecorrigeerd, behalve in scripts.',
    outside: (url) => `Deze link leidt naar ${url}, buiten de handleiding. Het voorbeeld opent hem niet.`,
    placeHidden: (line) => `De plaats is in regel ${line}, in een deel van de pagina dat niet te zien is.`,
    absent: (path) => `In de ZIP staat geen ${path}. Ook lezers krijgen hier een fout.`,
    unshown: (path, size) =>
      `${path} (${size}) wordt hier niet getoond. Het staat in de ZIP, en lezers openen het met een eigen programma.`,
    dismiss: 'Verbergen',
    emptyWithoutScripts:
      'Deze pagina is leeg zonder haar scripts, die het voorbeeld niet uitvoert; kies een andere pagina uit de lijst.',
    failures: {
      unreadable:
        'Het bestand kon niet worden gelezen. Misschien is het verplaatst of gewijzigd; kies het opnieuw.',
      unsafe: 'Niets uit deze ZIP kan worden getoond: die is beschadigd of onveilig.',
      crashed: 'Het voorbeeld werkt niet meer. Sluit het en open het opnieuw.',
      frame: 'Het voorbeeld is hier niet beschikbaar. Neem contact op met uw beheerder.',
    },
    frameFacts: {
      blocked: (origin) =>
        `De Content-Security-Policy van deze pagina blokkeert het voorbeeld. Voeg ${origin} toe aan frame-src.`,
      silent: (url) =>
        `${url} is niet gestart. De webserver moet dit bestand met een eigen Content-Security-Policy verzenden, die inline scripts toestaat en deze pagina in frame-ancestors noemt.`,
    },
  },
  repair: {
    reading: 'Alle pagina’s lezen…',
    making: 'Kopie maken…',
    checking: 'Kopie controleren…',
    cancel: 'Annuleren',
    intro:
      'Uw bestand wordt niet gewijzigd. In de kopie wordt alleen hersteld wat u hebt geselecteerd; tekst en scripts blijven gelijk.',
    nothing: 'Alleen de auteur van de handleiding kan deze problemen oplossen.',
    whichFiles: (count) =>
      plural(count, { one: () => 'Welk bestand', other: (n) => `Welke bestanden (${n})` }),
    places: (entry, count) => plural(count, { one: () => entry, other: (n) => `${entry}, ${n} plaatsen` }),
    moreFiles: (count) => plural(count, { other: (n) => `en nog ${n}` }),
    items: {
      unwrap: (folder) => `Alles uit de map “${folder}” halen`,
      adapted: (files) =>
        plural(files, {
          one: (n) => `Links in ${n} bestand lopen via de map en worden aangepast.`,
          other: (n) => `Links in ${n} bestanden lopen via de map en worden aangepast.`,
        }),
      junk: (count) =>
        plural(count, {
          one: (n) => `${n} systeembestand weglaten`,
          other: (n) => `${n} systeembestanden weglaten`,
        }),
      unsafe: (count) =>
        plural(count, {
          one: (n) => `${n} niet-toegestaan bestand weglaten`,
          other: (n) => `${n} niet-toegestane bestanden weglaten`,
        }),
      addStart: (page, name) => `Een startpagina, ${name}, toevoegen die naar ${page} leidt`,
      addStartHint: 'Die opent de pagina vanzelf en heeft er een link naar.',
      renameStart: (name, newName) => `${name} hernoemen tot ${newName}`,
      renamedLinks: (files) =>
        plural(files, {
          one: (n) => `Links ernaar in ${n} bestand worden aangepast.`,
          other: (n) => `Links ernaar in ${n} bestanden worden aangepast.`,
        }),
      names: (count) =>
        plural(count, {
          one: (n) => `/ in plaats van \\ schrijven in ${n} bestandsnaam`,
          other: (n) => `/ in plaats van \\ schrijven in ${n} bestandsnamen`,
        }),
      case: (count) =>
        plural(count, {
          one: (n) => `Hoofd- en kleine letters in ${n} link verbeteren`,
          other: (n) => `Hoofd- en kleine letters in ${n} links verbeteren`,
        }),
      backslashes: (count) =>
        plural(count, {
          one: (n) => `/ in plaats van \\ schrijven in ${n} link`,
          other: (n) => `/ in plaats van \\ schrijven in ${n} links`,
        }),
    },
    compare: (before, after) => `Eerder: ${before}. Nu: ${after}.`,
    none: 'geen problemen',
    save: 'Kopie opslaan',
    close: 'Sluiten',
    failed: {
      unreadable:
        'Het bestand kon niet worden gelezen. Misschien is het verplaatst, gewijzigd of elders geopend.',
      unavailable: 'Het herstel is in deze browser niet gelukt.',
    },
    copyReport: 'Rapport kopiëren',
    saveReport: 'Rapport opslaan',
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Het bestand is leeg',
      explanation: 'Het bevat 0 bytes. Meestal is een download of een kopie onderbroken.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Het bestand is geen ZIP-archief',
      explanation: ({ content }) => `Volgens de naam is het een ZIP, maar de inhoud is: ${content}.`,
      remedy: 'Upload het als gewoon bestand, of pak de handleiding in een ZIP-archief in.',
    },
    'ZIP-TRUNCATED': {
      title: 'Het archief is afgekapt',
      explanation:
        'Het begint als ZIP-archief, maar het einde ontbreekt. Daardoor is de inhoudsopgave niet te lezen.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'Het archief bevat geen bestanden',
      explanation: 'Er valt niets in te lezen.',
      remedy: 'Pak de inhoud van de map van de handleiding in en controleer het nieuwe bestand.',
    },
    'ZIP-TWO-ENDS': {
      title: 'Het archief heeft twee inhoudsopgaven',
      explanation: 'Verschillende programma’s zouden er verschillende bestanden in vinden.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Extra gegevens na het einde van het archief',
      explanation: ({ bytes }) =>
        `Achter het einde staan ${bytes} bytes. Nullen en regeleinden slaan programma’s daar over, al het andere weigeren sommige.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Extra gegevens vóór het archief',
      explanation: ({ bytes }) =>
        `Vóór het eerste bestand staan ${bytes} bytes, zoals bij een zelfuitpakkend programma.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'De inhoudsopgave klopt niet',
      explanation: ({ detail }) =>
        `Die past niet bij de inhoud van het archief (${detail}). Programma’s lezen daardoor misschien verschillende bestanden.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'De gegevens voor grote bestanden spreken elkaar tegen',
      explanation: ({ detail }) => `Groottes of posities staan er dubbel in en verschillen (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'Het archief is één deel van meerdere',
      explanation: 'De andere delen ontbreken, dus de bestanden kunnen niet worden samengevoegd.',
      remedy: 'Voeg de delen samen, of pak de handleiding in als één archief.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Bestanden zijn beveiligd met een wachtwoord',
      explanation: 'Lezers zouden ze na de upload niet kunnen openen.',
      remedy: 'Pak de handleiding opnieuw in zonder wachtwoord.',
    },
    'ZIP-METHOD': {
      title: 'Bestanden zijn op een ongewone manier ingepakt',
      explanation: ({ method }) =>
        `Niet elk programma kent compressiemethode ${method}. Bekend zijn “stored” en “deflate”.`,
      remedy: 'Pak de handleiding opnieuw in met de normale methode, niet met die voor het kleinste bestand.',
    },
    'ZIP-VERSION': {
      title: 'Een bestand vraagt om een nieuwer programma dan nodig is',
      explanation: ({ version }) =>
        `Het geeft aan versie ${version} van het ZIP-formaat nodig te hebben. Sommige programma’s slaan zo’n bestand over.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Bij een bestand zijn onbekende opties ingesteld',
      explanation:
        'In de header staan gereserveerde bits aan. Sommige programma’s waarschuwen daarvoor of weigeren het archief.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'De header van een bestand is onjuist',
      explanation: ({ field }) =>
        `De header van het bestand is onleesbaar of komt niet overeen met de inhoudsopgave (${field}). Programma’s lezen daardoor misschien iets anders.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'De gegevens achter een bestand kloppen niet',
      explanation:
        'De grootte en het controlegetal achter het bestand passen niet bij de inhoudsopgave, of sommige programma’s kunnen ze niet lezen.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Bestanden overlappen elkaar in het archief',
      explanation:
        'Twee bestanden claimen dezelfde bytes. In een goed archief komt dat nooit voor, in een valstrik wel.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Onverklaarde gegevens tussen de bestanden',
      explanation: ({ bytes }) =>
        `${bytes} bytes horen bij geen enkel bestand. Is dit als fout gemeld, dan zit er een verborgen bestand in.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Een bestand is beschadigd',
      explanation: 'De inhoud komt niet overeen met het controlegetal.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Een bestand is langer of korter dan opgegeven',
      explanation: 'Het archief is beschadigd, of gemaakt om te misleiden.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Een bestand kan niet worden uitgepakt',
      explanation: ({ detail }) => `De ingepakte gegevens zijn beschadigd (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Uitgepakt onveilig groot',
      explanation: ({ detail }) => `Een limiet is overschreden: ${detail}. Er is niets uitgepakt.`,
      remedy: 'Splits de handleiding, of laat weg wat een lezer niet nodig heeft.',
    },
    'ZIP-EXTRA': {
      title: 'Ongebruikelijke extra gegevens over een bestand',
      explanation:
        'Sommige inpakprogramma’s voegen nullen toe om bestanden uit te lijnen, of schrijven een deel twee keer. Het kan geen kwaad.',
      remedy: 'U hoeft niets te doen.',
    },
    'NAME-UNSAFE': {
      title: 'Een bestandsnaam is gevaarlijk',
      explanation: ({ reason }) =>
        `Uitgepakt zou het buiten zijn map komen of verbergen wat het is (${reason}).`,
      remedy: 'Hernoem het bestand en pak de map opnieuw in.',
    },
    'NAME-BACKSLASH': {
      title: 'Mappen zijn met backslashes geschreven',
      explanation: 'Buiten Windows komen alle bestanden in één map en werken links niet.',
      remedy: 'Pak de map opnieuw in met een actueel programma.',
    },
    'NAME-DUPLICATE': {
      title: 'Een bestand staat twee keer in het archief',
      explanation: ({ other }) =>
        `Welk van de twee wordt getoond, hangt van het programma af. Het andere is ${other}.`,
      remedy: 'Verwijder een van de twee en pak de map opnieuw in.',
    },
    'NAME-CASE-CLASH': {
      title: 'Twee namen zijn gelijk onder Windows of macOS',
      explanation: ({ other }) =>
        `Ze verschillen alleen in hoofdletters, accenten, of punten en spaties aan het eind. Het ene bestand zou het andere vervangen, ${other}.`,
      remedy: 'Hernoem een van de twee, en ook de links ernaar.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Een naam is tegelijk bestand en map',
      explanation: ({ detail }) => `Programma’s zijn het niet eens over wat het is (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Een bestand heeft twee verschillende namen',
      explanation: ({ expected, found }) =>
        `Sommige programma’s zouden het ${found} noemen, andere ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Een bestandsnaam is niet in Unicode geschreven',
      explanation: ({ guess }) =>
        `${guess && `Waarschijnlijk is ${guess} bedoeld. `}Andere programma’s tonen misschien andere letters, en links ernaar werken niet.`,
      remedy:
        'Pak de map opnieuw in met een actueel programma, of hernoem het bestand zonder bijzondere letters.',
    },
    'NAME-PORTABLE': {
      title: 'Een naam is in Windows niet mogelijk',
      explanation: ({ part }) => `Windows kan ${part} niet aanmaken, dus het bestand zou daar ontbreken.`,
      remedy: 'Hernoem het, en ook de links ernaar.',
    },
    'NAME-LONG': {
      title: 'Een pad is te lang',
      explanation: ({ detail }) => `Meer dan ${detail}: sommige apparaten kunnen het niet uitpakken.`,
      remedy: 'Kort de namen van mappen en bestanden in.',
    },
    'ENTRY-LINK': {
      title: 'Een bestand is geen gewoon bestand',
      explanation: ({ special }) =>
        `Het is een speciaal bestand (${special}). Programma’s pakken het verschillend uit, en een link kan buiten de handleiding leiden.`,
      remedy: 'Vervang het door het bestand zelf en pak de map opnieuw in.',
    },
    'ENTRY-PIPE': {
      title: 'Een bestand is vanuit een pipe ingepakt',
      explanation:
        'Een ander programma schreef het tijdens het inpakken. Het wordt uitgepakt als een gewoon bestand.',
      remedy: 'U hoeft niets te doen.',
    },
    'ENTRY-JUNK': {
      title: 'Bestanden die het besturingssysteem of een programma achterliet',
      explanation: 'Een lezer ziet ze nooit. Ze nemen alleen ruimte in.',
      remedy: 'Laat ze de volgende keer weg bij het inpakken.',
    },
    'ENTRY-PROGRAM': {
      title: 'Bevat een programma',
      explanation: ({ extension }) =>
        `Een handleiding wordt gelezen, niet uitgevoerd. Apparaten en servers blokkeren ${extension}-bestanden of zouden ze starten.`,
      remedy: 'Laat het weg en bied het elders aan.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Bevat een ander archief',
      explanation: 'Lezers kunnen het niet openen, en de inhoud is niet gecontroleerd.',
      remedy: 'Pak de inhoud als losse bestanden in, of laat het weg.',
    },
    'ENTRY-EMPTY': {
      title: 'Een bestand is leeg',
      explanation: 'Het bevat 0 bytes. Een pagina die het nodig heeft, is onvolledig.',
      remedy: 'Zet het juiste bestand ervoor in de plaats.',
    },
    'ENTRY-TYPE': {
      title: 'Een bestand is niet wat de naam zegt',
      explanation: ({ expected, found }) =>
        `Volgens de naam ${expected}, volgens de inhoud ${found}. Sommige viewers tonen het niet.`,
      remedy: 'Geef het de juiste extensie, of zet het juiste bestand ervoor in de plaats.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Een afbeelding is erg groot',
      explanation: ({ detail }) =>
        `De afbeelding heeft meer dan ${detail}. Een tablet toont die traag of helemaal niet.`,
      remedy: 'Verklein de afbeelding tot de getoonde grootte.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Een afbeelding is afgekapt',
      explanation:
        'Het einde van het bestand ontbreekt. Browsers tonen een deel van de afbeelding, of niets.',
      remedy: 'Vervang deze door een volledige kopie.',
    },

    'DOC-NO-PAGES': {
      title: 'Het archief bevat geen HTML-pagina',
      explanation: 'Een offline handleiding bestaat uit HTML-pagina’s.',
      remedy: 'Upload het als gewoon bestand.',
    },
    'DOC-NO-START': {
      title: 'De startpagina ontbreekt',
      explanation: ({ candidates, expected }) =>
        `Op het hoogste niveau van het archief staat geen ${expected}. Mogelijke startpagina’s: ${candidates}.`,
      remedy: ({ expected }) =>
        `Noem de startpagina ${expected}, zet die op het hoogste niveau en pak opnieuw in.`,
    },
    'DOC-IIRDS': {
      title: 'Een iiRDS-pakket zonder startpagina',
      explanation:
        'Programma’s voor iiRDS tonen de inhoud. Alleen iiRDS/H-pakketten hebben een index.html op het hoogste niveau; andere iiRDS-pakketten mogen die niet hebben.',
      remedy: 'Upload het als gewoon bestand of vraag om een iiRDS/H-pakket.',
    },
    'DOC-WRAPPED': {
      title: 'De hele handleiding zit in één map',
      explanation: ({ startPage }) =>
        `De startpagina is ${startPage}. Sommige viewers zoeken die alleen op het hoogste niveau.`,
      remedy: ({ folder }) => `Pak de inhoud van de map ${folder} in, niet de map zelf.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Meerdere startpagina’s',
      explanation: ({ candidates }) =>
        `Elk van deze kan de startpagina zijn: ${candidates}. De eerste wordt gebruikt.`,
      remedy: ({ expected }) =>
        `Zet op het hoogste niveau een pagina ${expected} die naar alle leidt, of upload elk als eigen handleiding.`,
    },
    'DOC-START-CASE': {
      title: 'De naam van de startpagina heeft hoofdletters',
      explanation: ({ expected, found }) =>
        `De pagina heet ${found}. Sommige viewers zoeken alleen ${expected}.`,
      remedy: ({ expected }) => `Hernoem die tot ${expected}, en ook de links ernaar.`,
    },
    'DOC-CHARSET': {
      title: 'Tekencodering niet ingesteld',
      explanation: 'Bijzondere letters worden misschien verkeerd getoond.',
      remedy: 'Zet <meta charset="utf-8"> boven aan elke pagina en sla die op als UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Bijzondere letters worden verkeerd getoond',
      explanation: ({ encoding }) => `De tekst is niet gecodeerd zoals hij vermeldt (${encoding}).`,
      remedy: 'Sla de pagina op als UTF-8 en vermeld dat erin.',
    },
    'DOC-NOT-HTML': {
      title: 'Geen HTML-pagina',
      explanation: ({ content }) => `Volgens de naam is het een HTML-pagina, maar de inhoud is: ${content}.`,
      remedy: 'Geef die de juiste extensie, of zet de juiste pagina ervoor in de plaats.',
    },
    'DOC-XML': {
      title: 'Een pagina of afbeelding is geen geldige XML',
      explanation: 'Browsers tonen een foutmelding in plaats van de rest.',
      remedy: 'Corrigeer de XML en pak opnieuw in.',
    },
    'DOC-TOO-LARGE': {
      title: 'Een bestand is te groot om te controleren',
      explanation: 'Het is onbeschadigd, maar de links erin zijn niet gecontroleerd.',
      remedy: 'Splits het op in kleinere bestanden.',
    },
    'DOC-TITLE': {
      title: 'Pagina’s zonder titel',
      explanation: 'De titel is te zien in tabbladen, bladwijzers en zoekresultaten.',
      remedy: 'Geef elke pagina een <title>.',
    },
    'DOC-LANGUAGE': {
      title: 'Taal van de pagina’s niet ingesteld',
      explanation: ({ pages }) =>
        `Pagina’s: ${pages}. Een browser leest ze misschien voor in de verkeerde taal of biedt geen vertaling aan.`,
      remedy: 'Vermeld die als <html lang="nl">.',
    },
    'DOC-BASE': {
      title: 'Links van een pagina gaan uit van een plaats buiten de handleiding',
      explanation: ({ href }) => `De links en afbeeldingen gaan uit van ${href} en werken offline dus niet.`,
      remedy: 'Verwijder de <base> van de pagina.',
    },
    'DOC-LEAVES': {
      title: 'Een pagina verwijst door buiten de handleiding',
      explanation: ({ target }) => `De lezer wordt naar ${target} gestuurd, en dat is er offline niet.`,
      remedy: 'Verwijder de doorverwijzing of laat die naar een pagina van de handleiding gaan.',
    },
    'DOC-FORM': {
      title: 'Een formulier leidt buiten de handleiding',
      explanation: ({ target }) =>
        `Wat wordt ingevoerd, gaat naar ${target}, en dat is er offline niet. Een zoekopdracht vindt niets.`,
      remedy: 'Verwijder het formulier of zoek binnen de handleiding.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Een pagina heeft een webserver nodig',
      explanation: ({ need }) => `Iets erin (${need}) werkt niet als de pagina vanuit een map wordt geopend.`,
      remedy: 'Probeer of de handleiding zonder dat te gebruiken is, of vraag het aan de auteur.',
    },
    'DOC-SCRIPTS': {
      title: 'Pagina’s met scripts',
      explanation: ({ pages }) =>
        `Pagina’s: ${pages}. Waar scripts uitstaan, ontbreken er misschien delen van.`,
      remedy: 'U hoeft niets te doen.',
    },
    'DOC-UNUSED': {
      title: 'Bestanden waar geen pagina naar verwijst',
      explanation: ({ bytes, files, pages }) =>
        `Bestanden: ${files}, met ${bytes} bytes. Pagina’s waar geen andere pagina naar linkt: ${pages}.`,
      remedy: 'Laat bij het inpakken de volgende keer weg wat niet nodig is.',
    },
    'LINK-BROKEN': {
      title: 'Verbroken link',
      explanation: ({ target }) => `${target} staat niet in het archief.`,
      remedy: 'Voeg het bestand toe of verbeter de link.',
    },
    'LINK-CASE': {
      title: 'Link en bestandsnaam zijn verschillend gespeld',
      explanation: ({ expected, target }) =>
        `In de link staat ${target}, het bestand is ${expected}. Dat werkt alleen onder Windows.`,
      remedy: ({ expected }) => `Schrijf de link als ${expected}.`,
    },
    'LINK-FRAGMENT': {
      title: 'Een link leidt naar een plaats die de pagina niet heeft',
      explanation: ({ fragment, target }) =>
        `De pagina ${target} gaat open, maar bovenaan: een plaats ${fragment} is er niet.`,
      remedy: 'Verbeter de link of voeg de plaats toe.',
    },
    'LINK-FOLDER': {
      title: 'Een link leidt naar een map',
      explanation: ({ target }) =>
        `De map ${target} heeft geen indexpagina, dus een lezer ziet een bestandslijst of niets.`,
      remedy: 'Link naar een pagina erin.',
    },
    'LINK-INDEX': {
      title: 'Een link noemt een map in plaats van de indexpagina ervan',
      explanation: ({ target }) =>
        `Op een webserver toont ${target} de indexpagina. Vanaf een schijf geopend toont de map een lijst met bestanden.`,
      remedy: 'Link naar de indexpagina zelf.',
    },
    'LINK-OUTSIDE': {
      title: 'Een link leidt het archief uit',
      explanation: ({ target }) => `${target} ligt boven de hoogste map en hoort niet bij de handleiding.`,
      remedy: 'Neem op in de handleiding wat bedoeld is, en verbeter de link.',
    },
    'LINK-ROOT': {
      title: 'Een link begint bij de root van een webserver',
      explanation: ({ target }) => `/${target} werkt alleen op een webserver, niet in een map.`,
      remedy: 'Schrijf de link relatief aan de pagina.',
    },
    'LINK-LOCAL': {
      title: 'Een link leidt naar de computer van de auteur',
      explanation: ({ target }) => `${target} bestaat maar op één machine of netwerk.`,
      remedy: 'Neem het bestand op in de handleiding en link daarheen.',
    },
    'LINK-BACKSLASH': {
      title: 'Een link is met backslashes geschreven',
      explanation: ({ target }) => `${target} werkt alleen onder Windows.`,
      remedy: 'Schrijf hem met / in plaats van \\.',
    },
    'LINK-QUERY': {
      title: 'Links met een vraagteken',
      explanation: 'Wat erop volgt, wordt genegeerd als een pagina vanuit een map wordt geopend.',
      remedy: 'U hoeft niets te doen, tenzij een pagina ervan afhangt.',
    },
    'LINK-MALFORMED': {
      title: 'Een link is geen geldig adres',
      explanation: ({ reason, target }) => `${target} kan niet worden geopend (${reason}).`,
      remedy: 'Verbeter de link.',
    },
    'LINK-EMPTY': {
      title: 'Lege links',
      explanation: 'Ze leiden naar de pagina waarop ze staan.',
      remedy: 'Verwijder ze of geef ze een adres.',
    },
    'LINK-EXTERNAL': {
      title: 'Links naar internet',
      explanation: ({ hostCount, hosts, links }) =>
        `Links: ${links}. Websites: ${hostCount}, zoals ${hosts}. Ze hebben een verbinding nodig.`,
      remedy: 'U hoeft niets te doen.',
    },
    'RES-EXTERNAL': {
      title: 'Er wordt iets van internet geladen',
      explanation: ({ target }) => `${target} ontbreekt als de handleiding offline wordt gelezen.`,
      remedy: 'Neem het bestand op in de handleiding en verwijs daarheen.',
    },
    'RES-FORMAT': {
      title: 'Een afbeelding heeft een formaat dat browsers niet tonen',
      explanation: ({ target }) => `De meeste browsers laten de plaats van ${target} leeg.`,
      remedy: 'Sla de afbeelding op als PNG, JPEG of SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'een vermelding is onleesbaar',
      count: 'het aantal bestanden wijkt af',
      offset: 'die staat niet op zijn plaats',
    },
    'ZIP-ZIP64': {
      'extra-field': 'bij de groottes van een bestand',
      'no-record': 'het lange record ontbreekt',
      'record-not-adjacent': 'het lange record staat niet op zijn plaats',
      'extensible-data': 'het lange record bevat extra gegevens',
      'other-record': 'er wordt naar een ander record verwezen',
      'end-record': 'aan het einde van het archief',
    },
    'ZIP-HEADER': {
      signature: 'daar begint geen bestand',
      place: 'positie',
      name: 'naam',
      method: 'compressiemethode',
      flags: 'kenmerken',
      crc: 'controlegetal',
      size: 'grootte',
      'packed-size': 'ingepakte grootte',
      extra: 'extra veld',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'ze eindigen te vroeg',
      other: 'ongeldige codes',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `een bestand van meer dan ${size}`,
      ratio: ({ limit }) => `meer dan ${limit} keer kleiner ingepakt`,
      total: ({ size }) => `meer dan ${size} in totaal`,
      entries: ({ limit }) => `meer dan ${limit} bestanden`,
    },
    'NAME-UNSAFE': {
      empty: 'lege naam',
      host: 'netwerkpad',
      absolute: 'pad vanaf de hoofdmap',
      drive: 'stationsletter',
      parent: '“..” leidt omhoog',
      control: 'onzichtbare tekens',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'een map met eigen inhoud',
      attribute: 'de kenmerken zeggen iets anders',
      'file-in-between': 'er staan bestanden onder een bestand',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} in één naam`,
      path: ({ size }) => `${size} in totaal`,
      depth: ({ limit }) => `${limit} mapniveaus`,
    },
    'ENTRY-LINK': {
      link: 'symbolische link',
      device: 'apparaatbestand',
      socket: 'socket',
      volume: 'volumelabel',
      unknown: 'onbekend type',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} pixels`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'een script dat andere bestanden laadt',
      module: 'een script als module',
      worker: 'een script op de achtergrond',
      include: 'een server-side include',
    },
    'LINK-MALFORMED': {
      scheme: 'onbekend soort adres',
      percent: 'een % zonder getal',
      host: 'onmogelijke servernaam',
      temporary: 'bestond alleen waar de pagina is opgeslagen',
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
  history: {
    title: 'Eerder, vanaf dit apparaat',
    hint: 'Wordt 30 dagen op dit apparaat onthouden.',
    clear: 'Deze lijst wissen',
  },
  chooseAsset: {
    title: 'Kies een installatie',
    intro: 'Kies de installatie waar uw documenten bij horen.',
    label: 'Naam of installatie-ID',
    hint: 'U vindt de ID op het typeplaatje of in uw onderhoudssysteem, bijvoorbeeld PRESS-0042.',
    open: (id) => `Installatie ${id} openen`,
    openAsIs: (id) => `${id} ongewijzigd openen`,
    takeAsIs: (id) => `${id} ongewijzigd gebruiken`,
    unlisted: 'Niet in de lijst. Controleer de ID op het typeplaatje of in uw onderhoudssysteem.',
    unknown: (id) => `${id} is niet bekend. Controleer het typeplaatje of ga verder.`,
    similar: 'Bedoelde u',
    checking: (id) => `${id} wordt nog gecontroleerd. U kunt verdergaan.`,
    notChecked: (id) => `${id} kon niet worden gecontroleerd. U kunt verdergaan.`,
    offline: (id) => `U bent offline, dus ${id} is niet gecontroleerd. U kunt verdergaan.`,
    missing: 'Voer een installatie-ID in',
    impossible: 'Voer een andere installatie-ID in dan “.” of “..”',
    recent: 'Recent',
    all: 'Alle installaties',
    found: (count) =>
      plural(count, {
        one: (n) => `${n} installatie gevonden`,
        other: (n) => `${n} installaties gevonden`,
      }),
    shown: (shown, total) => `${shown} van ${total} getoond. Zoek om de rest te vinden.`,
  },
  embed: {
    wrongTitle: 'De documenten kunnen hier niet worden getoond',
    wrong: 'Deze pagina is niet goed ingesteld. Neem contact op met uw beheerder:',
    tokenProblems: {
      'no-token': 'Meld u aan om verder te gaan. Wachtende uploads worden automatisch hervat.',
      'no-answer': 'Het aanmelden duurt langer dan verwacht. Uploads worden daarna hervat.',
      'token-rejected':
        'De dienst accepteert uw aanmelding niet. Meld u opnieuw aan. Neem contact op met uw beheerder als dat niet helpt.',
      'person-mismatch':
        'Deze pagina en uw aanmelding noemen verschillende personen. Daarom wordt er niets verzonden. Er wordt automatisch opnieuw geprobeerd. Neem contact op met uw beheerder als deze melding blijft staan.',
      offline: 'Zonder verbinding kunt u niet worden aangemeld. Er wordt automatisch opnieuw geprobeerd.',
    },
    brokenTitle: 'Dit deel van de pagina werkt niet meer',
    brokenHint: 'Uw uploads gaan door, en bestanden die op dit apparaat zijn bewaard, zijn veilig.',
  },
};
