import type { PdfFindingTexts } from '../en/pdf-findings.ts';

/** Texts of findings about PDFs. */
export const pdfFindingsPl: PdfFindingTexts = {
  forAi: (title) => `${title}: AI tego nie odczyta`,
  webPage: 'To strona internetowa, a nie PDF, być może strona logowania. Pobierz dokument ponownie.',
  fromTitle: 'Przejęto z tytułu dokumentu.',
  findings: {
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
      advice: 'Nie udało się sprawdzić tego pliku PDF na tym urządzeniu. Mimo to możesz go przesłać.',
    },
    'PDF-ATTACHMENTS': {
      title: 'Zawiera załączniki',
      advice: 'W pliku PDF są inne pliki, które łatwo przeoczyć. Prześlij je osobno, jeśli są ważne.',
    },
    'PDF-SCRIPT': { title: 'Zawiera skrypty', advice: 'Większość programów ignoruje skrypty w plikach PDF.' },
  },
};
