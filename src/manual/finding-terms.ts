import type { ContentType } from '#file-type/magic.ts';
import type { ZipTerms } from '#zip/finding.ts';

/**
 * Identifiers that findings hold in their params, by code; they are replaced by messages on the screen. Other params
 * are numbers, names, addresses, and the messages of pako.
 */
export interface FindingTerms extends ZipTerms {
  'NAME-UNSAFE': 'empty' | 'host' | 'absolute' | 'drive' | 'parent' | 'control';
  'NAME-FILE-AND-FOLDER': 'folder-with-data' | 'attribute' | 'file-in-between';
  'NAME-LONG': 'part' | 'path' | 'depth';
  'ENTRY-TYPE': ContentType;
  'ENTRY-HUGE-IMAGE': 'pixels' | 'bytes';
  'DOC-NOT-HTML': ContentType;
  'DOC-NEEDS-SERVER': 'service-worker' | 'request' | 'module' | 'worker' | 'include';
  'LINK-MALFORMED': 'scheme' | 'percent' | 'host' | 'temporary';
}
