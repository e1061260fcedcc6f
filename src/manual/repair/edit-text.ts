import type { ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';

import { readText } from '../pages/read-text.ts';
import { readLinks, type LinkReading, type RepairContext } from './link-changes.ts';
import { markupSplices } from './markup-splices.ts';
import type { RepairKind } from './repair-item.ts';
import { spliceBytes } from './splice-bytes.ts';

/** Changes of a page or style sheet. */
export interface TextEdit extends Pick<LinkReading, 'used' | 'losesBase'> {
  /** Number of changed places, by kind of repair. */
  readonly places: ReadonlyMap<RepairKind, number>;
  /** The new content; undefined if it stays unchanged or can't be changed safely. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** Returns the changes of one text for the repairs of its archive; undefined for an entry that isn't read. */
export function editText(
  { name }: ZipEntry,
  content: Uint8Array,
  context: RepairContext,
): TextEdit | undefined {
  const facts = readText(name, content);
  if (facts === undefined) return undefined;
  const { kind, decoded } = facts;
  const { changes, used, losesBase } = readLinks(pathOf(name), facts, context);
  const places = new Map<RepairKind, number>();
  if (changes.length === 0) return { used, losesBase, places, bytes: undefined };
  // A style sheet is treated as a page without tags.
  const { splices, placed } = markupSplices(decoded.text, { isXml: kind === 'xml', links: changes });
  for (const one of placed.flatMap(({ kinds }) => kinds)) places.set(one, (places.get(one) ?? 0) + 1);
  const bytes = places.size > 0 ? spliceBytes(decoded, content, splices) : undefined;
  return { used, losesBase, places, bytes };
}
