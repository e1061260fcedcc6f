import type { ContentType } from '#file-type/magic.ts';
import type { FindingParams, Severity } from '#lib/finding.ts';

/** Codes of findings on the structure of an archive, in display order. */
export const archiveCodes = [
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

/** Stable identifier of a finding of the reader. */
export type ZipCode = (typeof archiveCodes)[number] | 'NAME-UNICODE-FIELD' | 'NAME-ENCODING' | 'ENTRY-LINK';

/** Finding of the reader, on one entry or on the archive. */
export interface ZipFinding {
  readonly code: ZipCode;
  readonly severity: Severity;
  readonly params?: FindingParams;
  /** Name of the entry, as the archive writes it. Data, never markup. */
  readonly entry?: string;
}

/** A defect in the content of an entry. */
export type ContentFault = Required<Pick<ZipFinding, 'code' | 'params'>>;

/** Identifiers that the reader's findings hold in their params, by code. */
export interface ZipTerms {
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
  'ENTRY-LINK': 'link' | 'device' | 'socket' | 'volume' | 'unknown';
}

type TermOf<C> = C extends keyof ZipTerms ? ZipTerms[C] : string;

/** Params of a finding, whose identifiers are those of its code. */
type ParamsOf<C> = FindingParams & { readonly [K in 'content' | 'detail' | 'field' | 'special']?: TermOf<C> };

/** Creates an error about the archive, or about an entry. */
export const zipError = <C extends ZipCode>(
  code: C,
  params: ParamsOf<C> = {},
  { name }: { readonly name?: string } = {},
): ZipFinding => ({ code, severity: 'error', params, ...(name !== undefined && { entry: name }) });

/** Creates a note about extra fields. */
export const extraNote = (entry: { readonly name: string }): ZipFinding => ({
  ...zipError('ZIP-EXTRA', {}, entry),
  severity: 'info',
});
