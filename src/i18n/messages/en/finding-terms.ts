import type { Params } from '../finding-text.ts';
import { formatNames } from '../format-names.ts';

/** Detected types of a file. */
const contents = {
  ...formatNames,
  empty: 'nothing',
  ole: 'an old Office document',
  exe: 'a Windows program',
  elf: 'a Linux program',
  text: 'text',
  unknown: 'unknown',
};

/**
 * The words for what the inspection calls by a code of its own in the params of a finding, in English. `limit` is the
 * number that is exceeded, `size` the same as a size in bytes; `other` is for every code without a word.
 */
export const findingTermsEn = {
  'ZIP-NOT-A-ZIP': contents,
  'ENTRY-TYPE': contents,
  'DOC-NOT-HTML': contents,
  'ZIP-DIRECTORY': {
    record: 'an entry is unreadable',
    count: 'the number of files differs',
    offset: 'it is not where it should be',
  },
  'ZIP-ZIP64': {
    'extra-field': 'in the sizes of a file',
    'no-record': 'the long record is missing',
    'record-not-adjacent': 'the long record is not in its place',
    'extensible-data': 'the long record holds additional data',
    'other-record': 'another record is meant',
    'end-record': 'at the end of the archive',
  },
  'ZIP-HEADER': {
    signature: 'no file begins there',
    place: 'position',
    name: 'name',
    method: 'compression method',
    flags: 'flags',
    crc: 'checksum',
    size: 'size',
    'packed-size': 'packed size',
    extra: 'extra field',
  },
  'ZIP-DEFLATE': {
    'unexpected end': 'it ends too early',
    other: 'its codes make no sense',
  },
  'ZIP-BOMB': {
    entry: ({ size }: Params<'size'>) => `a file of more than ${size}`,
    ratio: ({ limit }: Params<'limit'>) => `packed more than ${limit} times smaller`,
    total: ({ size }: Params<'size'>) => `more than ${size} in all`,
    entries: ({ limit }: Params<'limit'>) => `more than ${limit} files`,
  },
  'NAME-UNSAFE': {
    empty: 'empty name',
    host: 'network path',
    absolute: 'path from the root',
    drive: 'drive letter',
    parent: '“..” leads upwards',
    control: 'invisible characters',
  },
  'NAME-FILE-AND-FOLDER': {
    'folder-with-data': 'a folder with content',
    attribute: 'its attributes say otherwise',
    'file-in-between': 'files lie below a file',
  },
  'NAME-LONG': {
    part: ({ size }: Params<'size'>) => `${size} in a single name`,
    path: ({ size }: Params<'size'>) => `${size} in all`,
    depth: ({ limit }: Params<'limit'>) => `${limit} folders deep`,
  },
  'ENTRY-LINK': {
    link: 'symbolic link',
    device: 'device file',
    socket: 'socket',
    volume: 'volume label',
    unknown: 'unknown type',
  },
  'ENTRY-HUGE-IMAGE': {
    pixels: ({ limit }: Params<'limit'>) => `${limit} pixels`,
    bytes: ({ size }: Params<'size'>) => size,
  },
  'DOC-NEEDS-SERVER': {
    'service-worker': 'service worker',
    request: 'a script that loads further files',
    module: 'a script as a module',
    worker: 'a script that runs in the background',
    include: 'a server-side include',
  },
  'LINK-MALFORMED': {
    scheme: 'unknown kind of address',
    percent: 'a % without its number',
    host: 'impossible server name',
    temporary: 'it existed only where the page was saved',
  },
};

export type FindingTerms = typeof findingTermsEn;
