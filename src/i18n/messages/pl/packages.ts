import { createPlural } from '../../plural.ts';
import type { PackageTexts } from '../en/packages.ts';

const plural = createPlural('pl');

/** Texts of handover packages in their row and panel, and of the documents taken from them, in Polish. */
export const packagesPl: PackageTexts = {
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
  noTitle: 'Bez tytułu',
  noPdf: 'Brak PDF',
  previewed: 'Pakiet do podglądu',
  product: 'Produkt',
  serial: 'Numer seryjny',
  language: 'Język',
  topicsName: 'Tematy',
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
};
