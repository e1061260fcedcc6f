import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

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

/** Terms for codes in the params of a finding. */
export const findingTermsPl: FindingTerms = {
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
};
