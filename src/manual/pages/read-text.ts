import { decodeText, type DecodedText } from '#file-type/decode-text.ts';
import { extensionOf } from '#file-type/extension.ts';
import { isPageName } from '#file-type/page-names.ts';
import { isJunkName } from '#file-type/system-files.ts';
import { memoryBytes, type ZipEntry } from '#zip/entry.ts';

import type { Place } from '../finding.ts';
import { eachCssAddress } from './read-css.ts';
import { readPage, type PageFacts } from './read-page.ts';
import { readScript } from './read-script.ts';
import type { Reference } from './reference.ts';
import { createPositionFinder } from './text-position.ts';
import { findXmlFault, type XmlFault } from './well-formed.ts';

/** Facts read from a decoded text entry. */
export interface TextFacts {
  readonly kind: TextKind;
  readonly decoded: DecodedText;
  readonly references: readonly Reference[];
  readonly needs: PageFacts['needs'];
  /** For markup only. */
  readonly markup?: PageFacts;
  /** For XML that isn't well-formed: where a browser stops reading, if known. */
  readonly xmlFault?: Partial<XmlFault>;
  /** Place of an offset in the text; without one, of the entry as a whole. */
  readonly placeOf: (offset?: number) => Place;
}

/** Parser used for a text entry. */
export type TextKind = 'html' | 'xml' | 'css' | 'script';

/** Returns how a text entry is read; undefined for an entry that isn't read. */
export function textKindOf(name: string): TextKind | undefined {
  if (isJunkName(name)) return undefined;
  const extension = extensionOf(name);
  if (extension === 'svg' || extension.startsWith('xht')) return 'xml';
  if (isPageName(name)) return 'html';
  if (extension === 'css') return 'css';
  return extension === 'js' || extension === 'mjs' ? 'script' : undefined;
}

/**
 * Returns true if an entry isn't read because of its size, packed or unpacked: its bytes are checked, but not its
 * links.
 */
export const isTooLargeToRead = (
  entry: Pick<ZipEntry, 'name' | 'sizeBytes' | 'compressedBytes'>,
  maxPageBytes: number,
): boolean => textKindOf(entry.name) !== undefined && memoryBytes(entry) > maxPageBytes;

/** Reads a page, SVG image, style sheet or script, depending on its extension. */
export function readText(name: string, bytes: Uint8Array): TextFacts | undefined {
  const kind = textKindOf(name);
  if (kind === undefined) return undefined;
  const decoded = decodeText(bytes, kind);
  const find = createPositionFinder(decoded.text);
  const placeOf = (offset?: number): Place => ({ entry: name, ...(offset !== undefined && find(offset)) });
  if (kind === 'css') {
    const references: Reference[] = [];
    eachCssAddress(decoded.text, ({ url, start }) =>
      references.push({ kind: 'resource', url, offset: start }),
    );
    return { kind, decoded, references, needs: [], placeOf };
  }
  if (kind === 'script') {
    return { kind, decoded, references: [], needs: readScript(decoded.text), placeOf };
  }
  const markup = readPage(decoded.text, kind === 'xml');
  const { references, needs } = markup;
  const xmlFault = kind === 'xml' ? faultOf(decoded) : undefined;
  return { kind, decoded, references, needs, markup, placeOf, ...(xmlFault && { xmlFault }) };
}

/** In XML an undecodable byte is as fatal as an unclosed tag. */
function faultOf({ text, fault }: DecodedText): Partial<XmlFault> | undefined {
  return findXmlFault(text) ?? (fault === 'undecodable' ? {} : undefined);
}
