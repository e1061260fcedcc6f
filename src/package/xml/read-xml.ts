import { SaxesParser } from 'saxes';

import { decodeText } from '#file-type/decode-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';

/** An attribute; without a prefix, its namespace is empty. */
export interface XmlAttribute {
  readonly namespace: string;
  readonly name: string;
  readonly value: string;
}

/** An element with its own text, without that of its children. */
export interface XmlElement {
  readonly namespace: string;
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Reason why XML isn't read. */
export type XmlProblem = 'encoding' | 'doctype' | 'not-well-formed' | 'too-deep' | 'too-large';

/** Limits of the elements that are kept in memory. */
export interface XmlLimits {
  readonly maxNodes: number;
  readonly maxXmlDepth: number;
}

/** Characters read at a time. */
const partLength = 2 ** 14;

interface OpenElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: XmlElement[];
  text: string;
}

/**
 * Reads XML in UTF-8, in UTF-16 with a byte order mark, or in the encoding that it declares. Document types are rejected,
 * so that there are no entities but the five of XML, and nothing is loaded.
 */
export function parseXml(
  bytes: Uint8Array,
  { maxNodes, maxXmlDepth }: XmlLimits,
): Result<XmlElement, XmlProblem> {
  const { text, fault } = decodeText(bytes, 'xml');
  if (fault === 'undecodable') return fail('encoding');
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let problem: XmlProblem | undefined;
  let nodes = 0;
  const stop = (reason: XmlProblem): void => void (problem ??= reason);
  const count = (): void => {
    nodes += 1;
    if (nodes > maxNodes) stop('too-large');
  };
  parser.on('error', () => stop('not-well-formed'));
  parser.on('doctype', () => stop('doctype'));
  parser.on('attribute', count);
  parser.on('opentag', ({ uri, local, attributes }) => {
    count();
    if (open.length >= maxXmlDepth) stop('too-deep');
    if (problem !== undefined) return;
    const own = Object.values(attributes).map(({ uri: namespace, local: name, value }) => ({
      namespace,
      name,
      value,
    }));
    open.push({ namespace: uri, name: local, attributes: own, children: [], text: '' });
  });
  const addText = (part: string): void => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
  });
  // In parts, to end soon: each level makes looking up a namespace slower.
  for (let at = 0; at < text.length; at += partLength) {
    parser.write(text.slice(at, at + partLength));
    if (problem !== undefined) return fail(problem);
  }
  parser.close();
  if (problem !== undefined) return fail(problem);
  return root === undefined ? fail('not-well-formed') : ok(root);
}
