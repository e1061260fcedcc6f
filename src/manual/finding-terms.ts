import type { ContentType } from '#file-type/magic.ts';

/**
 * Identifiers that findings hold in their params, by code; they are replaced by messages on the screen. Other params
 * are numbers, names, addresses, and the messages of pako.
 */
export interface FindingTerms {
  'ZIP-NOT-A-ZIP': ContentType;
  'ZIP-DIRECTORY': 'record' | 'count' | 'offset';
  'ZIP-ZIP64':
    | 'extra-field'
    | 'no-record'
    | 'record-not-adjacent'
    | 'extensible-data'
    | 'other-record'
    | 'end-record';
  'ZIP-HEADER':
    | 'signature'
    | 'place'
    | 'name'
    | 'method'
    | 'flags'
    | 'crc'
    | 'size'
    | 'packed-size'
    | 'extra';
  'ZIP-DEFLATE': 'unexpected end';
  'ZIP-BOMB': 'entry' | 'ratio' | 'total' | 'entries';
  'NAME-UNSAFE': 'empty' | 'host' | 'absolute' | 'drive' | 'parent' | 'control';
  'NAME-FILE-AND-FOLDER': 'folder-with-data' | 'attribute' | 'file-in-between';
  'NAME-LONG': 'part' | 'path' | 'depth';
  'ENTRY-LINK': 'link' | 'device' | 'socket' | 'volume' | 'unknown';
  'ENTRY-TYPE': ContentType;
  'ENTRY-HUGE-IMAGE': 'pixels' | 'bytes';
  'DOC-NOT-HTML': ContentType;
  'DOC-NEEDS-SERVER': 'service-worker' | 'request' | 'module' | 'worker' | 'include';
  'LINK-MALFORMED': 'scheme' | 'percent' | 'host' | 'temporary';
}
