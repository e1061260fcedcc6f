import { readCss } from '../pages/read-css.ts';
import { refreshTarget } from '../pages/read-page.ts';
import { parseSrcset } from '../pages/srcset.ts';
import { cssSplice } from './css-splice.ts';
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
    const within: Splice[] = [];
    for (const { url, changedTo } of addressesIn(attribute)) {
      found.add(url);
      const to = newUrls.get(url);
      const splice = to === undefined ? undefined : changedTo(to);
      if (splice !== undefined) within.push(splice);
    }
    const value = splicedText(attribute.value, within);
    if (value !== attribute.value) splices.push(valueSplice(text, attribute, value));
  }
  return { splices, placed: changes.filter(({ reference }) => found.has(reference.url)) };
}

/** An address in the value of an attribute. */
interface Address {
  readonly url: string;
  /** Undefined where it cannot be written there. */
  readonly changedTo: (to: string) => Splice | undefined;
}

const plainAddresses = new Set('href src poster data action formaction background xlink:href'.split(' '));

function addressesIn({ name, value }: TagAttribute): readonly Address[] {
  if (plainAddresses.has(name)) return [addressAt({ url: value, start: 0 })];
  if (name === 'srcset' || name === 'imagesrcset') return parseSrcset(value).map(addressAt);
  if (name === 'style') return addressesInCss(value);
  if (name !== 'content') return [];
  const url = refreshTarget(value);
  return [addressAt({ url, start: value.lastIndexOf(url) })];
}

const addressAt = ({ url, start }: { readonly url: string; readonly start: number }): Address => ({
  url,
  changedTo: (text) => ({ start, end: start + url.length, text }),
});

function addressesInCss(css: string): readonly Address[] {
  const addresses: Address[] = [];
  readCss(css, 0, ({ url, offset }) =>
    addresses.push({ url, changedTo: (to) => cssSplice(css, offset, { url, to }) }),
  );
  return addresses;
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
