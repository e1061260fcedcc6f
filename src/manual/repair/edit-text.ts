import { isPageName } from '#file-type/page-names.ts';
import type { Steps } from '#lib/steps.ts';
import { pathOf } from '#zip/paths.ts';

import { isFixedBase } from '../links/base-of.ts';
import { isCertain } from '../pages/encoding.ts';
import type { TextFacts } from '../pages/read-text.ts';
import type { Splice } from './splice.ts';
import { readLinks, type LinkReading, type RepairContext } from './link-changes.ts';
import { markupSplices, type MarkupSplices } from './markup-splices.ts';
import type { RepairKind } from './repair-item.ts';

/** Changes of a page or style sheet. */
export interface TextEdit {
  readonly splices: readonly Splice[];
  /** Number of changed places, by kind of repair. */
  readonly places: ReadonlyMap<RepairKind, number>;
  /** Paths that the text refers to. */
  readonly used: ReadonlySet<string>;
  /** True if dropping the folder would break its relative `<base>`. */
  readonly losesBase: boolean;
}

/** A text of an archive under repair. */
interface TextOfRepair {
  readonly facts: TextFacts;
  readonly context: RepairContext;
}

/** Returns the changes of a page or style sheet for these repairs, step by step; scripts never change. */
export function* editText(name: string, { facts, context }: TextOfRepair): Steps<TextEdit> {
  const reading = yield* readLinks(pathOf(name), facts, context);
  const { used, losesBase } = reading;
  const { placed, splices, removedBases, declarations } = yield* editsOf(name, facts, { reading, context });
  const places = new Map<RepairKind, number>();
  const count = (kind: RepairKind, more = 1): void => {
    if (more > 0) places.set(kind, (places.get(kind) ?? 0) + more);
  };
  for (const change of placed) change.kinds.forEach((kind) => count(kind));
  count('remove-base', removedBases);
  count('declare-encoding', declarations);
  return { splices, places, used, losesBase };
}

interface EditContext {
  readonly reading: LinkReading;
  readonly context: RepairContext;
}

/** A style sheet is treated as a page without tags. */
function* editsOf(name: string, facts: TextFacts, { reading, context }: EditContext): Steps<MarkupSplices> {
  const { kind, decoded } = facts;
  const { kinds } = context;
  const isBaseRemoved = kinds.has('remove-base') && hasDeadBase(facts, reading);
  const isUndeclared = kind === 'html' && isPageName(name) && !decoded.isDeclared && !decoded.isAscii;
  const isEncodingDeclared = kinds.has('declare-encoding') && isUndeclared && isCertain(decoded);
  if (reading.changes.length === 0 && !isBaseRemoved && !isEncodingDeclared) return nothing;
  const links = reading.changes;
  return yield* markupSplices(decoded.text, {
    isXml: kind === 'xml',
    links,
    isBaseRemoved,
    isEncodingDeclared,
  });
}

const nothing: MarkupSplices = { placed: [], splices: [], removedBases: 0, declarations: 0 };

/**
 * Returns true if the `<base>` leads away from existing files: without it, more of the page's addresses lead to a file
 * than not.
 */
function hasDeadBase({ markup }: TextFacts, { hits, misses }: LinkReading): boolean {
  return markup?.base !== undefined && isFixedBase(markup.base.href) && hits > misses;
}
