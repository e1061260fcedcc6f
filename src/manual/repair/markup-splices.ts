import { cssSplice } from './css-splice.ts';
import type { LinkChange } from './link-changes.ts';
import type { Splice } from './splice.ts';
import { tagSplices } from './tag-splices.ts';
import { walkTags } from './walk-tags.ts';

/** Requested changes of a page. */
interface MarkupChanges {
  readonly isXml: boolean;
  readonly links: readonly LinkChange[];
}

/** Splices of a page, and the changes that they make. */
interface MarkupSplices {
  readonly splices: readonly Splice[];
  readonly placed: readonly LinkChange[];
}

/** Finds the places where a page changes. */
export function markupSplices(text: string, { isXml, links }: MarkupChanges): MarkupSplices {
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
