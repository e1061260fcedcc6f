import type { archiveFindingsEn } from '../en/archive-findings.ts';

const repack = 'Spakuj folder jeszcze raz aktualnym programem i zwykłą metodą, potem sprawdź nowy plik.';
const copyAgain = 'Skopiuj lub pobierz plik jeszcze raz i porównaj jego rozmiar z oryginałem.';

/** Codes about the archive and the names in it. */
export const archiveFindingsPl: typeof archiveFindingsEn = {
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
    explanation: ({ bytes }) => `Pierwszy plik poprzedza ${bytes} B, jak w programie samorozpakowującym się.`,
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
    remedy: 'Spakuj folder jeszcze raz aktualnym programem albo nadaj plikowi nazwę bez znaków specjalnych.',
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
};
