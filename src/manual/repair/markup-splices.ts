import type { Steps } from '#lib/steps.ts';

import { cssSplice } from './css-splice.ts';
import type { Splice } from './splice.ts';
import type { LinkChange } from './link-changes.ts';
import { tagSplices } from './tag-splices.ts';
import { walkTags, type Tag, type TagAttribute } from './walk-tags.ts';

/** Requested changes of a page. */
interface MarkupChanges {
  readonly isXml: boolean;
  readonly links: readonly LinkChange[];
  readonly isBaseRemoved: boolean;
  readonly isEncodingDeclared: boolean;
}

/** Splices of a page, by kind of change. */
export interface MarkupSplices {
  readonly splices: readonly Splice[];
  readonly placed: readonly LinkChange[];
  readonly removedBases: number;
  readonly declarations: number;
}

interface Draft {
  readonly splices: Splice[];
  readonly placed: LinkChange[];
  removedBases: number;
  /** Place for a declaration: after the deepest of doctype, `<html>` and `<head>` near the start. */
  declareAt: number | undefined;
}

/** A declaration counts within the first 1,024 bytes (HTML standard, 13.2.3.2). */
const prescanBytes = 1024;
const declaration = '<meta charset="utf-8" />';
const utf8 = new TextEncoder();

/** Finds the places where a page changes, step by step. */
export function* markupSplices(text: string, changes: MarkupChanges): Steps<MarkupSplices> {
  const draft: Draft = { splices: [], placed: [], removedBases: 0, declareAt: undefined };
  const inTags = new Map<number, LinkChange[]>();
  for (const change of changes.links) {
    const { offset, url } = change.reference;
    if (text[offset] !== '<') place(cssSplice(text, offset, { url, to: change.to }), change, draft);
    else if (inTags.has(offset)) inTags.get(offset)!.push(change);
    else inTags.set(offset, [change]);
  }
  yield* walkTags(text, changes.isXml, {
    onDoctype(end) {
      if (isEarly(text, end)) draft.declareAt = end;
    },
    onTag(tag, attributes) {
      if ((tag.name === 'html' || tag.name === 'head') && isEarly(text, tag.end)) draft.declareAt = tag.end;
      const links = inTags.get(tag.start);
      if (links !== undefined) {
        const found = tagSplices(text, attributes, links);
        draft.splices.push(...found.splices);
        for (const change of found.placed) draft.placed.push(change);
      }
      if (tag.name === 'base' && changes.isBaseRemoved) removeBase(text, { ...tag, attributes }, draft);
    },
  });
  const declarations = changes.isEncodingDeclared && declare(draft) ? 1 : 0;
  const { splices, placed, removedBases } = draft;
  return { splices, placed, removedBases, declarations };
}

function place(splice: Splice | undefined, change: LinkChange, draft: Draft): void {
  if (splice === undefined) return;
  draft.splices.push(splice);
  draft.placed.push(change);
}

/** Removes the whole tag, unless it has other attributes. */
function removeBase(
  text: string,
  { attributes, start, end }: Tag & { attributes: readonly TagAttribute[] },
  draft: Draft,
): void {
  const hrefs = attributes.filter(({ name }) => name === 'href');
  if (hrefs.length === 0) return;
  draft.removedBases += 1;
  if (hrefs.length === attributes.length) draft.splices.push({ start, end, text: '' });
  else {
    for (const href of hrefs) {
      const before = text.slice(start, href.start).trimEnd().length;
      draft.splices.push({ start: start + before, end: href.end, text: '' });
    }
  }
}

/** Without such a place the declaration would precede the doctype, which must come first. */
function declare({ splices, declareAt }: Draft): boolean {
  if (declareAt === undefined) return false;
  splices.push({ start: declareAt, end: declareAt, text: declaration });
  return true;
}

/** Returns true if a declaration counts at this offset. */
const isEarly = (text: string, at: number): boolean =>
  at <= prescanBytes && utf8.encode(text.slice(0, at)).length + declaration.length <= prescanBytes;
