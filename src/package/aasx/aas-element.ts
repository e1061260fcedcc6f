import type { XmlElement } from '../xml/read-xml.ts';
import { attributeOf, childOf, childrenOf, childText, exactText, textOf } from '../xml/xml-query.ts';

/** An element of a submodel. */
export interface AasElement {
  /**
   * Name without the number that older templates append: `DigitalFile` for `DigitalFile01`. Empty within lists. The name
   * that the first templates give by a semantic ID counts first, because authors chose others.
   */
  readonly name: string;
  /** Value of a property, or the address of a file. */
  readonly text: string | undefined;
  readonly mediaType: string | undefined;
  /** Value of a property in several languages. */
  readonly texts: readonly { readonly language: string | undefined; readonly text: string | undefined }[];
  readonly children: readonly AasElement[];
}

const withoutNumber = (name: string | undefined): string => (name ?? '').replace(/[_{]*\d[\d:}_]*$/, '');

/** Semantic IDs of VDI 2770 in the first templates, and the name at their end. */
const vdiConcept = /\b(?:vdi2770\.com\/.*\/cd|vdi\/2770\/\d+\/\d+)\/(?:.*\/)?([A-Za-z]+)$/;

/** Returns the name of an element; `Val` and `Id` are the parts of `DocumentId`. */
function nameOf(idShort: string | undefined, semanticIds: readonly (string | undefined)[]): string {
  const concept = semanticIds.map((id) => vdiConcept.exec(id ?? '')?.[1]).find((name) => name !== undefined);
  return /^(?:Val|Id)$/.test(concept ?? '') ? 'DocumentId' : (concept ?? withoutNumber(idShort));
}

/** Reads an element of versions 2 and 3, with all elements in it. */
export function aasElementOf(element: XmlElement): AasElement {
  const value = childOf(element, 'value');
  const texts = (value?.children ?? []).filter(({ name }) => name.startsWith('langString'));
  const holder = childOf(element, 'submodelElements') ?? childOf(element, 'statements') ?? value;
  return {
    name: nameOf(
      childText(element, 'idShort'),
      childrenOf(childOf(childOf(element, 'semanticId'), 'keys'), 'key').map(
        (key) => childText(key, 'value') ?? textOf(key),
      ),
    ),
    text: exactText(value),
    mediaType: childText(element, 'contentType') ?? childText(element, 'mimeType'),
    texts: texts.map((one) => ({
      language: childText(one, 'language') ?? attributeOf(one, 'lang'),
      text: childText(one, 'text') ?? exactText(one),
    })),
    children: texts.length > 0 ? [] : (holder?.children ?? []).map((one) => aasElementOf(unwrapped(one))),
  };
}

/** Version 2 puts each element into one of the name `submodelElement`. */
const unwrapped = (element: XmlElement): XmlElement =>
  element.name === 'submodelElement' ? (element.children[0] ?? element) : element;
