import { lineStartsOf, positionIn } from '../pages/text-position.ts';
import type { Reference, ReferenceKind } from '../pages/reference.ts';
import type { SummaryWithText, TextSummary } from './summarize-text.ts';

/**
 * A text summary for another thread. A browser copies one string and a few arrays hundreds of times as fast as an object per
 * link.
 */
export interface PackedSummary extends Pick<
  TextSummary,
  'rawFindings' | 'base' | 'isPageWithScript' | 'isPageWithoutLanguage'
> {
  /** The addresses of all references, then all IDs, without anything between. */
  readonly strings: string;
  /** End of each of them in `strings`. */
  readonly ends: Uint32Array;
  /** Index into `kinds` of each reference. */
  readonly kinds: Uint8Array;
  readonly offsets: Uint32Array;
  readonly hasIds: boolean;
  readonly lineStarts: Uint32Array;
}

const kinds: readonly ReferenceKind[] = ['page', 'frame', 'resource', 'form', 'refresh', 'relation'];

/** Packs a summary. */
export function packSummary(summary: SummaryWithText): PackedSummary {
  const { rawFindings, base, references, ids, isPageWithScript, isPageWithoutLanguage, text } = summary;
  const strings = [...references.map(({ url }) => url), ...(ids ?? [])];
  let end = 0;
  return {
    rawFindings,
    base,
    isPageWithScript,
    isPageWithoutLanguage,
    strings: strings.join(''),
    ends: Uint32Array.from(strings, ({ length }) => (end += length)),
    kinds: Uint8Array.from(references, ({ kind }) => kinds.indexOf(kind)),
    offsets: Uint32Array.from(references, ({ offset }) => offset),
    hasIds: ids !== undefined,
    lineStarts: Uint32Array.from(references.length > 0 ? lineStartsOf(text) : []),
  };
}

/** Unpacks the summary of an entry of this name; its text stays behind. */
export function unpackSummary(name: string, packed: PackedSummary): TextSummary {
  const { strings, ends, offsets, hasIds, lineStarts, ...rest } = packed;
  const stringAt = (at: number): string => strings.slice(at === 0 ? 0 : ends[at - 1], ends[at]);
  const references = Array.from(offsets, (offset, at): Reference => ({
    kind: kinds[packed.kinds[at]!]!,
    url: stringAt(at),
    offset,
  }));
  const idCount = ends.length - references.length;
  const ids = Array.from({ length: idCount }, (_, at) => stringAt(references.length + at));
  return {
    ...rest,
    references,
    ...(hasIds && { ids: new Set(ids) }),
    placeOf: (offset) => ({ entry: name, ...positionIn(lineStarts, offset) }),
  };
}
