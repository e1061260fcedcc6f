import { baseOf } from '../links/base-of.ts';
import { refreshTarget } from '../pages/read-page.ts';
import { editTag, type EditContext } from './edit-tag.ts';
import type { ReplaceAddress } from './load-resource.ts';
import { manualRoot, urlOfPath } from './manual-url.ts';
import { placeMark } from './names.ts';
import type { Page, Part } from './rendering.ts';
import { rewriteCss } from './rewrite-css.ts';
import { valueOf, writeTag, type AttributeEdits, type StartTag } from './start-tag.ts';

/** Input for rewriting a page. */
export interface PageContext {
  readonly path: string;
  readonly isXml: boolean;
  readonly replaceAddress: ReplaceAddress;
  /** Called for an address outside the manual to which the page would redirect. */
  readonly onOutside: (url: string) => void;
  /** Start of the tag of a finding. */
  readonly placeAt?: number | undefined;
}

/** Rewritten page. */
export type RewrittenPage = Pick<Page, 'parts' | 'refresh' | 'hasScripts'>;

/** `http-equiv` values to remove. The page's own policy refers to the addresses it had. */
const dropped = new Set(['refresh', 'content-security-policy', 'x-dns-prefetch-control']);

/**
 * Takes the pieces of a page in order and writes them again; `source` is its whole text, which all positions refer to.
 */
export function createPageEdits(source: string, context: PageContext) {
  const parts: Part[] = [];
  let copied = 0;
  let edit: EditContext = { ...context, base: context.path };
  let declaredBase: string | undefined;
  let isBaseWritten = false;
  let refresh: Page['refresh'];
  let hasScripts = false;

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
    const edits = editsOf(tag);
    if (edits === 'drop') replace(start, end, []);
    else if (edits !== undefined || start === context.placeAt) {
      const all: AttributeEdits = new Map(edits);
      if (start === context.placeAt) all.set(placeMark, ['']);
      replace(start, end, writeTag(tag, all, source.slice(start, end)));
    }
    if (tag.name === 'head') writeBase(tag);
  }

  /** Handles the text of a `<style>`. */
  const style = (start: number, end: number): void =>
    replace(start, end, rewriteSheet(source.slice(start, end), edit));

  /** Removes a `<script>` with its text. */
  function script(start: number, end: number): void {
    hasScripts = true;
    replace(start, end, []);
  }

  function finish(): RewrittenPage {
    const base = `<base href="${urlOfPath(edit.base)}" />`;
    // A page of nothing but scripts has no tag to write it before.
    const last = isBaseWritten || context.isXml ? [] : [baseMark];
    const all = [...parts, source.slice(copied), ...last].map((part) => (part === baseMark ? base : part));
    return { parts: all, hasScripts, ...(refresh && { refresh }) };
  }

  return { tag, style, script, finish };
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
