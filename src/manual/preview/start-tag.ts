import type { Part } from './rendering.ts';

/** A start tag as it stands in a text: `[start, end)`. */
export interface StartTag {
  /** In small letters. */
  readonly name: string;
  /** By names as they are written; values are decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** What becomes of attributes, by names as they are written: new values, or undefined for one that goes. */
export type AttributeEdits = Map<string, readonly Part[] | undefined>;

/** The name, as written, of the attribute whose name in small letters is given: the first counts, as in a browser. */
export const attributeNamed = ({ attributes }: StartTag, wanted: string): string | undefined =>
  Object.keys(attributes).find((name) => name.toLowerCase() === wanted);

/** The value of an attribute, whatever the case of its name. */
export function valueOf(tag: StartTag, wanted: string): string | undefined {
  const name = attributeNamed(tag, wanted);
  return name === undefined ? undefined : tag.attributes[name];
}

/** Writes a start tag again. `source` is how it stood in the text: its name and its end are kept. */
export function writeTag(tag: StartTag, edits: AttributeEdits, source: string): readonly Part[] {
  const parts: Part[] = [source.slice(0, source.search(nameEnd))];
  const all = new Map<string, readonly Part[] | undefined>(
    Object.entries(tag.attributes).map(([name, value]) => [name, [value]]),
  );
  // One that is edited keeps its place.
  for (const [name, value] of edits) all.set(name, value);
  for (const [name, value] of all) {
    if (value === undefined) continue;
    parts.push(` ${name}="`, ...value.map((part) => (typeof part === 'string' ? escaped(part) : part)), '"');
  }
  parts.push(source.endsWith('/>') ? '/>' : '>');
  return parts;
}

/** What ends the name of a tag (HTML standard, 13.2.5.8). */
const nameEnd = /[\t\n\f\r />]/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
