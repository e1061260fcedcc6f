import type { DecodedText } from '#file-type/decode-text.ts';
import { joined } from '#lib/file/bytes.ts';

import type { Splice } from './splice.ts';

const utf8 = new TextEncoder();
/** Encodings in which an ASCII byte isn't always an ASCII character. */
const notLikeAscii = /^(?:utf-16|iso-2022)/;

/**
 * Changes the bytes of a text at offsets of the decoded text; all other bytes stay, in any encoding.
 * Returns undefined, and changes nothing, if the bytes of a place aren't found, or if a character beyond ASCII would be
 * added.
 */
export function spliceBytes(
  decoded: DecodedText,
  bytes: Uint8Array,
  splices: readonly Splice[],
): Uint8Array<ArrayBuffer> | undefined {
  const { text, encoding } = decoded;
  if (notLikeAscii.test(encoding)) return undefined;
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const ranges = splices.map((splice) => rangesOf(text, splice));
  if (!ranges.every((some) => some !== undefined)) return undefined;
  const sorted = ranges.flat().toSorted((a, b) => a.start - b.start || a.end - b.end);
  const byteAt = createByteFinder(decoded, bytes);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text: added } of sorted) {
    const [from, to] = [byteAt(start), byteAt(end)];
    const isFound = from >= at && decoder.decode(bytes.subarray(from, to)) === text.slice(start, end);
    if (!isFound) return undefined;
    parts.push(bytes.subarray(at, from), utf8.encode(added));
    at = to;
  }
  return joined([...parts, bytes.subarray(at)]);
}

/**
 * Splits a change around the characters beyond ASCII that stay; undefined if the new text has one that the old text
 * doesn't.
 */
function rangesOf(text: string, { start, end, text: added }: Splice): readonly Splice[] | undefined {
  const old = text.slice(start, end);
  const ranges: Splice[] = [];
  let at = 0;
  let ascii = '';
  for (const part of added.split(/([^\0-\x7f]+)/)) {
    if (isAscii(part)) {
      ascii = part;
      continue;
    }
    const unchangedAt = old.indexOf(part, at);
    if (unchangedAt < 0) return undefined;
    ranges.push({ start: start + at, end: start + unchangedAt, text: ascii });
    at = unchangedAt + part.length;
  }
  return [...ranges, { start: start + at, end, text: ascii }];
}

/** Maps text offsets to byte offsets; must be called in ascending order. */
function createByteFinder(
  { text, encoding, fault }: DecodedText,
  bytes: Uint8Array,
): (place: number) => number {
  if (text.length === bytes.length) return (place: number): number => place;
  if (encoding !== 'utf-8' || fault !== undefined) {
    const starts = byteStarts(encoding, bytes);
    return (place: number): number => starts[place] ?? bytes.length;
  }
  let known = 0;
  let byte = markBytes(bytes);
  return (place: number): number => {
    byte += utf8.encode(text.slice(known, place)).length;
    known = place;
    return byte;
  };
}

/** Length of the UTF-8 byte order mark, which the decoder removes. */
const markBytes = (bytes: Uint8Array): number =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;

/**
 * Returns the byte offset of each UTF-16 unit of a text, found by decoding byte by byte: a few milliseconds per page.
 */
function byteStarts(encoding: string, bytes: Uint8Array): readonly number[] {
  const decoder = new TextDecoder(encoding);
  const starts: number[] = [];
  let pending = markBytes(bytes);
  for (let at = 0; at < bytes.length; at += 1) {
    const units = decoder.decode(bytes.subarray(at, at + 1), { stream: true }).length;
    // Units that the decoder emits for an invalid sequence together with a character: the character is the last byte.
    for (let unit = 0; unit < units; unit += 1) starts.push(unit === units - 1 && units > 1 ? at : pending);
    if (units > 0) pending = at + 1;
  }
  return starts;
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
