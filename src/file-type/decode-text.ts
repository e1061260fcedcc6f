import { Parser } from 'htmlparser2';

/** A decoded text entry, with its encoding and the faults of it. */
export interface DecodedText {
  readonly text: string;
  /** Name of the encoding used, as in the Encoding standard. */
  readonly encoding: string;
  readonly isDeclared: boolean;
  readonly isAscii: boolean;
  /**
   * `undecodable`: bytes that are invalid in the encoding; `really-utf-8`: it declares another encoding, in which it
   * isn't readable.
   */
  readonly fault?: 'undecodable' | 'really-utf-8';
}

/** Bytes searched for a declaration (HTML standard, 13.2.3.2). */
const prescanBytes = 1024;

/**
 * Decodes as the HTML standard specifies: byte order mark, `<meta>` within the first 1,024 bytes, then windows-1252.
 * Undeclared text that is valid UTF-8 is decoded as UTF-8, as Chromium and Firefox do for local files. `kind`
 * determines where a declaration can be.
 */
type Kind = 'html' | 'xml' | 'css' | 'script';

export function decodeText(bytes: Uint8Array, kind: Kind): DecodedText {
  const declared = markOf(bytes) ?? declarationOf(bytes, kind);
  const utf8 = decodeStrictly(bytes, 'utf-8');
  // A byte order mark isn't part of the text.
  const isAscii = utf8?.length === bytes.length;
  const isDeclared = declared !== undefined;
  if (utf8 !== undefined && (isAscii || declared === undefined || declared === 'utf-8')) {
    return { text: utf8, encoding: declared ?? 'utf-8', isDeclared, isAscii };
  }
  // XML and CSS default to UTF-8; only HTML falls back to windows-1252.
  const encoding = declared ?? (kind === 'html' ? 'windows-1252' : 'utf-8');
  const strict = decodeStrictly(bytes, encoding);
  const fault = strict === undefined ? 'undecodable' : utf8 === undefined ? undefined : 'really-utf-8';
  const text = strict ?? new TextDecoder(encoding).decode(bytes);
  return { text, encoding, isDeclared, isAscii: false, ...(fault !== undefined && { fault }) };
}

function markOf(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : undefined;
}

/** Returns undefined if bytes are invalid in the encoding. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const ascii = new TextDecoder('windows-1252');

function declarationOf(bytes: Uint8Array, kind: Kind): string | undefined {
  const prefix = ascii.decode(bytes.subarray(0, prescanBytes));
  switch (kind) {
    case 'html':
      return metaLabel(prefix);
    case 'xml':
      return xmlLabel(prefix);
    case 'css':
      return cssLabel(prefix);
    case 'script':
      return undefined;
  }
}

const cssLabel = (prefix: string): string | undefined => encodingOf(/^@charset "([^"]*)";/.exec(prefix)?.[1]);

const xmlLabel = (prefix: string): string | undefined =>
  encodingOf(/^<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(prefix)?.[1]);

function metaLabel(prefix: string): string | undefined {
  let found: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'meta' || found !== undefined) return;
      const isContentType = attributes['http-equiv']?.toLowerCase() === 'content-type';
      const inContent = isContentType
        ? /charset\s*=\s*["']?\s*([^\s"';]+)/i.exec(attributes['content'] ?? '')?.[1]
        : undefined;
      found = encodingOf(attributes['charset'] ?? inContent);
    },
  });
  parser.end(prefix);
  return found;
}

/** Returns the standard name of a label. UTF-16 in an ASCII declaration can only be a mistake for UTF-8. */
function encodingOf(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return undefined;
  }
}
