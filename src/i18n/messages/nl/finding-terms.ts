import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'niets',
  ole: 'oud Office-document',
  exe: 'Windows-programma',
  elf: 'Linux-programma',
  text: 'tekst',
  unknown: 'onbekend',
};

/** Terms for codes in the params of a finding. */
export const findingTermsNl: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'een vermelding is onleesbaar',
    count: 'het aantal bestanden wijkt af',
    offset: 'die staat niet op zijn plaats',
  },
  'ZIP-ZIP64': {
    'extra-field': 'bij de groottes van een bestand',
    'no-record': 'het lange record ontbreekt',
    'record-not-adjacent': 'het lange record staat niet op zijn plaats',
    'extensible-data': 'het lange record bevat extra gegevens',
    'other-record': 'er wordt naar een ander record verwezen',
    'end-record': 'aan het einde van het archief',
  },
  'ZIP-HEADER': {
    signature: 'daar begint geen bestand',
    place: 'positie',
    name: 'naam',
    method: 'compressiemethode',
    flags: 'kenmerken',
    crc: 'controlegetal',
    size: 'grootte',
    'packed-size': 'ingepakte grootte',
    extra: 'extra veld',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'ze eindigen te vroeg',
    other: 'ongeldige codes',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `een bestand van meer dan ${size}`,
    ratio: ({ limit }) => `meer dan ${limit} keer kleiner ingepakt`,
    total: ({ size }) => `meer dan ${size} in totaal`,
    entries: ({ limit }) => `meer dan ${limit} bestanden`,
  },
  'NAME-UNSAFE': {
    empty: 'lege naam',
    host: 'netwerkpad',
    absolute: 'pad vanaf de hoofdmap',
    drive: 'stationsletter',
    parent: '“..” leidt omhoog',
    control: 'onzichtbare tekens',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'een map met eigen inhoud',
    attribute: 'de kenmerken zeggen iets anders',
    'file-in-between': 'er staan bestanden onder een bestand',
  },
  'NAME-LONG': {
    part: ({ size }) => `${size} in één naam`,
    path: ({ size }) => `${size} in totaal`,
    depth: ({ limit }) => `${limit} mapniveaus`,
  },
  'ENTRY-LINK': {
    link: 'symbolische link',
    device: 'apparaatbestand',
    socket: 'socket',
    volume: 'volumelabel',
    unknown: 'onbekend type',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} pixels`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'een script dat andere bestanden laadt',
    module: 'een script als module',
    worker: 'een script op de achtergrond',
    include: 'een server-side include',
  },
  'LINK-MALFORMED': {
    scheme: 'onbekend soort adres',
    percent: 'een % zonder getal',
    host: 'onmogelijke servernaam',
    temporary: 'bestond alleen waar de pagina is opgeslagen',
  },
};
