import { equalBytes } from '../zip/bytes.ts';
import type { DecodedText } from '../pages/encoding.ts';

/** A place in a text and what comes there instead. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The bytes of a text after changes; every byte between them stays what it was. */
export type ApplySplices = (splices: readonly Splice[]) => Uint8Array<ArrayBuffer>;

/**
 * How to change a text that was decoded from these bytes; undefined where encoding it again would not give the same bytes,
 * as with undecodable ones or with an encoding that nothing here can write.
 */
export function editableText(decoded: DecodedText, bytes: Uint8Array): ApplySplices | undefined {
  const encode = encoderOf(decoded, bytes);
  if (encode === undefined) return undefined;
  const again = encode(decoded.text);
  if (again === undefined || !equalBytes(again, bytes)) return undefined;
  return (splices) => encode(splicedText(decoded.text, splices)) ?? again;
}

/** Puts changes that do not overlap into a text. */
export function splicedText(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const splice of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return parts.join('') + text.slice(at);
}

type Encode = (text: string) => Uint8Array<ArrayBuffer> | undefined;

const utf8 = new TextEncoder();
const mark = [0xef, 0xbb, 0xbf];

function encoderOf({ encoding, isAscii }: DecodedText, bytes: Uint8Array): Encode | undefined {
  if (encoding === 'utf-8' || isAscii) {
    // The decoder takes the mark away.
    const isMarked = mark.every((byte, at) => bytes[at] === byte);
    return (text) => utf8.encode(isMarked ? `\uFEFF${text}` : text);
  }
  return singleByteEncoder(encoding);
}

/** Browsers encode UTF-8 only; where each byte is one character, the decoder itself tells the way back. */
function singleByteEncoder(encoding: string): Encode | undefined {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  if (all.length !== 256) return undefined;
  const byteOf = new Map(Array.from(all, (char, byte) => [char, byte]));
  return (text) => {
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) {
      const byte = byteOf.get(text[at]!);
      if (byte === undefined) return undefined;
      bytes[at] = byte;
    }
    return bytes;
  };
}
