import { readCss } from '../pages/read-css.ts';
import { refreshTarget } from '../pages/read-page.ts';
import { parseSrcset } from '../pages/srcset.ts';
import { cssSplice } from './css-splice.ts';
import type { LinkChange } from './link-changes.ts';
import { splicedText, type Splice } from './splice.ts';
import type { TagAttribute } from './walk-tags.ts';

/** Rewrites the addresses in the attributes of one tag, and returns which of the changes were applied. */
export function tagSplices(
  text: string,
  attributes: readonly TagAttribute[],
  changes: readonly LinkChange[],
): { readonly splices: readonly Splice[]; readonly placed: readonly LinkChange[] } {
  const splices: Splice[] = [];
  const found = new Set<string>();
  const newUrls = new Map(changes.map(({ reference, to }) => [reference.url, to]));
  for (const attribute of firstOfEachName(attributes)) {
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

/** Drops repeated names: only the first attribute of a name counts. */
function firstOfEachName(attributes: readonly TagAttribute[]): readonly TagAttribute[] {
  const byName = new Map<string, TagAttribute>();
  for (const attribute of attributes) {
    if (!byName.has(attribute.name)) byName.set(attribute.name, attribute);
  }
  return [...byName.values()];
}

/** An address in the value of an attribute. */
interface Address {
  readonly url: string;
  /** Undefined if it can't be written there. */
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

/** New characters are safe in any attribute; the rest is escaped again where it was. */
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
    .replace(/[<>]|[^\0-\x7f]/gu, (letter) => (stood.has(letter) ? letter : referenceTo(letter)));
  const isQuoted = text[end] === '"' || text[end] === "'";
  return { start, end, text: isQuoted ? escaped : `"${escaped}"` };
}

const referenceTo = (letter: string): string =>
  ({ '<': '&lt;', '>': '&gt;' })[letter] ?? `&#${letter.codePointAt(0)};`;
