import { pathOf } from '#zip/paths.ts';

import type { TextFacts } from '../pages/read-text.ts';
import type { Splice } from './splice.ts';
import { readLinks, type RepairContext } from './link-changes.ts';
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

/** Returns the changes of a page or style sheet for these repairs; scripts never change. */
export function editText(name: string, { facts, context }: TextOfRepair): TextEdit {
  const { changes, used, losesBase } = readLinks(pathOf(name), facts, context);
  const { kind, decoded } = facts;
  // A style sheet is treated as a page without tags.
  const { splices, placed } =
    changes.length > 0 ? markupSplices(decoded.text, { isXml: kind === 'xml', links: changes }) : nothing;
  const places = new Map<RepairKind, number>();
  for (const kind of placed.flatMap(({ kinds }) => kinds)) places.set(kind, (places.get(kind) ?? 0) + 1);
  return { splices, places, used, losesBase };
}

const nothing: MarkupSplices = { placed: [], splices: [] };
