import type { LanguageMessages } from '../language-messages.ts';
import { createPlural } from '../plural.ts';
import { formatNames } from './format-names.ts';

const plural = createPlural('pl');

const repack = 'Spakuj folder jeszcze raz aktualnym programem i zwykłą metodą, potem sprawdź nowy plik.';

const copyAgain = 'Skopiuj lub pobierz plik jeszcze raz i porównaj jego rozmiar z oryginałem.';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nic',
  ole: 'stary dokument Office',
  exe: 'program systemu Windows',
  elf: 'program systemu Linux',
  text: 'tekst',
  unknown: 'nieznana',
};

/**
 * All texts in Polish. People are addressed with the imperative, or not at all; the past tense is
 * impersonal (`zapisano`), for it would show a gender. Whole numbers are `one`, `few` or, for the rest, `other`.
 * An asset is urządzenie, so what English calls this device is ta przeglądarka. A list of uploads is one of pliki, since
 * przesyłanie has no plural. Words besides the glossary: warning ostrzeżenie, report raport, link link.
 */
export const pl: LanguageMessages = {
  messages: {
    app: {
      name: 'Dokumenty urządzeń',
      loading: 'Wczytywanie…',
      language: 'Język',
      density: 'Gęstość widoku',
      densities: { comfortable: 'Wygodna', compact: 'Zwarta', touch: 'Duża, do rękawic' },
      assets: 'Urządzenia',
      brokenTitle: 'Ta strona przestała działać',
      brokenHint: 'Trwające przesyłanie mogło się przerwać. Załaduj stronę ponownie, aby kontynuować.',
      brokenPageHint:
        'Rozpoczęte przesyłanie trwa. Otwórz inną stronę albo załaduj tę ponownie, gdy się skończy.',
      drafts: 'Wybrane, jeszcze nieprzesłane:',
      reload: 'Załaduj ponownie',
      partMissing: 'Nie udało się wczytać części tej strony. Rozpoczęte przesyłanie trwa.',
      loadPart: 'Ponów',
      technicalFacts: 'Szczegóły',
    },

    release: {
      isThere: 'Dostępna jest nowa wersja.',
      afterReload:
        'Po ponownym załadowaniu przesyłanie zostanie wznowione; rozpoczęte zacznie się od początku.',
      waits:
        'Załaduj stronę ponownie później: teraz przepadłyby dokumenty, które nie są zapisane ani na serwerze, ani w tej przeglądarce.',
      partOutdated: 'Ta strona została zaktualizowana. Załaduj ją ponownie, aby użyć tej części.',
    },
    config: { retry: 'Ponów' },
    signIn: {
      close: 'Zamknij',
      failedTitle: 'Logowanie nie powiodło się',
      outTitle: 'Wylogowano Cię',
      outHint:
        'Zaloguj się, aby dodawać dokumenty. Niewysłane pliki zostaną wysłane, gdy zaloguje się osoba, która je dodała.',
      signIn: 'Zaloguj się',
      asSomeoneElse: 'Zaloguj się jako inna osoba',
      again: 'Zaloguj ponownie',
      signOut: 'Wyloguj się',
      unreachable:
        'Nie udało się sprawdzić Twojej tożsamości. Pliki zapisane w tej przeglądarce są bezpieczne.',
      failedHint: 'Zaloguj się ponownie. Jeśli problem się powtarza, skontaktuj się z administratorem.',
      storageBlocked: (host: string) =>
        `Ta przeglądarka nie pozwala witrynie ${host} zapisywać danych, a bez tego nie można się zalogować. Zezwól na pliki cookie i dane witryny ${host} w ustawieniach przeglądarki lub zapytaj administratora. Potem spróbuj ponownie.`,
      sessionOpen:
        'Twoja sesja u dostawcy tożsamości jest nadal otwarta. Na współdzielonym komputerze wyloguj się także tam.',
      providerSilent: (address) =>
        `Nie można połączyć się z ${address}. Sprawdź adres oraz czy przyjmuje żądania z tej strony (CORS, connect-src).`,
    },

    add: {
      title: 'Dodaj dokumenty',
      drop: 'Upuść tu pliki lub folder',
      dropAnywhere: 'Upuść pliki w dowolnym miejscu tej strony',
      dropNow: 'Upuść, aby dodać pliki',
      accepted: 'PDF, rysunki, obrazy lub ZIP z instrukcją HTML offline.',
      acceptedOnly: (types) => `Przyjmowane: ${types}.`,
      limit: (size) => `Do ${size} na plik.`,
      chooseFiles: 'Wybierz pliki',
      chooseFolder: 'Wybierz folder',
      addFiles: 'Dodaj pliki',
      add: 'Dodaj',
      removeAll: 'Usuń wszystkie',
      listing: (done, total) => `Dodawanie plików: ${done} z ${total}`,
      chosenFiles: 'Wybrane pliki',
      list: 'Pliki do przesłania',
      listsMissing: 'Nie udało się wczytać listy wyboru. Wpisz ID albo ponów próbę.',
      notAFile: 'To nie jest plik. Zapisz wiadomość lub stronę jako plik, a potem upuść ten plik tutaj.',
      noFiles: 'Nie wybrano plików.',
      systemFiles: (count) =>
        plural(count, {
          one: (n) => `Pominięto ${n} plik systemowy lub tymczasowy.`,
          few: (n) => `Pominięto ${n} pliki systemowe lub tymczasowe.`,
          other: (n) => `Pominięto ${n} plików systemowych lub tymczasowych.`,
        }),
      unread: (count) =>
        plural(count, {
          one: (n) => `Nie udało się odczytać ${n} pliku lub folderu i nie dodano go.`,
          other: (n) => `Nie udało się odczytać ${n} plików lub folderów i nie dodano ich.`,
          few: (n) => `Nie udało się odczytać ${n} plików lub folderów i nie dodano ich.`,
        }),
      alreadyListed: (count, name) =>
        plural(count, {
          one: () => `„${name}” jest już na liście.`,
          few: (n) => `${n} pliki są już na liście.`,
          other: (n) => `${n} plików jest już na liście.`,
        }),
      organization: 'Organizacja',
      category: 'Kategoria',
      select: (file) => `Zaznacz ${file}`,
      selectAll: (count) =>
        plural(count, {
          one: (n) => `Zaznacz ${n} plik`,
          few: (n) => `Zaznacz wszystkie (${n})`,
          other: (n) => `Zaznacz wszystkie (${n})`,
        }),
      selected: (count, all) => plural(count, { other: (n) => `Zaznaczono: ${n} z ${all}` }),
      clearSelection: 'Odznacz',
      ownValue: (field, value) => `${field}: ${value}`,
      fillDown: (count, own) =>
        plural(count, {
          one: (n) => `Zastosuj do ${n} pliku poniżej`,
          few: (n) => `Zastosuj do ${n} plików poniżej`,
          other: (n) => `Zastosuj do ${n} plików poniżej`,
        }) +
        (own > 0
          ? plural(own, {
              one: (n) => `, ${n} ma własną wartość`,
              few: (n) => `, ${n} mają własne wartości`,
              other: (n) => `, ${n} ma własne wartości`,
            })
          : ''),
      asAbove: 'Użyj wartości domyślnej',
      changed: (what, count) =>
        plural(count, {
          one: (n) => `${what}: zmieniono w ${n} pliku.`,
          other: (n) => `${what}: zmieniono w ${n} plikach.`,
          few: (n) => `${what}: zmieniono w ${n} plikach.`,
        }),
      named: (count) =>
        plural(count, {
          one: (n) => `Wpisano ${n} nazwę wyświetlaną.`,
          few: (n) => `Wpisano ${n} nazwy wyświetlane.`,
          other: (n) => `Wpisano ${n} nazw wyświetlanych.`,
        }),
      leftOver: (count) =>
        plural(count, {
          one: (n) => `Nie użyto ${n} wklejonego wiersza.`,
          other: (n) => `Nie użyto ${n} wklejonych wierszy.`,
          few: (n) => `Nie użyto ${n} wklejonych wierszy.`,
        }),
      undo: 'Cofnij',
      filesRemoved: (count) =>
        plural(count, {
          one: (n) => `Usunięto ${n} plik.`,
          few: (n) => `Usunięto ${n} pliki.`,
          other: (n) => `Usunięto ${n} plików.`,
        }),
      undone: 'Cofnięto.',
      choose: 'Wybierz…',
      ai: 'Zezwól na przetwarzanie przez AI',
      aiOn: 'Przetwarzanie przez AI dozwolone',
      aiOff: 'Bez przetwarzania przez AI',
      aiHint: 'Niedostępne dla instrukcji offline.',
      displayName: 'Nazwa wyświetlana',
      fromTitle: 'Przejęto z tytułu instrukcji.',
      remove: 'Usuń',
      more: 'Więcej opcji',
      notUploaded: 'Nie przesłano',
      waitForChecks: 'Sprawdzanie pliku ZIP…',
      files: (count) =>
        plural(count, { one: (n) => `${n} plik`, few: (n) => `${n} pliki`, other: (n) => `${n} plików` }),
      documents: (count) =>
        plural(count, {
          one: (n) => `${n} dokument`,
          few: (n) => `${n} dokumenty`,
          other: (n) => `${n} dokumentów`,
        }),
      rejected: (count) =>
        plural(count, {
          one: (n) => `Nie można przesłać ${n} pliku`,
          other: (n) => `Nie można przesłać ${n} plików`,
          few: (n) => `Nie można przesłać ${n} plików`,
        }),
      removeRejected: (count) =>
        plural(count, { one: () => 'Usuń go', few: () => 'Usuń je', other: () => 'Usuń je' }),
      upload: (count) =>
        plural(count, {
          one: (n) => `Prześlij ${n} dokument`,
          few: (n) => `Prześlij ${n} dokumenty`,
          other: (n) => `Prześlij ${n} dokumentów`,
        }),
      uploadAs: 'Prześlij jako',
      asManual: 'Instrukcja offline',
      asRegular: 'Zwykły plik',
      checking: 'Sprawdzanie pliku ZIP…',
      isManual: (startPage, pages) =>
        plural(pages, {
          one: (n) => `Instrukcja offline: strona startowa ${startPage}, ${n} strona.`,
          few: (n) => `Instrukcja offline: strona startowa ${startPage}, ${n} strony.`,
          other: (n) => `Instrukcja offline: strona startowa ${startPage}, ${n} stron.`,
        }),
      isNoManual: (reason) => `Nie można przesłać jako instrukcji${reason && `: ${reason}`}.`,
      notChecked: 'Nie udało się sprawdzić tego pliku ZIP. Wybierz, jak go przesłać.',
      fileNotChecked: 'Nie udało się sprawdzić tego pliku.',
      errors: {
        displayName: (file) => `Podaj nazwę wyświetlaną dla ${file}`,
        chooseOrganization: 'Wybierz organizację',
        enterOrganization: 'Podaj organizację',
        chooseCategory: 'Wybierz kategorię',
        enterCategory: 'Podaj kategorię',
        operation: (file) => `Wybierz, jak przesłać ${file}`,
      },
      rejections: {
        empty: 'Plik jest pusty. Sprawdź, skąd pochodzi, i wybierz go ponownie.',
        tooLarge: (size, limit) =>
          `Rozmiar pliku: ${size}; limit: ${limit}. Zmniejsz plik lub podziel go i wybierz ponownie.`,
        type: (accepted) =>
          `Pliki tego typu nie są dozwolone. Zapisz plik w jednym z tych formatów i wybierz go ponownie: ${accepted}.`,
        unreadable:
          'Nie można odczytać pliku. Może to folder albo plik został przeniesiony lub jest otwarty gdzie indziej.',
        webArchive:
          'Archiwum sieci Web otwiera niewiele programów. Otwórz je w przeglądarce, zapisz kompletną stronę („Strona sieci Web, kompletna”) i upuść ją tutaj razem z jej folderem _files lub _pliki.',
        windowsHelp:
          'Ten plik pomocy otwiera się tylko w systemie Windows. Rozpakuj go tam (hh.exe -decompress folder plik.chm) albo programem 7-Zip i upuść folder tutaj.',
      },
    },

    copy: {
      copied: 'Skopiowano',
      failed: 'Nie udało się skopiować',
    },
    dialog: {
      close: 'Zamknij',
    },
    combobox: {
      results: (count) =>
        plural(count, { one: (n) => `${n} wynik`, few: (n) => `${n} wyniki`, other: (n) => `${n} wyników` }),
      none: 'Nic nie znaleziono',
    },

    uploads: {
      title: 'Przesyłanie',
      empty: 'Tutaj widać dokumenty przesłane z tej przeglądarki.',
      toAsset: (asset) => `dla ${asset}`,
      status: {
        checking: 'Sprawdzanie',
        waiting: 'Oczekuje',
        sending: 'Przesyłanie',
        storing: 'Kończenie',
        stored: 'Zapisano',
        'already-exists': 'Już istnieje',
        failed: 'Błąd',
        'needs-file': 'Brak pliku',
        cancelled: 'Anulowano',
      },
      checkingHint: 'Szukanie duplikatów',
      offline: 'Jesteś offline. Przesyłanie zostanie wznowione automatycznie.',
      unreachable: 'Nie można połączyć się z serwerem. Próba zostanie ponowiona automatycznie.',
      waitsForSignIn: 'Zaloguj się, aby kontynuować.',
      busy: 'Serwer jest zajęty. Próba zostanie ponowiona automatycznie.',
      noAnswerFor: (host, time) =>
        `Brak odpowiedzi z ${host} od ${time}. Jeśli inne strony internetowe działają, skontaktuj się z administratorem: adres może być błędny lub zablokowany.`,
      isPaused: 'Wstrzymano. Przesyłanie zacznie się potem od początku.',
      persistence: {
        saving: 'Zapisywanie… Nie zamykaj tej strony.',
        saved: (count) => `Nieukończone przesyłania zapisane w tej przeglądarce: ${count}.`,
        continues: 'Jeśli zamkniesz tę stronę, będą kontynuowane po jej ponownym otwarciu tutaj.',
        'no-room': 'Za duży, aby zapisać go w tej przeglądarce. Nie zamykaj strony do końca przesyłania.',
      },
      isBusy: 'Serwer jest zajęty.',
      isTroubled: 'Serwer nie odpowiada prawidłowo.',
      isUnconfirmed: 'Serwer jeszcze nie potwierdził zapisania dokumentu.',
      tryingIn: (time) => `Ponowna próba za ${time}.`,
      tryingNow: 'Trwa ponowna próba.',
      blockedBy: {
        'retry-scheduled': 'Oczekuje na ponowienie',
        connection: 'Oczekuje, serwer niedostępny',
        'sign-in': 'Oczekuje na zalogowanie',
        resume: 'Wstrzymano',
        decision: 'Duplikat: sprawdź',
      },
      timeLeft: (time) => `pozostało ${time}`,
      stalled: (time) => `brak postępu od ${time}`,
      progressOf: (name) => `Przesyłanie: ${name}`,
      storingHint: 'oczekiwanie na potwierdzenie serwera',
      copyId: 'Kopiuj ID',
      existing: (name) => `Już zapisany jako „${name}”. Nie utworzono kopii.`,
      isStored: (name) => `Zapisano jako „${name}”.`,
      existingUnnamed: 'Już zapisany. Nie utworzono kopii.',
      cancelledEarly: 'Zatrzymano, zanim wszystko zostało wysłane.',
      cancelledMayBeStored: 'Zatrzymano. Serwer mógł to mimo to zapisać.',
      cancel: 'Anuluj',
      tryAgain: 'Ponów',
      pause: 'Wstrzymaj',
      resume: 'Wznów',
      sendAnyway: 'Prześlij mimo to',
      remove: 'Usuń',
      showMatch: 'Pokaż duplikat',
      edit: {
        open: 'Edytuj dane',
        title: (name) => `Dane: ${name}`,
        notSentYet: 'Podczas edycji nic nie jest wysyłane.',
        tooLate: 'Za późno: przesyłanie rozpoczęło się już z poprzednimi danymi.',
        save: 'Zapisz',
        saveAndRetry: 'Zapisz i ponów',
        discard: 'Odrzuć zmiany',
      },
      all: {
        pause: 'Wstrzymaj wszystkie',
        resume: 'Wznów wszystkie',
        retry: 'Ponów wszystkie',
        sendAnyway: 'Prześlij wszystkie mimo to',
        clear: 'Usuń zakończone',
      },
      dismiss: 'Usuń z listy',
      details: 'Szczegóły',
      openDocument: 'Otwórz dokument',
      serviceSays: (words) => `Komunikat serwera: „${words}”`,
      report: {
        title: 'Raport z tego przesyłania',
        copy: 'Kopiuj raport',
        save: 'Zapisz jako CSV',
        fileName: 'przesylanie.csv',
        columns: {
          status: 'Status',
          displayName: 'Nazwa wyświetlana',
          file: 'Plik',
          asset: 'Urządzenie',
          documentId: 'ID dokumentu',
          time: 'Czas',
          reason: 'Przyczyna',
        },
      },
      counts: {
        running: (count) => plural(count, { other: (n) => `${n} w toku` }),
        waiting: (count) =>
          plural(count, {
            one: (n) => `${n} oczekuje`,
            few: (n) => `${n} oczekują`,
            other: (n) => `${n} oczekuje`,
          }),
        resume: (count) =>
          plural(count, {
            one: (n) => `${n} wstrzymany`,
            few: (n) => `${n} wstrzymane`,
            other: (n) => `${n} wstrzymanych`,
          }),
        decision: (count) => plural(count, { other: (n) => `do sprawdzenia: ${n}` }),
        'needs-file': (count) =>
          plural(count, {
            one: (n) => `${n} bez pliku`,
            few: (n) => `${n} bez pliku`,
            other: (n) => `${n} bez pliku`,
          }),
        failed: (count) => plural(count, { other: (n) => `${n} z błędem` }),
        stored: (count) =>
          plural(count, {
            one: (n) => `${n} zapisany`,
            few: (n) => `${n} zapisane`,
            other: (n) => `${n} zapisanych`,
          }),
        'already-exists': (count) =>
          plural(count, {
            one: (n) => `${n} już zapisany`,
            few: (n) => `${n} już zapisane`,
            other: (n) => `${n} już zapisanych`,
          }),
        cancelled: (count) =>
          plural(count, {
            one: (n) => `${n} anulowany`,
            few: (n) => `${n} anulowane`,
            other: (n) => `${n} anulowanych`,
          }),
      },
      announce: (name, status) => `${name}: ${status}`,
      sentenceBreak: '. ',
    },
    pages: {
      account: {
        button: (name) => `Konto: ${name}`,
        roles: (roles) => `Role: ${roles}`,
        noRole: 'Brak roli',
      },
      header: {
        offline: 'Offline',
        done: (done, total) => `${done} z ${total}`,
      },
      assetDocuments: 'Dokumenty tego urządzenia',
    },
  },
  person: {
    /** Before a sign-in: the uploads of the last person are shown. */
    away: {
      title: 'Nikt nie jest zalogowany',
      uploads: (name) =>
        `To lista przesyłania użytkownika ${name}, zapisana w tej przeglądarce. Nic nie zostanie wysłane ani zmienione, dopóki ${name} się nie zaloguje.`,
      files: 'Pliki dodane teraz będą należeć do osoby, która zaloguje się jako następna.',
      upload: 'Zaloguj się, aby przesłać',
    },
    /** After a sign-in: files that were chosen before it. */
    unclaimed: {
      title: (count) =>
        plural(count, {
          one: () => 'Jeden plik wybrano tutaj wcześniej, być może zrobiła to inna osoba',
          few: (n) => `${n} pliki wybrano tutaj wcześniej, być może zrobiła to inna osoba`,
          other: (n) => `${n} plików wybrano tutaj wcześniej, być może zrobiła to inna osoba`,
        }),
      ask: (name) => `Przesłać jako ${name}?`,
      askUnnamed: 'Czy to Twoje pliki?',
      claim: 'Tak, to moje pliki',
      discard: (count) =>
        plural(count, {
          one: () => 'Nie, odrzuć plik',
          few: (n) => `Nie, odrzuć ${n} pliki`,
          other: (n) => `Nie, odrzuć ${n} plików`,
        }),
    },
    /** After another person has signed in. */
    changed: {
      title: (name) => `Użytkownik ${name} jest teraz zalogowany`,
      kept: (count, former) =>
        plural(count, {
          one: () =>
            `Jeden plik wybrany przez użytkownika ${former} jest zapisany w tej przeglądarce dla użytkownika ${former}.`,
          few: (n) =>
            `${n} pliki wybrane przez użytkownika ${former} są zapisane w tej przeglądarce dla użytkownika ${former}.`,
          other: (n) =>
            `${n} plików wybranych przez użytkownika ${former} jest zapisanych w tej przeglądarce dla użytkownika ${former}.`,
        }),
      lost: (count, former) =>
        plural(count, {
          one: () =>
            `Jednego pliku wybranego przez użytkownika ${former} nie udało się zapisać w tej przeglądarce.`,
          few: (n) =>
            `${n} plików wybranych przez użytkownika ${former} nie udało się zapisać w tej przeglądarce.`,
          other: (n) =>
            `${n} plików wybranych przez użytkownika ${former} nie udało się zapisać w tej przeglądarce.`,
        }),
      close: 'Zamknij',
    },
    /** Uploads that were saved for a former address of the service, or before files were no longer to be saved. */
    left: {
      title: (count) => `Przesyłania czekające w tej przeglądarce: ${count}`,
      moved: (former, current) =>
        `Zapisano je dla adresu ${former}. Ta strona przesyła teraz na adres ${current}.`,
      notSaved: 'Ta strona nie zapisuje już plików w tej przeglądarce.',
      outcomeUnknown: 'Niektóre mogą już być zapisane na serwerze.',
      withoutFile: (count) => `Brak pliku: ${count}`,
      upload: 'Prześlij teraz',
      discard: 'Odrzuć przesyłanie',
      othersTitle: (count) => `Przesyłania innych osób czekające od 30 dni: ${count}`,
      others:
        'Zostaną wysłane, gdy ich właściciele się zalogują. Odrzuć je tylko wtedy, gdy nie są już potrzebne.',
    },
    /** In a host’s page, until it says who is signed in. */
    pending: (count) =>
      plural(count, {
        one: () => 'Jeden plik zostanie dodany, gdy będzie wiadomo, kto jest zalogowany.',
        few: (n) => `${n} pliki zostaną dodane, gdy będzie wiadomo, kto jest zalogowany.`,
        other: (n) => `${n} plików zostanie dodanych, gdy będzie wiadomo, kto jest zalogowany.`,
      }),
  },
  leave: {
    title: (count) =>
      plural(count, {
        one: () => 'Jeden dokument nie jest jeszcze zapisany',
        few: (n) => `${n} dokumenty nie są jeszcze zapisane`,
        other: (n) => `${n} dokumentów nie jest jeszcze zapisanych`,
      }),
    chosen: (count) =>
      plural(count, {
        one: (n) => `${n} wybrany`,
        few: (n) => `${n} wybrane`,
        other: (n) => `${n} wybranych`,
      }),
    allSaved: (name) =>
      `Jeśli dokończysz później, wszystko znów tu będzie, gdy ${name} zaloguje się w tej przeglądarce. Inne osoby tego nie widzą.`,
    continues: 'Trwające i oczekujące przesyłania będą wtedy kontynuowane.',
    notSaved: (name) =>
      `Nie są zapisane w tej przeglądarce i zostaną utracone, jeśli ${name} wyloguje się teraz.`,
    wait: 'Nie wylogowuj się, aż przesyłanie się zakończy.',
    partly: (count) =>
      plural(count, {
        one: (n) =>
          `${n} z nich nie jest zapisany w tej przeglądarce: jego plik trzeba będzie wybrać ponownie.`,
        few: (n) =>
          `${n} z nich nie są zapisane w tej przeglądarce: ich pliki trzeba będzie wybrać ponownie.`,
        other: (n) =>
          `${n} z nich nie jest zapisanych w tej przeglądarce: ich pliki trzeba będzie wybrać ponownie.`,
      }),
    notDiscardedTitle: 'Nie udało się odrzucić przesyłania',
    notDiscarded: (name) =>
      `Dokumenty są nadal zapisane w tej przeglądarce i widzi je tylko ${name}. Być może inna karta tej strony czeka na odpowiedź: zamknij jej okno dialogowe i spróbuj ponownie.`,
    stay: 'Nie wylogowuj',
    keep: 'Wyloguj się, dokończ później',
    discard: (count) =>
      plural(count, {
        one: (n) => `Wyloguj się i odrzuć ${n} dokument`,
        few: (n) => `Wyloguj się i odrzuć ${n} dokumenty`,
        other: (n) => `Wyloguj się i odrzuć ${n} dokumentów`,
      }),
  },
  config: {
    failedTitle: 'Aplikacja jest źle skonfigurowana',
    noteTitle: 'Dla administratorów: sprawdź config.json',
    lastUsed: 'Nie można użyć pliku config.json z serwera. Ta strona działa z ostatnim prawidłowym plikiem.',
    unknownIgnored: 'Ta wersja pomija klucze, których nie zna.',
    wrong: 'W pliku config.json są błędy. Skontaktuj się z administratorem:',
    notFound: (url) => `Pod adresem ${url} nie ma pliku. Skopiuj tam config.sample.json i uzupełnij go.`,
    unreachable: (url) => `Nie można wczytać ${url}. Sprawdź połączenie i serwer.`,
    html: (url) =>
      `Serwer wysłał stronę internetową zamiast ${url}. Sprawdź, czy plik istnieje i czy serwer nie wysyła index.html dla każdego adresu.`,
    notJson: (url) => `${url} nie jest poprawnym plikiem JSON.`,
    unknownKey: 'nie jest kluczem konfiguracji.',
    missing: '– brak.',
    invalid: 'jest nieprawidłowe. Możliwe wartości podają instrukcja i config.schema.json.',
  },
  uploadList: {
    done: (done, total) => `Gotowe: ${done} z ${total}`,
    bytes: (sent, total) => `${sent} z ${total}`,
    timeLeft: (time) => `pozostało około ${time}`,
    progress: 'Łączny postęp',
    otherTab: {
      busy: 'Inna karta jest zajęta i część przesyłanych plików na nią czeka. Odpowiedz na komunikat w tej karcie lub ją zamknij.',
      older:
        'Starsza wersja tej strony nadal przesyła pliki w innej karcie. Przesyłanie rozpocznie się tutaj, gdy skończy lub zostanie zamknięta.',
      newer:
        'Nowsza wersja tej strony jest otwarta w innej karcie. Załaduj stronę ponownie, aby kontynuować tutaj.',
      finishing:
        'Nowsza wersja tej strony jest otwarta w innej karcie. Nie zamykaj tej karty, dopóki jej pliki nie zostaną przesłane lub zapisane.',
      'newer-data':
        'Przesyłanie zapisane w tej przeglądarce wymaga nowszej wersji tej strony. Zostanie wznowione, gdy ta wersja wróci. Pliki przesyłane teraz nie są zapisywane: nie zamykaj strony, dopóki nie zostaną przesłane.',
    },
    unreadable:
      'Nie udało się odczytać przesyłań zapisanych w tej przeglądarce. Pozostają zapisane. Załaduj stronę ponownie, aby spróbować jeszcze raz.',
    savedByNewer: 'Zapisane przez nowszą wersję tej strony i czeka na nią:',
    partlySaved:
      'Niektóre pliki nie są zapisane w tej przeglądarce. Nie zamykaj strony, dopóki nie zostaną przesłane.',
    filter: 'Pokaż',
    all: 'Wszystkie',
    groups: {
      attention: 'Wymagają uwagi',
      uploading: 'Przesyłane',
      waiting: 'Oczekujące',
      done: 'Gotowe',
      elsewhere: 'Inne urządzenia',
    },
    showAll: (count) => `Pokaż wszystkie (${count})`,
    showFewer: 'Pokaż mniej',
    more: 'Więcej czynności',
    hideDetails: 'Ukryj szczegóły',
    removed: (name) => `Usunięto z listy: „${name}”`,
    removedMany: (count) =>
      plural(count, {
        one: (n) => `Usunięto z listy ${n} plik.`,
        few: (n) => `Usunięto z listy ${n} pliki.`,
        other: (n) => `Usunięto z listy ${n} plików.`,
      }),
    removedStored: (name) => `Usunięto z listy, dokument pozostaje zapisany: „${name}”`,
    stayStored: 'Zapisane dokumenty pozostają zapisane.',
    requestCopied: (time) => `Prośbę skopiowano o ${time}.`,
    busyUntil: (time) => `Serwer jest zajęty do ${time}. Przesyłanie zostanie wznowione automatycznie.`,
    retryNow: 'Ponów teraz',
    undo: 'Cofnij',
    hide: 'Ukryj ten komunikat',
    editAndRetry: 'Edytuj i ponów',
    selectFiles: {
      open: 'Wybierz pliki',
      none: 'Żadnego z tych plików nie brakuje. Wybierz pliki w takiej postaci, w jakiej zostały dodane.',
    },
    chooseOther: 'Wybierz inny plik',
    skip: 'Pomiń',
    print: 'Drukuj',
    leftOut: (count) =>
      plural(count, {
        one: (n) => `${n} nieprzesłany`,
        few: (n) => `${n} nieprzesłane`,
        other: (n) => `${n} nieprzesłanych`,
      }),
    nextAsset: 'Następne urządzenie',
    needsFile: {
      gone: 'Pliku nie ma już w tej przeglądarce.',
      unreadable: 'Nie można odczytać pliku. Być może używa go inny program.',
      chooseAgain: (file, size) => `Aby kontynuować, wybierz ten sam plik ponownie: ${file}, ${size}.`,
      choose: 'Wybierz plik',
      inputOf: (name) => `Plik: ${name}`,
      comparing: 'Sprawdzanie pliku…',
      differs: (given, wanted, size) =>
        `To inny plik: ${given} różni się. Wybierz ${wanted} (${size}) w stanie z chwili dodania.`,
      cannotBeRead: (given) =>
        `Nie można odczytać pliku ${given}. Jeśli otworzył go inny program, zamknij go tam i wybierz ponownie.`,
    },
    contentMatch: {
      listed: (name) => `Identyczny z „${name}” na tej liście.`,
      listedBefore: 'Identyczny z dokumentem zapisanym wcześniej.',
      storedBefore: ({ asset, time, name, id }) =>
        `Identyczny z „${name}”${id ? ` (ID ${id})` : ''}, zapisanym dla ${asset} z tej przeglądarki (${time}).`,
      nothingSent: 'Nie wysłano.',
    },
    background: {
      continues: 'Zostaną przesłane, gdy będzie sieć, także po zamknięciu tej strony.',
      notify: 'Powiadom mnie',
      notifies: 'Otrzymasz powiadomienie, gdy zostaną przesłane.',
      at: (time) => `${time}, przy zamkniętej stronie`,
      stored: (count) => `Zapisano: ${count}.`,
      left: (count) => `Do sprawdzenia: ${count}.`,
    },
    regularZip: 'Zwykły plik, nie instrukcja offline',
    anotherPerson: 'inną osobę',
    existingBy: (person) => `Już zapisany przez: ${person}. Nie utworzono kopii.`,
    existingAsBy: (name, person) => `Już zapisany jako „${name}” przez: ${person}. Nie utworzono kopii.`,
    notOnAsset: (name, asset) => `Już zapisany jako „${name}”, ale niepowiązany z ${asset}.`,
    notOnAssetUnnamed: (asset) => `Już zapisany, ale niepowiązany z ${asset}.`,
    maybeOnAsset: (name, asset) => `Już zapisany jako „${name}”. Sprawdź, czy jest powiązany z ${asset}.`,
    maybeOnAssetUnnamed: (asset) => `Już zapisany. Sprawdź, czy jest powiązany z ${asset}.`,
    size: 'Rozmiar',
    packageName: 'Pakiet',
    correct: {
      hint: 'Zapisanych dokumentów nie można tutaj zmienić. Kopiowany jest tekst dla osób, które nimi zarządzają; nic się nie zmienia.',
      copy: 'Kopiuj prośbę o poprawkę',
      request: 'Proszę poprawić ten zapisany dokument.',
      file: (name) => `Plik: ${name}`,
      asset: (id) => `Urządzenie: ${id}`,
      wrong: 'Co jest błędne:',
    },
    report: {
      send: 'Wyślij raport',
      onAsset: 'Powiązany z urządzeniem',
      yes: 'Tak',
      no: 'Nie',
      unknown: 'Nie wiadomo',
      toDo: 'Do zrobienia',
      link: 'Poproś o powiązanie z urządzeniem',
      checkLink: 'Sprawdź powiązanie z urządzeniem',
      retry: 'Ponów',
      edit: 'Edytuj i ponów',
      selectFile: 'Wybierz plik ponownie',
      otherFile: 'Wybierz inny plik',
    },
  },
  problems: {
    network: 'Nie można połączyć się z serwerem. Sprawdź połączenie lub ponów próbę później.',
    networkMidway:
      'Połączenie zerwało się, zanim serwer potwierdził dokument. Zawiodła sieć lub serwer albo plik jest za duży dla serwera. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    stalled: 'Przesyłanie stanęło w miejscu. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    noAnswer: 'Serwer nie potwierdził dokumentu. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    outcomeUnknown: 'Dokument może być już zapisany.',
    contract: {
      'not-json':
        'Odpowiedź serwera jest niezrozumiała, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
      'cut-short':
        'Odpowiedź serwera urwała się, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
      redirected:
        'Zamiast serwera odpowiedział inny adres, może strona logowania, więc nie wiadomo, czy dokument zapisano. Sprawdź, czy to właściwa sieć, zaloguj się i ponów próbę.',
      'reports-error':
        'Serwer zamiast potwierdzenia odesłał błąd, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
      'no-envelope':
        'Odpowiedź serwera nie mówi, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
      'other-document':
        'Serwer potwierdził inny dokument zamiast tego, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.',
    },
    fileChanged: 'Plik zmieniono po jego wybraniu. Wybierz go ponownie, aby przesłać aktualną wersję.',
    fileChangedWhileSending:
      'Plik zmieniono w trakcie wysyłania, więc zapisany dokument może być uszkodzony. Wybierz plik ponownie i prześlij go jeszcze raz.',
    fileGone: 'Pliku nie ma już w jego miejscu. Przywróć go i ponów próbę albo wybierz go jeszcze raz.',
    fileUnreadable: 'Nie można odczytać pliku. Zamknij go w innych programach i ponów próbę.',
    fileEmpty: 'Plik jest pusty. Sprawdź oryginał i wybierz go ponownie.',
    tooLarge: (size, limit) =>
      `Rozmiar pliku: ${size}; limit: ${limit}. Zmniejsz go lub podziel i wybierz ponownie.`,
    type: (accepted) =>
      `Serwer przyjmuje tylko ${accepted}. Zapisz plik w jednym z tych formatów i wybierz go ponownie.`,
    sizeRejected: (size) =>
      `Rozmiar pliku: ${size}; serwer przyjmuje tylko mniejsze pliki. Zmniejsz go lub podziel i wybierz ponownie.`,
    typeRejected: (extension) =>
      `Serwer nie przyjmuje plików ${extension}. Zapisz plik w innym formacie, na przykład PDF, i wybierz go ponownie.`,
    roleMissing: 'Twoja rola nie pozwala przesyłać dokumentów. Skontaktuj się z administratorem.',
    roleMissingWith: (roles) =>
      `Rola ${roles} nie pozwala przesyłać dokumentów. Skontaktuj się z administratorem.`,
    noToken: 'Wymagane jest zalogowanie. Zaloguj się i ponów próbę.',
    assetIdInvalid: 'Tego ID urządzenia nie można wysłać na serwer. Sprawdź ID urządzenia.',
    http: {
      400: 'Serwer odrzucił ten plik.',
      401: 'Serwer nie uznał logowania. Zaloguj się jeszcze raz i ponów próbę.',
      403: 'Nie masz uprawnień do przesyłania dokumentów dla tego urządzenia. Skontaktuj się z administratorem.',
      404: 'Serwer nie zna tego urządzenia. Sprawdź ID urządzenia.',
      413: 'Plik jest za duży dla serwera. Zmniejsz go lub podziel i wybierz ponownie.',
      415: 'Serwer nie przyjmuje plików tego typu. Zapisz plik w innym formacie, na przykład PDF, i wybierz go ponownie.',
      429: 'Serwer jest zajęty. Poczekaj chwilę i ponów próbę.',
      507: 'Na serwerze brak miejsca. Skontaktuj się z administratorem.',
      client: (status) => `Serwer odrzucił przesyłanie (status ${status}).`,
      server: (status) => `Serwer nie odpowiada prawidłowo (status ${status}). Ponów próbę później.`,
      blocked: (status) =>
        `Coś między tą przeglądarką a serwerem, na przykład proxy lub filtr, zablokowało przesyłanie (status ${status}). Ponów próbę lub skontaktuj się z administratorem.`,
      unconfirmed: (status) =>
        `Serwer zamiast potwierdzenia odesłał status ${status}, więc nie wiadomo, czy dokument zapisano. Ponów próbę: nic nie zostanie zapisane dwa razy.`,
    },
    pageSays: (words) => `Tekst strony: „${words}”`,
    baseUrlInvalid: 'Adres serwera jest źle skonfigurowany. Skontaktuj się z administratorem.',
    manualRejected: (finding) =>
      `Zatrzymano: tego pliku ZIP nie można przesłać jako instrukcji.${finding && ` ${finding}.`} Wybierz inną kopię albo prześlij go jako zwykły plik.`,
    unexpected: 'Na tej stronie wystąpił nieoczekiwany błąd. Ponów próbę.',
  },
  duplicate: {
    title: (count) =>
      plural(count, {
        one: () => 'Ten dokument już istnieje',
        few: (n) => `${n} dokumenty już istnieją`,
        other: (n) => `${n} dokumentów już istnieje`,
      }),
    intro: 'Nie utworzono kopii.',
    introMany: 'Nie utworzono kopii.',
    notHere: (asset) => `Jest zapisany, ale niepowiązany z ${asset}.`,
    here: (asset) => `Jest już powiązany z ${asset}.`,
    notOn: (asset) => `Niepowiązany z ${asset}`,
    maybeNotOn: (asset) => `Być może niepowiązany z ${asset}`,
    checkLink: (asset) =>
      `Sprawdź, czy jest powiązany z ${asset}. Jeśli nie, wyślij prośbę osobom, które zarządzają dokumentami urządzenia.`,
    alreadyOn: (asset) => `Już powiązany z ${asset}`,
    nothingToDo: 'nic do zrobienia',
    youChose: (name) => `Wybrano: „${name}”`,
    on: (assets) => `powiązany z ${assets}`,
    linkTo: (asset) => `Powiąż z ${asset}`,
    copyRequest: 'Kopiuj prośbę o powiązanie',
    requestHint: 'Wyślij prośbę osobom, które zarządzają dokumentami urządzenia.',
    copyAllRequests: (count) =>
      plural(count, {
        one: (n) => `Kopiuj ${n} prośbę o powiązanie`,
        few: (n) => `Kopiuj ${n} prośby o powiązanie`,
        other: (n) => `Kopiuj ${n} próśb o powiązanie`,
      }),
    request: (asset) => `Proszę powiązać ten dokument z urządzeniem ${asset}.`,
    requestName: (name) => `Dokument: ${name}`,
    requestId: (id) => `ID dokumentu: ${id}`,
    requestAddress: (address) => `Adres: ${address}`,
    copyYourself: 'Nie udało się skopiować. Zaznacz i skopiuj ten tekst:',
    organization: 'Organizacja',
    added: 'Dodano',
    addedBy: (date, person) => `${date}, ${person}`,
    id: 'ID',
    copyId: 'Kopiuj ID',
    languages: 'Języki',
    supplier: 'Dostawca',
    supplierUnnamed: 'Dokument dostawcy',
    ai: 'Przetwarzanie przez AI',
    aiNotYet: 'jeszcze nieprzetworzony',
    aiOn: 'tak',
    aiOff: 'nie',
    details: 'Szczegóły',
    allDetails: 'Wszystkie szczegóły i komunikat serwera',
    owner: 'Właściciel',
    manufacturer: 'Producent',
    mimeType: 'Typ MIME',
    updated: 'Zaktualizowano',
    maintenance: 'Zapisy konserwacji',
    linked: (count) =>
      plural(count, {
        one: (n) => `Powiązany z ${n} urządzeniem`,
        other: (n) => `Powiązany z ${n} urządzeniami`,
        few: (n) => `Powiązany z ${n} urządzeniami`,
      }),
    notLinked: 'Niepowiązany z żadnym urządzeniem',
    linksUnknown: 'Serwer nie podał, z którymi urządzeniami jest powiązany.',
    thisAsset: (asset) => `${asset} · to urządzenie`,
    serviceSays: 'Komunikat serwera',
    noFacts: 'Serwer nie podał szczegółów.',
    openDocument: 'Otwórz dokument',
    open: 'Otwórz',
    close: 'Zamknij',
  },
  move: {
    open: 'Przenieś do innego urządzenia…',
    title: 'Przenieś do innego urządzenia',
    assetId: 'ID urządzenia',
    uploads: 'Pliki do przeniesienia',
    notSentYet: 'Nic nie jest wysyłane, dopóki to okno jest otwarte.',
    sameAsset: 'Podaj ID innego urządzenia',
    noneSelected: 'Wybierz co najmniej jeden plik',
    confirm: (count) =>
      plural(count, {
        one: (n) => `Przenieś ${n} plik`,
        few: (n) => `Przenieś ${n} pliki`,
        other: (n) => `Przenieś ${n} plików`,
      }),
    cancel: 'Anuluj',
    beingSent: (count) =>
      plural(count, {
        one: (n) => `${n} plik jest właśnie wysyłany. Wstrzymaj go, aby go przenieść.`,
        few: (n) => `${n} pliki są właśnie wysyłane. Wstrzymaj je, aby je przenieść.`,
        other: (n) => `${n} plików jest właśnie wysyłanych. Wstrzymaj je, aby je przenieść.`,
      }),
    outcomeUnknown: (count) =>
      plural(count, {
        one: (n) => `${n} pliku nie można przenieść, bo mógł już zostać zapisany.`,
        few: (n) => `${n} plików nie można przenieść, bo mogły już zostać zapisane.`,
        other: (n) => `${n} plików nie można przenieść, bo mogły już zostać zapisane.`,
      }),
    locked: (asset) => `Nie można wybrać innego urządzenia: dokument mógł już zostać zapisany dla ${asset}.`,
    moved: (count, asset) =>
      plural(count, {
        one: () => `Przeniesiono do ${asset}`,
        few: (n) => `Przeniesiono ${n} pliki do ${asset}`,
        other: (n) => `Przeniesiono ${n} plików do ${asset}`,
      }),
    notMoved: (count) =>
      plural(count, {
        one: (n) => `Nie przeniesiono ${n} pliku, bo był już wysyłany.`,
        few: (n) => `Nie przeniesiono ${n} plików, bo były już wysyłane.`,
        other: (n) => `Nie przeniesiono ${n} plików, bo były już wysyłane.`,
      }),
    show: 'Pokaż',
    undo: 'Cofnij',
    /** For files that are chosen but not uploaded yet. */
    change: {
      open: 'Wybierz inne urządzenie',
      hint: 'Wybrane pliki i wprowadzone dane zostaną zachowane.',
      occupied: (asset) => `Dla ${asset} wybrano już pliki. Najpierw je prześlij lub usuń.`,
    },
    guard: {
      title: 'Czy to właściwe urządzenie?',
      names: (file, asset) => `„${file}” wskazuje na ${asset}.`,
      namesMany: (file, more, asset) =>
        plural(more, {
          one: (n) => `„${file}” i jeszcze ${n} plik wskazują na ${asset}.`,
          few: (n) => `„${file}” i jeszcze ${n} pliki wskazują na ${asset}.`,
          other: (n) => `„${file}” i jeszcze ${n} plików wskazuje na ${asset}.`,
        }),
      ofPackage: (packageName, product, asset) =>
        `„${packageName}” dotyczy ${product}. Ten produkt należy do ${asset}.`,
      uploadingTo: (asset) => `Przesyłasz dokumenty dla ${asset}.`,
      anyway: (asset) => `Mimo to prześlij dla ${asset}`,
      upload: (parts) => `Prześlij ${parts}`,
      also: (parts, part) => `${parts}, ${part}`,
      to: (count, asset) => plural(count, { other: (n) => `${n} dla ${asset}` }),
      toNamed: (count) => plural(count, { other: (n) => `${n} dla wskazanych urządzeń` }),
      back: 'Wstecz',
    },
  },
  device: {
    takePhoto: 'Zrób zdjęcie',
    photo: 'Zdjęcie z aparatu',
    paper: {
      scanToPdf: 'Skanuj do PDF',
      photo: 'Zdjęcie kartki z aparatu',
      hint: 'Przeciągnij narożniki do krawędzi kartki.',
      opening: 'Otwieranie zdjęcia…',
      unreadable:
        'Ta przeglądarka nie może otworzyć tego zdjęcia. Zachowaj je jako zdjęcie lub zrób je ponownie.',
      unavailable: 'Nie udało się wczytać edytora. Zdjęcie dodano bez zmian.',
      corners: ['Lewy górny narożnik', 'Prawy górny narożnik', 'Prawy dolny narożnik', 'Lewy dolny narożnik'],
      cornerAt: (x, y) => `${x} od lewej, ${y} od góry`,
      turn: 'Obróć',
      grey: 'Szarość',
      size: 'Rozmiar strony',
      sizes: { a4: 'A4', original: 'Rozmiar oryginalny' },
      takeAgain: 'Zrób ponownie',
      addPage: 'Dodaj stronę',
      page: (at, count) => `Strona ${at} z ${count}`,
      previous: 'Poprzednia strona',
      next: 'Następna strona',
      remove: 'Usuń stronę',
      save: 'Zapisz jako PDF',
      keepPhoto: 'Zachowaj zdjęcie',
      keepPhotos: 'Zachowaj zdjęcia',
      edit: 'Przytnij i zapisz jako PDF',
    },
    pdf: {
      make: (count) => plural(count, { other: (n) => `Utwórz jeden PDF ze zdjęć (${n})` }),
      making: 'Tworzenie PDF…',
      made: (count) =>
        plural(count, {
          one: (n) => `${n} zdjęcie jest teraz plikiem PDF.`,
          few: (n) => `${n} zdjęcia są teraz jednym plikiem PDF.`,
          other: (n) => `${n} zdjęć jest teraz jednym plikiem PDF.`,
        }),
      leftOut: (count) =>
        plural(count, {
          one: (n) =>
            `${n} zdjęcie pozostaje bez zmian: ta przeglądarka nie otwiera jego formatu, często HEIC.`,
          few: (n) =>
            `${n} zdjęcia pozostają bez zmian: ta przeglądarka nie otwiera ich formatu, często HEIC.`,
          other: (n) =>
            `${n} zdjęć pozostaje bez zmian: ta przeglądarka nie otwiera ich formatu, często HEIC.`,
        }),
      failed: 'Nie udało się utworzyć PDF. Zdjęcia pozostają bez zmian.',
    },
    scan: {
      open: 'Skanuj kod',
      title: 'Zeskanuj kod na urządzeniu',
      hint: 'Umieść kod QR, Data Matrix lub kod kreskowy przed aparatem.',
      picture: 'Obraz z aparatu',
      starting: 'Uruchamianie aparatu…',
      close: 'Wpisz ID',
      denied:
        'Ta strona nie może używać aparatu. Zezwól na to w ustawieniach przeglądarki dla tej strony albo wpisz ID.',
      absent: 'Nie ma tu aparatu. Wpisz ID.',
      failed: 'Nie udało się uruchomić aparatu; może go używać inny program. Zamknij go albo wpisz ID.',
      unavailable: 'Nie udało się wczytać czytnika kodów. Ponów próbę, gdy będzie sieć, albo wpisz ID.',
      noId: (text) => `W tym kodzie nie ma ID urządzenia: „${text}”`,
      confirmTitle: 'Czy to właściwe urządzenie?',
      checking: 'Sprawdzanie kodu…',
      says: 'Treść kodu:',
      unknown: 'Nie znamy tego kodu.',
      slow: 'Sprawdzanie tego kodu jeszcze trwa.',
      notChecked: 'Nie udało się sprawdzić tego kodu.',
      offline: 'Brak połączenia, więc nie sprawdzono tego kodu.',
      compare: 'Porównaj ID z tabliczką znamionową: inne urządzenie może mieć ten sam numer.',
      use: 'Użyj jako ID urządzenia',
      again: 'Skanuj ponownie',
    },
    shared: {
      title: (count) =>
        plural(count, {
          one: (n) => `Tej aplikacji udostępniono ${n} plik`,
          few: (n) => `Tej aplikacji udostępniono ${n} pliki`,
          other: (n) => `Tej aplikacji udostępniono ${n} plików`,
        }),
      ask: 'Zaznacz pliki do przesłania, a potem wybierz poniżej urządzenie. Odrzuć pliki, których nie rozpoznajesz.',
      selectAll: 'Zaznacz wszystko',
      discard: 'Odrzuć wszystko',
      failed: 'Nie udało się zapisać udostępnionych plików. Być może brakuje miejsca. Wybierz pliki tutaj.',
      tooMany: (count) =>
        `Może tu czekać najwyżej tyle udostępnionych plików: ${count}. Prześlij lub odrzuć część z nich i udostępnij ponownie.`,
      tooLarge: (size) =>
        `Udostępnione pliki mogą zajmować najwyżej ${size}. Prześlij lub odrzuć część z nich albo wybierz duże pliki tutaj.`,
      blocked: 'Strona internetowa próbowała dodać tu pliki. Nie zostały przyjęte.',
      orphans: {
        title: (count) =>
          plural(count, {
            one: (n) => `Tej przeglądarce udostępniono ${n} plik`,
            few: (n) => `Tej przeglądarce udostępniono ${n} pliki`,
            other: (n) => `Tej przeglądarce udostępniono ${n} plików`,
          }),
        ask: 'Jeśli pochodzą od Ciebie, możesz je przesłać. Jeśli ich nie znasz, zostaw je lub odrzuć.',
        claim: 'To moje pliki',
        discard: 'Odrzuć',
      },
    },
    drafts: {
      added: (count) =>
        plural(count, {
          one: (n) => `Dodano ${n} plik wybrany wcześniej.`,
          few: (n) => `Dodano ${n} pliki wybrane wcześniej.`,
          other: (n) => `Dodano ${n} plików wybranych wcześniej.`,
        }),
      lost: (count) =>
        plural(count, {
          one: (n) =>
            `Nie udało się zapisać w tej przeglądarce ${n} pliku poprzedniej osoby. Trzeba będzie wybrać go ponownie.`,
          few: (n) =>
            `Nie udało się zapisać w tej przeglądarce ${n} plików poprzedniej osoby. Trzeba będzie wybrać je ponownie.`,
          other: (n) =>
            `Nie udało się zapisać w tej przeglądarce ${n} plików poprzedniej osoby. Trzeba będzie wybrać je ponownie.`,
        }),
    },
    form: {
      fromLastTime: 'Z poprzedniego razu',
      forAll: 'dla wszystkich plików',
      chooseOrSet: 'Wybierz lub ustaw dla każdego pliku',
      chosenForEach: 'Wybrano dla każdego pliku',
      chooseRest: (count) =>
        plural(count, {
          one: (n) => `Wybierz dla jeszcze ${n} pliku…`,
          few: (n) => `Wybierz dla jeszcze ${n} plików…`,
          other: (n) => `Wybierz dla jeszcze ${n} plików…`,
        }),
      owningOrganization: 'Organizacja będąca właścicielem',
      size: 'Rozmiar',
      nameTooLong: (file, maxLength) => `Skróć nazwę wyświetlaną dla ${file} do ${maxLength} znaków`,
      nameLimit: (maxLength) => `Najwyżej ${maxLength} znaków`,
      need: {
        organizationId: (count) =>
          plural(count, {
            one: (n) => `${n} plik bez organizacji`,
            few: (n) => `${n} pliki bez organizacji`,
            other: (n) => `${n} plików bez organizacji`,
          }),
        categoryId: (count) =>
          plural(count, {
            one: (n) => `${n} plik bez kategorii`,
            few: (n) => `${n} pliki bez kategorii`,
            other: (n) => `${n} plików bez kategorii`,
          }),
      },
      withoutCategory: (count) =>
        plural(count, {
          one: (n) => `${n} plik bez kategorii`,
          few: (n) => `${n} pliki bez kategorii`,
          other: (n) => `${n} plików bez kategorii`,
        }),
      show: 'Pokaż',
      showAll: 'Pokaż wszystkie',
      shownOf: (shown, all) => `Pokazano ${shown} z ${all}`,
      shownKinds: {
        incomplete: 'do uzupełnienia',
        uncategorized: 'bez kategorii',
        suggested: 'z sugerowaną kategorią',
        warnings: 'z ostrzeżeniami',
        rejected: 'nie można przesłać',
      },
      added: (count) =>
        plural(count, {
          one: (n) => `Dodano ${n} plik.`,
          few: (n) => `Dodano ${n} pliki.`,
          other: (n) => `Dodano ${n} plików.`,
        }),
      noneAdded: 'Nie dodano plików.',
      toFix: (count) =>
        plural(count, {
          one: (n) => `${n} pole do uzupełnienia`,
          few: (n) => `${n} pola do uzupełnienia`,
          other: (n) => `${n} pól do uzupełnienia`,
        }),
    },
    sort: {
      added: 'Kolejność dodania',
      name: 'Sortuj według nazwy',
      kind: 'Sortuj według typu',
      folder: 'Sortuj według folderu',
      size: 'Sortuj według rozmiaru',
    },
    sameName: {
      listed: 'Ta sama nazwa co inny plik na tej liście.',
      stored: (time) => `Ta sama nazwa co dokument z godz. ${time}: nowa wersja?`,
    },
    suggestedCategory: (name) => `Użyj kategorii „${name}”`,
    categoryQuestion: (name) => `${name}?`,
    setCategory: 'Ustaw kategorię',
    setOrganization: 'Ustaw organizację',
    selectRow: 'Zaznacz',
    allSuggestions: (count) => `Użyj sugestii (${count})`,
    sevenDays:
      'Safari usuwa zapisane tu pliki po siedmiu dniach bez odwiedzin. Prześlij je wcześniej albo dodaj tę stronę do ekranu początkowego.',
  },
  keys: {
    title: 'Skróty klawiaturowe',
    move: { keys: '↑↓ Home/End', action: 'Przejdź do innego pliku' },
    edit: { keys: 'Enter/F2', action: 'Edytuj nazwę' },
    category: { keys: 'C', action: 'Ustaw kategorię pliku lub zaznaczonych plików' },
    controls: { keys: 'Tab', action: 'Przejdź przez pola pliku, a potem opuść listę' },
    select: { keys: 'Spacja', action: 'Zaznacz plik' },
    range: { keys: 'Shift+↑↓', action: 'Zaznacz kilka plików' },
    all: { keys: 'Ctrl/⌘+A', action: 'Zaznacz wszystkie pokazane pliki' },
    remove: { keys: 'Delete', action: 'Usuń plik lub zaznaczone pliki' },
    field: { keys: 'Enter/↓ Shift+Enter/↑', action: 'To samo pole pliku poniżej lub powyżej' },
    back: { keys: 'Esc', action: 'Przywróć pole, a potem wróć do pliku' },
    upload: { keys: 'Ctrl/⌘+Enter', action: 'Prześlij' },
  },
  make: {
    list: 'Foldery do przesłania',
    waiting: (count) =>
      plural(count, {
        one: () => 'Jak przesłać ten folder?',
        few: (n) => `Jak przesłać te ${n} foldery?`,
        other: (n) => `Jak przesłać te ${n} folderów?`,
      }),
    looksLike: (name) => `„${name}” wygląda jak instrukcja offline`,
    facts: (files, size, startPage) =>
      `${plural(files, { one: (n) => `${n} plik`, few: (n) => `${n} pliki`, other: (n) => `${n} plików` })} · ${size} · otwiera się stroną ${startPage}`,
    asZip: 'Jako instrukcja',
    asFiles: (count) =>
      plural(count, {
        one: () => 'Jako osobny plik',
        few: (n) => `Jako ${n} osobne pliki`,
        other: (n) => `Jako ${n} osobnych plików`,
      }),
    leave: 'Usuń',
    packing: 'Pakowanie instrukcji…',
    cancel: 'Anuluj',
    rejected: 'Tego folderu nie można przesłać jako instrukcji. Popraw te pliki i dodaj folder ponownie.',
    failed: {
      unreadable:
        'Nie można odczytać pliku z tego folderu. Może został przeniesiony lub jest otwarty gdzie indziej.',
      unavailable:
        'Nie udało się spakować instrukcji w tej przeglądarce. Spakuj folder do pliku ZIP i wybierz ten plik.',
    },
  },
  documentTexts: {
    forAi: (title) => `${title}: AI tego nie odczyta`,
    fromTitle: 'Przejęto z tytułu dokumentu.',
    fromPackage: 'Przejęto z pakietu.',
    withWarnings: (count) =>
      plural(count, {
        one: (n) => `${n} plik z ostrzeżeniami`,
        few: (n) => `${n} pliki z ostrzeżeniami`,
        other: (n) => `${n} plików z ostrzeżeniami`,
      }),
    isInstead: (title, content) => `${title}: ${content}`,
    isNot: (extension, content) => `To nie jest plik ${extension}: ${content}`,
    contents: {
      pdf: 'PDF',
      webPage: 'Strona internetowa',
      xml: 'Plik XML',
      text: 'Plik tekstowy',
      rtf: 'Dokument RTF',
      program: 'Program',
      archive: (format) => `Archiwum ${format}`,
      image: (format) => `Obraz ${format}`,
    },
    types: {
      word: 'Dokument Word',
      spreadsheet: 'Arkusz kalkulacyjny',
      presentation: 'Prezentacja',
      openDocument: 'Plik OpenDocument',
      visio: 'Rysunek Visio',
      epub: 'E-book',
      jar: 'Archiwum Java',
      aasx: 'Asset Administration Shell',
      email: 'Wiadomość e-mail',
      office: 'Dokument Office',
      dwg: 'Rysunek DWG',
      dxf: 'Rysunek DXF',
      step: 'Model STEP',
      svg: 'Rysunek SVG',
    },
    findings: {
      'FILE-WEB-PAGE': {
        title: 'Strona internetowa, a nie dokument',
        advice: 'Być może to strona logowania. Pobierz dokument ponownie.',
      },
      'FILE-SHORTCUT': {
        title: 'Sam dokument jest gdzie indziej',
        advice:
          'Ten plik tylko wskazuje inny, tak jak skróty i symbole zastępcze plików w chmurze. Otwórz go tam, gdzie działa, zapisz dokument, a potem wybierz zapisany plik.',
      },
      'FILE-PROGRAM': {
        title: 'Program, a nie dokument',
        advice:
          'Ten plik służy do uruchamiania, a nie do czytania. Usuń go, jeśli nie należy do tego urządzenia.',
      },
      'FILE-PARTIAL': {
        title: 'Niedokończone pobieranie',
        advice: 'Plik może być niekompletny. Poczekaj na koniec pobierania, a potem wybierz gotowy plik.',
      },
      'FILE-ZEROS': {
        title: 'Brak treści',
        advice:
          'Plik jest wypełniony zerami, jak po nieudanym kopiowaniu lub pobieraniu. Skopiuj lub pobierz go ponownie.',
      },
      'FILE-SPLIT': {
        title: 'Część podzielonego archiwum',
        advice:
          'Można ją otworzyć tylko razem ze wszystkimi pozostałymi częściami. Rozpakuj archiwum, a potem wybierz dokumenty, które zawiera.',
      },
      'FILE-TYPE': {
        title: 'Treść niezgodna z nazwą',
        advice:
          'Treść jest innego rodzaju, niż wskazuje nazwa pliku, i niektóre programy mogą go nie otworzyć. Otwórz plik i sprawdź, czy to właściwy.',
      },
      'FILE-UNCHECKED': {
        title: 'Nie sprawdzono',
        advice: 'Nie udało się sprawdzić tego pliku w tej przeglądarce. Mimo to możesz go przesłać.',
      },
      'IMAGE-DAMAGED': {
        title: 'Uszkodzony obraz',
        advice: 'Brakuje części obrazu lub nie można jej wyświetlić. Skopiuj lub pobierz go ponownie.',
      },
      'IMAGE-HEIC': {
        title: 'Obraz HEIC',
        advice:
          'Wiele programów i przeglądarek nie wyświetla obrazów HEIC. Zapisz go jako JPEG, jeśli inni mają go zobaczyć.',
      },
      'OFFICE-DAMAGED': {
        title: 'Uszkodzony',
        advice:
          'Programy mogą nie otworzyć tego pliku albo otworzyć go tylko częściowo. Skopiuj lub wyeksportuj go ponownie.',
      },
      'OFFICE-PASSWORD': {
        title: 'Chroniony hasłem',
        advice:
          'Bez hasła nikt go nie otworzy, a wyszukiwanie nie znajdzie jego treści. Jeśli to możliwe, prześlij kopię bez hasła.',
      },
      'OFFICE-LEGACY': {
        title: 'Stary format Office',
        advice:
          'Niektóre programy nie otwierają już tego formatu, a wyszukiwanie może nie znaleźć jego treści. Zapisz go w aktualnym formacie, na przykład .docx lub PDF.',
      },
      'OFFICE-MACROS': {
        title: 'Zawiera makra',
        advice: 'Wiele organizacji blokuje pliki z makrami. Prześlij kopię bez makr, jeśli nie są potrzebne.',
      },
      'TEXT-NOT-UTF8': {
        title: 'Litery mogą być błędne',
        advice:
          'Tekst nie jest zapisany jako UTF-8, dlatego litery takie jak ä lub é mogą wyglądać inaczej. Zapisz go ponownie z kodowaniem UTF-8.',
      },
      'SVG-SCRIPT': {
        title: 'Rysunek ze skryptem',
        advice:
          'Programy wyświetlające rysunek mogą uruchomić skrypt albo go nie pokazać. Wyeksportuj rysunek bez skryptów.',
      },
      'PDF-NOT-PDF': {
        title: 'To nie jest PDF',
        advice:
          'Plik ma rozszerzenie .pdf, ale zawiera coś innego. Otwórz go i sprawdź, czy to właściwy plik.',
      },
      'PDF-TRUNCATED': {
        title: 'Uszkodzony: ucięty',
        advice: 'Brakuje końca pliku, a być może także stron. Pobierz lub wyeksportuj go ponownie.',
      },
      'PDF-DAMAGED': {
        title: 'Uszkodzony',
        advice:
          'Niektóre programy nie otworzą tego pliku PDF lub wszystkich jego stron. Pobierz lub wyeksportuj go ponownie.',
      },
      'PDF-NO-PAGES': { title: 'Brak stron', advice: 'PDF nie ma żadnych stron. Wyeksportuj go ponownie.' },
      'PDF-PASSWORD': {
        title: 'Chroniony hasłem',
        advice:
          'Bez hasła nikt go nie otworzy, a wyszukiwanie nie znajdzie jego treści. Jeśli to możliwe, prześlij kopię bez hasła.',
      },
      'PDF-RIGHTS': {
        title: 'Chroniony zarządzaniem prawami',
        advice:
          'Zawartość jest zaszyfrowana. Otworzą ją tylko osoby z uprawnieniem, a wyszukiwanie jej nie znajdzie. Jeśli możesz, prześlij kopię bez ochrony.',
      },
      'PDF-PORTFOLIO': {
        title: 'Portfolio PDF',
        advice:
          'Większość programów pokazuje tylko okładkę, a wyszukiwanie może nie znaleźć plików w środku. Prześlij pliki osobno.',
      },
      'PDF-RESTRICTED': {
        title: 'Nie można kopiować tekstu',
        advice:
          'PDF otwiera się bez hasła, ale nie pozwala odczytać tekstu. Wyszukiwanie może nie znaleźć jego treści.',
      },
      'PDF-NO-TEXT': {
        title: 'Skan bez tekstu',
        advice:
          'Strony są obrazami, więc wyszukiwanie nie znajdzie ich treści. Jeśli to możliwe, najpierw rozpoznaj tekst (OCR).',
      },
      'PDF-GARBLED-TEXT': {
        title: 'Tekstu nie można przeszukać',
        advice:
          'Tekst wygląda poprawnie, ale w pliku PDF brakuje jego znaków. Wyszukiwanie nie znajdzie treści. Wyeksportuj go ponownie z czcionkami.',
      },
      'PDF-BLANK-PAGES': {
        title: 'Puste strony',
        advice: 'Na stronach nic nie ma. Otwórz PDF i sprawdź, czy to właściwy plik.',
      },
      'PDF-XFA': {
        title: 'Formularz tylko dla niektórych programów',
        advice:
          'Większość programów pokazuje tylko „Proszę czekać”. Wydrukuj formularz do PDF i prześlij ten plik.',
      },
      'PDF-UNCHECKED': {
        title: 'Nie sprawdzono',
        advice:
          'Nie udało się sprawdzić tego pliku PDF w granicach czasu i pamięci. Mimo to możesz go przesłać.',
      },
      'PDF-REBUILT': {
        title: 'Naprawiono przy otwieraniu',
        advice:
          'Lista obiektów tego pliku PDF jest błędna lub jej brakuje, dlatego programy odtwarzają ją przy otwieraniu. Sprawdzone strony można odczytać. Jeśli jakiś program nie otworzy pliku, wyeksportuj go ponownie.',
      },
      'PDF-ATTACHMENTS': {
        title: 'Zawiera załączniki',
        advice: 'W pliku PDF są inne pliki, które łatwo przeoczyć. Prześlij je osobno, jeśli są ważne.',
      },
      'PDF-SCRIPT': {
        title: 'Zawiera skrypty',
        advice: 'Większość programów ignoruje skrypty w plikach PDF.',
      },
    },
  },
  packages: {
    formats: {
      documentation: 'Dokumentacja przekazania (VDI 2770)',
      document: 'Dokument przekazania (VDI 2770)',
      iirds: 'Pakiet iiRDS',
      iirdsA: 'Pakiet archiwalny (iiRDS/A)',
      iirdsH: 'Dokumentacja przekazania (iiRDS/H)',
      aasx: 'Asset Administration Shell (AASX)',
    },
    topics: (count) =>
      plural(count, { one: (n) => `${n} temat`, few: (n) => `${n} tematy`, other: (n) => `${n} tematów` }),
    languages: (count) =>
      plural(count, { one: (n) => `${n} język`, few: (n) => `${n} języki`, other: (n) => `${n} języków` }),
    forSerial: (serial) => `dla numeru seryjnego ${serial}`,
    forSerials: (count) =>
      plural(count, {
        one: (n) => `dla ${n} numeru seryjnego`,
        few: (n) => `dla ${n} numerów seryjnych`,
        other: (n) => `dla ${n} numerów seryjnych`,
      }),
    notChecked: 'Nie udało się sprawdzić zawartości tego pakietu. Mimo to można go przesłać.',
    asOne: 'Prześlij jako jeden plik',
    asOneHint: 'Plik zostanie zapisany bez zmian, jako jeden dokument.',
    asDocuments: (count) =>
      plural(count, {
        one: (n) => `Dodaj jako ${n} dokument`,
        few: (n) => `Dodaj jako ${n} dokumenty`,
        other: (n) => `Dodaj jako ${n} dokumentów`,
      }),
    asDocumentsHint: 'Każdy plik PDF stanie się dokumentem z własnym tytułem i kategorią.',
    filesAsDocumentsHint:
      'Każdy plik stanie się dokumentem z własną nazwą i kategorią. Znajdujące się wśród nich pliki ZIP można podzielić tak samo.',
    withoutPdf: (count) =>
      plural(count, {
        one: (n) => `${n} dokument nie ma pliku PDF i nie zostanie dodany.`,
        few: (n) => `${n} dokumenty nie mają pliku PDF i nie zostaną dodane.`,
        other: (n) => `${n} dokumentów nie ma pliku PDF i nie zostanie dodanych.`,
      }),
    adding: (progress) => `Dodawanie dokumentów: ${progress}`,
    noneReadable: 'Nie można odczytać dokumentów.',
    noneAdded: 'Nie można odczytać dokumentów. Mimo to można przesłać wszystko jako jeden plik.',
    added: (count, name) =>
      plural(count, {
        one: (n) => `Dodano ${n} dokument z „${name}”.`,
        few: (n) => `Dodano ${n} dokumenty z „${name}”.`,
        other: (n) => `Dodano ${n} dokumentów z „${name}”.`,
      }),
    someUnread: (count) =>
      plural(count, {
        one: (n) => `Nie udało się odczytać ${n} dokumentu.`,
        few: (n) => `Nie udało się odczytać ${n} dokumentów.`,
        other: (n) => `Nie udało się odczytać ${n} dokumentów.`,
      }),
    documents: 'Dokumenty',
    more: (count) => plural(count, { other: (n) => `jeszcze ${n}` }),
    showMore: (count) => plural(count, { other: (n) => `Pokaż jeszcze ${n}` }),
    noTitle: 'Bez tytułu',
    noPdf: 'Brak PDF',
    previewed: 'Pakiet do podglądu',
    product: 'Produkt',
    serial: 'Numer seryjny',
    manufacturer: 'Producent',
    classes: {
      '01-01': 'Identyfikacja',
      '02-01': 'Specyfikacja techniczna',
      '02-02': 'Rysunki, plany',
      '02-03': 'Podzespoły',
      '02-04': 'Certyfikaty, deklaracje',
      '03-01': 'Montaż, uruchomienie, demontaż',
      '03-02': 'Obsługa',
      '03-03': 'Bezpieczeństwo ogólne',
      '03-04': 'Przeglądy, konserwacja, badania',
      '03-05': 'Naprawa',
      '03-06': 'Części zamienne',
      '04-01': 'Dokumenty umowne',
    },
  },
  packageFindings: {
    'PACKAGE-METADATA-UNREADABLE': {
      title: 'Nie można odczytać metadanych',
      advice:
        'Może brakować tytułów i kategorii tych dokumentów. Uzupełnij je samodzielnie lub poproś nadawcę o poprawiony pakiet.',
    },
    'PACKAGE-NO-METADATA': {
      title: 'Brak metadanych',
      advice: 'Pakiet nie podaje, czym są te dokumenty. Uzupełnij samodzielnie ich tytuły i kategorie.',
    },
    'PACKAGE-CONTAINER-UNREADABLE': {
      title: 'Nie można otworzyć kontenera',
      advice:
        'Kontener w pakiecie jest uszkodzony, dlatego jego dokumentów nie ma na liście. Poproś nadawcę o ponowne przesłanie pakietu.',
    },
    'PACKAGE-ENCRYPTED': {
      title: 'Pliki chronione hasłem',
      advice: 'Bez hasła nikt nie otworzy tych plików. Poproś nadawcę o pakiet bez hasła.',
    },
    'PACKAGE-TOO-DEEP': {
      title: 'Zbyt głębokie zagnieżdżenie',
      advice:
        'Kontenery głębsze niż dwa poziomy nie zostały otwarte, dlatego ich dokumentów nie ma na liście. Rozpakuj pakiet i dodaj je osobno.',
    },
    'PACKAGE-TOO-LARGE': {
      title: 'Odczytano nie wszystko',
      advice:
        'Pakiet jest zbyt duży, aby odczytać go w całości. Rozpakuj go i dodaj pozostałe dokumenty osobno.',
    },
    'PACKAGE-NO-DOCUMENTS': {
      title: 'Nie znaleziono dokumentów',
      advice: 'Pakiet nie opisuje żadnych dokumentów. Mimo to możesz przesłać go jako jeden plik.',
    },
    'PACKAGE-DOCUMENT-MISSING': {
      title: 'Brak dokumentu',
      advice: 'Pakiet wymienia dokument, którego nie zawiera. Poproś o niego nadawcę.',
    },
    'PACKAGE-FILE-MISSING': {
      title: 'Brak pliku',
      advice: 'Metadane wymieniają plik, którego nie ma w pakiecie. Poproś o niego nadawcę.',
    },
    'PACKAGE-NO-PDF': {
      title: 'Brak PDF',
      advice: 'Dokument nie ma pliku PDF i być może nie każdy go otworzy. Poproś nadawcę o PDF.',
    },
    'PACKAGE-DUPLICATE-ID': {
      title: 'Dwa razy to samo ID',
      advice: 'Dwa dokumenty mają to samo ID. Sprawdź, czy potrzebujesz obu.',
    },
    'PACKAGE-NOT-RELEASED': {
      title: 'Niezatwierdzony',
      advice: 'Według pakietu dokument nie jest zatwierdzony. Sprawdź, czy to właściwa wersja.',
    },
    'PACKAGE-WRAPPED': {
      title: 'Spakowano w folderze',
      advice:
        'Wszystkie pliki są w jednym folderze archiwum ZIP, w którym niektóre programy nie znajdą metadanych. Spakuj zamiast tego zawartość folderu.',
    },
    'PACKAGE-FILE-SPELLING': {
      title: 'Nazwa pliku się nie zgadza',
      advice:
        'Nazwa pliku jest w metadanych zapisana inaczej, dlatego niektóre programy go nie znajdą. Poproś nadawcę o poprawiony pakiet.',
    },
    'PACKAGE-FILE-UNNAMED': {
      title: 'Pliku nie ma w metadanych',
      advice: 'Ten plik nie należy do żadnego dokumentu. Sprawdź, czy go potrzebujesz.',
    },
  },
  manual: {
    reading: (done, total) => `Kontrola, plik ${done} z ${total}`,
    progress: 'Kontrola instrukcji',
    stop: 'Przerwij kontrolę',
    stopped: 'Nie sprawdzono wszystkiego.',
    unread: (count) =>
      plural(count, {
        one: (n) => `Nie sprawdzono linków w ${n} zbyt dużym pliku.`,
        other: (n) => `Nie sprawdzono linków w ${n} zbyt dużych plikach.`,
        few: (n) => `Nie sprawdzono linków w ${n} zbyt dużych plikach.`,
      }),
    sound: 'Nie znaleziono problemów',
    errors: (count) =>
      plural(count, { one: (n) => `${n} błąd`, few: (n) => `${n} błędy`, other: (n) => `${n} błędów` }),
    warnings: (count) =>
      plural(count, {
        one: (n) => `${n} ostrzeżenie`,
        few: (n) => `${n} ostrzeżenia`,
        other: (n) => `${n} ostrzeżeń`,
      }),
    infos: (count) =>
      plural(count, {
        one: (n) => `${n} informacja`,
        few: (n) => `${n} informacje`,
        other: (n) => `${n} informacji`,
      }),
    severity: { error: 'Błąd', warning: 'Ostrzeżenie', info: 'Informacja' },
    preview: 'Podgląd',
    showPlace: 'Pokaż w podglądzie',
    noPreview: 'Nie udało się wczytać podglądu.',
    line: (line) => `wiersz ${line}`,
    more: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
    saveJson: 'Zapisz jako JSON',
  },
  inspection: {
    results: 'Wyniki kontroli',
    canBeManual: 'Można przesłać jako instrukcję offline',
    ready: 'Gotowe do przesłania',
    readyWith: (counts) => `Gotowe do przesłania: ${counts}`,
    pages: (count) =>
      plural(count, { one: (n) => `${n} strona`, few: (n) => `${n} strony`, other: (n) => `${n} stron` }),
    startsAt: (page) => `zaczyna się od ${page}`,
    fixable: 'Do naprawienia',
    withFixable: (text, count) => plural(count, { other: (n) => `${text}, do naprawienia: ${n}` }),
    places: (count) =>
      plural(count, { one: (n) => `${n} miejsce`, few: (n) => `${n} miejsca`, other: (n) => `${n} miejsc` }),
    repairAndUse: 'Napraw i użyj',
    fixMore: (count) =>
      plural(count, {
        one: (n) => `Napraw jeszcze ${n} problem i użyj`,
        few: (n) => `Napraw jeszcze ${n} problemy i użyj`,
        other: (n) => `Napraw jeszcze ${n} problemów i użyj`,
      }),
    done: 'Gotowe',
    keepAsRegular: 'Zachowaj jako zwykły plik',
    chooseStart: 'Wybierz stronę startową',
    changeStart: 'Wybierz inną stronę startową',
    startHint: (name) =>
      `Od tej strony zaczyna się czytanie. Twój plik pozostaje bez zmian: kopia otrzymuje ${name}, który ją otwiera.`,
    useAsStart: 'Użyj jako strony startowej',
    allPages: 'Pokaż wszystkie strony',
    reviewChanges: 'Przejrzyj zmiany',
    inUse: 'Używana jest naprawiona kopia',
    withRegular: (upload, count) =>
      plural(count, {
        one: (n) => `${upload}, w tym ${n} jako zwykły plik`,
        few: (n) => `${upload}, w tym ${n} jako zwykłe pliki`,
        other: (n) => `${upload}, w tym ${n} jako zwykłe pliki`,
      }),
    allRegular: (upload) => `${upload} jako zwykły plik`,
    folder: {
      isPackage: (name) => `„${name}” wygląda jak pakiet przekazania`,
      asPackage: 'Jako pakiet',
      packing: 'Tworzenie pakietu…',
    },
    search: 'Szukaj w wynikach kontroli',
    show: 'Pokaż',
    all: 'Wszystko',
    nothing: 'Brak pasujących wyników.',
    moreInReport: (count) => plural(count, { other: (n) => `Jeszcze ${n} w raporcie.` }),
    reportTitle: (file) => `Wyniki kontroli pliku ${file}`,
    verdict: {
      manual: 'To jest instrukcja offline.',
      'not-a-manual': 'To nie jest instrukcja offline.',
      unsafe: 'Ten plik ZIP jest uszkodzony lub niebezpieczny.',
    },
    facts: (startPage, pages, files) => `Strona startowa: ${startPage}. Strony: ${pages}. Pliki: ${files}.`,
    noStartPage: 'brak',
    toDo: (remedy) => `Co zrobić: ${remedy}`,
    forAuthor: (remedy) => `Dla autora: ${remedy}`,
  },
  preview: {
    title: (file) => `Podgląd pliku ${file}`,
    frame: 'Instrukcja',
    close: 'Zamknij podgląd',
    back: 'Wstecz',
    forward: 'Dalej',
    pages: (count) =>
      plural(count, { one: (n) => `${n} strona`, few: (n) => `${n} strony`, other: (n) => `${n} stron` }),
    pageList: 'Strony instrukcji',
    search: 'Szukaj stron',
    nothing: 'Brak pasujących stron.',
    readingTitles: 'Trwa odczytywanie tytułów.',
    width: 'Szerokość',
    widths: { phone: 'Telefon', tablet: 'Tablet', full: 'Pełna' },
    opening: 'Otwieranie instrukcji…',
    missing: {
      internet: (count) =>
        plural(count, {
          one: (n) => `${n} plik tej strony jest w internecie, a nie w archiwum ZIP`,
          few: (n) => `${n} pliki tej strony są w internecie, a nie w archiwum ZIP`,
          other: (n) => `${n} plików tej strony jest w internecie, a nie w archiwum ZIP`,
        }),
      absent: (count) =>
        plural(count, {
          one: (n) => `W archiwum ZIP brakuje ${n} pliku potrzebnego tej stronie`,
          few: (n) => `W archiwum ZIP brakuje ${n} plików potrzebnych tej stronie`,
          other: (n) => `W archiwum ZIP brakuje ${n} plików potrzebnych tej stronie`,
        }),
      spelling: (count) =>
        plural(count, {
          one: (n) => `Nazwa ${n} pliku potrzebnego tej stronie jest w archiwum ZIP zapisana inaczej`,
          few: (n) => `Nazwy ${n} plików potrzebnych tej stronie są w archiwum ZIP zapisane inaczej`,
          other: (n) => `Nazwy ${n} plików potrzebnych tej stronie są w archiwum ZIP zapisane inaczej`,
        }),
      damaged: (count) =>
        plural(count, {
          one: (n) => `${n} plik jest uszkodzony`,
          few: (n) => `${n} pliki są uszkodzone`,
          other: (n) => `${n} plików jest uszkodzonych`,
        }),
      'too-large': (count) =>
        plural(count, {
          one: (n) => `${n} plik jest za duży do podglądu`,
          few: (n) => `${n} pliki są za duże do podglądu`,
          other: (n) => `${n} plików jest za dużych do podglądu`,
        }),
      more: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
    },
    spellingFixable: 'Naprawa poprawia te linki, ale nie w skryptach.',
    outside: (url) => `Ten link prowadzi do ${url}, poza instrukcję. Podgląd go nie otwiera.`,
    placeHidden: (line) => `Wykryte miejsce jest w wierszu ${line}, w niewidocznej części strony.`,
    absent: (path) => `W pliku ZIP nie ma ${path}. Czytelnik też zobaczy tu błąd.`,
    unshown: (path, size) =>
      `${path} (${size}) nie jest tu pokazywany. Jest w pliku ZIP, a czytelnik otwiera go w innym programie.`,
    dismiss: 'Ukryj',
    emptyWithoutScripts:
      'Ta strona jest pusta bez swoich skryptów, których podgląd nie uruchamia; wybierz inną stronę z listy.',
    failures: {
      unreadable: 'Nie można odczytać pliku. Może został przeniesiony lub zmieniony; wybierz go ponownie.',
      unsafe: 'Niczego z tego pliku ZIP nie można pokazać: jest uszkodzony lub niebezpieczny.',
      crashed: 'Podgląd przestał działać. Zamknij go i otwórz ponownie.',
      frame: 'Podgląd nie jest tu dostępny. Skontaktuj się z administratorem.',
    },
    frameFacts: {
      blocked: (origin) =>
        `Content-Security-Policy tej strony blokuje podgląd. Dodaj ${origin} do frame-src.`,
      silent: (url) =>
        `${url} nie działa. Serwer WWW musi wysyłać ten plik z własną Content-Security-Policy, która pozwala na skrypty wbudowane i wymienia tę stronę w frame-ancestors.`,
    },
  },
  repair: {
    reading: 'Odczytywanie wszystkich stron…',
    making: 'Tworzenie kopii…',
    checking: 'Sprawdzanie kopii…',
    cancel: 'Anuluj',
    intro:
      'Twój plik pozostaje bez zmian. W kopii wykonywane są tylko wybrane naprawy; teksty i skrypty się nie zmieniają.',
    nothing: 'Te problemy może usunąć tylko autor instrukcji.',
    whichFiles: (count) =>
      plural(count, {
        one: () => 'Który plik',
        few: (n) => `Które pliki (${n})`,
        other: (n) => `Które pliki (${n})`,
      }),
    places: (entry, count) =>
      plural(count, {
        one: () => entry,
        few: (n) => `${entry}, ${n} miejsca`,
        other: (n) => `${entry}, ${n} miejsc`,
      }),
    moreFiles: (count) => plural(count, { other: (n) => `i jeszcze ${n}` }),
    items: {
      unwrap: (folder) => `Wyjąć wszystko z folderu „${folder}”`,
      adapted: (files) =>
        plural(files, {
          one: (n) => `Linki w ${n} pliku prowadzą przez folder i zostaną dostosowane.`,
          few: (n) => `Linki w ${n} plikach prowadzą przez folder i zostaną dostosowane.`,
          other: (n) => `Linki w ${n} plikach prowadzą przez folder i zostaną dostosowane.`,
        }),
      junk: (count) =>
        plural(count, {
          one: (n) => `Pominąć ${n} plik systemowy`,
          few: (n) => `Pominąć ${n} pliki systemowe`,
          other: (n) => `Pominąć ${n} plików systemowych`,
        }),
      unsafe: (count) =>
        plural(count, {
          one: (n) => `Pominąć ${n} niedozwolony plik`,
          few: (n) => `Pominąć ${n} niedozwolone pliki`,
          other: (n) => `Pominąć ${n} niedozwolonych plików`,
        }),
      addStart: (page, name) => `Dodać stronę startową, ${name}, która prowadzi do ${page}`,
      addStartHint: 'Sama otwiera tę stronę i ma do niej link.',
      renameStart: (name, newName) => `Zmienić nazwę ${name} na ${newName}`,
      renamedLinks: (files) =>
        plural(files, {
          one: (n) => `Linki do niej w ${n} pliku zostaną dostosowane.`,
          few: (n) => `Linki do niej w ${n} plikach zostaną dostosowane.`,
          other: (n) => `Linki do niej w ${n} plikach zostaną dostosowane.`,
        }),
      names: (count) =>
        plural(count, {
          one: (n) => `Zapisać / zamiast \\ w ${n} nazwie pliku`,
          few: (n) => `Zapisać / zamiast \\ w ${n} nazwach plików`,
          other: (n) => `Zapisać / zamiast \\ w ${n} nazwach plików`,
        }),
      case: (count) =>
        plural(count, {
          one: (n) => `Poprawić wielkość liter w ${n} linku`,
          few: (n) => `Poprawić wielkość liter w ${n} linkach`,
          other: (n) => `Poprawić wielkość liter w ${n} linkach`,
        }),
      backslashes: (count) =>
        plural(count, {
          one: (n) => `Zapisać / zamiast \\ w ${n} linku`,
          few: (n) => `Zapisać / zamiast \\ w ${n} linkach`,
          other: (n) => `Zapisać / zamiast \\ w ${n} linkach`,
        }),
    },
    compare: (before, after) => `Przedtem: ${before}. Teraz: ${after}.`,
    none: 'brak problemów',
    save: 'Zapisz kopię',
    close: 'Zamknij',
    failed: {
      unreadable:
        'Nie można odczytać pliku. Może został przeniesiony, zmieniony lub jest otwarty gdzie indziej.',
      unavailable: 'Naprawa nie powiodła się w tej przeglądarce.',
    },
    copyReport: 'Kopiuj raport',
    saveReport: 'Zapisz raport',
  },
  findings: {
    'ZIP-EMPTY-FILE': {
      title: 'Plik jest pusty',
      explanation: 'Ma 0 bajtów. Zwykle przerwano pobieranie lub kopiowanie.',
      remedy: copyAgain,
    },
    'ZIP-NOT-A-ZIP': {
      title: 'Plik nie jest archiwum ZIP',
      explanation: ({ content }) => `Nazwa mówi ZIP, ale zawartość to: ${content}.`,
      remedy: 'Prześlij go jako zwykły plik albo spakuj instrukcję do archiwum ZIP.',
    },
    'ZIP-TRUNCATED': {
      title: 'Archiwum jest ucięte',
      explanation: 'Zaczyna się jak ZIP, ale brakuje końca, więc nie da się odczytać spisu zawartości.',
      remedy: copyAgain,
    },
    'ZIP-NO-ENTRIES': {
      title: 'W archiwum nie ma plików',
      explanation: 'Nie ma w nim nic do czytania.',
      remedy: 'Spakuj zawartość folderu instrukcji i sprawdź nowy plik.',
    },
    'ZIP-TWO-ENDS': {
      title: 'Archiwum ma dwa spisy zawartości',
      explanation: 'Różne programy znalazłyby w nim różne pliki.',
      remedy: repack,
    },
    'ZIP-TRAILING-DATA': {
      title: 'Dodatkowe dane za końcem archiwum',
      explanation: ({ bytes }) =>
        `Za końcem jest jeszcze ${bytes} B. Zera i końce wierszy programy tam pomijają, wszystko inne niektóre odrzucają.`,
      remedy: repack,
    },
    'ZIP-LEADING-DATA': {
      title: 'Dodatkowe dane przed archiwum',
      explanation: ({ bytes }) =>
        `Pierwszy plik poprzedza ${bytes} B, jak w programie samorozpakowującym się.`,
      remedy: repack,
    },
    'ZIP-DIRECTORY': {
      title: 'Spis zawartości jest błędny',
      explanation: ({ detail }) =>
        `Nie zgadza się z tym, co jest w archiwum (${detail}), więc programy mogą czytać różne pliki.`,
      remedy: repack,
    },
    'ZIP-ZIP64': {
      title: 'Dane o dużych plikach są sprzeczne',
      explanation: ({ detail }) => `Rozmiary lub położenia zapisano dwa razy i różnie (${detail}).`,
      remedy: repack,
    },
    'ZIP-SPLIT': {
      title: 'Archiwum jest jedną z kilku części',
      explanation: 'Brakuje pozostałych części, więc plików nie da się złożyć.',
      remedy: 'Połącz części albo spakuj instrukcję jako jedno archiwum.',
    },
    'ZIP-ENCRYPTED': {
      title: 'Pliki są chronione hasłem',
      explanation: 'Po przesłaniu nie można by ich otworzyć.',
      remedy: 'Spakuj instrukcję jeszcze raz bez hasła.',
    },
    'ZIP-METHOD': {
      title: 'Pliki spakowano w nietypowy sposób',
      explanation: ({ method }) =>
        `Metody kompresji ${method} nie zna każdy program. Powszechnie znane są „stored” i „deflate”.`,
      remedy: 'Spakuj instrukcję jeszcze raz zwykłą metodą, nie metodą dla najmniejszego rozmiaru.',
    },
    'ZIP-VERSION': {
      title: 'Plik wymaga nowszego programu, niż potrzebuje',
      explanation: ({ version }) =>
        `Podaje, że wymaga wersji ${version} formatu ZIP. Niektóre programy pomijają taki plik.`,
      remedy: repack,
    },
    'ZIP-FLAGS': {
      title: 'Plik ma ustawione nieznane opcje',
      explanation:
        'W jego nagłówku ustawiono zarezerwowane bity. Niektóre programy ostrzegają o tym lub odrzucają archiwum.',
      remedy: repack,
    },
    'ZIP-HEADER': {
      title: 'Nagłówek pliku jest błędny',
      explanation: ({ field }) =>
        `Nagłówek pliku jest nieczytelny lub niezgodny ze spisem zawartości (${field}), więc programy mogą czytać co innego.`,
      remedy: repack,
    },
    'ZIP-DESCRIPTOR': {
      title: 'Dane zapisane za plikiem są błędne',
      explanation:
        'Rozmiar i suma kontrolna za plikiem nie zgadzają się ze spisem zawartości albo niektóre programy nie mogą ich odczytać.',
      remedy: repack,
    },
    'ZIP-OVERLAP': {
      title: 'Pliki w archiwum zachodzą na siebie',
      explanation:
        'Dwa pliki zajmują te same bajty. W sprawnych archiwach tak nie jest; w pułapkach na programy jest.',
      remedy: repack,
    },
    'ZIP-GAP': {
      title: 'Niewyjaśnione dane między plikami',
      explanation: ({ bytes }) =>
        `Do żadnego pliku nie należy ${bytes} B. Jeśli zgłoszono to jako błąd, jest w nich ukryty plik.`,
      remedy: repack,
    },
    'ZIP-CRC': {
      title: 'Plik jest uszkodzony',
      explanation: 'Zawartość nie zgadza się z sumą kontrolną.',
      remedy: copyAgain,
    },
    'ZIP-SIZE': {
      title: 'Plik jest dłuższy lub krótszy, niż podano',
      explanation: 'Archiwum jest uszkodzone albo zrobione, by zmylić.',
      remedy: repack,
    },
    'ZIP-DEFLATE': {
      title: 'Pliku nie da się rozpakować',
      explanation: ({ detail }) => `Jego spakowane dane są uszkodzone (${detail}).`,
      remedy: copyAgain,
    },
    'ZIP-BOMB': {
      title: 'Niebezpieczny rozmiar po rozpakowaniu',
      explanation: ({ detail }) => `Przekroczono limit: ${detail}. Niczego nie rozpakowano.`,
      remedy: 'Podziel instrukcję albo pomiń to, czego czytelnik nie potrzebuje.',
    },
    'ZIP-EXTRA': {
      title: 'Nietypowe dodatkowe dane o pliku',
      explanation:
        'Niektóre programy dodają zera, aby wyrównać pliki, albo zapisują jakąś część dwa razy. To nie szkodzi.',
      remedy: 'Nic nie trzeba robić.',
    },
    'NAME-UNSAFE': {
      title: 'Nazwa pliku jest niebezpieczna',
      explanation: ({ reason }) =>
        `Po rozpakowaniu plik leżałby poza swoim folderem lub ukrywał, czym jest (${reason}).`,
      remedy: 'Zmień nazwę pliku i spakuj folder jeszcze raz.',
    },
    'NAME-BACKSLASH': {
      title: 'Foldery zapisano z ukośnikiem odwrotnym',
      explanation: 'Poza systemem Windows wszystkie pliki trafiłyby do jednego folderu, a linki by zawiodły.',
      remedy: 'Spakuj folder jeszcze raz aktualnym programem.',
    },
    'NAME-DUPLICATE': {
      title: 'Plik jest w archiwum dwa razy',
      explanation: ({ other }) => `Od programu zależy, który z nich widać. Ten drugi to ${other}.`,
      remedy: 'Usuń jeden z nich i spakuj folder jeszcze raz.',
    },
    'NAME-CASE-CLASH': {
      title: 'Dwie nazwy są takie same w systemie Windows lub macOS',
      explanation: ({ other }) =>
        `Różnią się tylko wielkością liter, akcentami albo kropkami i spacjami na końcu. Jeden plik zastąpiłby drugi, ${other}.`,
      remedy: 'Zmień jedną z nazw i prowadzące do niej linki.',
    },
    'NAME-FILE-AND-FOLDER': {
      title: 'Nazwa jest naraz plikiem i folderem',
      explanation: ({ detail }) => `Programy różnie ją rozumieją (${detail}).`,
      remedy: repack,
    },
    'NAME-UNICODE-FIELD': {
      title: 'Plik ma dwie różne nazwy',
      explanation: ({ expected, found }) => `Dla jednych programów to ${found}, dla innych ${expected}.`,
      remedy: repack,
    },
    'NAME-ENCODING': {
      title: 'Nazwa pliku nie jest zapisana w Unicode',
      explanation: ({ guess }) =>
        `${guess && `Najpewniej oznacza ${guess}. `}Inne programy mogą pokazać inne litery, a linki do pliku zawiodą.`,
      remedy:
        'Spakuj folder jeszcze raz aktualnym programem albo nadaj plikowi nazwę bez znaków specjalnych.',
    },
    'NAME-PORTABLE': {
      title: 'Nazwa jest niemożliwa w systemie Windows',
      explanation: ({ part }) => `Windows nie może utworzyć ${part}, więc pliku by tam brakowało.`,
      remedy: 'Zmień nazwę i prowadzące do niej linki.',
    },
    'NAME-LONG': {
      title: 'Ścieżka jest za długa',
      explanation: ({ detail }) => `Ponad ${detail}: nie wszędzie da się ją rozpakować.`,
      remedy: 'Skróć nazwy folderów i plików.',
    },
    'ENTRY-LINK': {
      title: 'Plik nie jest zwykłym plikiem',
      explanation: ({ special }) =>
        `To plik specjalny (${special}). Programy rozpakowują go różnie, a dowiązanie może prowadzić poza instrukcję.`,
      remedy: 'Zastąp go samym plikiem i spakuj folder jeszcze raz.',
    },
    'ENTRY-PIPE': {
      title: 'Plik spakowano z potoku',
      explanation: 'Inny program zapisał go podczas pakowania. Rozpakowuje się jako zwykły plik.',
      remedy: 'Nic nie trzeba robić.',
    },
    'ENTRY-JUNK': {
      title: 'Pliki pozostawione przez system lub program',
      explanation: 'Czytelnik ich nie widzi. Zajmują tylko miejsce.',
      remedy: 'Pomiń je przy następnym pakowaniu.',
    },
    'ENTRY-PROGRAM': {
      title: 'Zawiera program',
      explanation: ({ extension }) =>
        `Instrukcję się czyta, nie uruchamia. Komputery i serwery blokują pliki ${extension} lub by je uruchomiły.`,
      remedy: 'Pomiń go i udostępnij gdzie indziej.',
    },
    'ENTRY-ARCHIVE': {
      title: 'Zawiera inne archiwum',
      explanation: 'Czytelnik nie może go otworzyć, a jego zawartości nie sprawdzono.',
      remedy: 'Spakuj jego zawartość jako pliki albo pomiń je.',
    },
    'ENTRY-EMPTY': {
      title: 'Plik jest pusty',
      explanation: 'Ma 0 bajtów. Strona, która go potrzebuje, jest niekompletna.',
      remedy: 'Wstaw w jego miejsce właściwy plik.',
    },
    'ENTRY-TYPE': {
      title: 'Plik nie jest tym, co mówi nazwa',
      explanation: ({ expected, found }) =>
        `Nazwa mówi ${expected}, zawartość to: ${found}. Niektóre przeglądarki go nie pokażą.`,
      remedy: 'Nadaj mu właściwe rozszerzenie albo wstaw w jego miejsce właściwy plik.',
    },
    'ENTRY-HUGE-IMAGE': {
      title: 'Obraz jest bardzo duży',
      explanation: ({ detail }) => `Ma ponad ${detail}. Tablet długo go wyświetla albo wcale nie może.`,
      remedy: 'Zmniejsz go do rozmiaru, w jakim jest pokazywany.',
    },
    'ENTRY-CUT-OFF': {
      title: 'Obraz jest ucięty',
      explanation: 'Brakuje końca pliku. Przeglądarki pokazują tylko część obrazu albo nic.',
      remedy: 'Zastąp go kompletną kopią.',
    },

    'DOC-NO-PAGES': {
      title: 'W archiwum nie ma strony HTML',
      explanation: 'Instrukcja offline składa się ze stron HTML.',
      remedy: 'Prześlij je jako zwykły plik.',
    },
    'DOC-NO-START': {
      title: 'Brak strony startowej',
      explanation: ({ candidates, expected }) =>
        `Na najwyższym poziomie archiwum nie ma ${expected}. Możliwe strony startowe: ${candidates}.`,
      remedy: ({ expected }) =>
        `Nazwij stronę startową ${expected}, umieść ją na najwyższym poziomie i spakuj ponownie.`,
    },
    'DOC-IIRDS': {
      title: 'Pakiet iiRDS bez strony startowej',
      explanation:
        'Jego zawartość pokazują programy do iiRDS. Tylko pakiety iiRDS/H mają plik index.html na najwyższym poziomie; inne pakiety iiRDS nie mogą go mieć.',
      remedy: 'Prześlij go jako zwykły plik lub poproś o pakiet iiRDS/H.',
    },
    'DOC-WRAPPED': {
      title: 'Cała instrukcja leży w jednym folderze',
      explanation: ({ startPage }) =>
        `Strona startowa to ${startPage}. Niektóre programy szukają jej tylko na najwyższym poziomie.`,
      remedy: ({ folder }) => `Spakuj zawartość folderu ${folder}, a nie sam folder.`,
    },
    'DOC-SEVERAL-STARTS': {
      title: 'Kilka stron startowych',
      explanation: ({ candidates }) =>
        `Każda z tych stron może być stroną startową: ${candidates}. Użyto pierwszej.`,
      remedy: ({ expected }) =>
        `Umieść na najwyższym poziomie ${expected}, który prowadzi do wszystkich, albo prześlij każdą jako osobną instrukcję.`,
    },
    'DOC-START-CASE': {
      title: 'Nazwa strony startowej zawiera wielkie litery',
      explanation: ({ expected, found }) => `Nazwa to ${found}. Niektóre programy szukają tylko ${expected}.`,
      remedy: ({ expected }) => `Zmień nazwę na ${expected} i popraw linki do niej.`,
    },
    'DOC-CHARSET': {
      title: 'Nie podano kodowania znaków',
      explanation: 'Znaki specjalne mogą być źle wyświetlane.',
      remedy: 'Wstaw <meta charset="utf-8"> na początku każdej strony i zapisz ją jako UTF-8.',
    },
    'DOC-DECODING': {
      title: 'Znaki specjalne są źle wyświetlane',
      explanation: ({ encoding }) => `Tekst nie jest zakodowany tak, jak podaje (${encoding}).`,
      remedy: 'Zapisz stronę jako UTF-8 i podaj to w niej.',
    },
    'DOC-NOT-HTML': {
      title: 'To nie jest strona HTML',
      explanation: ({ content }) => `Nazwa wskazuje na stronę HTML, ale zawartość to: ${content}.`,
      remedy: 'Nadaj jej właściwe rozszerzenie albo wstaw w jej miejsce właściwą stronę.',
    },
    'DOC-XML': {
      title: 'Strona lub obraz nie jest poprawnym XML',
      explanation: 'Zamiast dalszej części przeglądarki pokazują komunikat o błędzie.',
      remedy: 'Popraw XML i spakuj ponownie.',
    },
    'DOC-TOO-LARGE': {
      title: 'Plik jest zbyt duży, aby go sprawdzić',
      explanation: 'Jest nieuszkodzony, ale jego linki nie zostały sprawdzone.',
      remedy: 'Podziel go na mniejsze pliki.',
    },
    'DOC-TITLE': {
      title: 'Strony bez tytułu',
      explanation: 'Tytuł widać na kartach, w zakładkach i w wynikach wyszukiwania.',
      remedy: 'Dodaj do każdej strony <title>.',
    },
    'DOC-LANGUAGE': {
      title: 'Nie podano języka stron',
      explanation: ({ pages }) =>
        `Strony: ${pages}. Przeglądarka może czytać je na głos w złym języku albo nie zaproponować tłumaczenia.`,
      remedy: 'Zapisz go jako <html lang="pl">.',
    },
    'DOC-BASE': {
      title: 'Linki strony zaczynają się poza instrukcją',
      explanation: ({ href }) => `Linki i obrazy strony zaczynają się od ${href}, więc offline nie działają.`,
      remedy: 'Usuń <base> z tej strony.',
    },
    'DOC-LEAVES': {
      title: 'Strona przekierowuje poza instrukcję',
      explanation: ({ target }) => `Kieruje czytelnika do ${target}, a offline tego nie ma.`,
      remedy: 'Usuń przekierowanie albo skieruj je do strony instrukcji.',
    },
    'DOC-FORM': {
      title: 'Formularz prowadzi poza instrukcję',
      explanation: ({ target }) =>
        `Wpisany tekst jest wysyłany do ${target}, a offline tego nie ma. Wyszukiwanie niczego nie znajdzie.`,
      remedy: 'Usuń formularz albo wyszukuj w samej instrukcji.',
    },
    'DOC-NEEDS-SERVER': {
      title: 'Strona wymaga serwera WWW',
      explanation: ({ need }) => `Coś w niej (${need}) nie działa, gdy otwiera się ją z folderu.`,
      remedy: 'Sprawdź, czy da się używać instrukcji bez tego, albo zapytaj jej autora.',
    },
    'DOC-SCRIPTS': {
      title: 'Strony ze skryptami',
      explanation: ({ pages }) =>
        `Strony: ${pages}. Tam, gdzie skrypty są wyłączone, może brakować ich części.`,
      remedy: 'Nic nie trzeba robić.',
    },
    'DOC-UNUSED': {
      title: 'Pliki, których nie używa żadna strona',
      explanation: ({ bytes, files, pages }) =>
        `Pliki: ${files}, razem ${bytes} B. Strony, do których nie prowadzi żadna inna: ${pages}.`,
      remedy: 'Pomiń to, co zbędne, przy następnym pakowaniu.',
    },
    'LINK-BROKEN': {
      title: 'Uszkodzony link',
      explanation: ({ target }) => `W archiwum nie ma ${target}.`,
      remedy: 'Dodaj plik lub popraw link.',
    },
    'LINK-CASE': {
      title: 'Pisownia linku nie zgadza się z nazwą pliku',
      explanation: ({ expected, target }) =>
        `W linku jest ${target}, plik to ${expected}. Działa to tylko w systemie Windows.`,
      remedy: ({ expected }) => `Zapisz link jako ${expected}.`,
    },
    'LINK-FRAGMENT': {
      title: 'Link prowadzi do miejsca, którego nie ma na stronie',
      explanation: ({ fragment, target }) =>
        `Strona ${target} się otwiera, ale od początku: nie ma na niej miejsca ${fragment}.`,
      remedy: 'Popraw link albo dodaj to miejsce.',
    },
    'LINK-FOLDER': {
      title: 'Link prowadzi do folderu',
      explanation: ({ target }) =>
        `Folder ${target} nie ma strony indeksu, więc czytelnik widzi listę plików albo nic.`,
      remedy: 'Wskaż stronę w tym folderze.',
    },
    'LINK-INDEX': {
      title: 'Link wskazuje folder zamiast jego strony indeksu',
      explanation: ({ target }) =>
        `Na serwerze WWW ${target} pokazuje stronę indeksu. Po otwarciu z dysku pokazuje listę plików.`,
      remedy: 'Podaj w linku samą stronę indeksu.',
    },
    'LINK-OUTSIDE': {
      title: 'Link prowadzi poza archiwum',
      explanation: ({ target }) => `${target} leży ponad najwyższym folderem i nie należy do instrukcji.`,
      remedy: 'Dodaj do instrukcji to, o co chodzi, i popraw link.',
    },
    'LINK-ROOT': {
      title: 'Link zaczyna się od katalogu głównego serwera WWW',
      explanation: ({ target }) => `/${target} działa tylko na serwerze WWW, nie w folderze.`,
      remedy: 'Zapisz link względem jego strony.',
    },
    'LINK-LOCAL': {
      title: 'Link prowadzi do komputera autora',
      explanation: ({ target }) => `${target} istnieje tylko na jednym komputerze lub w jednej sieci.`,
      remedy: 'Dodaj plik do instrukcji i tam go podlinkuj.',
    },
    'LINK-BACKSLASH': {
      title: 'Link zapisano z ukośnikiem odwrotnym',
      explanation: ({ target }) => `${target} działa tylko w systemie Windows.`,
      remedy: 'Zapisz go z / zamiast \\.',
    },
    'LINK-QUERY': {
      title: 'Linki ze znakiem zapytania',
      explanation: 'To, co po nim następuje, jest pomijane, gdy stronę otwiera się z folderu.',
      remedy: 'Nic nie trzeba robić, chyba że strona tego potrzebuje.',
    },
    'LINK-MALFORMED': {
      title: 'Link nie jest poprawnym adresem',
      explanation: ({ reason, target }) => `Nie można otworzyć ${target} (${reason}).`,
      remedy: 'Popraw link.',
    },
    'LINK-EMPTY': {
      title: 'Puste linki',
      explanation: 'Prowadzą do strony, na której są.',
      remedy: 'Usuń je albo nadaj im adres.',
    },
    'LINK-EXTERNAL': {
      title: 'Linki do internetu',
      explanation: ({ hostCount, hosts, links }) =>
        `Linki: ${links}. Witryny: ${hostCount}, np. ${hosts}. Potrzebują połączenia.`,
      remedy: 'Nic nie trzeba robić.',
    },
    'RES-EXTERNAL': {
      title: 'Coś jest wczytywane z internetu',
      explanation: ({ target }) => `Gdy instrukcję czyta się offline, brakuje ${target}.`,
      remedy: 'Dodaj plik do instrukcji i odwołuj się do niego tam.',
    },
    'RES-FORMAT': {
      title: 'Obraz ma format, którego przeglądarki nie pokazują',
      explanation: ({ target }) => `Większość przeglądarek nie pokazuje nic w miejscu ${target}.`,
      remedy: 'Zapisz obraz jako PNG, JPEG lub SVG.',
    },
  },
  findingTerms: {
    'ZIP-NOT-A-ZIP': contents,
    'ENTRY-TYPE': contents,
    'DOC-NOT-HTML': contents,
    'ZIP-DIRECTORY': {
      record: 'wpis jest nieczytelny',
      count: 'liczba plików się nie zgadza',
      offset: 'nie leży na swoim miejscu',
    },
    'ZIP-ZIP64': {
      'extra-field': 'w rozmiarach pliku',
      'no-record': 'brak długiego rekordu',
      'record-not-adjacent': 'długi rekord nie leży na swoim miejscu',
      'extensible-data': 'długi rekord zawiera dodatkowe dane',
      'other-record': 'wskazany jest inny rekord',
      'end-record': 'na końcu archiwum',
    },
    'ZIP-HEADER': {
      signature: 'nie zaczyna się tam żaden plik',
      place: 'położenie',
      name: 'nazwa',
      method: 'metoda kompresji',
      flags: 'znaczniki',
      crc: 'suma kontrolna',
      size: 'rozmiar',
      'packed-size': 'rozmiar po spakowaniu',
      extra: 'pole dodatkowe',
    },
    'ZIP-DEFLATE': {
      'unexpected end': 'kończą się za wcześnie',
      other: 'nieprawidłowe kody',
    },
    'ZIP-BOMB': {
      entry: ({ size }) => `plik większy niż ${size}`,
      ratio: ({ limit }) => `spakowano ponad ${limit}-krotnie`,
      total: ({ size }) => `ponad ${size} łącznie`,
      entries: ({ limit }) => `ponad ${limit} plików`,
    },
    'NAME-UNSAFE': {
      empty: 'pusta nazwa',
      host: 'ścieżka sieciowa',
      absolute: 'ścieżka od katalogu głównego',
      drive: 'litera dysku',
      parent: '„..” prowadzi w górę',
      control: 'niewidoczne znaki',
    },
    'NAME-FILE-AND-FOLDER': {
      'folder-with-data': 'folder z własną zawartością',
      attribute: 'jej atrybuty mówią co innego',
      'file-in-between': 'pliki leżą pod plikiem',
    },
    'NAME-LONG': {
      part: ({ size }) => `${size} w jednej nazwie`,
      path: ({ size }) => `${size} łącznie`,
      depth: ({ limit }) => `${limit} poziomów folderów`,
    },
    'ENTRY-LINK': {
      link: 'dowiązanie symboliczne',
      device: 'plik urządzenia',
      socket: 'gniazdo',
      volume: 'etykieta woluminu',
      unknown: 'nieznany typ',
    },
    'ENTRY-HUGE-IMAGE': {
      pixels: ({ limit }) => `${limit} pikseli`,
      bytes: ({ size }) => size,
    },
    'DOC-NEEDS-SERVER': {
      'service-worker': 'service worker',
      request: 'skrypt, który wczytuje inne pliki',
      module: 'skrypt jako moduł',
      worker: 'skrypt działający w tle',
      include: 'dołączanie po stronie serwera',
    },
    'LINK-MALFORMED': {
      scheme: 'nieznany rodzaj adresu',
      percent: '% bez liczby',
      host: 'niemożliwa nazwa serwera',
      temporary: 'istniał tylko tam, gdzie zapisano stronę',
    },
  },
  roleNotice: {
    title: 'Nie możesz przesyłać dokumentów',
    own: (roles) => (roles === '' ? 'Twoje konto nie ma żadnej roli.' : `Twoje role: ${roles}.`),
    needed: (roles) => `Do przesyłania potrzebna jest jedna z ról: ${roles}.`,
    ask: (who) => `Kontakt: ${who}`,
    administrator: 'Twój administrator',
  },
  history: {
    title: 'Wcześniej, z tej przeglądarki',
    hint: 'Pamiętane w tej przeglądarce przez 30 dni.',
    clear: 'Wyczyść tę listę',
  },
  chooseAsset: {
    title: 'Wybierz urządzenie',
    intro: 'Wybierz urządzenie, którego dotyczą dokumenty.',
    label: 'Nazwa lub ID urządzenia',
    hint: 'Znajdziesz je na tabliczce znamionowej lub w systemie utrzymania ruchu, na przykład PRESS-0042.',
    open: (id) => `Otwórz urządzenie ${id}`,
    openAsIs: (id) => `Otwórz ${id} bez zmian`,
    takeAsIs: (id) => `Użyj ${id} bez zmian`,
    unlisted: 'Nie ma na liście. Sprawdź ID na tabliczce znamionowej lub w systemie utrzymania ruchu.',
    unknown: (id) => `Nie znamy ${id}. Sprawdź tabliczkę znamionową lub kontynuuj.`,
    similar: 'Czy chodzi o',
    checking: (id) => `Sprawdzanie ${id} jeszcze trwa. Możesz kontynuować.`,
    notChecked: (id) => `Nie udało się sprawdzić ${id}. Możesz kontynuować.`,
    offline: (id) => `Brak połączenia, więc nie sprawdzono ${id}. Możesz kontynuować.`,
    missing: 'Podaj ID urządzenia',
    impossible: 'Podaj ID urządzenia inne niż „.” lub „..”',
    recent: 'Ostatnie',
    all: 'Wszystkie urządzenia',
    found: (count) =>
      plural(count, {
        one: (n) => `Znaleziono ${n} urządzenie`,
        few: (n) => `Znaleziono ${n} urządzenia`,
        other: (n) => `Znaleziono ${n} urządzeń`,
      }),
    shown: (shown, total) => `Pokazano ${shown} z ${total}. Użyj wyszukiwania, aby znaleźć pozostałe.`,
  },
  embed: {
    wrongTitle: 'Nie można tu pokazać dokumentów',
    wrong: 'Ta strona jest źle skonfigurowana. Skontaktuj się z administratorem:',
    tokenProblems: {
      'no-token': 'Zaloguj się, aby kontynuować. Oczekujące przesyłanie zostanie wznowione automatycznie.',
      'no-answer': 'Logowanie trwa dłużej niż zwykle. Przesyłanie zostanie potem wznowione.',
      'token-rejected':
        'Serwer nie akceptuje Twojego logowania. Zaloguj się ponownie. Jeśli to nie pomoże, skontaktuj się z administratorem.',
      'person-mismatch':
        'Ta strona i Twoje logowanie wskazują różne osoby, dlatego nic nie jest wysyłane. Próba zostanie automatycznie ponowiona. Jeśli ten komunikat nie zniknie, skontaktuj się z administratorem.',
      offline: 'Bez połączenia nie można się zalogować. Próba zostanie automatycznie ponowiona.',
    },
    brokenTitle: 'Ta część strony przestała działać',
    brokenHint: 'Przesyłanie trwa, a pliki zapisane w tej przeglądarce są bezpieczne.',
  },
};
