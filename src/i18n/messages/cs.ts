import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('cs');

const repack = 'Zabalte složku znovu aktuálním programem a běžnou metodou, pak nový soubor zkontrolujte.';

const copyAgain = 'Zkopírujte nebo stáhněte soubor znovu a porovnejte jeho velikost s originálem.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nic',
  ole: 'starý dokument Office',
  exe: 'program pro Windows',
  elf: 'program pro Linux',
  text: 'text',
  unknown: 'neznámý',
};

/**
 * All texts in Czech. People are addressed politely (vykání); buttons have the infinitive. Whole
 * numbers are `one`, `few` or, for the rest, `other`. An asset is zařízení, so what English calls this device is tento
 * prohlížeč. Words besides the glossary: check kontrola, warning upozornění, report protokol (of a check) or přehled (of
 * uploads), link odkaz.
 */
export const cs: LanguageMessages = {
  messages: {
    app: {
      name: 'Dokumenty zařízení',
      loading: 'Načítání…',
      language: 'Jazyk',
      density: 'Hustota zobrazení',
      densities: { comfortable: 'Pohodlné', compact: 'Kompaktní', touch: 'Velké, do rukavic' },
      assets: 'Zařízení',
      brokenTitle: 'Tato stránka přestala fungovat',
      brokenHint: 'Probíhající nahrávání se mohlo přerušit. Chcete-li pokračovat, načtěte stránku znovu.',
      brokenPageHint:
        'Probíhající nahrávání pokračuje. Otevřete jinou stránku, nebo tuto načtěte znovu, až skončí.',
      drafts: 'Vybráno, zatím nenahráno:',
      reload: 'Načíst stránku znovu',
      partMissing: 'Část této stránky se nepodařilo načíst. Probíhající nahrávání pokračuje.',
      loadPart: 'Zkusit znovu',
      technicalFacts: 'Podrobnosti',
    },

    release: {
      isThere: 'Je k dispozici nová verze.',
      afterReload: 'Po opětovném načtení nahrávání pokračuje; rozpracované začne od začátku.',
      waits:
        'Načtěte stránku později: teď by se ztratily dokumenty, které nejsou uloženy ani na serveru, ani v tomto prohlížeči.',
      partOutdated: 'Tato stránka byla aktualizována. Chcete-li tuto část použít, načtěte stránku znovu.',
    },
    config: { retry: 'Zkusit znovu' },
    signIn: {
      close: 'Zavřít',
      failedTitle: 'Přihlášení se nezdařilo',
      outTitle: 'Nejste přihlášeni',
      outHint:
        'Chcete-li přidávat dokumenty, přihlaste se. Neodeslané soubory se nahrají, až se přihlásí ten, kdo je přidal.',
      signIn: 'Přihlásit se',
      asSomeoneElse: 'Přihlásit se jako jiná osoba',
      again: 'Přihlásit se znovu',
      signOut: 'Odhlásit se',
      unreachable: 'Vaši totožnost se nepodařilo ověřit. Soubory uložené v tomto prohlížeči jsou v bezpečí.',
      failedHint: 'Přihlaste se znovu. Pokud potíže trvají, obraťte se na správce.',
      storageBlocked: (host: string) =>
        `Tento prohlížeč nedovoluje webu ${host} ukládat data a bez toho se nelze přihlásit. Povolte v nastavení prohlížeče soubory cookie a data webu ${host}, nebo se zeptejte správce. Pak to zkuste znovu.`,
      sessionOpen:
        'Vaše relace u poskytovatele přihlášení je stále otevřená. Na sdíleném počítači se odhlaste i tam.',
      providerSilent: (address) =>
        `Adresa ${address} není dostupná. Zkontrolujte ji a to, zda přijímá požadavky z této stránky (CORS, connect-src).`,
    },

    add: {
      title: 'Přidat dokumenty',
      drop: 'Přetáhněte sem soubory nebo složku',
      dropAnywhere: 'Soubory přetáhněte kamkoli na tuto stránku',
      dropNow: 'Puštěním soubory přidáte',
      accepted: 'PDF, výkresy, obrázky nebo ZIP s offline návodem v HTML.',
      acceptedOnly: (types) => `Přijímá se: ${types}.`,
      limit: (size) => `Každý do ${size}.`,
      chooseFiles: 'Vybrat soubory',
      chooseFolder: 'Vybrat složku',
      addFiles: 'Přidat soubory',
      add: 'Přidat',
      removeAll: 'Odebrat vše',
      listing: (done, total) => `Přidávání souborů: ${done} z ${total}`,
      chosenFiles: 'Vybrané soubory',
      list: 'Soubory k nahrání',
      listsMissing: 'Seznam pro výběr se nepodařilo načíst. Zadejte ID, nebo to zkuste znovu.',
      notAFile: 'To není soubor. Uložte e-mail nebo stránku jako soubor a ten přetáhněte sem.',
      noFiles: 'Nejsou vybrány žádné soubory.',
      systemFiles: (count) =>
        plural(count, {
          one: (n) => `Vynechán ${n} systémový nebo dočasný soubor.`,
          few: (n) => `Vynechány ${n} systémové nebo dočasné soubory.`,
          other: (n) => `Vynecháno ${n} systémových nebo dočasných souborů.`,
        }),
      unread: (count) =>
        plural(count, {
          one: (n) => `${n} soubor nebo složku nelze přečíst, a proto nebyly přidány.`,
          few: (n) => `${n} soubory nebo složky nelze přečíst, a proto nebyly přidány.`,
          other: (n) => `${n} souborů nebo složek nelze přečíst, a proto nebyly přidány.`,
        }),
      alreadyListed: (count, name) =>
        plural(count, {
          one: () => `„${name}“ už v seznamu je.`,
          few: (n) => `${n} soubory už v seznamu jsou.`,
          other: (n) => `${n} souborů už v seznamu je.`,
        }),
      organization: 'Organizace',
      category: 'Kategorie',
      select: (file) => `Označit ${file}`,
      selectAll: (count) =>
        plural(count, {
          one: (n) => `Označit ${n} soubor`,
          few: (n) => `Označit vše (${n})`,
          other: (n) => `Označit vše (${n})`,
        }),
      selected: (count, all) => plural(count, { other: (n) => `Označeno: ${n} z ${all}` }),
      clearSelection: 'Odznačit',
      ownValue: (field, value) => `${field}: ${value}`,
      fillDown: (count, own) =>
        plural(count, {
          one: (n) => `Použít pro ${n} soubor níže`,
          few: (n) => `Použít pro ${n} soubory níže`,
          other: (n) => `Použít pro ${n} souborů níže`,
        }) +
        (own > 0
          ? plural(own, {
              one: (n) => `, ${n} má vlastní hodnotu`,
              few: (n) => `, ${n} mají vlastní hodnoty`,
              other: (n) => `, ${n} má vlastní hodnoty`,
            })
          : ''),
      asAbove: 'Použít výchozí hodnotu',
      changed: (what, count) =>
        plural(count, {
          one: (n) => `${what}: změněno v ${n} souboru.`,
          other: (n) => `${what}: změněno v ${n} souborech.`,
          few: (n) => `${what}: změněno v ${n} souborech.`,
        }),
      named: (count) =>
        plural(count, {
          one: (n) => `Vyplněn ${n} zobrazovaný název.`,
          few: (n) => `Vyplněny ${n} zobrazované názvy.`,
          other: (n) => `Vyplněno ${n} zobrazovaných názvů.`,
        }),
      leftOver: (count) =>
        plural(count, {
          one: (n) => `${n} vložený řádek zbyl.`,
          few: (n) => `${n} vložené řádky zbyly.`,
          other: (n) => `${n} vložených řádků zbylo.`,
        }),
      undo: 'Vrátit zpět',
      filesRemoved: (count) =>
        plural(count, {
          one: (n) => `Odebrán ${n} soubor.`,
          few: (n) => `Odebrány ${n} soubory.`,
          other: (n) => `Odebráno ${n} souborů.`,
        }),
      undone: 'Vráceno.',
      choose: 'Vybrat…',
      ai: 'Povolit zpracování pomocí AI',
      aiOn: 'Zpracování pomocí AI povoleno',
      aiOff: 'Bez zpracování pomocí AI',
      aiHint: 'Není k dispozici pro offline návody.',
      displayName: 'Zobrazovaný název',
      fromTitle: 'Převzato z titulku návodu.',
      remove: 'Odebrat',
      more: 'Další možnosti',
      notUploaded: 'Nenahráno',
      waitForChecks: 'Kontroluje se ZIP…',
      files: (count) =>
        plural(count, {
          one: (n) => `${n} soubor`,
          few: (n) => `${n} soubory`,
          other: (n) => `${n} souborů`,
        }),
      documents: (count) =>
        plural(count, {
          one: (n) => `${n} dokument`,
          few: (n) => `${n} dokumenty`,
          other: (n) => `${n} dokumentů`,
        }),
      rejected: (count) =>
        plural(count, {
          one: (n) => `${n} soubor nelze nahrát`,
          few: (n) => `${n} soubory nelze nahrát`,
          other: (n) => `${n} souborů nelze nahrát`,
        }),
      removeRejected: (count) =>
        plural(count, { one: () => 'Odebrat ho', few: () => 'Odebrat je', other: () => 'Odebrat je' }),
      upload: (count) =>
        plural(count, {
          one: (n) => `Nahrát ${n} dokument`,
          few: (n) => `Nahrát ${n} dokumenty`,
          other: (n) => `Nahrát ${n} dokumentů`,
        }),
      uploadAs: 'Nahrát jako',
      asManual: 'Offline návod',
      asRegular: 'Běžný soubor',
      checking: 'Kontroluje se ZIP…',
      isManual: (startPage, pages) =>
        plural(pages, {
          one: (n) => `Offline návod: úvodní stránka ${startPage}, ${n} stránka.`,
          few: (n) => `Offline návod: úvodní stránka ${startPage}, ${n} stránky.`,
          other: (n) => `Offline návod: úvodní stránka ${startPage}, ${n} stránek.`,
        }),
      isNoManual: (reason) => `Nelze nahrát jako návod${reason && `: ${reason}`}.`,
      notChecked: 'Tento ZIP se nepodařilo zkontrolovat. Zvolte, jak ho nahrát.',
      fileNotChecked: 'Tento soubor se nepodařilo zkontrolovat.',
      errors: {
        displayName: (file) => `Zadejte zobrazovaný název pro ${file}`,
        chooseOrganization: 'Vyberte organizaci',
        enterOrganization: 'Zadejte organizaci',
        chooseCategory: 'Vyberte kategorii',
        enterCategory: 'Zadejte kategorii',
        operation: (file) => `Zvolte, jak nahrát ${file}`,
      },
      rejections: {
        empty: 'Soubor je prázdný. Ověřte, odkud pochází, a vyberte ho znovu.',
        tooLarge: (size, limit) =>
          `Soubor má ${size}; limit je ${limit}. Zmenšete ho nebo rozdělte a vyberte znovu.`,
        type: (accepted) =>
          `Soubory tohoto typu se nepřijímají. Uložte soubor v jednom z těchto formátů a vyberte ho znovu: ${accepted}.`,
        unreadable: 'Soubor nelze přečíst. Možná je to složka, byl přesunut nebo je otevřen jinde.',
        webArchive:
          'Webový archiv otevře jen málo programů. Otevřete ho v prohlížeči, uložte úplnou stránku („Webová stránka, úplná“) a přetáhněte ji sem i s její složkou _files nebo _soubory.',
        windowsHelp:
          'Tento soubor nápovědy se otevře jen ve Windows. Rozbalte ho tam (hh.exe -decompress složka soubor.chm) nebo programem 7-Zip a přetáhněte složku sem.',
      },
    },

    copy: {
      copied: 'Zkopírováno',
      failed: 'Nelze zkopírovat',
    },
    dialog: {
      close: 'Zavřít',
    },
    combobox: {
      results: (count) =>
        plural(count, {
          one: (n) => `${n} výsledek`,
          few: (n) => `${n} výsledky`,
          other: (n) => `${n} výsledků`,
        }),
      none: 'Nic nenalezeno',
    },

    uploads: {
      title: 'Nahrávání',
      empty: 'Zde se zobrazují dokumenty, které nahrajete z tohoto prohlížeče.',
      toAsset: (asset) => `pro ${asset}`,
      status: {
        checking: 'Kontroluje se',
        waiting: 'Čeká',
        sending: 'Nahrává se',
        storing: 'Dokončuje se',
        stored: 'Uloženo',
        'already-exists': 'Už existuje',
        failed: 'Chyba',
        'needs-file': 'Chybí soubor',
        cancelled: 'Zrušeno',
      },
      checkingHint: 'Hledají se duplikáty',
      offline: 'Jste offline. Nahrávání se obnoví automaticky.',
      unreachable: 'Server není dostupný. Pokus se zopakuje automaticky.',
      waitsForSignIn: 'Pokračujte přihlášením.',
      busy: 'Server je vytížený. Pokus se zopakuje automaticky.',
      noAnswerFor: (host, time) =>
        `Od ${host} už ${time} nepřišla odpověď. Pokud jiné weby fungují, obraťte se na správce: adresa může být chybná nebo blokovaná.`,
      isPaused: 'Pozastaveno. Nahrávání pak začne od začátku.',
      persistence: {
        saving: 'Ukládá se… Nechte tuto stránku otevřenou.',
        saved: (count) => `Nedokončená nahrávání uložená v tomto prohlížeči: ${count}.`,
        continues: 'Pokud stránku zavřete, budou pokračovat, až ji zde znovu otevřete.',
        'no-room':
          'Příliš velké pro uložení v tomto prohlížeči. Nechte stránku otevřenou, dokud se nahrávání nedokončí.',
      },
      isBusy: 'Server je vytížený.',
      isTroubled: 'Server neodpovídá správně.',
      isUnconfirmed: 'Server zatím nepotvrdil, že je dokument uložen.',
      tryingIn: (time) => `Další pokus za ${time}.`,
      tryingNow: 'Probíhá další pokus.',
      blockedBy: {
        'retry-scheduled': 'Čeká na další pokus',
        connection: 'Čeká, server není dostupný',
        'sign-in': 'Čeká na přihlášení',
        resume: 'Pozastaveno',
        decision: 'Duplikát: zkontrolujte',
      },
      timeLeft: (time) => `zbývá ${time}`,
      stalled: (time) => `bez pohybu ${time}`,
      progressOf: (name) => `Nahrávání: ${name}`,
      storingHint: 'čeká se na potvrzení serveru',
      copyId: 'Kopírovat ID',
      existing: (name) => `Už uloženo jako „${name}“. Kopie nevznikla.`,
      isStored: (name) => `Uloženo jako „${name}“.`,
      existingUnnamed: 'Už uloženo. Kopie nevznikla.',
      cancelledEarly: 'Zastaveno dřív, než se vše odeslalo.',
      cancelledMayBeStored: 'Zastaveno. Server to přesto mohl uložit.',
      cancel: 'Zrušit',
      tryAgain: 'Zkusit znovu',
      pause: 'Pozastavit',
      resume: 'Obnovit',
      sendAnyway: 'Přesto nahrát',
      remove: 'Odebrat',
      showMatch: 'Zobrazit shodu',
      edit: {
        open: 'Upravit údaje',
        title: (name) => `Údaje: ${name}`,
        notSentYet: 'Během úprav se nic neodesílá.',
        tooLate: 'Příliš pozdě: nahrávání už začalo s předchozími údaji.',
        save: 'Uložit',
        saveAndRetry: 'Uložit a zkusit znovu',
        discard: 'Zahodit změny',
      },
      all: {
        pause: 'Pozastavit vše',
        resume: 'Obnovit vše',
        retry: 'Zkusit vše znovu',
        sendAnyway: 'Přesto nahrát vše',
        clear: 'Odebrat dokončené',
      },
      dismiss: 'Odebrat ze seznamu',
      details: 'Podrobnosti',
      openDocument: 'Otevřít dokument',
      serviceSays: (words) => `Zpráva serveru: „${words}“`,
      report: {
        title: 'Přehled tohoto nahrávání',
        copy: 'Kopírovat přehled',
        save: 'Uložit jako CSV',
        fileName: 'nahravani.csv',
        columns: {
          status: 'Stav',
          displayName: 'Zobrazovaný název',
          file: 'Soubor',
          asset: 'Zařízení',
          documentId: 'ID dokumentu',
          time: 'Čas',
          reason: 'Důvod',
        },
      },
      counts: {
        running: (count) =>
          plural(count, {
            one: (n) => `${n} probíhá`,
            few: (n) => `${n} probíhají`,
            other: (n) => `${n} probíhá`,
          }),
        waiting: (count) =>
          plural(count, { one: (n) => `${n} čeká`, few: (n) => `${n} čekají`, other: (n) => `${n} čeká` }),
        resume: (count) =>
          plural(count, {
            one: (n) => `${n} pozastavený`,
            few: (n) => `${n} pozastavené`,
            other: (n) => `${n} pozastavených`,
          }),
        decision: (count) => plural(count, { other: (n) => `ke kontrole: ${n}` }),
        'needs-file': (count) =>
          plural(count, {
            one: (n) => `${n} bez souboru`,
            few: (n) => `${n} bez souboru`,
            other: (n) => `${n} bez souboru`,
          }),
        failed: (count) => plural(count, { other: (n) => `${n} s chybou` }),
        stored: (count) =>
          plural(count, {
            one: (n) => `${n} uložený`,
            few: (n) => `${n} uložené`,
            other: (n) => `${n} uložených`,
          }),
        'already-exists': (count) =>
          plural(count, {
            one: (n) => `${n} už uložený`,
            few: (n) => `${n} už uložené`,
            other: (n) => `${n} už uložených`,
          }),
        cancelled: (count) =>
          plural(count, {
            one: (n) => `${n} zrušený`,
            few: (n) => `${n} zrušené`,
            other: (n) => `${n} zrušených`,
          }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Účet: ${name}`,
        roles: (roles) => `Role: ${roles}`,
        noRole: 'Žádná role',
      },
      header: {
        offline: 'Offline',
        done: (done, total) => `${done} z ${total}`,
      },
      assetDocuments: 'Dokumenty tohoto zařízení',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'Nejste přihlášeni',
      uploads: (name) =>
        `Toto jsou nahrávání uživatele ${name}, jak jsou uložena v tomto prohlížeči. Nic se neodešle ani nezmění, dokud se ${name} nepřihlásí.`,
      files: 'Soubory, které teď přidáte, budou patřit osobě, která se přihlásí jako další.',
      upload: 'Přihlásit se a nahrát',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Jeden soubor zde byl vybrán už dříve, možná jinou osobou',
          few: (n) => `${n} soubory zde byly vybrány už dříve, možná jinou osobou`,
          other: (n) => `${n} souborů zde bylo vybráno už dříve, možná jinou osobou`,
        }),
      ask: (name) => `Nahrát jako ${name}?`,
      askUnnamed: 'Jsou to vaše soubory?',
      claim: 'Ano, jsou to moje soubory',
      discard: (count) =>
        plural(count, {
          one: () => 'Ne, zahodit soubor',
          few: (n) => `Ne, zahodit ${n} soubory`,
          other: (n) => `Ne, zahodit ${n} souborů`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `Teď je přihlášen uživatel ${name}`,
      kept: (count, former) =>
        plural(count, {
          one: () =>
            `Jeden soubor, který vybral uživatel ${former}, je v tomto prohlížeči uložen pro uživatele ${former}.`,
          few: (n) =>
            `${n} soubory, které vybral uživatel ${former}, jsou v tomto prohlížeči uloženy pro uživatele ${former}.`,
          other: (n) =>
            `${n} souborů, které vybral uživatel ${former}, je v tomto prohlížeči uloženo pro uživatele ${former}.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () =>
            `Jeden soubor, který vybral uživatel ${former}, se v tomto prohlížeči nepodařilo uložit.`,
          few: (n) =>
            `${n} soubory, které vybral uživatel ${former}, se v tomto prohlížeči nepodařilo uložit.`,
          other: (n) =>
            `${n} souborů, které vybral uživatel ${former}, se v tomto prohlížeči nepodařilo uložit.`,
        }),
      close: 'Zavřít',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Nahrávání čekající v tomto prohlížeči: ${count}`,
      moved: (former, current) => `Byla uložena pro ${former}. Tato stránka teď nahrává na ${current}.`,
      notSaved: 'Tato stránka už soubory v tomto prohlížeči neukládá.',
      outcomeUnknown: 'Některé dokumenty už mohou být uloženy na serveru.',
      withoutFile: (count) => `Chybí soubor: ${count}`,
      upload: 'Nahrát teď',
      discard: 'Zahodit nahrávání',
      othersTitle: (count) => `Nahrávání jiných osob čekající 30 dní: ${count}`,
      others: 'Odešlou se, až se jejich vlastníci přihlásí. Zahoďte je, jen pokud už nejsou potřeba.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Jeden soubor se přidá, jakmile bude jasné, kdo je přihlášen.',
        few: (n) => `${n} soubory se přidají, jakmile bude jasné, kdo je přihlášen.`,
        other: (n) => `${n} souborů se přidá, jakmile bude jasné, kdo je přihlášen.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Jeden dokument ještě není uložen',
        few: (n) => `${n} dokumenty ještě nejsou uloženy`,
        other: (n) => `${n} dokumentů ještě není uloženo`,
      }),
    chosen: (count) =>
      plural(count, {
        one: (n) => `${n} vybraný`,
        few: (n) => `${n} vybrané`,
        other: (n) => `${n} vybraných`,
      }),
    allSaved: (name) =>
      `Pokud práci dokončíte později, vše tu znovu bude, až se ${name} v tomto prohlížeči přihlásí. Jiné osoby to nevidí.`,
    continues: 'Probíhající a čekající nahrávání pak budou pokračovat.',
    notSaved: (name) => `V tomto prohlížeči nejsou uložené, a pokud se ${name} nyní odhlásí, budou ztraceny.`,
    wait: 'Zůstaňte přihlášeni, dokud se nahrávání nedokončí.',
    partly: (count) =>
      plural(count, {
        one: (n) => `${n} z nich není uložen v tomto prohlížeči: jeho soubor pak bude třeba vybrat znovu.`,
        few: (n) =>
          `${n} z nich nejsou uloženy v tomto prohlížeči: jejich soubory pak bude třeba vybrat znovu.`,
        other: (n) =>
          `${n} z nich není uloženo v tomto prohlížeči: jejich soubory pak bude třeba vybrat znovu.`,
      }),
    notDiscardedTitle: 'Nahrávání se nepodařilo zahodit',
    notDiscarded: (name) =>
      `Dokumenty jsou v tomto prohlížeči stále uložené a vidí je jen ${name}. Jiná karta této stránky možná čeká na odpověď: zavřete její dialog a zkuste to znovu.`,
    stay: 'Zůstat přihlášeni',
    keep: 'Odhlásit se, dokončit později',
    discard: (count) =>
      plural(count, {
        one: (n) => `Odhlásit se a zahodit ${n} dokument`,
        few: (n) => `Odhlásit se a zahodit ${n} dokumenty`,
        other: (n) => `Odhlásit se a zahodit ${n} dokumentů`,
      }),
  },
  config: {
    failedTitle: 'Aplikace není správně nastavena',
    noteTitle: 'Pro správce: zkontrolujte config.json',
    lastUsed:
      'Soubor config.json ze serveru nelze použít. Tato stránka pracuje s posledním platným souborem.',
    unknownIgnored: 'Tato verze ignoruje klíče, které nezná.',
    wrong: 'V souboru config.json jsou chyby. Obraťte se na správce:',
    notFound: (url) => `Na adrese ${url} není žádný soubor. Zkopírujte tam config.sample.json a vyplňte jej.`,
    unreachable: (url) => `Adresu ${url} nelze načíst. Zkontrolujte připojení a server.`,
    html: (url) =>
      `Server poslal místo ${url} webovou stránku. Zkontrolujte, zda soubor existuje a zda server neposílá index.html pro každou adresu.`,
    notJson: (url) => `${url} není platný JSON.`,
    unknownKey: 'není klíčem konfigurace.',
    missing: 'chybí.',
    invalid: 'je neplatné. Možné hodnoty uvádí příručka a config.schema.json.',
  },
  uploadList: {
    done: (done, total) => `Hotovo: ${done} z ${total}`,
    bytes: (sent, total) => `${sent} z ${total}`,
    timeLeft: (time) => `zbývá asi ${time}`,
    progress: 'Celkový průběh',
    otherTab: {
      busy: 'Jiná karta je zaneprázdněná a některá nahrávání na ni čekají. Odpovězte na zprávu v této kartě, nebo ji zavřete.',
      older:
        'Starší verze této stránky v jiné kartě ještě nahrává. Nahrávání zde začne, až skončí nebo bude zavřena.',
      newer:
        'Novější verze této stránky je otevřená v jiné kartě. Chcete-li pokračovat zde, načtěte stránku znovu.',
      finishing:
        'Novější verze této stránky je otevřená v jiné kartě. Nechte tuto kartu otevřenou, dokud nebudou její soubory nahrány nebo uloženy.',
      'newer-data':
        'Nahrávání uložená v tomto prohlížeči vyžadují novější verzi této stránky. Budou pokračovat, až bude tato verze zpět. Soubory, které nahráváte nyní, se neukládají: nechte stránku otevřenou, dokud nebudou nahrány.',
    },
    unreadable:
      'Nahrávání uložená v tomto prohlížeči se nepodařilo načíst. Zůstávají uložená. Zkuste stránku načíst znovu.',
    savedByNewer: 'Uloženo novější verzí této stránky, čeká na ni:',
    partlySaved:
      'Některé soubory nejsou v tomto prohlížeči uloženy. Nechte stránku otevřenou, dokud nebudou nahrány.',
    filter: 'Zobrazit',
    all: 'Vše',
    groups: {
      attention: 'Vyžaduje pozornost',
      uploading: 'Nahrává se',
      waiting: 'Čeká',
      done: 'Hotovo',
      elsewhere: 'Jiná zařízení',
    },
    showAll: (count) => `Zobrazit všech ${count}`,
    showFewer: 'Zobrazit méně',
    more: 'Další akce',
    hideDetails: 'Skrýt podrobnosti',
    removed: (name) => `Ze seznamu odebráno: „${name}“`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `Ze seznamu byl odebrán ${n} soubor.`,
        few: (n) => `Ze seznamu byly odebrány ${n} soubory.`,
        other: (n) => `Ze seznamu bylo odebráno ${n} souborů.`,
      }),
    removedStored: (name) => `Ze seznamu odebráno, dokument zůstává uložen: „${name}“`,
    stayStored: 'Uložené dokumenty zůstávají uloženy.',
    requestCopied: (time) => `Žádost zkopírována v ${time}.`,
    busyUntil: (time) => `Server je vytížený do ${time}. Nahrávání se obnoví automaticky.`,
    retryNow: 'Zkusit hned znovu',
    undo: 'Vrátit zpět',
    hide: 'Skrýt tuto zprávu',
    editAndRetry: 'Upravit a zkusit znovu',
    selectFiles: {
      open: 'Vybrat soubory',
      none: 'Žádný z těchto souborů nechybí. Vyberte soubory tak, jak byly při přidání.',
    },
    chooseOther: 'Vybrat jiný soubor',
    skip: 'Přeskočit',
    print: 'Tisk',
    leftOut: (count) =>
      plural(count, {
        one: (n) => `${n} nenahraný`,
        few: (n) => `${n} nenahrané`,
        other: (n) => `${n} nenahraných`,
      }),
    nextAsset: 'Další zařízení',
    needsFile: {
      gone: 'Soubor už v tomto prohlížeči není.',
      unreadable: 'Soubor nelze přečíst. Možná ho drží jiný program.',
      chooseAgain: (file, size) => `Chcete-li pokračovat, vyberte znovu tentýž soubor: ${file}, ${size}.`,
      choose: 'Vybrat soubor',
      inputOf: (name) => `Soubor: ${name}`,
      comparing: 'Kontrola souboru…',
      differs: (given, wanted, size) =>
        `Toto je jiný soubor: ${given} se liší. Vyberte ${wanted} (${size}) v podobě, v jaké jste ho přidali.`,
      cannotBeRead: (given) =>
        `${given} nelze přečíst. Možná je otevřen v jiném programu. Zavřete ho tam a vyberte ho znovu.`,
    },
    contentMatch: {
      listed: (name) => `Shodné s „${name}“ v tomto seznamu.`,
      listedBefore: 'Shodné s dříve uloženým dokumentem.',
      storedBefore: ({ asset, time, name, id }) =>
        `Shodné s dokumentem „${name}“${id ? ` (ID ${id})` : ''}, uloženým u ${asset} z tohoto prohlížeče (${time}).`,
      nothingSent: 'Neodesláno.',
    },
    background: {
      continues: 'Nahrají se, jakmile bude síť, i když tuto stránku zavřete.',
      notify: 'Upozornit mě',
      notifies: 'Až se nahrají, dostanete oznámení.',
      at: (time) => `${time}, při zavřené stránce`,
      stored: (count) => `Uloženo: ${count}.`,
      left: (count) => `Ke kontrole: ${count}.`,
    },
    regularZip: 'Běžný soubor, ne offline návod',
    anotherPerson: 'jiná osoba',
    existingBy: (person) => `Už uloženo. Uložil(a): ${person}. Kopie nevznikla.`,
    existingAsBy: (name, person) => `Už uloženo jako „${name}“. Uložil(a): ${person}. Kopie nevznikla.`,
    notOnAsset: (name, asset) => `Už uloženo jako „${name}“, ale není propojeno s ${asset}.`,
    notOnAssetUnnamed: (asset) => `Už uloženo, ale není propojeno s ${asset}.`,
    maybeOnAsset: (name, asset) => `Už uloženo jako „${name}“. Ověřte, zda je propojeno s ${asset}.`,
    maybeOnAssetUnnamed: (asset) => `Už uloženo. Ověřte, zda je propojeno s ${asset}.`,
    size: 'Velikost',
    packageName: 'Balík',
    correct: {
      hint: 'Uložené dokumenty zde nelze změnit. Zkopíruje se text pro osoby, které je spravují; nic se nezmění.',
      copy: 'Kopírovat žádost o opravu',
      request: 'Opravte prosím tento uložený dokument.',
      file: (name) => `Soubor: ${name}`,
      asset: (id) => `Zařízení: ${id}`,
      wrong: 'Co je špatně:',
    },
    report: {
      send: 'Odeslat přehled',
      onAsset: 'Propojeno se zařízením',
      yes: 'Ano',
      no: 'Ne',
      unknown: 'Není známo',
      toDo: 'Co udělat',
      link: 'Požádat o propojení se zařízením',
      checkLink: 'Ověřit propojení se zařízením',
      retry: 'Zkusit znovu',
      edit: 'Upravit a zkusit znovu',
      selectFile: 'Znovu vybrat soubor',
      otherFile: 'Vybrat jiný soubor',
    },
  },
  problems: {
    network: 'Server není dostupný. Zkontrolujte připojení, nebo to zkuste později.',
    networkMidway:
      'Spojení se přerušilo, než server dokument potvrdil. Selhala síť nebo server, nebo je soubor pro server příliš velký. Zkuste to znovu: nic se neuloží dvakrát.',
    stalled: 'Přenos se zastavil. Zkuste to znovu: nic se neuloží dvakrát.',
    noAnswer: 'Server dokument nepotvrdil. Zkuste to znovu: nic se neuloží dvakrát.',
    outcomeUnknown: 'Dokument už může být uložen.',
    contract: {
      'not-json':
        'Odpovědi serveru nelze rozumět, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
      'cut-short':
        'Odpověď serveru se přerušila, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
      redirected:
        'Místo serveru odpověděla jiná adresa, možná přihlašovací stránka, a tak není známo, zda se dokument uložil. Ověřte, že jste přihlášeni a ve správné síti, a zkuste to znovu.',
      'reports-error':
        'Server místo potvrzení odpověděl chybou, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
      'no-envelope':
        'Z odpovědi serveru není zřejmé, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
      'other-document':
        'Server potvrdil místo tohoto jiný dokument, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.',
    },
    fileChanged: 'Soubor se od výběru změnil. Vyberte ho znovu, aby se nahrála jeho aktuální verze.',
    fileChangedWhileSending:
      'Soubor se během odesílání změnil, takže uložený dokument může být poškozený. Vyberte soubor znovu a nahrajte ho ještě jednou.',
    fileGone: 'Soubor už není na svém místě. Vraťte ho a zkuste to znovu, nebo ho znovu vyberte.',
    fileUnreadable: 'Soubor nelze přečíst. Zavřete ho v jiných programech a zkuste to znovu.',
    fileEmpty: 'Soubor je prázdný. Zkontrolujte originál a vyberte ho znovu.',
    tooLarge: (size, limit) =>
      `Soubor má ${size}; limit je ${limit}. Zmenšete ho nebo rozdělte a vyberte znovu.`,
    type: (accepted) =>
      `Server přijímá jen ${accepted}. Uložte soubor v jednom z těchto formátů a vyberte ho znovu.`,
    sizeRejected: (size) =>
      `Soubor má ${size}; server přijímá jen menší soubory. Zmenšete ho nebo rozdělte a vyberte znovu.`,
    typeRejected: (extension) =>
      `Server nepřijímá soubory ${extension}. Uložte soubor v jiném formátu, například PDF, a vyberte ho znovu.`,
    roleMissing: 'Vaše role neumožňuje nahrávat dokumenty. Obraťte se na správce.',
    roleMissingWith: (roles) => `Role ${roles} neumožňuje nahrávat dokumenty. Obraťte se na správce.`,
    noToken: 'Nejste přihlášeni. Přihlaste se a zkuste to znovu.',
    assetIdInvalid: 'Toto ID zařízení nelze serveru odeslat. Zkontrolujte ID zařízení.',
    http: {
      400: 'Server tento soubor odmítl.',
      401: 'Server neuznal vaše přihlášení. Přihlaste se znovu a zkuste to znovu.',
      403: 'Pro toto zařízení nemáte oprávnění nahrávat dokumenty. Obraťte se na správce.',
      404: 'Server toto zařízení nezná. Zkontrolujte ID zařízení.',
      413: 'Soubor je pro server příliš velký. Zmenšete ho nebo rozdělte a vyberte znovu.',
      415: 'Server tento typ souboru nepřijímá. Uložte soubor v jiném formátu, například PDF, a vyberte ho znovu.',
      429: 'Server je vytížený. Chvíli počkejte a zkuste to znovu.',
      507: 'Na serveru došlo místo. Obraťte se na správce.',
      client: (status) => `Server nahrávání odmítl (stav ${status}).`,
      server: (status) => `Server neodpovídá správně (stav ${status}). Zkuste to později.`,
      blocked: (status) =>
        `Nahrávání zablokovalo něco mezi tímto prohlížečem a serverem, například proxy nebo filtr (stav ${status}). Zkuste to znovu, nebo se obraťte na správce.`,
      unconfirmed: (status) =>
        `Server místo potvrzení odpověděl stavem ${status}, a tak není známo, zda se dokument uložil. Zkuste to znovu: nic se neuloží dvakrát.`,
    },
    pageSays: (words) => `Text jeho stránky: „${words}“`,
    baseUrlInvalid: 'Adresa serveru je chybně nastavena. Obraťte se na správce.',
    manualRejected: (finding) =>
      `Zastaveno: tento ZIP nelze nahrát jako návod.${finding && ` ${finding}.`} Vyberte jinou kopii, nebo ho nahrajte jako běžný soubor.`,
    unexpected: 'Na této stránce nastala neočekávaná chyba. Zkuste to znovu.',
  },
  duplicate: {
    title: (count) =>
      plural(count, {
        one: () => 'Tento dokument už existuje',
        few: (n) => `${n} dokumenty už existují`,
        other: (n) => `${n} dokumentů už existuje`,
      }),
    intro: 'Kopie nevznikla.',
    introMany: 'Kopie nevznikly.',
    notHere: (asset) => `Je uložen, ale není propojen s ${asset}.`,
    here: (asset) => `Už je propojen s ${asset}.`,
    notOn: (asset) => `Nepropojeno s ${asset}`,
    maybeNotOn: (asset) => `Možná nepropojeno s ${asset}`,
    checkLink: (asset) =>
      `Ověřte, zda je propojen s ${asset}. Pokud není, pošlete žádost lidem, kteří spravují dokumenty zařízení.`,
    alreadyOn: (asset) => `Už propojeno s ${asset}`,
    nothingToDo: 'není třeba nic dělat',
    youChose: (name) => `Vybráno: „${name}“`,
    on: (assets) => `propojeno s ${assets}`,
    linkTo: (asset) => `Propojit s ${asset}`,
    copyRequest: 'Kopírovat žádost o propojení',
    requestHint: 'Pošlete žádost lidem, kteří spravují dokumenty zařízení.',
    copyAllRequests: (count) =>
      plural(count, {
        one: (n) => `Kopírovat ${n} žádost o propojení`,
        few: (n) => `Kopírovat ${n} žádosti o propojení`,
        other: (n) => `Kopírovat ${n} žádostí o propojení`,
      }),
    request: (asset) => `Propojte prosím tento dokument se zařízením ${asset}.`,
    requestName: (name) => `Dokument: ${name}`,
    requestId: (id) => `ID dokumentu: ${id}`,
    requestAddress: (address) => `Adresa: ${address}`,
    copyYourself: 'Kopírování se nezdařilo. Označte a zkopírujte tento text:',
    organization: 'Organizace',
    added: 'Přidáno',
    addedBy: (date, person) => `${date}, ${person}`,
    id: 'ID',
    copyId: 'Kopírovat ID',
    languages: 'Jazyky',
    supplier: 'Dodavatel',
    supplierUnnamed: 'Dokument dodavatele',
    ai: 'Zpracování pomocí AI',
    aiNotYet: 'zatím nezpracováno',
    aiOn: 'ano',
    aiOff: 'ne',
    details: 'Podrobnosti',
    allDetails: 'Všechny podrobnosti a zpráva serveru',
    owner: 'Vlastník',
    manufacturer: 'Výrobce',
    mimeType: 'Typ MIME',
    updated: 'Aktualizováno',
    maintenance: 'Záznamy údržby',
    linked: (count) =>
      plural(count, {
        one: (n) => `Propojeno s ${n} zařízením`,
        other: (n) => `Propojeno s ${n} zařízeními`,
        few: (n) => `Propojeno s ${n} zařízeními`,
      }),
    notLinked: 'Nepropojeno s žádným zařízením',
    linksUnknown: 'Server neuvedl, se kterými zařízeními je propojen.',
    thisAsset: (asset) => `${asset} · toto zařízení`,
    serviceSays: 'Zpráva serveru',
    noFacts: 'Server neuvedl podrobnosti.',
    openDocument: 'Otevřít dokument',
    open: 'Otevřít',
    close: 'Zavřít',
  },
  move: {
    open: 'Přesunout k jinému zařízení…',
    title: 'Přesunout k jinému zařízení',
    assetId: 'ID zařízení',
    uploads: 'Soubory k přesunutí',
    notSentYet: 'Dokud je toto okno otevřené, nic se neodesílá.',
    sameAsset: 'Zadejte ID jiného zařízení',
    noneSelected: 'Vyberte alespoň jeden soubor',
    confirm: (count) =>
      plural(count, {
        one: (n) => `Přesunout ${n} soubor`,
        few: (n) => `Přesunout ${n} soubory`,
        other: (n) => `Přesunout ${n} souborů`,
      }),
    cancel: 'Zrušit',
    beingSent: (count) =>
      plural(count, {
        one: (n) => `${n} soubor se právě odesílá. Chcete-li ho přesunout, pozastavte ho.`,
        few: (n) => `${n} soubory se právě odesílají. Chcete-li je přesunout, pozastavte je.`,
        other: (n) => `${n} souborů se právě odesílá. Chcete-li je přesunout, pozastavte je.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        one: (n) => `${n} soubor nelze přesunout, protože už může být uložený.`,
        few: (n) => `${n} soubory nelze přesunout, protože už mohou být uložené.`,
        other: (n) => `${n} souborů nelze přesunout, protože už mohou být uložené.`,
      }),
    locked: (asset) => `Nelze vybrat jiné zařízení: dokument už může být uložený u ${asset}.`,
    moved: (count, asset) =>
      plural(count, {
        one: () => `Přesunuto k ${asset}`,
        few: (n) => `${n} soubory přesunuty k ${asset}`,
        other: (n) => `${n} souborů přesunuto k ${asset}`,
      }),
    notMoved: (count) =>
      plural(count, {
        one: (n) => `${n} soubor nebyl přesunut, protože se už odesílal.`,
        few: (n) => `${n} soubory nebyly přesunuty, protože se už odesílaly.`,
        other: (n) => `${n} souborů nebylo přesunuto, protože se už odesílaly.`,
      }),
    show: 'Zobrazit',
    undo: 'Vrátit zpět',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Vybrat jiné zařízení',
      hint: 'Vybrané soubory i zadané údaje zůstanou zachovány.',
      occupied: (asset) => `Pro ${asset} jsou už vybrané soubory. Nejdříve je nahrajte nebo odeberte.`,
    },
    guard: {
      title: 'Je to správné zařízení?',
      names: (file, asset) => `„${file}“ uvádí ${asset}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          one: (n) => `„${file}“ a ještě ${n} soubor uvádějí ${asset}.`,
          few: (n) => `„${file}“ a ještě ${n} soubory uvádějí ${asset}.`,
          other: (n) => `„${file}“ a ještě ${n} souborů uvádí ${asset}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `„${packageName}“ se týká ${product}. Tento výrobek patří k ${asset}.`,
      uploadingTo: (asset) => `Nahráváte dokumenty pro ${asset}.`,
      anyway: (asset) => `Přesto nahrát pro ${asset}`,
      upload: (parts) => `Nahrát ${parts}`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} pro ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} pro uvedená zařízení` }),
      back: 'Zpět',
    },
  },
  device: {
    takePhoto: 'Vyfotit',
    photo: 'Snímek z fotoaparátu',
    paper: {
      scanToPdf: 'Naskenovat do PDF',
      photo: 'Snímek listu z fotoaparátu',
      hint: 'Přetáhněte rohy k okrajům papíru.',
      opening: 'Otevírá se fotka…',
      unreadable: 'Tento prohlížeč fotku nedokáže otevřít. Ponechte ji jako fotku, nebo ji vyfoťte znovu.',
      unavailable: 'Editor se nepodařilo načíst. Fotka byla přidána beze změny.',
      corners: ['Levý horní roh', 'Pravý horní roh', 'Pravý dolní roh', 'Levý dolní roh'],
      cornerAt: (x, y) => `${x} zleva, ${y} shora`,
      turn: 'Otočit',
      grey: 'Šedě',
      size: 'Velikost stránky',
      sizes: { a4: 'A4', original: 'Původní velikost' },
      takeAgain: 'Vyfotit znovu',
      addPage: 'Přidat stránku',
      page: (at, count) => `Stránka ${at} z ${count}`,
      previous: 'Předchozí stránka',
      next: 'Další stránka',
      remove: 'Odebrat stránku',
      save: 'Uložit jako PDF',
      keepPhoto: 'Ponechat fotku',
      keepPhotos: 'Ponechat fotky',
      edit: 'Oříznout a uložit jako PDF',
    },
    pdf: {
      make: (count) => plural(count, { other: (n) => `Vytvořit jedno PDF z ${n} fotek` }),
      making: 'Vytváří se PDF…',
      made: (count) =>
        plural(count, {
          one: (n) => `${n} fotka je teď PDF.`,
          few: (n) => `${n} fotky jsou teď jedno PDF.`,
          other: (n) => `${n} fotek je teď jedno PDF.`,
        }),
      leftOut: (count) =>
        plural(count, {
          one: (n) => `${n} fotka zůstává, jak je: tento prohlížeč neumí otevřít její formát, často HEIC.`,
          few: (n) =>
            `${n} fotky zůstávají, jak jsou: tento prohlížeč neumí otevřít jejich formát, často HEIC.`,
          other: (n) =>
            `${n} fotek zůstává, jak je: tento prohlížeč neumí otevřít jejich formát, často HEIC.`,
        }),
      failed: 'PDF se nepodařilo vytvořit. Fotky zůstávají, jak jsou.',
    },
    scan: {
      open: 'Naskenovat kód',
      title: 'Naskenujte kód na zařízení',
      hint: 'Podržte QR kód, Data Matrix nebo čárový kód před fotoaparátem.',
      picture: 'Obraz z fotoaparátu',
      starting: 'Spouští se fotoaparát…',
      close: 'Napsat ID',
      denied:
        'Tato stránka nesmí používat fotoaparát. Povolte jej v nastavení prohlížeče pro tuto stránku, nebo ID napište.',
      absent: 'Zde není žádný fotoaparát. ID napište.',
      failed:
        'Fotoaparát se nepodařilo spustit; možná jej používá jiný program. Zavřete jej, nebo ID napište.',
      unavailable: 'Čtečku kódů se nepodařilo načíst. Zkuste to znovu se sítí, nebo ID napište.',
      noId: (text) => `V tomto kódu není ID zařízení: „${text}“`,
      confirmTitle: 'Je to správné zařízení?',
      checking: 'Ověřování kódu…',
      says: 'Obsah kódu:',
      unknown: 'Tento kód neznáme.',
      slow: 'Tento kód se ještě ověřuje.',
      notChecked: 'Tento kód se nepodařilo ověřit.',
      offline: 'Jste offline, proto tento kód není ověřen.',
      compare: 'Porovnejte ID s výrobním štítkem: jiné zařízení může mít stejné číslo.',
      use: 'Použít jako ID zařízení',
      again: 'Skenovat znovu',
    },
    shared: {
      title: (count) =>
        plural(count, {
          one: (n) => `S touto aplikací byl sdílen ${n} soubor`,
          few: (n) => `S touto aplikací byly sdíleny ${n} soubory`,
          other: (n) => `S touto aplikací bylo sdíleno ${n} souborů`,
        }),
      ask: 'Vyberte soubory, které chcete nahrát, a potom níže zařízení. Soubory, které neznáte, zahoďte.',
      selectAll: 'Vybrat vše',
      discard: 'Zahodit vše',
      failed: 'Sdílené soubory se nepodařilo uložit. Možná chybí místo. Vyberte soubory zde.',
      tooMany: (count) =>
        `Může zde čekat nejvýše tolik sdílených souborů: ${count}. Některé nahrajte nebo zahoďte a sdílejte znovu.`,
      tooLarge: (size) =>
        `Sdílené soubory mohou zabírat nejvýše ${size}. Některé nahrajte nebo zahoďte, nebo velké soubory vyberte zde.`,
      blocked: 'Webová stránka se sem pokusila přidat soubory. Nebyly přijaty.',
      orphans: {
        title: (count) =>
          plural(count, {
            one: (n) => `S tímto prohlížečem byl sdílen ${n} soubor`,
            few: (n) => `S tímto prohlížečem byly sdíleny ${n} soubory`,
            other: (n) => `S tímto prohlížečem bylo sdíleno ${n} souborů`,
          }),
        ask: 'Pokud jste je sdíleli vy, můžete je nahrát. Pokud je neznáte, ponechte je nebo zahoďte.',
        claim: 'Jsou moje',
        discard: 'Zahodit',
      },
    },
    drafts: {
      added: (count) =>
        plural(count, {
          one: (n) => `Byl přidán ${n} soubor, který jste vybrali dříve.`,
          few: (n) => `Byly přidány ${n} soubory, které jste vybrali dříve.`,
          other: (n) => `Bylo přidáno ${n} souborů, které jste vybrali dříve.`,
        }),
      lost: (count) =>
        plural(count, {
          one: (n) =>
            `${n} soubor předchozí osoby se nepodařilo uložit v tomto prohlížeči. Bude třeba ho vybrat znovu.`,
          few: (n) =>
            `${n} soubory předchozí osoby se nepodařilo uložit v tomto prohlížeči. Bude třeba je vybrat znovu.`,
          other: (n) =>
            `${n} souborů předchozí osoby se nepodařilo uložit v tomto prohlížeči. Bude třeba je vybrat znovu.`,
        }),
    },
    form: {
      fromLastTime: 'Z minula',
      forAll: 'pro všechny soubory',
      chooseOrSet: 'Vyberte, nebo nastavte u každého souboru',
      chosenForEach: 'Vybráno pro každý soubor',
      chooseRest: (count) =>
        plural(count, {
          one: (n) => `Vybrat pro ještě ${n} soubor…`,
          few: (n) => `Vybrat pro ještě ${n} soubory…`,
          other: (n) => `Vybrat pro ještě ${n} souborů…`,
        }),
      owningOrganization: 'Vlastnická organizace',
      size: 'Velikost',
      nameTooLong: (file, maxLength) => `Zkraťte zobrazovaný název pro ${file} na ${maxLength} znaků`,
      nameLimit: (maxLength) => `Nejvýše ${maxLength} znaků`,
      need: {
        organizationId: (count) =>
          plural(count, {
            one: (n) => `${n} soubor bez organizace`,
            few: (n) => `${n} soubory bez organizace`,
            other: (n) => `${n} souborů bez organizace`,
          }),
        categoryId: (count) =>
          plural(count, {
            one: (n) => `${n} soubor bez kategorie`,
            few: (n) => `${n} soubory bez kategorie`,
            other: (n) => `${n} souborů bez kategorie`,
          }),
      },
      withoutCategory: (count) =>
        plural(count, {
          one: (n) => `${n} soubor bez kategorie`,
          few: (n) => `${n} soubory bez kategorie`,
          other: (n) => `${n} souborů bez kategorie`,
        }),
      show: 'Zobrazit',
      showAll: 'Zobrazit vše',
      shownOf: (shown, all) => `Zobrazeno ${shown} z ${all}`,
      shownKinds: {
        incomplete: 'k doplnění',
        uncategorized: 'bez kategorie',
        suggested: 's navrženou kategorií',
        warnings: 's upozorněními',
        rejected: 'nelze nahrát',
      },
      added: (count) =>
        plural(count, {
          one: (n) => `Přidán ${n} soubor.`,
          few: (n) => `Přidány ${n} soubory.`,
          other: (n) => `Přidáno ${n} souborů.`,
        }),
      noneAdded: 'Nebyl přidán žádný soubor.',
      toFix: (count) =>
        plural(count, {
          one: (n) => `${n} pole k doplnění`,
          few: (n) => `${n} pole k doplnění`,
          other: (n) => `${n} polí k doplnění`,
        }),
    },
    sort: {
      added: 'Pořadí přidání',
      name: 'Seřadit podle názvu',
      kind: 'Seřadit podle typu',
      folder: 'Seřadit podle složky',
      size: 'Seřadit podle velikosti',
    },
    sameName: {
      listed: 'Stejný název jako jiný soubor v tomto seznamu.',
      stored: (time) => `Stejný název jako dokument z ${time}: nová verze?`,
    },
    suggestedCategory: (name) => `Použít kategorii „${name}“`,
    categoryQuestion: (name) => `${name}?`,
    setCategory: 'Nastavit kategorii',
    setOrganization: 'Nastavit organizaci',
    selectRow: 'Označit',
    allSuggestions: (count) => `Použít návrhy (${count})`,
    sevenDays:
      'Safari smaže soubory zde uložené po sedmi dnech bez návštěvy. Nahrajte je dříve, nebo přidejte tuto stránku na plochu.',
  },
  keys: {
    title: 'Klávesové zkratky',
    move: { keys: '↑↓ Home/End', action: 'Přejít na jiný soubor' },
    edit: { keys: 'Enter/F2', action: 'Upravit název' },
    category: { keys: 'C', action: 'Nastavit kategorii souboru nebo označených souborů' },
    controls: { keys: 'Tab', action: 'Projít pole souboru, pak opustit seznam' },
    select: { keys: 'Mezerník', action: 'Označit soubor' },
    range: { keys: 'Shift+↑↓', action: 'Označit více souborů' },
    all: { keys: 'Ctrl/⌘+A', action: 'Označit všechny zobrazené soubory' },
    remove: { keys: 'Delete', action: 'Odebrat soubor nebo označené soubory' },
    field: { keys: 'Enter/↓ Shift+Enter/↑', action: 'Stejné pole souboru níže nebo výše' },
    back: { keys: 'Esc', action: 'Obnovit pole, pak zpět na soubor' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'Nahrát' },
  },
  make: {
    list: 'Složky k nahrání',
    waiting: (count) =>
      plural(count, {
        one: () => 'Jak tuto složku nahrát?',
        few: (n) => `Jak tyto ${n} složky nahrát?`,
        other: (n) => `Jak těchto ${n} složek nahrát?`,
      }),
    looksLike: (name) => `„${name}“ vypadá jako offline návod`,
    facts: (files, size, startPage) =>
      `${plural(files, { one: (n) => `${n} soubor`, few: (n) => `${n} soubory`, other: (n) => `${n} souborů` })} · ${size} · otevírá se stránkou ${startPage}`,
    asZip: 'Jako návod',
    asFiles: (count) =>
      plural(count, {
        one: () => 'Jako samostatný soubor',
        few: (n) => `Jako ${n} samostatné soubory`,
        other: (n) => `Jako ${n} samostatných souborů`,
      }),
    leave: 'Odebrat',
    packing: 'Návod se balí…',
    cancel: 'Zrušit',
    rejected: 'Tuto složku nelze nahrát jako návod. Opravte tyto soubory a přidejte složku znovu.',
    failed: {
      unreadable: 'Soubor z této složky nelze přečíst. Možná byl přesunut nebo je otevřen jinde.',
      unavailable:
        'Návod se v tomto prohlížeči nepodařilo zabalit. Zabalte složku do ZIP sami a vyberte ten.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}: AI to nepřečte`,
    fromTitle: 'Převzato z titulku dokumentu.',
    fromPackage: 'Převzato z balíku.',
    withWarnings: (count) =>
      plural(count, {
        one: (n) => `${n} soubor s upozorněními`,
        few: (n) => `${n} soubory s upozorněními`,
        other: (n) => `${n} souborů s upozorněními`,
      }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `Není to soubor ${extension}: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Webová stránka',
      xml: 'Soubor XML',
      text: 'Textový soubor',
      rtf: 'Dokument RTF',
      program: 'Program',
      archive: (format) => `Archiv ${format}`,
      image: (format) => `Obrázek ${format}`,
    },
    types: {
      word: 'Dokument Word',
      spreadsheet: 'Tabulka',
      presentation: 'Prezentace',
      openDocument: 'Soubor OpenDocument',
      visio: 'Výkres Visio',
      epub: 'E-kniha',
      jar: 'Archiv Java',
      aasx: 'Asset Administration Shell',
      email: 'E-mailová zpráva',
      office: 'Dokument Office',
      dwg: 'Výkres DWG',
      dxf: 'Výkres DXF',
      step: 'Model STEP',
      svg: 'Výkres SVG',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Webová stránka, ne dokument',
        advice: 'Může to být přihlašovací stránka. Stáhněte dokument znovu.',
      },
      'FILE-SHORTCUT': {
        title: 'Samotný dokument je jinde',
        advice:
          'Tento soubor pouze odkazuje na jiný, jako zástupci a zástupné soubory cloudových úložišť. Otevřete ho tam, kde funguje, uložte dokument a pak vyberte uložený soubor.',
      },
      'FILE-PROGRAM': {
        title: 'Program, ne dokument',
        advice: 'Tento soubor slouží ke spuštění, ne ke čtení. Odeberte ho, pokud k tomuto zařízení nepatří.',
      },
      'FILE-PARTIAL': {
        title: 'Nedokončené stahování',
        advice: 'Soubor může být neúplný. Počkejte, až se stahování dokončí, a pak vyberte hotový soubor.',
      },
      'FILE-ZEROS': {
        title: 'Bez obsahu',
        advice:
          'Soubor je vyplněný nulami, jako po nezdařeném kopírování nebo stahování. Zkopírujte nebo stáhněte ho znovu.',
      },
      'FILE-SPLIT': {
        title: 'Část rozděleného archivu',
        advice:
          'Lze ji otevřít jen společně se všemi ostatními částmi. Rozbalte archiv a pak vyberte dokumenty v něm.',
      },
      'FILE-TYPE': {
        title: 'Obsah neodpovídá názvu',
        advice:
          'Obsah je jiného druhu, než říká název souboru, a některé programy ho nemusí otevřít. Otevřete ho a zkontrolujte, zda je to ten správný.',
      },
      'FILE-UNCHECKED': {
        title: 'Nezkontrolováno',
        advice: 'Tento soubor se v tomto prohlížeči nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
      },
      'IMAGE-DAMAGED': {
        title: 'Poškozený obrázek',
        advice: 'Část obrázku chybí nebo ji nelze zobrazit. Zkopírujte nebo stáhněte ho znovu.',
      },
      'IMAGE-HEIC': {
        title: 'Obrázek HEIC',
        advice:
          'Mnoho programů a prohlížečů obrázky HEIC nezobrazí. Pokud ho mají vidět ostatní, uložte ho jako JPEG.',
      },
      'OFFICE-DAMAGED': {
        title: 'Poškozeno',
        advice: 'Programy tento soubor nemusí otevřít, nebo jen zčásti. Zkopírujte nebo exportujte ho znovu.',
      },
      'OFFICE-PASSWORD': {
        title: 'Chráněno heslem',
        advice:
          'Bez hesla ho nikdo neotevře a vyhledávání nenajde jeho obsah. Pokud můžete, nahrajte kopii bez hesla.',
      },
      'OFFICE-LEGACY': {
        title: 'Starý formát Office',
        advice:
          'Některé programy už tento formát neotevřou a vyhledávání nemusí najít jeho obsah. Uložte ho v současném formátu, například .docx nebo PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Obsahuje makra',
        advice: 'Mnoho organizací soubory s makry blokuje. Pokud nejsou potřeba, nahrajte kopii bez nich.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Písmena mohou být chybná',
        advice:
          'Text není uložen jako UTF-8, takže písmena jako ä nebo é se mohou zobrazit jako jiné znaky. Uložte ho znovu v kódování UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Výkres se skriptem',
        advice:
          'Programy, které výkres zobrazí, mohou skript spustit nebo výkres odmítnout. Exportujte ho bez skriptů.',
      },
      'PDF-NOT-PDF': {
        title: 'Není to PDF',
        advice:
          'Soubor má příponu .pdf, ale obsahuje něco jiného. Otevřete ho a ověřte, že je to ten správný.',
      },
      'PDF-TRUNCATED': {
        title: 'Poškozeno: neúplné',
        advice: 'Chybí konec souboru a možná i stránky. Stáhněte nebo exportujte ho znovu.',
      },
      'PDF-DAMAGED': {
        title: 'Poškozeno',
        advice:
          'Některé programy toto PDF nebo všechny jeho stránky neotevřou. Stáhněte nebo exportujte ho znovu.',
      },
      'PDF-NO-PAGES': { title: 'Žádné stránky', advice: 'PDF nemá žádné stránky. Exportujte ho znovu.' },
      'PDF-PASSWORD': {
        title: 'Chráněno heslem',
        advice:
          'Bez hesla ho nikdo neotevře a vyhledávání nenajde jeho obsah. Pokud můžete, nahrajte kopii bez hesla.',
      },
      'PDF-RIGHTS': {
        title: 'Chráněno správou práv',
        advice:
          'Obsah je zašifrovaný a otevřou ho jen lidé s oprávněním; vyhledávání ho nenajde. Pokud můžete, nahrajte nechráněnou kopii.',
      },
      'PDF-PORTFOLIO': {
        title: 'Portfolio PDF',
        advice:
          'Většina programů zobrazí jen titulní stránku a vyhledávání nemusí najít soubory uvnitř. Nahrajte soubory zvlášť.',
      },
      'PDF-RESTRICTED': {
        title: 'Text nelze kopírovat',
        advice: 'PDF se otevře bez hesla, ale nedovoluje číst text. Vyhledávání možná nenajde jeho obsah.',
      },
      'PDF-NO-TEXT': {
        title: 'Sken bez textu',
        advice:
          'Stránky jsou obrázky, takže vyhledávání nenajde jejich obsah. Pokud můžete, nejdřív rozpoznejte text (OCR).',
      },
      'PDF-GARBLED-TEXT': {
        title: 'V textu nelze hledat',
        advice:
          'Text vypadá správně, ale jeho znaky v PDF chybějí. Vyhledávání nenajde obsah. Exportujte ho znovu i s písmy.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Prázdné stránky',
        advice: 'Na stránkách nic není. Otevřete PDF a ověřte, že je to to správné.',
      },
      'PDF-XFA': {
        title: 'Formulář jen pro některé programy',
        advice: 'Většina programů ukáže jen „Čekejte prosím“. Vytiskněte formulář do PDF a nahrajte to.',
      },
      'PDF-UNCHECKED': {
        title: 'Nezkontrolováno',
        advice: 'Toto PDF se v mezích času a paměti nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
      },
      'PDF-REBUILT': {
        title: 'Opraveno při otevření',
        advice:
          'Seznam objektů tohoto PDF chybí nebo je chybný, takže ho programy při otevření sestavují znovu. Zkontrolované stránky lze přečíst. Pokud ho některý program neotevře, exportujte ho znovu.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Obsahuje přílohy',
        advice:
          'V PDF jsou další soubory, které se snadno přehlédnou. Pokud jsou důležité, nahrajte je zvlášť.',
      },
      'PDF-SCRIPT': { title: 'Obsahuje skripty', advice: 'Většina programů skripty v PDF ignoruje.' },
    },
  },
  packages: {
    formats: {
      documentation: 'Předávací dokumentace (VDI 2770)',
      document: 'Předávací dokument (VDI 2770)',
      iirds: 'Balík iiRDS',
      iirdsA: 'Archivní balík (iiRDS/A)',
      iirdsH: 'Předávací dokumentace (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count) =>
      plural(count, { one: (n) => `${n} téma`, few: (n) => `${n} témata`, other: (n) => `${n} témat` }),
    languages: (count) =>
      plural(count, { one: (n) => `${n} jazyk`, few: (n) => `${n} jazyky`, other: (n) => `${n} jazyků` }),
    forSerial: (serial) => `pro výrobní číslo ${serial}`,
    forSerials: (count) =>
      plural(count, {
        one: (n) => `pro ${n} výrobní číslo`,
        few: (n) => `pro ${n} výrobní čísla`,
        other: (n) => `pro ${n} výrobních čísel`,
      }),
    notChecked: 'Obsah tohoto balíku se nepodařilo zkontrolovat. Přesto ho můžete nahrát.',
    asOne: 'Nahrát jako jeden soubor',
    asOneHint: 'Soubor se uloží beze změny jako jeden dokument.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Přidat jako ${n} dokument`,
        few: (n) => `Přidat jako ${n} dokumenty`,
        other: (n) => `Přidat jako ${n} dokumentů`,
      }),
    asDocumentsHint: 'Každé PDF se stane dokumentem s vlastním názvem a kategorií.',
    filesAsDocumentsHint:
      'Každý soubor se stane dokumentem s vlastním názvem a kategorií. Soubory ZIP mezi nimi lze rozdělit stejně.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} dokument nemá PDF a nebude přidán.`,
        few: (n) => `${n} dokumenty nemají PDF a nebudou přidány.`,
        other: (n) => `${n} dokumentů nemá PDF a nebude přidáno.`,
      }),
    adding: (progress) => `Přidávání dokumentů: ${progress}`,
    noneReadable: 'Dokumenty nelze přečíst.',
    noneAdded: 'Dokumenty nelze přečíst. Přesto můžete vše nahrát jako jeden soubor.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `Přidán ${n} dokument z „${name}“.`,
        few: (n) => `Přidány ${n} dokumenty z „${name}“.`,
        other: (n) => `Přidáno ${n} dokumentů z „${name}“.`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `${n} dokument se nepodařilo přečíst.`,
        few: (n) => `${n} dokumenty se nepodařilo přečíst.`,
        other: (n) => `${n} dokumentů se nepodařilo přečíst.`,
      }),
    documents: 'Dokumenty',
    more: (count) =>
      plural(count, { one: (n) => `${n} další`, few: (n) => `${n} další`, other: (n) => `${n} dalších` }),
    showMore: (count) =>
      plural(count, {
        one: (n) => `Zobrazit ${n} další`,
        few: (n) => `Zobrazit ${n} další`,
        other: (n) => `Zobrazit ${n} dalších`,
      }),
    noTitle: 'Bez názvu',
    noPdf: 'Žádné PDF',
    previewed: 'Balík k náhledu',
    product: 'Výrobek',
    serial: 'Výrobní číslo',
    manufacturer: 'Výrobce',
    classes: {
      '01-01': 'Identifikace',
      '02-01': 'Technická specifikace',
      '02-02': 'Výkresy, plány',
      '02-03': 'Díly',
      '02-04': 'Osvědčení, prohlášení',
      '03-01': 'Montáž, uvedení do provozu, demontáž',
      '03-02': 'Obsluha',
      '03-03': 'Všeobecná bezpečnost',
      '03-04': 'Kontrola, údržba, zkoušky',
      '03-05': 'Opravy',
      '03-06': 'Náhradní díly',
      '04-01': 'Smluvní dokumenty',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Metadata nelze přečíst',
      advice:
        'Názvy a kategorie těchto dokumentů mohou chybět. Doplňte je sami, nebo požádejte odesílatele o opravený balík.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Žádná metadata',
      advice: 'Balík neuvádí, co jsou tyto dokumenty. Doplňte jejich názvy a kategorie sami.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Kontejner nelze otevřít',
      advice:
        'Kontejner v balíku je poškozený, proto jeho dokumenty nejsou v seznamu. Požádejte odesílatele o balík znovu.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Soubory chráněné heslem',
      advice: 'Bez hesla tyto soubory nikdo neotevře. Požádejte odesílatele o balík bez hesla.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Příliš hluboké vnoření',
      advice:
        'Kontejnery hlouběji než ve dvou úrovních nebyly otevřeny, proto jejich dokumenty nejsou v seznamu. Rozbalte balík a přidejte je samostatně.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Nepřečteno celé',
      advice:
        'Balík je příliš velký, než aby ho bylo možné přečíst celý. Rozbalte ho a zbývající dokumenty přidejte samostatně.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Nenalezeny žádné dokumenty',
      advice: 'Balík nepopisuje žádné dokumenty. Přesto ho můžete nahrát jako jeden soubor.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Chybí dokument',
      advice: 'Balík uvádí dokument, který neobsahuje. Vyžádejte si ho od odesílatele.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Chybí soubor',
      advice: 'Metadata uvádějí soubor, který v balíku není. Vyžádejte si ho od odesílatele.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Žádné PDF',
      advice: 'Dokument nemá PDF, a možná ho neotevře každý. Vyžádejte si PDF od odesílatele.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Dvakrát stejné ID',
      advice: 'Dva dokumenty mají stejné ID. Ověřte, že potřebujete oba.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Neschváleno',
      advice: 'Podle balíku není dokument schválený. Ověřte, že je to správná verze.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Zabaleno ve složce',
      advice:
        'Všechny soubory jsou v jedné složce archivu ZIP, kde některé programy metadata nenajdou. Zabalte místo toho obsah složky.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Název souboru nesouhlasí',
      advice:
        'Název souboru je v metadatech napsán jinak, proto ho některé programy nenajdou. Požádejte odesílatele o opravený balík.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Soubor není v metadatech',
      advice: 'Tento soubor nepatří k žádnému dokumentu. Ověřte, zda ho potřebujete.',
    },
  },
  manual: {
    reading: (done, total) => `Kontrola, soubor ${done} z ${total}`,
    progress: 'Kontrola návodu',
    stop: 'Zastavit kontrolu',
    stopped: 'Nezkontrolovalo se vše.',
    unread: (count) =>
      plural(count, {
        one: (n) => `${n} soubor byl příliš velký: jeho odkazy se nezkontrolovaly.`,
        few: (n) => `${n} soubory byly příliš velké: jejich odkazy se nezkontrolovaly.`,
        other: (n) => `${n} souborů bylo příliš velkých: jejich odkazy se nezkontrolovaly.`,
      }),
    sound: 'Žádné problémy',
    errors: (count) =>
      plural(count, { one: (n) => `${n} chyba`, few: (n) => `${n} chyby`, other: (n) => `${n} chyb` }),
    warnings: (count) => plural(count, { other: (n) => `${n} upozornění` }),
    infos: (count) =>
      plural(count, {
        one: (n) => `${n} poznámka`,
        few: (n) => `${n} poznámky`,
        other: (n) => `${n} poznámek`,
      }),
    severity: { error: 'Chyba', warning: 'Upozornění', info: 'Poznámka' },
    preview: 'Náhled',
    showPlace: 'Ukázat v náhledu',
    noPreview: 'Náhled se nepodařilo načíst.',
    line: (line) => `řádek ${line}`,
    more: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
    saveJson: 'Uložit jako JSON',
  },
  inspection: {
    results: 'Výsledky kontroly',
    canBeManual: 'Lze nahrát jako offline návod',
    ready: 'Připraveno k nahrání',
    readyWith: (counts) => `Připraveno k nahrání: ${counts}`,
    pages: (count) =>
      plural(count, { one: (n) => `${n} stránka`, few: (n) => `${n} stránky`, other: (n) => `${n} stránek` }),
    startsAt: (page) => `začíná stránkou ${page}`,
    fixable: 'Opravitelné',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}, opravitelné: ${n}` }),
    places: (count) =>
      plural(count, { one: (n) => `${n} místo`, few: (n) => `${n} místa`, other: (n) => `${n} míst` }),
    repairAndUse: 'Opravit a použít',
    fixMore: (count) =>
      plural(count, {
        one: (n) => `Opravit ještě ${n} problém a použít`,
        few: (n) => `Opravit ještě ${n} problémy a použít`,
        other: (n) => `Opravit ještě ${n} problémů a použít`,
      }),
    done: 'Hotovo',
    keepAsRegular: 'Ponechat jako běžný soubor',
    chooseStart: 'Vybrat úvodní stránku',
    changeStart: 'Vybrat jinou úvodní stránku',
    startHint: (name) =>
      `Čtenáři začínají na této stránce. Váš soubor se nezmění: kopie dostane ${name}, který ji otevře.`,
    useAsStart: 'Použít jako úvodní stránku',
    allPages: 'Zobrazit všechny stránky',
    reviewChanges: 'Prohlédnout změny',
    inUse: 'Používá se opravená kopie',
    withRegular: (upload, count) =>
      plural(count, {
        one: (n) => `${upload}, z toho ${n} jako běžný soubor`,
        few: (n) => `${upload}, z toho ${n} jako běžné soubory`,
        other: (n) => `${upload}, z toho ${n} jako běžné soubory`,
      }),
    allRegular: (upload) => `${upload} jako běžný soubor`,
    folder: {
      isPackage: (name) => `„${name}“ vypadá jako předávací balík`,
      asPackage: 'Jako balík',
      packing: 'Balík se vytváří…',
    },
    search: 'Hledat ve výsledcích',
    show: 'Zobrazit',
    all: 'Vše',
    nothing: 'Žádný výsledek neodpovídá.',
    moreInReport: (count) => plural(count, { other: (n) => `Další v protokolu: ${n}.` }),
    reportTitle: (file) => `Výsledky kontroly souboru ${file}`,
    verdict: {
      manual: 'Toto je offline návod.',
      'not-a-manual': 'Toto není offline návod.',
      unsafe: 'Tento ZIP je poškozený nebo nebezpečný.',
    },
    facts: (startPage, pages, files) => `Úvodní stránka: ${startPage}. Stránky: ${pages}. Soubory: ${files}.`,
    noStartPage: 'žádná',
    toDo: (remedy) => `Co udělat: ${remedy}`,
    forAuthor: (remedy) => `Pro autora: ${remedy}`,
  },
  preview: {
    title: (file) => `Náhled: ${file}`,
    frame: 'Návod',
    close: 'Zavřít náhled',
    back: 'Zpět',
    forward: 'Vpřed',
    pages: (count) =>
      plural(count, { one: (n) => `${n} stránka`, few: (n) => `${n} stránky`, other: (n) => `${n} stránek` }),
    pageList: 'Stránky návodu',
    search: 'Hledat stránky',
    nothing: 'Žádná stránka neodpovídá.',
    readingTitles: 'Ještě se čtou titulky.',
    width: 'Šířka',
    widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Celá' },
    opening: 'Návod se otevírá…',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} soubor této stránky je na internetu, ne v ZIP`,
          few: (n) => `${n} soubory této stránky jsou na internetu, ne v ZIP`,
          other: (n) => `${n} souborů této stránky je na internetu, ne v ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `${n} soubor, který tato stránka potřebuje, v ZIP chybí`,
          few: (n) => `${n} soubory, které tato stránka potřebuje, v ZIP chybí`,
          other: (n) => `${n} souborů, které tato stránka potřebuje, v ZIP chybí`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `${n} soubor, který tato stránka potřebuje, je v ZIP zapsán jinak`,
          few: (n) => `${n} soubory, které tato stránka potřebuje, jsou v ZIP zapsány jinak`,
          other: (n) => `${n} souborů, které tato stránka potřebuje, je v ZIP zapsáno jinak`,
        }),
      damaged: (count) =>
        plural(count, {
          one: (n) => `${n} soubor je poškozený`,
          few: (n) => `${n} soubory jsou poškozené`,
          other: (n) => `${n} souborů je poškozených`,
        }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} soubor je pro náhled příliš velký`,
          few: (n) => `${n} soubory jsou pro náhled příliš velké`,
          other: (n) => `${n} souborů je pro náhled příliš velkých`,
        }),
      more: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
    },
    spellingFixable: 'Oprava tyto odkazy opraví, kromě odkazů ve skriptech.',
    outside: (url) => `Tento odkaz vede na ${url}, mimo návod. Náhled ho neotevře.`,
    placeHidden: (line) => `Místo je na řádku ${line}, v části stránky, která není vidět.`,
    absent: (path) => `V ZIP není ${path}. I čtenář zde uvidí chybu.`,
    unshown: (path, size) =>
      `${path} (${size}) se zde nezobrazuje. Soubor je v ZIP a čtenář ho otevře v jiném programu.`,
    dismiss: 'Skrýt',
    emptyWithoutScripts:
      'Tato stránka je bez svých skriptů, které náhled nespouští, prázdná; vyberte jinou stránku ze seznamu.',
    failures: {
      unreadable: 'Soubor nelze přečíst. Možná byl přesunut nebo změněn; vyberte ho znovu.',
      unsafe: 'Z tohoto ZIP nelze nic zobrazit: je poškozený nebo nebezpečný.',
      crashed: 'Náhled přestal fungovat. Zavřete ho a otevřete znovu.',
      frame: 'Náhled zde není dostupný. Obraťte se na správce.',
    },
    frameFacts: {
      blocked: (origin) =>
        `Content-Security-Policy této stránky blokuje náhled. Přidejte ${origin} do frame-src.`,
      silent: (url) =>
        `${url} se nespustil. Webový server musí tento soubor posílat s vlastní Content-Security-Policy, která povoluje vložené skripty a uvádí tuto stránku ve frame-ancestors.`,
    },
  },
  repair: {
    reading: 'Čtou se všechny stránky…',
    making: 'Vytváří se kopie…',
    checking: 'Kopie se kontroluje…',
    cancel: 'Zrušit',
    intro: 'Váš soubor se nezmění. V kopii se provedou jen vybrané opravy; texty a skripty zůstanou stejné.',
    nothing: 'Tyto problémy může odstranit jen autor návodu.',
    whichFiles: (count) =>
      plural(count, {
        one: () => 'Který soubor',
        few: (n) => `Které soubory (${n})`,
        other: (n) => `Které soubory (${n})`,
      }),
    places: (entry, count) =>
      plural(count, {
        one: () => entry,
        few: (n) => `${entry}, ${n} místa`,
        other: (n) => `${entry}, ${n} míst`,
      }),
    moreFiles: (count) => plural(count, { other: (n) => `a ještě ${n}` }),
    items: {
      unwrap: (folder) => `Vyjmout vše ze složky „${folder}“`,
      adapted: (files) =>
        plural(files, {
          one: (n) => `Odkazy v ${n} souboru vedou přes složku a upraví se.`,
          few: (n) => `Odkazy v ${n} souborech vedou přes složku a upraví se.`,
          other: (n) => `Odkazy v ${n} souborech vedou přes složku a upraví se.`,
        }),
      junk: (count) =>
        plural(count, {
          one: (n) => `Vynechat ${n} systémový soubor`,
          few: (n) => `Vynechat ${n} systémové soubory`,
          other: (n) => `Vynechat ${n} systémových souborů`,
        }),
      unsafe: (count) =>
        plural(count, {
          one: (n) => `Vynechat ${n} nepovolený soubor`,
          few: (n) => `Vynechat ${n} nepovolené soubory`,
          other: (n) => `Vynechat ${n} nepovolených souborů`,
        }),
      addStart: (page, name) => `Přidat úvodní stránku, ${name}, která vede na ${page}`,
      addStartHint: 'Sama tuto stránku otevře a má na ni odkaz.',
      renameStart: (name, newName) => `Přejmenovat ${name} na ${newName}`,
      renamedLinks: (files) =>
        plural(files, {
          one: (n) => `Odkazy na ni v ${n} souboru se upraví.`,
          few: (n) => `Odkazy na ni v ${n} souborech se upraví.`,
          other: (n) => `Odkazy na ni v ${n} souborech se upraví.`,
        }),
      names: (count) =>
        plural(count, {
          one: (n) => `Zapsat / místo \\ v ${n} názvu souboru`,
          few: (n) => `Zapsat / místo \\ v ${n} názvech souborů`,
          other: (n) => `Zapsat / místo \\ v ${n} názvech souborů`,
        }),
      case: (count) =>
        plural(count, {
          one: (n) => `Opravit velikost písmen v ${n} odkazu`,
          few: (n) => `Opravit velikost písmen v ${n} odkazech`,
          other: (n) => `Opravit velikost písmen v ${n} odkazech`,
        }),
      backslashes: (count) =>
        plural(count, {
          one: (n) => `Zapsat / místo \\ v ${n} odkazu`,
          few: (n) => `Zapsat / místo \\ v ${n} odkazech`,
          other: (n) => `Zapsat / místo \\ v ${n} odkazech`,
        }),
    },
    compare: (before, after) => `Předtím: ${before}. Nyní: ${after}.`,
    none: 'žádné problémy',
    save: 'Uložit kopii',
    close: 'Zavřít',
    failed: {
      unreadable: 'Soubor nelze přečíst. Možná byl přesunut, změněn nebo je otevřen jinde.',
      unavailable: 'Opravu se v tomto prohlížeči nepodařilo provést.',
    },
    copyReport: 'Kopírovat protokol',
    saveReport: 'Uložit protokol',
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Soubor je prázdný',
      explanation: 'Má 0 bajtů. Obvykle se přerušilo stahování nebo kopírování.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Soubor není archiv ZIP',
      explanation: ({ content }) => `Název říká ZIP, ale obsah je: ${content}.`,
      remedy: 'Nahrajte ho jako běžný soubor, nebo zabalte návod do archivu ZIP.',
    },
    'ZIP-TRUNCATED': {
      title: 'Archiv je neúplný',
      explanation: 'Začíná jako archiv ZIP, ale konec chybí, takže jeho seznam souborů nelze přečíst.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'V archivu nejsou soubory',
      explanation: 'Není v něm co číst.',
      remedy: 'Zabalte obsah složky s návodem a nový soubor zkontrolujte.',
    },
    'ZIP-TWO-ENDS': {
      title: 'Archiv má dva seznamy souborů',
      explanation: 'Různé programy by v něm našly různé soubory.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Data navíc za koncem archivu',
      explanation: ({ bytes }) =>
        `Za koncem je ještě ${bytes} B. Nuly a konce řádků tam programy přeskočí, cokoli jiného některé odmítnou.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Data navíc před archivem',
      explanation: ({ bytes }) => `Před prvním souborem je ${bytes} B, jako v samorozbalovacím programu.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'Seznam souborů je chybný',
      explanation: ({ detail }) =>
        `Nesouhlasí s obsahem archivu (${detail}), takže programy mohou číst různé soubory.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'Údaje o velkých souborech si odporují',
      explanation: ({ detail }) => `Velikosti nebo pozice jsou zapsány dvakrát a liší se (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'Archiv je jen jednou z několika částí',
      explanation: 'Ostatní části chybějí, takže soubory nelze složit.',
      remedy: 'Spojte části, nebo zabalte návod jako jeden archiv.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Soubory jsou chráněny heslem',
      explanation: 'Po nahrání by je nešlo otevřít.',
      remedy: 'Zabalte návod znovu bez hesla.',
    },
    'ZIP-METHOD': {
      title: 'Soubory jsou zabaleny neobvyklým způsobem',
      explanation: ({ method }) =>
        `Metodu komprese ${method} nezná každý program. Známé jsou „stored“ a „deflate“.`,
      remedy: 'Zabalte návod znovu běžnou metodou, ne metodou pro nejmenší velikost.',
    },
    'ZIP-VERSION': {
      title: 'Soubor žádá novější program, než potřebuje',
      explanation: ({ version }) =>
        `Uvádí, že potřebuje verzi ${version} formátu ZIP. Některé programy takový soubor přeskočí.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Soubor má nastavené neznámé volby',
      explanation:
        'V jeho hlavičce jsou nastavené vyhrazené bity. Některé programy na to upozorní nebo archiv odmítnou.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'Hlavička souboru je chybná',
      explanation: ({ field }) =>
        `Hlavičku souboru nelze přečíst nebo nesouhlasí se seznamem souborů (${field}), takže programy mohou číst něco jiného.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'Údaje za souborem jsou chybné',
      explanation:
        'Velikost a kontrolní součet za souborem nesouhlasí se seznamem souborů, nebo je některé programy nedokážou přečíst.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Soubory se v archivu překrývají',
      explanation:
        'Dva soubory zabírají tytéž bajty. V dobrých archivech se to nestává; v pastech na rozbalovací programy ano.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Nevysvětlená data mezi soubory',
      explanation: ({ bytes }) =>
        `${bytes} B nepatří k žádnému souboru. Je-li to hlášeno jako chyba, je v nich skrytý soubor.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Soubor je poškozený',
      explanation: 'Obsah nesouhlasí s kontrolním součtem.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Soubor je delší nebo kratší, než se uvádí',
      explanation: 'Archiv je poškozený, nebo má klamat.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Soubor nelze rozbalit',
      explanation: ({ detail }) => `Jeho zabalená data jsou poškozená (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Nebezpečná velikost po rozbalení',
      explanation: ({ detail }) => `Překročen limit: ${detail}. Nic se nerozbalilo.`,
      remedy: 'Rozdělte návod, nebo vynechte, co čtenář nepotřebuje.',
    },
    'ZIP-EXTRA': {
      title: 'Neobvyklé doplňkové údaje o souboru',
      explanation:
        'Některé programy přidávají nuly, aby soubory zarovnaly, nebo některou část zapíší dvakrát. Neškodí to.',
      remedy: 'Není třeba nic dělat.',
    },
    'NAME-UNSAFE': {
      title: 'Název souboru je nebezpečný',
      explanation: ({ reason }) => `Po rozbalení by ležel mimo svou složku nebo skrýval, čím je (${reason}).`,
      remedy: 'Přejmenujte soubor a zabalte složku znovu.',
    },
    'NAME-BACKSLASH': {
      title: 'Složky jsou zapsány se zpětnými lomítky',
      explanation: 'Mimo Windows by všechny soubory skončily v jedné složce a odkazy by nefungovaly.',
      remedy: 'Zabalte složku znovu aktuálním programem.',
    },
    'NAME-DUPLICATE': {
      title: 'Soubor je v archivu dvakrát',
      explanation: ({ other }) => `Který z nich se ukáže, záleží na programu. Ten druhý je ${other}.`,
      remedy: 'Odstraňte jeden z nich a zabalte složku znovu.',
    },
    'NAME-CASE-CLASH': {
      title: 'Dva názvy jsou ve Windows nebo macOS stejné',
      explanation: ({ other }) =>
        `Liší se jen velikostí písmen, diakritikou nebo tečkami a mezerami na konci. Jeden soubor by nahradil druhý, ${other}.`,
      remedy: 'Přejmenujte jeden z nich a opravte odkazy na něj.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Název je zároveň souborem i složkou',
      explanation: ({ detail }) => `Programy se neshodnou, co to je (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Soubor má dva různé názvy',
      explanation: ({ expected, found }) => `Některé programy by ho nazvaly ${found}, jiné ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Název souboru není zapsán v Unicode',
      explanation: ({ guess }) =>
        `${guess && `Nejspíš znamená ${guess}. `}Jiné programy mohou ukázat jiná písmena a odkazy na něj nefungují.`,
      remedy: 'Zabalte složku znovu aktuálním programem, nebo soubor přejmenujte bez zvláštních písmen.',
    },
    'NAME-PORTABLE': {
      title: 'Název není ve Windows možný',
      explanation: ({ part }) => `Windows nemohou vytvořit ${part}, takže by tam soubor chyběl.`,
      remedy: 'Přejmenujte ho a opravte odkazy na něj.',
    },
    'NAME-LONG': {
      title: 'Cesta je příliš dlouhá',
      explanation: ({ detail }) => `Více než ${detail}: některé počítače ji nerozbalí.`,
      remedy: 'Zkraťte názvy složek a souborů.',
    },
    'ENTRY-LINK': {
      title: 'Soubor není běžný soubor',
      explanation: ({ special }) =>
        `Je to speciální soubor (${special}). Programy ho rozbalují různě a odkaz může vést ven z návodu.`,
      remedy: 'Nahraďte ho samotným souborem a zabalte složku znovu.',
    },
    'ENTRY-PIPE': {
      title: 'Soubor byl zabalen z roury',
      explanation: 'Zapsal ho jiný program během balení. Rozbalí se jako běžný soubor.',
      remedy: 'Není třeba nic dělat.',
    },
    'ENTRY-JUNK': {
      title: 'Pozůstatky operačního systému nebo programu',
      explanation: 'Čtenář je nevidí. Jen zabírají místo.',
      remedy: 'Při příštím balení je vynechte.',
    },
    'ENTRY-PROGRAM': {
      title: 'Obsahuje program',
      explanation: ({ extension }) =>
        `Návod se čte, nespouští. Počítače a servery soubory ${extension} blokují, nebo by je spustily.`,
      remedy: 'Vynechte ho a nabídněte jinde.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Obsahuje další archiv',
      explanation: 'Čtenář ho nemůže otevřít a jeho obsah nebyl zkontrolován.',
      remedy: 'Zabalte jeho obsah jako soubory, nebo ho vynechte.',
    },
    'ENTRY-EMPTY': {
      title: 'Soubor je prázdný',
      explanation: 'Má 0 bajtů. Stránka, která ho potřebuje, je neúplná.',
      remedy: 'Dejte na jeho místo správný soubor.',
    },
    'ENTRY-TYPE': {
      title: 'Soubor není tím, co říká název',
      explanation: ({ expected, found }) =>
        `Název říká ${expected}, obsah je: ${found}. Některé prohlížeče ho neukážou.`,
      remedy: 'Dejte mu správnou příponu, nebo na jeho místo správný soubor.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Obrázek je velmi velký',
      explanation: ({ detail }) => `Má více než ${detail}. Tablet ho zobrazuje dlouho, nebo vůbec.`,
      remedy: 'Zmenšete ho na velikost, v jaké se zobrazuje.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Obrázek je useknutý',
      explanation: 'Chybí konec souboru. Prohlížeče zobrazí jen část obrázku, nebo nic.',
      remedy: 'Nahraďte ho úplnou kopií.',
    },

    'DOC-NO-PAGES': {
      title: 'V archivu není stránka HTML',
      explanation: 'Offline návod se skládá ze stránek HTML.',
      remedy: 'Nahrajte ho jako běžný soubor.',
    },
    'DOC-NO-START': {
      title: 'Chybí úvodní stránka',
      explanation: ({ candidates, expected }) =>
        `Na nejvyšší úrovni archivu není ${expected}. Možné úvodní stránky: ${candidates}.`,
      remedy: ({ expected }) =>
        `Pojmenujte úvodní stránku ${expected}, dejte ji na nejvyšší úroveň a zabalte znovu.`,
    },
    'DOC-IIRDS': {
      title: 'Balík iiRDS bez úvodní stránky',
      explanation:
        'Jeho obsah zobrazují programy pro iiRDS. Soubor index.html na nejvyšší úrovni mají jen balíky iiRDS/H; jiné balíky iiRDS ho mít nesmějí.',
      remedy: 'Nahrajte ho jako běžný soubor, nebo požádejte o balík iiRDS/H.',
    },
    'DOC-WRAPPED': {
      title: 'Celý návod leží v jedné složce',
      explanation: ({ startPage }) =>
        `Úvodní stránka je ${startPage}. Některé programy ji hledají jen na nejvyšší úrovni.`,
      remedy: ({ folder }) => `Zabalte obsah složky ${folder}, ne složku samotnou.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Několik úvodních stránek',
      explanation: ({ candidates }) =>
        `Úvodní stránkou může být kterákoli z těchto: ${candidates}. Použita je první.`,
      remedy: ({ expected }) =>
        `Dejte na nejvyšší úroveň ${expected}, který vede ke všem, nebo nahrajte každou jako samostatný návod.`,
    },
    'DOC-START-CASE': {
      title: 'V názvu úvodní stránky jsou velká písmena',
      explanation: ({ expected, found }) => `Jmenuje se ${found}. Některé programy hledají jen ${expected}.`,
      remedy: ({ expected }) => `Přejmenujte ji na ${expected} a opravte odkazy na ni.`,
    },
    'DOC-CHARSET': {
      title: 'Kódování znaků není uvedeno',
      explanation: 'Zvláštní písmena se mohou zobrazit chybně.',
      remedy: 'Dejte na začátek každé stránky <meta charset="utf-8"> a uložte ji jako UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Zvláštní písmena se zobrazují chybně',
      explanation: ({ encoding }) => `Text není kódován tak, jak uvádí (${encoding}).`,
      remedy: 'Uložte stránku jako UTF-8 a uveďte to v ní.',
    },
    'DOC-NOT-HTML': {
      title: 'Není to stránka HTML',
      explanation: ({ content }) => `Podle názvu je to stránka HTML, ale obsah je: ${content}.`,
      remedy: 'Dejte jí správnou příponu, nebo na její místo správnou stránku.',
    },
    'DOC-XML': {
      title: 'Stránka nebo obrázek není platné XML',
      explanation: 'Prohlížeče místo zbytku zobrazí chybovou zprávu.',
      remedy: 'Opravte XML a zabalte znovu.',
    },
    'DOC-TOO-LARGE': {
      title: 'Soubor je příliš velký na kontrolu',
      explanation: 'Je nepoškozený, ale jeho odkazy nebyly zkontrolovány.',
      remedy: 'Rozdělte ho na menší soubory.',
    },
    'DOC-TITLE': {
      title: 'Stránky bez titulku',
      explanation: 'Titulek je vidět na kartách, v záložkách a ve výsledcích hledání.',
      remedy: 'Dejte každé stránce <title>.',
    },
    'DOC-LANGUAGE': {
      title: 'Jazyk stránek není uveden',
      explanation: ({ pages }) =>
        `Stránky: ${pages}. Prohlížeč je může předčítat v nesprávném jazyce nebo nenabídne překlad.`,
      remedy: 'Zapište ho jako <html lang="cs">.',
    },
    'DOC-BASE': {
      title: 'Odkazy stránky vycházejí z místa mimo návod',
      explanation: ({ href }) => `Odkazy a obrázky stránky vycházejí z ${href}, a proto offline nefungují.`,
      remedy: 'Odstraňte ze stránky <base>.',
    },
    'DOC-LEAVES': {
      title: 'Stránka přesměrovává mimo návod',
      explanation: ({ target }) => `Posílá čtenáře na ${target}, což offline není.`,
      remedy: 'Odstraňte přesměrování, nebo ho nasměrujte na stránku návodu.',
    },
    'DOC-FORM': {
      title: 'Formulář vede mimo návod',
      explanation: ({ target }) =>
        `Zadaný text se odesílá na ${target}, což offline není. Hledání nic nenajde.`,
      remedy: 'Odstraňte formulář, nebo hledejte přímo v návodu.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Stránka potřebuje webový server',
      explanation: ({ need }) => `Něco v ní (${need}) nefunguje, když se otevře ze složky.`,
      remedy: 'Zkuste, zda lze návod používat i bez toho, nebo se zeptejte jeho autora.',
    },
    'DOC-SCRIPTS': {
      title: 'Stránky se skripty',
      explanation: ({ pages }) => `Stránky: ${pages}. Kde jsou skripty vypnuté, mohou jejich části chybět.`,
      remedy: 'Není třeba nic dělat.',
    },
    'DOC-UNUSED': {
      title: 'Soubory, které žádná stránka nepoužívá',
      explanation: ({ bytes, files, pages }) =>
        `Soubory: ${files}, celkem ${bytes} B. Stránky, na které žádná jiná neodkazuje: ${pages}.`,
      remedy: 'Při příštím balení vynechte, co není třeba.',
    },
    'LINK-BROKEN': {
      title: 'Nefunkční odkaz',
      explanation: ({ target }) => `V archivu není ${target}.`,
      remedy: 'Přidejte soubor, nebo opravte odkaz.',
    },
    'LINK-CASE': {
      title: 'Odkaz a název souboru se píší různě',
      explanation: ({ expected, target }) =>
        `V odkazu je ${target}, soubor je ${expected}. Funguje to jen ve Windows.`,
      remedy: ({ expected }) => `Zapište odkaz jako ${expected}.`,
    },
    'LINK-FRAGMENT': {
      title: 'Odkaz vede na místo, které na stránce není',
      explanation: ({ fragment, target }) =>
        `Stránka ${target} se otevře, ale od začátku: místo ${fragment} na ní není.`,
      remedy: 'Opravte odkaz, nebo místo doplňte.',
    },
    'LINK-FOLDER': {
      title: 'Odkaz vede na složku',
      explanation: ({ target }) =>
        `Složka ${target} nemá indexovou stránku, takže čtenář vidí seznam souborů, nebo nic.`,
      remedy: 'Odkažte na stránku v ní.',
    },
    'LINK-INDEX': {
      title: 'Odkaz uvádí složku místo její indexové stránky',
      explanation: ({ target }) =>
        `Na webovém serveru ${target} zobrazí indexovou stránku. Při otevření z disku zobrazí seznam souborů.`,
      remedy: 'Odkažte přímo na indexovou stránku.',
    },
    'LINK-OUTSIDE': {
      title: 'Odkaz vede ven z archivu',
      explanation: ({ target }) => `${target} leží nad nejvyšší složkou a není součástí návodu.`,
      remedy: 'Přidejte do návodu, co je míněno, a opravte odkaz.',
    },
    'LINK-ROOT': {
      title: 'Odkaz začíná v kořeni webového serveru',
      explanation: ({ target }) => `/${target} funguje jen na webovém serveru, ne ve složce.`,
      remedy: 'Zapište odkaz relativně ke stránce.',
    },
    'LINK-LOCAL': {
      title: 'Odkaz vede na autorův počítač',
      explanation: ({ target }) => `${target} existuje jen na jednom počítači nebo v jedné síti.`,
      remedy: 'Přidejte soubor do návodu a odkažte na něj tam.',
    },
    'LINK-BACKSLASH': {
      title: 'Odkaz je zapsán se zpětnými lomítky',
      explanation: ({ target }) => `${target} funguje jen ve Windows.`,
      remedy: 'Zapište ho s / místo \\.',
    },
    'LINK-QUERY': {
      title: 'Odkazy s otazníkem',
      explanation: 'Co za ním následuje, se při otevření stránky ze složky ignoruje.',
      remedy: 'Není třeba nic dělat, ledaže na tom stránka závisí.',
    },
    'LINK-MALFORMED': {
      title: 'Odkaz není platná adresa',
      explanation: ({ reason, target }) => `${target} nelze otevřít (${reason}).`,
      remedy: 'Opravte odkaz.',
    },
    'LINK-EMPTY': {
      title: 'Prázdné odkazy',
      explanation: 'Vedou na stránku, na které jsou.',
      remedy: 'Odstraňte je, nebo jim dejte adresu.',
    },
    'LINK-EXTERNAL': {
      title: 'Odkazy na internet',
      explanation: ({ hostCount, hosts, links }) =>
        `Odkazy: ${links}. Weby: ${hostCount}, např. ${hosts}. Potřebují připojení.`,
      remedy: 'Není třeba nic dělat.',
    },
    'RES-EXTERNAL': {
      title: 'Něco se načítá z internetu',
      explanation: ({ target }) => `Když se návod čte offline, ${target} chybí.`,
      remedy: 'Přidejte soubor do návodu a odkazujte na něj tam.',
    },
    'RES-FORMAT': {
      title: 'Obrázek má formát, který prohlížeče nezobrazují',
      explanation: ({ target }) => `Většina prohlížečů nechá místo pro ${target} prázdné.`,
      remedy: 'Uložte obrázek jako PNG, JPEG nebo SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'záznam je nečitelný',
      count: 'počet souborů se liší',
      offset: 'není na svém místě',
    },
    'ZIP-ZIP64': {
      'extra-field': 've velikostech souboru',
      'no-record': 'chybí dlouhý záznam',
      'record-not-adjacent': 'dlouhý záznam není na svém místě',
      'extensible-data': 'dlouhý záznam obsahuje další data',
      'other-record': 'odkazuje se na jiný záznam',
      'end-record': 'na konci archivu',
    },
    'ZIP-HEADER': {
      signature: 'nezačíná tam žádný soubor',
      place: 'umístění',
      name: 'název',
      method: 'metoda komprese',
      flags: 'příznaky',
      crc: 'kontrolní součet',
      size: 'velikost',
      'packed-size': 'zabalená velikost',
      extra: 'doplňkové pole',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'končí příliš brzy',
      other: 'neplatné kódy',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `soubor větší než ${size}`,
      ratio: ({ limit }) => `zabaleno více než ${limit}krát`,
      total: ({ size }) => `více než ${size} celkem`,
      entries: ({ limit }) => `více než ${limit} souborů`,
    },
    'NAME-UNSAFE': {
      empty: 'prázdný název',
      host: 'síťová cesta',
      absolute: 'cesta od kořene',
      drive: 'písmeno jednotky',
      parent: '„..“ vede výš',
      control: 'neviditelné znaky',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'složka s vlastním obsahem',
      attribute: 'jeho atributy říkají něco jiného',
      'file-in-between': 'soubory leží pod souborem',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} v jednom názvu`,
      path: ({ size }) => `${size} celkem`,
      depth: ({ limit }) => `${limit} úrovní složek`,
    },
    'ENTRY-LINK': {
      link: 'symbolický odkaz',
      device: 'soubor zařízení',
      socket: 'socket',
      volume: 'jmenovka svazku',
      unknown: 'neznámý typ',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} pixelů`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'skript, který načítá další soubory',
      module: 'skript jako modul',
      worker: 'skript na pozadí',
      include: 'vkládání na straně serveru',
    },
    'LINK-MALFORMED': {
      scheme: 'neznámý druh adresy',
      percent: '% bez čísla',
      host: 'nemožný název serveru',
      temporary: 'existovala jen tam, kde byla stránka uložena',
    },
  },
  roleNotice: {
    title: 'Nemůžete nahrávat dokumenty',
    own: (roles) => (roles === '' ? 'Jste přihlášeni bez role.' : `Vaše role: ${roles}.`),
    needed: (roles) => `K nahrávání je třeba jedna z rolí: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'váš správce',
  },
  history: {
    title: 'Dříve, z tohoto prohlížeče',
    hint: 'V tomto prohlížeči se pamatuje 30 dní.',
    clear: 'Vymazat tento seznam',
  },
  chooseAsset: {
    title: 'Vyberte zařízení',
    intro: 'Vyberte zařízení, ke kterému dokumenty patří.',
    label: 'Název nebo ID zařízení',
    hint: 'Najdete ho na výrobním štítku nebo v systému údržby, například PRESS-0042.',
    open: (id) => `Otevřít zařízení ${id}`,
    openAsIs: (id) => `Otevřít ${id} beze změny`,
    takeAsIs: (id) => `Použít ${id} beze změny`,
    unlisted: 'Není v seznamu. Zkontrolujte ID na výrobním štítku nebo v systému údržby.',
    unknown: (id) => `${id} neznáme. Zkontrolujte výrobní štítek, nebo pokračujte.`,
    similar: 'Měli jste na mysli',
    checking: (id) => `${id} se ještě ověřuje. Můžete pokračovat.`,
    notChecked: (id) => `${id} se nepodařilo ověřit. Můžete pokračovat.`,
    offline: (id) => `Jste offline, proto ${id} není ověřeno. Můžete pokračovat.`,
    missing: 'Zadejte ID zařízení',
    impossible: 'Zadejte jiné ID zařízení než „.“ nebo „..“',
    recent: 'Nedávná zařízení',
    all: 'Všechna zařízení',
    found: (count) =>
      plural(count, {
        one: (n) => `Nalezeno ${n} zařízení`,
        few: (n) => `Nalezena ${n} zařízení`,
        other: (n) => `Nalezeno ${n} zařízení`,
      }),
    shown: (shown, total) => `Zobrazeno ${shown} z ${total}. Ostatní vyhledejte.`,
  },
  embed: {
    wrongTitle: 'Dokumenty zde nelze zobrazit',
    wrong: 'Tato stránka není správně nastavena. Obraťte se na správce:',
    tokenProblems: {
      'no-token': 'Pro pokračování se přihlaste. Čekající nahrávání se automaticky obnoví.',
      'no-answer': 'Přihlášení trvá déle, než se čekalo. Nahrávání se pak obnoví.',
      'token-rejected':
        'Server vaše přihlášení nepřijímá. Přihlaste se znovu. Pokud to nepomůže, obraťte se na správce.',
      'person-mismatch':
        'Tato stránka a vaše přihlášení uvádějí různé osoby, proto se nic neodesílá. Pokus se automaticky opakuje. Pokud tato zpráva nezmizí, obraťte se na správce.',
      offline: 'Bez připojení se nelze přihlásit. Pokus se automaticky opakuje.',
    },
    brokenTitle: 'Tato část stránky přestala fungovat',
    brokenHint: 'Nahrávání pokračuje a soubory uložené v tomto prohlížeči jsou v bezpečí.',
  },
};
