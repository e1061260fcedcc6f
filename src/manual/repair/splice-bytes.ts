import type { DecodedText } from '../pages/encoding.ts';
import type { Steps } from '../steps.ts';
import { joined } from '../zip/bytes.ts';
import type { Splice } from './splice.ts';

const utf8 = new TextEncoder();
/** Encodings in which a byte of ASCII is no letter, or not always. */
const notLikeAscii = /^(?:utf-16|iso-2022)/;

/**
 * Changes the bytes of a text at places of the decoded text, step by step; every byte between them stays what it was, in any
 * encoding. Undefined where the bytes of a place are not found, or a letter beyond ASCII comes there that did not stand there:
 * then nothing is changed.
 */
export function* spliceBytes(
  decoded: DecodedText,
  bytes: Uint8Array,
  splices: readonly Splice[],
): Steps<Uint8Array<ArrayBuffer> | undefined> {
  const { text, encoding } = decoded;
  if (notLikeAscii.test(encoding)) return undefined;
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const pieces = splices.map((splice) => piecesOf(text, splice));
  if (!pieces.every((some) => some !== undefined)) return undefined;
  const sorted = pieces.flat().toSorted((a, b) => a.start - b.start || a.end - b.end);
  const byteAt = yield* createByteFinder(decoded, bytes);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text: added } of sorted) {
    yield;
    const [from, to] = [byteAt(start), byteAt(end)];
    const isFound = from >= at && decoder.decode(bytes.subarray(from, to)) === text.slice(start, end);
    if (!isFound) return undefined;
    parts.push(bytes.subarray(at, from), utf8.encode(added));
    at = to;
  }
  return joined([...parts, bytes.subarray(at)]);
}

/** The same change around the letters beyond ASCII that stay; undefined where one of the new text is not in the old. */
function piecesOf(text: string, { start, end, text: added }: Splice): readonly Splice[] | undefined {
  const old = text.slice(start, end);
  const pieces: Splice[] = [];
  let at = 0;
  let ascii = '';
  for (const part of added.split(/([^\0-\x7f]+)/)) {
    if (isAscii(part)) {
      ascii = part;
      continue;
    }
    const keptAt = old.indexOf(part, at);
    if (keptAt < 0) return undefined;
    pieces.push({ start: start + at, end: start + keptAt, text: ascii });
    at = keptAt + part.length;
  }
  return [...pieces, { start: start + at, end, text: ascii }];
}

/** Where a place of the text is in the bytes; places must be asked for from front to back. */
function* createByteFinder(
  { text, encoding, fault }: DecodedText,
  bytes: Uint8Array,
): Steps<(place: number) => number> {
  if (text.length === bytes.length) return (place: number): number => place;
  if (encoding !== 'utf-8' || fault !== undefined) {
    const starts = yield* byteStarts(encoding, bytes);
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

/** Length of the mark of UTF-8, which the decoder takes away. */
const markBytes = (bytes: Uint8Array): number =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;

/** Bytes that are told apart in a step. */
const stepBytes = 2 ** 12;

/** Where each unit of a text begins, told by the decoder itself, byte by byte: some milliseconds for a page. */
function* byteStarts(encoding: string, bytes: Uint8Array): Steps<readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const starts: number[] = [];
  let pending = markBytes(bytes);
  for (let at = 0; at < bytes.length; at += 1) {
    const units = decoder.decode(bytes.subarray(at, at + 1), { stream: true }).length;
    // What a broken sequence gives up together with a letter: the letter is the last byte.
    for (let unit = 0; unit < units; unit += 1) starts.push(unit === units - 1 && units > 1 ? at : pending);
    if (units > 0) pending = at + 1;
    if (at % stepBytes === 0) yield;
  }
  return starts;
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);
