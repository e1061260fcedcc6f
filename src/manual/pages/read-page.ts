import type { FindingTerms } from '../finding-terms.ts';
import { readCss } from './read-css.ts';
import { readScript } from './read-script.ts';
import type { Reference, ReferenceKind } from './reference.ts';
import { ShallowParser } from './shallow-parser.ts';
import { parseSrcset } from './srcset.ts';

/** Facts read from a page. Strings are slices of its text: copy those that outlive it. */
export interface PageFacts {
  /** Absent if there is no `<title>`, or an empty one. White space is collapsed. */
  readonly title?: string;
  readonly language?: string | undefined;
  /** The first `<base href>`, against which all relative addresses are resolved. */
  readonly base?: { readonly href: string; readonly offset: number };
  /** Places that a fragment can name. */
  readonly ids: ReadonlySet<string>;
  readonly references: readonly Reference[];
  readonly hasScript: boolean;
  readonly needs: readonly { readonly need: FindingTerms['DOC-NEEDS-SERVER']; readonly offset: number }[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Writable<Omit<PageFacts, 'ids' | 'references' | 'needs'>> & {
  readonly ids: Set<string>;
  readonly references: Reference[];
  readonly needs: { need: PageFacts['needs'][number]['need']; offset: number }[];
};
type Attributes = Readonly<Record<string, string>>;
type Tag = { readonly name: string; readonly attributes: Attributes; readonly offset: number };

/** Longer titles are cut: they are proposed as the display name. */
const maxTitleLength = 200;

/**
 * Reads a page without running or loading any of it, every character once. `isXml` reads SVG and XHTML as XML.
 * `<noscript>` is read as markup, since some readers see its images. `depth` counts the enclosing pages of a `srcdoc`.
 */
export function readPage(text: string, isXml: boolean, depth = 0): PageFacts {
  const page: Draft = { ids: new Set(), references: [], hasScript: false, needs: [] };
  let collecting: 'title' | 'style' | 'script' | undefined;
  let collected = '';
  let collectedAt = 0;
  let openPictures = 0;
  const parser = new ShallowParser(
    {
      onopentag(name, attributes) {
        if (name === 'svg') openPictures += 1;
        readTag({ name, attributes, offset: parser.startIndex }, page);
        const { srcdoc } = attributes;
        if (name === 'iframe' && srcdoc !== undefined) {
          readSrcdoc({ source: srcdoc, offset: parser.startIndex, depth }, page);
        }
        // The title of an SVG image isn't that of the page.
        const isTitle = name === 'title' && openPictures === 0 && page.title === undefined;
        collecting = name === 'style' || name === 'script' ? name : isTitle ? 'title' : undefined;
        collected = '';
        collectedAt = parser.endIndex + 1;
      },
      ontext(data) {
        if (collecting !== undefined) collected += data;
      },
      onclosetag(name) {
        if (name === 'svg') openPictures -= 1;
        if (collecting === undefined) return;
        if (collecting === 'title') readTitle(collected, page);
        else if (collecting === 'style') readStyle(collected, collectedAt, page);
        else page.needs.push(...needsOf(collected, collectedAt));
        collecting = undefined;
      },
      onprocessinginstruction(name, data) {
        const sheet = isXml && name === '?xml-stylesheet' ? styleSheetOf(data) : undefined;
        if (sheet === undefined) return;
        page.references.push({ kind: 'resource', url: sheet.url, offset: parser.startIndex + sheet.at });
      },
      oncomment(data) {
        if (/^#include\b/.test(data)) page.needs.push({ need: 'include', offset: parser.startIndex });
      },
    },
    { xmlMode: isXml, decodeEntities: true },
  );
  parser.end(text);
  return page;
}

function readTitle(text: string, page: Draft): void {
  const folded = text.replace(/\s+/g, ' ').trim().slice(0, maxTitleLength);
  if (folded !== '') page.title = folded;
}

/** Returns the address in `<?xml-stylesheet?>`, and the offset of its quote after the bracket. */
function styleSheetOf(data: string): { readonly url: string; readonly at: number } | undefined {
  const found = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(data);
  if (found === null) return undefined;
  const [attribute, quoted, inSingleQuotes] = found;
  const url = quoted ?? inSingleQuotes ?? '';
  return { url, at: 1 + found.index + attribute.search(/["']/) };
}

const readStyle = (css: string, offset: number, page: Draft): void =>
  readCss(css, offset, (reference) => page.references.push(reference));

const needsOf = (script: string, start: number): Draft['needs'] =>
  readScript(script).map(({ need, offset }) => ({ need, offset: start + offset }));

/** Maximum nesting of pages in `srcdoc`. */
const maxPageDepth = 3;

interface Srcdoc {
  readonly source: string;
  readonly offset: number;
  readonly depth: number;
}

/** A lone fragment leads to a place within the `srcdoc`; all other addresses are resolved against the outer page. */
function readSrcdoc({ source, offset, depth }: Srcdoc, page: Draft): void {
  if (depth === maxPageDepth) return;
  const { references, needs } = readPage(source, false, depth + 1);
  for (const { kind, url } of references) {
    if (!url.startsWith('#')) page.references.push({ kind, url, offset });
  }
  for (const { need } of needs) page.needs.push({ need, offset });
}

function readTag(tag: Tag, page: Draft): void {
  const { name, attributes, offset } = tag;
  readTagByName(tag, page);
  const names = Object.keys(attributes);
  if (names.length === 0) return;
  const { id, style } = attributes;
  if (id !== undefined && id !== '') page.ids.add(id);
  if (name === 'a' && attributes['name']) page.ids.add(attributes['name']);
  if (style !== undefined) readCss(style, offset, (found) => page.references.push({ ...found, offset }));
  if (!names.some((of) => areAddresses.has(of))) return;
  for (const attribute of addressAttributes) {
    const url = attributes[attribute];
    if (url === undefined) continue;
    const kind = kindOf(tag, attribute);
    if (kind === undefined) continue;
    const urls = attribute === 'srcset' || attribute === 'imagesrcset' ? parseSrcset(url) : [{ url }];
    for (const one of urls) page.references.push({ kind, url: one.url, offset });
  }
}

/** Attributes that hold addresses (HTML standard, index of attributes). */
export const addressAttributes = [
  'href',
  'src',
  'srcset',
  'imagesrcset',
  'poster',
  'data',
  'action',
  'formaction',
  'background',
  'xlink:href',
] as const;

const areAddresses: ReadonlySet<string> = new Set(addressAttributes);

function readTagByName({ name, attributes, offset }: Tag, page: Draft): void {
  switch (name) {
    case 'html':
      page.language = attributes['lang'] ?? attributes['xml:lang'];
      break;
    case 'base':
      if (attributes['href'] !== undefined) page.base ??= { href: attributes['href'], offset };
      break;
    case 'meta':
      if (attributes['http-equiv']?.toLowerCase() === 'refresh') {
        readRefresh(attributes['content'] ?? '', offset, page);
      }
      break;
    case 'script':
      page.hasScript = true;
      if (attributes['type'] === 'module') page.needs.push({ need: 'module', offset });
      break;
  }
}

/** Returns the address in `5; url='next.html'` (HTML standard, 4.2.5.3); without one the page reloads itself. */
export function refreshTarget(content: string): string {
  const url = /^\s*[\d.]+\s*[;,]?\s*(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(.*))/i.exec(content);
  return (url?.[1] ?? url?.[2] ?? url?.[3] ?? '').trim();
}

function readRefresh(content: string, offset: number, page: Draft): void {
  const target = refreshTarget(content);
  if (target !== '') page.references.push({ kind: 'refresh', url: target, offset });
}

/** Returns undefined if the attribute isn't an address on this element, or loads nothing. */
function kindOf(
  { name, attributes }: Tag,
  attribute: (typeof addressAttributes)[number],
): ReferenceKind | undefined {
  switch (attribute) {
    case 'href':
      if (name === 'link') return linkKind(attributes['rel'] ?? '');
      if (name === 'base') return undefined;
      return loadedByHref.has(name) ? 'resource' : 'page';
    case 'xlink:href':
      return name === 'a' ? 'page' : 'resource';
    case 'src':
      // With a `srcdoc` nothing else is loaded.
      if (name === 'iframe' && attributes['srcdoc'] !== undefined) return undefined;
      return name === 'iframe' || name === 'frame' ? 'frame' : 'resource';
    case 'action':
      return name === 'form' ? 'form' : undefined;
    case 'formaction':
      return 'form';
    case 'data':
      return name === 'object' ? 'resource' : undefined;
    case 'srcset':
    case 'imagesrcset':
    case 'poster':
    case 'background':
      return 'resource';
  }
}

/** SVG elements that load the target of `href`. */
const loadedByHref = new Set(['image', 'use', 'feImage', 'script']);

const loadedRelations =
  /(?:^|\s)(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload|prefetch)(?:\s|$)/i;
const hints = /(?:^|\s)(?:preconnect|dns-prefetch|canonical|pingback|profile|shortlink|edituri)(?:\s|$)/i;

function linkKind(rel: string): ReferenceKind | undefined {
  if (hints.test(rel)) return undefined;
  return loadedRelations.test(rel) ? 'resource' : 'relation';
}
