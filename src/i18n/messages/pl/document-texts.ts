import { createPlural } from '../../plural.ts';
import type { DocumentTexts } from '../en/document-texts.ts';

const plural = createPlural('pl');

/** Texts of findings about documents. */
export const documentTextsPl: DocumentTexts = {
  forAi: (title) => `${title}: AI tego nie odczyta`,
  fromTitle: 'Przejęto z tytułu dokumentu.',
  fromPackage: 'Z pakietu.',
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
      advice: 'Plik ma rozszerzenie .pdf, ale zawiera coś innego. Otwórz go i sprawdź, czy to właściwy plik.',
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
      title: 'Chronione zarządzaniem prawami',
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
    'PDF-SCRIPT': { title: 'Zawiera skrypty', advice: 'Większość programów ignoruje skrypty w plikach PDF.' },
  },
};
