import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nada',
  ole: 'documento antiguo de Office',
  exe: 'programa de Windows',
  elf: 'programa de Linux',
  text: 'texto',
  unknown: 'desconocido',
};

/** Terms for codes in the params of a finding. */
export const findingTermsEs: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'una entrada es ilegible',
    count: 'el número de archivos difiere',
    offset: 'no está en su lugar',
  },
  'ZIP-ZIP64': {
    'extra-field': 'en los tamaños de un archivo',
    'no-record': 'falta el registro largo',
    'record-not-adjacent': 'el registro largo no está en su lugar',
    'extensible-data': 'el registro largo contiene más datos',
    'other-record': 'se remite a otro registro',
    'end-record': 'al final del ZIP',
  },
  'ZIP-HEADER': {
    signature: 'ahí no empieza ningún archivo',
    place: 'posición',
    name: 'nombre',
    method: 'método de compresión',
    flags: 'indicadores',
    crc: 'suma de comprobación',
    size: 'tamaño',
    'packed-size': 'tamaño comprimido',
    extra: 'campo adicional',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'terminan demasiado pronto',
    other: 'códigos no válidos',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `un archivo de más de ${size}`,
    ratio: ({ limit }) => `comprimido más de ${limit} veces`,
    total: ({ size }) => `más de ${size} en total`,
    entries: ({ limit }) => `más de ${limit} archivos`,
  },
  'NAME-UNSAFE': {
    empty: 'nombre vacío',
    host: 'ruta de red',
    absolute: 'ruta desde la raíz',
    drive: 'letra de unidad',
    parent: '«..» lleva hacia arriba',
    control: 'caracteres invisibles',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'una carpeta con contenido propio',
    attribute: 'sus atributos dicen otra cosa',
    'file-in-between': 'hay archivos debajo de un archivo',
  },
  'NAME-LONG': {
    part: ({ size }) => `${size} en un solo nombre`,
    path: ({ size }) => `${size} en total`,
    depth: ({ limit }) => `${limit} niveles de carpetas`,
  },
  'ENTRY-LINK': {
    link: 'enlace simbólico',
    device: 'archivo de dispositivo',
    socket: 'socket',
    volume: 'etiqueta de volumen',
    unknown: 'tipo desconocido',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} píxeles`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'un script que carga otros archivos',
    module: 'un script como módulo',
    worker: 'un script en segundo plano',
    include: 'una inclusión del lado del servidor',
  },
  'LINK-MALFORMED': {
    scheme: 'tipo de dirección desconocido',
    percent: 'un % sin su número',
    host: 'nombre de servidor imposible',
    temporary: 'solo existía donde se guardó la página',
  },
};
