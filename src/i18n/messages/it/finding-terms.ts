import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nulla',
  ole: 'vecchio documento Office',
  exe: 'programma Windows',
  elf: 'programma Linux',
  text: 'testo',
  unknown: 'sconosciuto',
};

/** Terms for codes in the params of a finding. */
export const findingTermsIt: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'una voce è illeggibile',
    count: 'il numero di file è diverso',
    offset: 'non è al suo posto',
  },
  'ZIP-ZIP64': {
    'extra-field': 'nelle dimensioni di un file',
    'no-record': 'manca il record lungo',
    'record-not-adjacent': 'il record lungo non è al suo posto',
    'extensible-data': 'il record lungo contiene altri dati',
    'other-record': 'si rimanda a un altro record',
    'end-record': 'alla fine dell’archivio',
  },
  'ZIP-HEADER': {
    signature: 'lì non inizia alcun file',
    place: 'posizione',
    name: 'nome',
    method: 'metodo di compressione',
    flags: 'indicatori',
    crc: 'checksum',
    size: 'dimensione',
    'packed-size': 'dimensione compressa',
    extra: 'campo aggiuntivo',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'finiscono troppo presto',
    other: 'codici non validi',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `un file di oltre ${size}`,
    ratio: ({ limit }) => `compresso oltre ${limit} volte`,
    total: ({ size }) => `oltre ${size} in tutto`,
    entries: ({ limit }) => `oltre ${limit} file`,
  },
  'NAME-UNSAFE': {
    empty: 'nome vuoto',
    host: 'percorso di rete',
    absolute: 'percorso dalla radice',
    drive: 'lettera di unità',
    parent: '«..» porta verso l’alto',
    control: 'caratteri invisibili',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'una cartella con contenuto proprio',
    attribute: 'i suoi attributi dicono altro',
    'file-in-between': 'ci sono file sotto un file',
  },
  'NAME-LONG': {
    part: ({ size }) => `${size} in un solo nome`,
    path: ({ size }) => `${size} in tutto`,
    depth: ({ limit }) => `${limit} livelli di cartelle`,
  },
  'ENTRY-LINK': {
    link: 'link simbolico',
    device: 'file di dispositivo',
    socket: 'socket',
    volume: 'etichetta di volume',
    unknown: 'tipo sconosciuto',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} pixel`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'uno script che carica altri file',
    module: 'uno script come modulo',
    worker: 'uno script in background',
    include: 'un’inclusione lato server',
  },
  'LINK-MALFORMED': {
    scheme: 'tipo di indirizzo sconosciuto',
    percent: 'un % senza il suo numero',
    host: 'nome di server impossibile',
    temporary: 'esisteva solo dove la pagina è stata salvata',
  },
};
