import { readCss } from '../pages/read-css.ts';
import { refreshTarget } from '../pages/read-page.ts';
import { parseSrcset } from '../pages/srcset.ts';
import { cssSplices } from './css-splices.ts';
import { splicedText, type Splice } from './splice.ts';
import type { LinkChange } from './link-changes.ts';

/** An attribute of a tag and where it stands. */
export interface TagAttribute {
  readonly name: string;
  /** Without entities. */
  readonly value: string;
  /** Where its name begins. */
  readonly start: number;
  /** Behind its value and the quote that ends it. */
  readonly end: number;
  readonly valueStart: number;
  readonly valueEnd: number;
}

/** Rewrites the addresses in the attributes of one tag, and says which of the changes found their place. */
export function tagSplices(
  text: string,
  attributes: readonly TagAttribute[],
  changes: readonly LinkChange[],
): { readonly splices: readonly Splice[]; readonly placed: readonly LinkChange[] } {
  const splices: Splice[] = [];
  const found = new Set<string>();
  const newUrls = new Map(changes.map(({ reference, to }) => [reference.url, to]));
  for (const attribute of attributes) {
    const urls = urlsIn(attribute);
    for (const url of urls) found.add(url);
    const value = rewritten(attribute, urls, newUrls);
    if (value !== attribute.value) splices.push(valueSplice(text, attribute, value));
  }
  return { splices, placed: changes.filter(({ reference }) => found.has(reference.url)) };
}

const plainAddresses = new Set('href src poster data action formaction background xlink:href'.split(' '));

/** The addresses that an attribute may hold. */
function urlsIn({ name, value }: TagAttribute): readonly string[] {
  if (plainAddresses.has(name)) return [value];
  if (name === 'srcset' || name === 'imagesrcset') return parseSrcset(value);
  if (name === 'content') return [refreshTarget(value)];
  return name === 'style' ? cssUrls(value) : [];
}

function cssUrls(css: string): readonly string[] {
  const urls: string[] = [];
  readCss(css, 0, ({ url }) => urls.push(url));
  return urls;
}

function rewritten(
  { name, value }: TagAttribute,
  urls: readonly string[],
  newUrls: ReadonlyMap<string, string>,
): string {
  if (name === 'style') return splicedText(value, cssSplices(value, newUrls));
  let at = 0;
  const splices = urls.map((url): Splice => {
    const start = name === 'content' ? value.lastIndexOf(url) : value.indexOf(url, at);
    at = start + url.length;
    return { start, end: at, text: newUrls.get(url) ?? url };
  });
  return splicedText(value, splices);
}

/** What is new in a value is safe in any attribute; the rest is escaped again where it was. */
function valueSplice(
  text: string,
  { value, valueStart: start, valueEnd: end }: TagAttribute,
  newValue: string,
): Splice {
  const written = text.slice(start, end);
  if (written === value) return { start, end, text: newValue };
  const stood = new Set(written);
  const escaped = newValue
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replace(/[^\0-\x7f]/gu, (letter) => (stood.has(letter) ? letter : `&#${letter.codePointAt(0)};`));
  const isQuoted = text[end] === '"' || text[end] === "'";
  return { start, end, text: isQuoted ? escaped : `"${escaped}"` };
}
