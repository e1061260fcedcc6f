import type { XmlElement } from '../xml/read-xml.ts';
import { attributeOf, childOf, childText, exactText } from '../xml/xml-query.ts';
import { listMember, textMember, type Json } from '../json-query.ts';

/** An element of a submodel, read from XML or from JSON. */
export interface AasElement {
  /** Name without the number that older templates append: `DigitalFile` for `DigitalFile01`. Empty within lists. */
  readonly name: string;
  /** Value of a property, or the address of a file. */
  readonly text: string | undefined;
  readonly mediaType: string | undefined;
  /** Value of a property in several languages. */
  readonly texts: readonly { readonly language: string | undefined; readonly text: string | undefined }[];
  readonly children: readonly AasElement[];
}

const withoutNumber = (name: string | undefined): string => (name ?? '').replace(/[_{]*\d[\d:}_]*$/, '');

/** Reads an element in XML of versions 2 and 3, with all elements in it. */
export function aasElementOfXml(element: XmlElement): AasElement {
  const value = childOf(element, 'value');
  const texts = (value?.children ?? []).filter(({ name }) => name.startsWith('langString'));
  const holder = childOf(element, 'submodelElements') ?? childOf(element, 'statements') ?? value;
  return {
    name: withoutNumber(childText(element, 'idShort')),
    text: exactText(value),
    mediaType: childText(element, 'contentType') ?? childText(element, 'mimeType'),
    texts: texts.map((one) => ({
      language: childText(one, 'language') ?? attributeOf(one, 'lang'),
      text: childText(one, 'text') ?? exactText(one),
    })),
    children: texts.length > 0 ? [] : (holder?.children ?? []).map((one) => aasElementOfXml(unwrapped(one))),
  };
}

/** Version 2 puts each element into one of the name `submodelElement`. */
const unwrapped = (element: XmlElement): XmlElement =>
  element.name === 'submodelElement' ? (element.children[0] ?? element) : element;

/** Elements that may still be read, by their nesting and their number. */
export interface JsonLimits {
  readonly maxDepth: number;
  readonly remaining: { nodes: number };
}

/** Reads an element in JSON; anything beyond the limits is left out. */
export function aasElementOfJson(element: Json, { maxDepth, remaining }: JsonLimits): AasElement {
  const all = ['submodelElements', 'statements', 'value'].map((name) => listMember(element, name));
  const list = maxDepth > 0 ? (all.find(({ length }) => length > 0) ?? []) : [];
  const items = list.slice(0, Math.max(0, remaining.nodes));
  remaining.nodes -= items.length;
  const isTexts = items.some((item) => textMember(item, 'language') !== undefined);
  return {
    name: withoutNumber(textMember(element, 'idShort')),
    text: textMember(element, 'value'),
    mediaType: textMember(element, 'contentType'),
    texts: isTexts
      ? items.map((item) => ({ language: textMember(item, 'language'), text: textMember(item, 'text') }))
      : [],
    children: isTexts
      ? []
      : items.map((item) => aasElementOfJson(item, { maxDepth: maxDepth - 1, remaining })),
  };
}
