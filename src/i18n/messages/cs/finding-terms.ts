import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nic',
  ole: 'starý dokument Office',
  exe: 'program pro Windows',
  elf: 'program pro Linux',
  text: 'text',
  unknown: 'neznámý',
};

/** Terms for codes in the params of a finding. */
export const findingTermsCs: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'záznam je nečitelný',
    count: 'počet souborů se liší',
    offset: 'není na svém místě',
  },
  'ZIP-ZIP64': {
    'extra-field': 've velikostech souboru',
    'no-record': 'chybí dlouhý záznam',
    'record-not-adjacent': 'dlouhý záznam není na svém místě',
    'extensible-data': 'dlouhý záznam obsahuje další data',
    'other-record': 'odkazuje se na jiný záznam',
    'end-record': 'na konci archivu',
  },
  'ZIP-HEADER': {
    signature: 'nezačíná tam žádný soubor',
    place: 'umístění',
    name: 'název',
    method: 'metoda komprese',
    flags: 'příznaky',
    crc: 'kontrolní součet',
    size: 'velikost',
    'packed-size': 'zabalená velikost',
    extra: 'doplňkové pole',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'končí příliš brzy',
    other: 'neplatné kódy',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `soubor větší než ${size}`,
    ratio: ({ limit }) => `zabaleno více než ${limit}krát`,
    total: ({ size }) => `více než ${size} celkem`,
    entries: ({ limit }) => `více než ${limit} souborů`,
  },
  'NAME-UNSAFE': {
    empty: 'prázdný název',
    host: 'síťová cesta',
    absolute: 'cesta od kořene',
    drive: 'písmeno jednotky',
    parent: '„..“ vede výš',
    control: 'neviditelné znaky',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'složka s vlastním obsahem',
    attribute: 'jeho atributy říkají něco jiného',
    'file-in-between': 'soubory leží pod souborem',
  },
  'NAME-LONG': {
    part: ({ size }) => `${size} v jednom názvu`,
    path: ({ size }) => `${size} celkem`,
    depth: ({ limit }) => `${limit} úrovní složek`,
  },
  'ENTRY-LINK': {
    link: 'symbolický odkaz',
    device: 'soubor zařízení',
    socket: 'socket',
    volume: 'jmenovka svazku',
    unknown: 'neznámý typ',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} pixelů`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'skript, který načítá další soubory',
    module: 'skript jako modul',
    worker: 'skript na pozadí',
    include: 'vkládání na straně serveru',
  },
  'LINK-MALFORMED': {
    scheme: 'neznámý druh adresy',
    percent: '% bez čísla',
    host: 'nemožný název serveru',
    temporary: 'existovala jen tam, kde byla stránka uložena',
  },
};
