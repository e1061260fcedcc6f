import { baseOf } from '../links/base-of.ts';
import { refreshTarget } from '../pages/read-page.ts';
import type { ReplaceAddress } from './load-resource.ts';
import { editTag, type EditContext } from './edit-tag.ts';
import { manualRoot, urlOfPath } from './manual-url.ts';
import { placeMark } from './names.ts';
import type { FrameTarget, Page, Part } from './rendering.ts';
import { rewriteCss } from './rewrite-css.ts';
import { rewriteScript } from './rewrite-script.ts';
import { isScriptType } from './script-markup.ts';
import { attributeNamed, valueOf, writeTag, type AttributeEdits, type StartTag } from './start-tag.ts';

/** Input for rewriting a page. */
export interface PageContext {
  readonly path: string;
  readonly isXml: boolean;
  readonly replaceAddress: ReplaceAddress;
  readonly frame: (target: FrameTarget) => Part;
  readonly script: (source: string) => Part;
  /** Called for an address outside the manual to which the page would redirect. */
  readonly onOutside: (url: string) => void;
  /** Start of the tag of a finding. */
  readonly placeAt?: number | undefined;
}

/** Rewritten page. */
export type RewrittenPage = Pick<Page, 'parts' | 'refresh'>;

/** Takes the pieces of a page in order and writes them again. */
export interface PageEdits {
  readonly tag: (tag: StartTag) => void;
  /** Handles the text of a `<style>` or `<script>`. */
  readonly text: (tag: StartTag, start: number, end: number) => void;
  readonly finish: () => RewrittenPage;
}

/** `http-equiv` values to remove. The page's own policy refers to the addresses it had. */
const dropped = new Set(['refresh', 'content-security-policy', 'x-dns-prefetch-control']);

/** Creates the edits of a page; `source` is its whole text, which all positions refer to. */
export function createPageEdits(source: string, context: PageContext): PageEdits {
  const parts: Part[] = [];
  let copied = 0;
  let edit: EditContext = { ...context, base: context.path, url: urlOfPath(context.path) };
  let declaredBase: string | undefined;
  let isBaseWritten = false;
  let refresh: Page['refresh'];

  function replace(start: number, end: number, by: readonly Part[]): void {
    if (start < copied) return;
    parts.push(source.slice(copied, start), ...by);
    copied = end;
  }

  /** Writes the base before anything that can contain an address; its own address is known only at the end. */
  function writeBase({ name, start, end }: StartTag): void {
    if (isBaseWritten || name === 'html') return;
    isBaseWritten = true;
    if (name === 'svg' && context.isXml) return;
    const at = name === 'head' ? end : start;
    replace(at, at, [baseMark]);
  }

  function editsOf(tag: StartTag): AttributeEdits | 'drop' | undefined {
    if (tag.name === 'base') {
      const href = valueOf(tag, 'href');
      if (href !== undefined) declaredBase ??= baseOf({ base: { href } }, context.path);
      edit = { ...edit, base: declaredBase ?? context.path };
      return 'drop';
    }
    const what = tag.name === 'meta' && valueOf(tag, 'http-equiv')?.toLowerCase();
    if (what === 'refresh') refresh ??= readRefresh(valueOf(tag, 'content') ?? '', edit.base, context);
    return what && dropped.has(what) ? 'drop' : editTag(tag, edit);
  }

  function tag(tag: StartTag): void {
    const { start, end } = tag;
    if (tag.name !== 'head') writeBase(tag);
    // Written together with its text.
    if (isInlineScript(tag, context.isXml)) return;
    const edits = editsOf(tag);
    if (edits === 'drop') replace(start, end, []);
    else if (edits !== undefined || start === context.placeAt) {
      const all: AttributeEdits = new Map(edits);
      if (start === context.placeAt) all.set(placeMark, ['']);
      replace(start, end, writeTag(tag, all, source.slice(start, end)));
    }
    if (tag.name === 'head') writeBase(tag);
  }

  function text(tag: StartTag, start: number, end: number): void {
    const inner = source.slice(start, end);
    if (tag.name === 'style') replace(start, end, rewriteSheet(inner, edit));
    else if (!isInlineScript(tag, context.isXml)) replace(start, end, [rewriteScript(inner)]);
    else if (inner.trim() !== '') {
      const moved = editsForExternalScript(tag, context.script(rewriteScript(inner)));
      replace(tag.start, end, writeTag(tag, moved, source.slice(tag.start, tag.end)));
    }
  }

  function finish(): RewrittenPage {
    const base = `<base href="${urlOfPath(edit.base)}" />`;
    const all = [...parts, source.slice(copied)].map((part) => (part === baseMark ? base : part));
    return { parts: all, ...(refresh && { refresh }) };
  }

  return { tag, text, finish };
}

/**
 * Returns true if a script gets an address, see [Note: scripts]. Scripts in XML are read when the page becomes HTML.
 */
const isInlineScript = (tag: StartTag, isXml: boolean): boolean =>
  !isXml &&
  tag.name === 'script' &&
  ['src', 'href', 'xlink:href'].every((name) => attributeNamed(tag, name) === undefined) &&
  isScriptType(valueOf(tag, 'type'));

/** Edits the tag of an inline script whose text moves to an address. */
function editsForExternalScript({ attributes }: StartTag, address: Part): AttributeEdits {
  const edits: AttributeEdits = new Map([['src', [address]]]);
  // These attributes only affect scripts with an address.
  const timing = Object.keys(attributes).filter((name) => ['async', 'defer'].includes(name.toLowerCase()));
  for (const name of timing) edits.set(name, undefined);
  return edits;
}

const rewriteSheet = (css: string, { replaceAddress, base }: EditContext): readonly Part[] =>
  rewriteCss(css, (url, isImport) => replaceAddress(url, base, isImport ? 'style' : 'picture'));

/** Placeholder that occurs in no text: decoded text has no lone surrogates. */
const baseMark = '\ud800base';

function readRefresh(content: string, base: string, { onOutside }: PageContext): Page['refresh'] {
  const target = refreshTarget(content);
  if (target === '') return undefined;
  const url = URL.parse(target, urlOfPath(base))?.href;
  if (url?.startsWith(manualRoot)) return { afterMs: Number.parseFloat(content) * 1000 || 0, url };
  onOutside(target);
  return undefined;
}
