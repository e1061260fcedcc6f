import { SaxesParser } from 'saxes';

/** Position where XML stops being well-formed: a browser shows an error there instead of the rest. */
export interface XmlFault {
  readonly offset: number;
}

/** Chromium rejects deeper nesting, too. */
const maxDepth = 5_000;

/**
 * Finds the first error at which a browser stops reading an XHTML page or an SVG; undefined if there is none. Entities count as defined if the doctype names or holds a DTD, since no browser loads an external one.
 */
export function findXmlFault(text: string): XmlFault | undefined {
  // Browsers show an empty page for an empty file.
  if (text === '') return undefined;
  const parser = new SaxesParser();
  const prefixes = createPrefixes();
  let fault: XmlFault | undefined;
  let depth = 0;
  let hasDtd = false;
  const fail = (): void => {
    fault ??= { offset: Math.min(parser.position, text.length) };
  };
  parser.on('error', ({ message }) => {
    if (!(hasDtd && message.endsWith('undefined entity.'))) fail();
  });
  parser.on('doctype', (doctype) => (hasDtd = /["'[]/.test(doctype)));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    prefixes.open(attributes);
    const isNamed =
      prefixes.isKnown(name, true) && Object.keys(attributes).every((of) => prefixes.isKnown(of));
    if (!isNamed || depth > maxDepth) fail();
  });
  parser.on('closetag', () => {
    depth -= 1;
    prefixes.close();
  });
  parser.write(text).close();
  return fault;
}

/**
 * Namespace prefixes declared around an element. The parser's own lookup walks all open elements, which takes minutes
 * with thousands of them.
 */
function createPrefixes() {
  const counts = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  const open: (readonly string[])[] = [];
  const add = (prefix: string, change: number): void => {
    counts.set(prefix, (counts.get(prefix) ?? 0) + change);
  };
  return {
    open(attributes: Readonly<Record<string, string>>): void {
      const own = Object.keys(attributes).flatMap((name) =>
        name.startsWith('xmlns:') ? [name.slice(6)] : [],
      );
      for (const prefix of own) add(prefix, 1);
      open.push(own);
    },
    close(): void {
      for (const prefix of open.pop() ?? []) add(prefix, -1);
    },
    isKnown(name: string, isElement = false): boolean {
      const colon = name.indexOf(':');
      if (colon < 0) return true;
      const prefix = name.slice(0, colon);
      if (isElement && prefix === 'xmlns') return false;
      return !name.includes(':', colon + 1) && (counts.get(prefix) ?? 0) > 0;
    },
  };
}
