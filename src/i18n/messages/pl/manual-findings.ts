import type { manualFindingsEn } from '../en/manual-findings.ts';

/** Codes about the manual and its links. */
export const manualFindingsPl: typeof manualFindingsEn = {
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
};
