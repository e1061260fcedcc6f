import type { XmlElement } from './read-xml.ts';

/** Returns the children with a name, whatever their namespace: it is often missing or misspelled. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Returns the first child with a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** Returns the value of an attribute without spaces around it; `undefined` if it is missing or empty. */
export const attributeOf = (
  element: XmlElement | undefined,
  name: string,
  namespace = '',
): string | undefined =>
  nonEmpty(element?.attributes.find((one) => one.name === name && one.namespace === namespace)?.value);

/** Returns the text of an element with white space collapsed; `undefined` if there is none. */
export const textOf = (element: XmlElement | undefined): string | undefined => nonEmpty(element?.text);

/** Returns the text of an element as it is, without spaces around it: names of files may hold several in a row. */
export const exactText = (element: XmlElement | undefined): string | undefined =>
  element?.text.trim() || undefined;

/** Returns the text of the first child with a name. */
export const childText = (element: XmlElement | undefined, name: string): string | undefined =>
  textOf(childOf(element, name));

const nonEmpty = (text: string | undefined): string | undefined =>
  text?.replaceAll(/\s+/g, ' ').trim() || undefined;
