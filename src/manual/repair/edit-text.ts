import type { ZipEntry } from '#zip/entry.ts';
import { pathOf } from '#zip/paths.ts';

import { readText } from '../pages/read-text.ts';
import { cssSplice } from './css-splice.ts';
import { type LinkChange, type RepairContext, readLinks } from './link-changes.ts';
import type { RepairKind } from './repair-item.ts';
import { spliceBytes } from './splice-bytes.ts';
import type { Splice } from './splice.ts';
import { tagSplices } from './tag-splices.ts';
import { walkTags } from './walk-tags.ts';

/** Changes of a page or style sheet. */
export type TextEdit = NonNullable<ReturnType<typeof editText>>;

/**
 * Returns the changes of one text for the repairs of its archive: the number of changed places by kind of repair, and the
 * new content unless it stays unchanged or can't be changed safely. Undefined for an entry that isn't read.
 */
export function editText({ name }: ZipEntry, content: Uint8Array, context: RepairContext) {
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

/** Finds the places where a page changes: its splices, and the changes that they make. */
export function markupSplices(
  text: string,
  { isXml, links }: { readonly isXml: boolean; readonly links: readonly LinkChange[] },
) {
  const splices: Splice[] = [];
  const placed: LinkChange[] = [];
  const inTags = new Map<number, LinkChange[]>();
  for (const change of links) {
    const { offset, url } = change.reference;
    if (text[offset] === '<') {
      const others = inTags.get(offset);
      if (others) others.push(change);
      else inTags.set(offset, [change]);
      continue;
    }
    const splice = cssSplice(text, offset, { url, to: change.to });
    if (splice === undefined) continue;
    splices.push(splice);
    placed.push(change);
  }
  walkTags(text, isXml, ({ start }, attributes) => {
    const changes = inTags.get(start);
    if (changes === undefined) return;
    const found = tagSplices(text, attributes, changes);
    splices.push(...found.splices);
    for (const change of found.placed) placed.push(change);
  });
  return { splices, placed };
}
