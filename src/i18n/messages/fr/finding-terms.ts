import { formatNames } from '../format-names.ts';
import type { FindingTerms } from '../en/finding-terms.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'rien',
  ole: 'ancien document Office',
  exe: 'programme Windows',
  elf: 'programme Linux',
  text: 'texte',
  unknown: 'inconnu',
};

/** Terms for codes in the params of a finding. */
export const findingTermsFr: FindingTerms = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'une entrée est illisible',
    count: 'le nombre de fichiers diffère',
    offset: 'il n’est pas à sa place',
  },
  'ZIP-ZIP64': {
    'extra-field': 'dans les tailles d’un fichier',
    'no-record': 'l’enregistrement long manque',
    'record-not-adjacent': 'l’enregistrement long n’est pas à sa place',
    'extensible-data': 'l’enregistrement long contient d’autres données',
    'other-record': 'un autre enregistrement est désigné',
    'end-record': 'à la fin de l’archive',
  },
  'ZIP-HEADER': {
    signature: 'aucun fichier n’y commence',
    place: 'position',
    name: 'nom',
    method: 'méthode de compression',
    flags: 'indicateurs',
    crc: 'somme de contrôle',
    size: 'taille',
    'packed-size': 'taille compressée',
    extra: 'champ supplémentaire',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'elles s’arrêtent trop tôt',
    other: 'codes non valides',
  },
  'ZIP-BOMB': {
    entry: ({ size }) => `un fichier de plus de ${size}`,
    ratio: ({ limit }) => `compressé plus de ${limit} fois`,
    total: ({ size }) => `plus de ${size} au total`,
    entries: ({ limit }) => `plus de ${limit} fichiers`,
  },
  'NAME-UNSAFE': {
    empty: 'nom vide',
    host: 'chemin réseau',
    absolute: 'chemin depuis la racine',
    drive: 'lettre de lecteur',
    parent: '« .. » remonte',
    control: 'caractères invisibles',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'un dossier avec son propre contenu',
    attribute: 'ses attributs disent autre chose',
    'file-in-between': 'des fichiers se trouvent sous un fichier',
  },
  'NAME-LONG': {
    part: ({ size }) => `${size} dans un seul nom`,
    path: ({ size }) => `${size} au total`,
    depth: ({ limit }) => `${limit} niveaux de dossiers`,
  },
  'ENTRY-LINK': {
    link: 'lien symbolique',
    device: 'fichier de périphérique',
    socket: 'socket',
    volume: 'nom de volume',
    unknown: 'type inconnu',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }) => `${limit} pixels`,
    bytes: ({ size }) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'un script qui charge d’autres fichiers',
    module: 'un script comme module',
    worker: 'un script en arrière-plan',
    include: 'une inclusion côté serveur',
  },
  'LINK-MALFORMED': {
    scheme: 'type d’adresse inconnu',
    percent: 'un % sans son nombre',
    host: 'nom de serveur impossible',
    temporary: 'n’existait que là où la page a été enregistrée',
  },
};
