const archiveCodes = [
  'ZIP-EMPTY-FILE',
  'ZIP-NOT-A-ZIP',
  'ZIP-TRUNCATED',
  'ZIP-NO-ENTRIES',
  'ZIP-TWO-ENDS',
  'ZIP-TRAILING-DATA',
  'ZIP-LEADING-DATA',
  'ZIP-DIRECTORY',
  'ZIP-ZIP64',
  'ZIP-SPLIT',
  'ZIP-ENCRYPTED',
  'ZIP-METHOD',
  'ZIP-VERSION',
  'ZIP-FLAGS',
  'ZIP-HEADER',
  'ZIP-DESCRIPTOR',
  'ZIP-OVERLAP',
  'ZIP-GAP',
  'ZIP-CRC',
  'ZIP-SIZE',
  'ZIP-DEFLATE',
  'ZIP-BOMB',
  'ZIP-EXTRA',
] as const;

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
] as const;

const documentCodes = [
  'DOC-NO-PAGES',
  'DOC-NO-START',
  'DOC-WRAPPED',
  'DOC-SEVERAL-STARTS',
  'DOC-START-CASE',
  'DOC-CHARSET',
  'DOC-DECODING',
  'DOC-NOT-HTML',
  'DOC-TITLE',
  'DOC-LANGUAGE',
  'DOC-BASE',
  'DOC-LEAVES',
  'DOC-NEEDS-SERVER',
  'DOC-SCRIPTS',
  'DOC-UNUSED',
] as const;

const linkCodes = [
  'LINK-BROKEN',
  'LINK-CASE',
  'LINK-FRAGMENT',
  'LINK-FOLDER',
  'LINK-OUTSIDE',
  'LINK-ROOT',
  'LINK-LOCAL',
  'LINK-BACKSLASH',
  'LINK-QUERY',
  'LINK-MALFORMED',
  'LINK-EMPTY',
  'LINK-EXTERNAL',
  'RES-EXTERNAL',
] as const;

/** Every code an inspection can give, in the order of the catalogue: archive, names, document, links. */
export const findingCodes = [...archiveCodes, ...nameCodes, ...documentCodes, ...linkCodes] as const;

/** Stable name of one rule of the catalogue. */
export type FindingCode = (typeof findingCodes)[number];
