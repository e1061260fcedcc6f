import { createEither } from '../../either.ts';
import type { ConfigMessages } from '../en/config.ts';

/** Texts about `config.json`, for administrators. */
export const configPl: ConfigMessages = {
  failedTitle: 'Aplikacja jest źle skonfigurowana',
  noteTitle: 'Dla administratorów: sprawdź config.json',
  lastUsed: 'Nie można użyć pliku config.json z serwera. Ta strona działa z ostatnim prawidłowym plikiem.',
  unknownIgnored: 'Ta wersja pomija klucze, których nie zna.',
  wrong: 'W pliku config.json są błędy. Skontaktuj się z administratorem:',
  notFound: (url) => `Pod adresem ${url} nie ma pliku. Skopiuj tam config.sample.json i uzupełnij go.`,
  status: (url, status) => `Serwer odpowiedział statusem ${status} na ${url}.`,
  unreachable: (url) => `Nie można wczytać ${url}. Sprawdź połączenie i serwer.`,
  html: (url) =>
    `Serwer wysłał stronę internetową zamiast ${url}. Sprawdź, czy plik istnieje i czy serwer nie wysyła index.html dla każdego adresu.`,
  notJson: (url, line, column) =>
    `${url} nie jest poprawnym plikiem JSON: wiersz ${line}, kolumna ${column}.`,
  nearest: (key) => `Czy chodziło o „${key}”?`,
  unknownKey: 'nie jest kluczem konfiguracji.',
  missing: (expected) => `– brak. Ma to być ${expected}.`,
  shouldBe: (expected) => `– ma to być ${expected}.`,
  expected: {
    text: 'tekst, który nie jest pusty',
    number: 'liczba bez cudzysłowu',
    'whole-number': 'liczba całkowita bez cudzysłowu',
    'yes-or-no': 'true lub false bez cudzysłowu',
    list: 'lista w [ ]',
    'list-or-its-address': 'lista w [ ] albo jej adres jako { "url": … }',
    object: 'klucze i wartości w { }',
    address: 'adres internetowy, bezwzględny lub względem strony',
    colour: 'kolor, np. "#0b5c7d", na tyle ciemny, by był czytelny na jasnej stronie',
    contact: 'adres zaczynający się od https:, http:, mailto: lub tel:',
    'asset-code': '"iec61406", "gs1", "siemens", "plain" albo wyrażenie regularne z grupą (?<asset>…)',
    'slow-pattern':
      'wyrażenie regularne z najwyżej trzema powtórzeniami, z których żadne nie jest wewnątrz innego',
    function: 'funkcja',
    link: 'tekst z miejscem na ID w { } albo funkcja, która przyjmuje ID',
    'document-link': 'adres http(s) lub względny z {documentId}',
    'asset-link': 'adres http(s) lub względny z {assetId}',
    'file-type': 'rozszerzenie takie jak ".pdf" albo typ mediów taki jak "image/png" lub "image/*"',
    'safety-error': '"error": błędów bezpieczeństwa archiwów nie można obniżyć',
    'start-page': 'nazwa strony HTML, na przykład "start.html", bez folderu',
    'unsafe-to-allow': 'inny kod: błędów dotyczących bezpieczeństwa archiwów nie można dopuścić',
    other: 'inna wartość',
    oneOf: createEither('pl'),
    above: (limit) => `liczba większa niż ${limit}`,
    atLeast: (limit) => `liczba od ${limit} wzwyż`,
    atMost: (limit) => `liczba do ${limit}`,
  },
};
