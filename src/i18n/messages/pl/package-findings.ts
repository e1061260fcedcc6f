import type { PackageFindingTexts } from '../en/package-findings.ts';

/** Texts of findings about handover packages. */
export const packageFindingsPl: PackageFindingTexts = {
  'PACKAGE-METADATA-UNREADABLE': {
    title: 'Nie można odczytać metadanych',
    advice:
      'Może brakować tytułów i kategorii tych dokumentów. Uzupełnij je samodzielnie lub poproś nadawcę o poprawiony pakiet.',
  },
  'PACKAGE-NO-METADATA': {
    title: 'Brak metadanych',
    advice: 'Pakiet nie podaje, czym są te dokumenty. Uzupełnij samodzielnie ich tytuły i kategorie.',
  },
  'PACKAGE-NO-MAIN': {
    title: 'Brak pliku głównego lub ma on inną nazwę',
    advice:
      'Programy szukają pliku o nazwie VDI2770_Main.xml, którego brakuje lub który nazywa się inaczej. Kontenery odczytano bez niego. Poproś nadawcę o poprawiony pakiet.',
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
};
