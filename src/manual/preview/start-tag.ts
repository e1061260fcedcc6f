import type { Part } from './rendering.ts';

/** Start tag in a text: `[start, end)`. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** By names as written; values are decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** Edits by attribute name as written: a new value, or undefined to remove it. */
export type AttributeEdits = Map<string, readonly Part[] | undefined>;

/** Returns the name as written of an attribute, given its name in lower case: the first counts, as in a browser. */
export const attributeNamed = ({ attributes }: StartTag, wanted: string): string | undefined =>
  Object.keys(attributes).find((name) => name.toLowerCase() === wanted);

/** Returns the value of an attribute, regardless of the case of its name. */
export function valueOf(tag: StartTag, wanted: string): string | undefined {
  const name = attributeNamed(tag, wanted);
  return name === undefined ? undefined : tag.attributes[name];
}

/** Writes a start tag with edits. `source` is its original text, whose name and end are kept. */
export function writeTag(tag: StartTag, edits: AttributeEdits, source: string): readonly Part[] {
  const parts: Part[] = [source.slice(0, source.search(nameEnd))];
  const all = new Map<string, readonly Part[] | undefined>(
    Object.entries(tag.attributes).map(([name, value]) => [name, [value]]),
  );
  // An edited attribute keeps its place.
  for (const [name, value] of edits) all.set(name, value);
  for (const [name, value] of all) {
    if (value === undefined) continue;
    parts.push(` ${name}="`, ...value.map((part) => (typeof part === 'string' ? escaped(part) : part)), '"');
  }
  parts.push(source.endsWith('/>') ? '/>' : '>');
  return parts;
}

/** Characters that end the name of a tag (HTML standard, 13.2.5.8). */
const nameEnd = /[\t\n\f\r />]/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
