import { archiveCodes } from '#zip/finding.ts';

const nameCodes = [
  'NAME-UNSAFE',
  'NAME-BACKSLASH',
  'NAME-DUPLICATE',
  'NAME-CASE-CLASH',
  'NAME-FILE-AND-FOLDER',
  'NAME-UNICODE-FIELD',
  'NAME-ENCODING',
  'NAME-PORTABLE',
  'NAME-LONG',
  'ENTRY-LINK',
  'ENTRY-PIPE',
  'ENTRY-JUNK',
  'ENTRY-PROGRAM',
  'ENTRY-ARCHIVE',
  'ENTRY-EMPTY',
  'ENTRY-TYPE',
  'ENTRY-HUGE-IMAGE',
  'ENTRY-CUT-OFF',
] as const;

const documentCodes = [
  'DOC-NO-PAGES',
  'DOC-NO-START',
  'DOC-IIRDS',
  'DOC-WRAPPED',
  'DOC-SEVERAL-STARTS',
  'DOC-START-CASE',
  'DOC-CHARSET',
  'DOC-DECODING',
  'DOC-NOT-HTML',
  'DOC-XML',
  'DOC-TOO-LARGE',
  'DOC-TITLE',
  'DOC-LANGUAGE',
  'DOC-BASE',
  'DOC-LEAVES',
  'DOC-FORM',
  'DOC-NEEDS-SERVER',
  'DOC-SCRIPTS',
  'DOC-UNUSED',
] as const;

const linkCodes = [
  'LINK-BROKEN',
  'LINK-CASE',
  'LINK-FRAGMENT',
  'LINK-FOLDER',
  'LINK-INDEX',
  'LINK-OUTSIDE',
  'LINK-ROOT',
  'LINK-LOCAL',
  'LINK-BACKSLASH',
  'LINK-QUERY',
  'LINK-MALFORMED',
  'LINK-EMPTY',
  'LINK-EXTERNAL',
  'RES-EXTERNAL',
  'RES-FORMAT',
] as const;

/** All finding codes, in display order: archive, names, document, links. */
export const findingCodes = [...archiveCodes, ...nameCodes, ...documentCodes, ...linkCodes] as const;

/** Stable identifier of a finding. */
export type FindingCode = (typeof findingCodes)[number];
