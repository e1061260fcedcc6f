import { viewOf } from '#lib/file/bytes.ts';

import { equalBytes } from '../bytes.ts';
import { crc32 } from '../crc32.ts';
import { flag, type ZipEntry } from '../entry.ts';
import type { ZipFinding } from '../finding.ts';
import { readingsOf } from '../names/code-pages.ts';
import { extraId, type ExtraFields } from './extra-fields.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/** A decoded name, and the defects of its encoding. */
export interface DecodedName {
  readonly name: string;
  readonly rawFindings: readonly Omit<ZipFinding, 'entry'>[];
}

/**
 * Decodes the name of an entry. UTF-8 without its flag is accepted (macOS writes it), and so is a Unicode path field
 * that matches the name. Anything that two unpackers would decode differently gives a finding: a field whose name has
 * letters where the plain name, as of WinRAR 4, has `_` or `?` is a warning, because Java and Python 3.11 ignore it.
 * A name in an unknown code page keeps its bytes, as `%94`: `readNames` decodes it together with the others.
 */
export function decodeName(bytes: Uint8Array, flags: number, extras: ExtraFields): DecodedName {
  const plain = decodePlain(bytes, (flags & flag.utf8) !== 0);
  const fields = extras.fields.get(extraId.unicodePath);
  if (fields === undefined) return plain;
  const unicode = fields.length === 1 ? unicodePath(fields[0]!, bytes) : undefined;
  const readings = [plain.name, ...(plain.rawFindings.length > 0 ? readingsOf(bytes) : [])];
  const found = readings.find((reading) => unicode !== undefined && isReplacing(reading, unicode));
  if (unicode !== undefined && found !== undefined) {
    // Java rejects the archive, with or without the field.
    const guesses = plain.rawFindings.map(withGuess(unicode));
    if (readings.includes(unicode)) return { name: unicode, rawFindings: guesses };
    if ((flags & flag.utf8) === 0) {
      const params = { found, expected: unicode };
      const rawFindings = [...guesses, { code: 'NAME-UNICODE-FIELD', severity: 'warning', params } as const];
      return { name: unicode, rawFindings };
    }
  }
  const params = { found: unicode ?? '', expected: plain.name };
  return {
    name: plain.name,
    rawFindings: [...plain.rawFindings, { code: 'NAME-UNICODE-FIELD', severity: 'error', params }],
  };
}

const withGuess =
  (guess: string) =>
  (rawFinding: Omit<ZipFinding, 'entry'>): Omit<ZipFinding, 'entry'> => ({
    ...rawFinding,
    params: { guess },
  });

function decodePlain(bytes: Uint8Array, isFlagged: boolean): DecodedName {
  try {
    return { name: strict.decode(bytes), rawFindings: [] };
  } catch {
    const severity = isFlagged ? 'error' : 'warning';
    return {
      name: isFlagged ? lenient.decode(bytes) : escaped(bytes),
      rawFindings: [{ code: 'NAME-ENCODING', severity, params: { guess: '' } }],
    };
  }
}

/** ASCII, and other bytes as `%94`; so is a backslash after them, which can be the second half of a letter. */
function escaped(bytes: Uint8Array): string {
  return Array.from(bytes, (byte, at) =>
    byte > 0x7f || (byte === backslash && (bytes[at - 1] ?? 0) > 0x7f)
      ? `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  ).join('');
}

const backslash = 0x5c;

/** Returns true if names are equal, except that one has `_` or `?` for characters that a code page lacks. */
function isReplacing(plain: string, unicode: string): boolean {
  if (plain.length !== unicode.length) return false;
  const isReplaced = (at: number): boolean => '_?'.includes(plain[at]!) && unicode[at]! > '\x7f';
  return Array.from({ length: plain.length }, (_, at) => at).every(
    (at) => plain[at] === unicode[at] || isReplaced(at),
  );
}

/** Name in a field 0x7075 (version 1, CRC of the name it replaces, UTF-8); undefined if the field is wrong. */
function unicodePath(field: Uint8Array, nameBytes: Uint8Array): string | undefined {
  if (field.length < 5 || field[0] !== 1) return undefined;
  if (viewOf(field).getUint32(1, true) !== crc32(nameBytes)) return undefined;
  try {
    return strict.decode(field.subarray(5));
  } catch {
    return undefined;
  }
}

/** Returns true if each character of a name equals its byte, as in ASCII. */
export function matchesBytes(name: string, bytes: Uint8Array): boolean {
  if (name.length !== bytes.length) return false;
  for (let at = 0; at < bytes.length; at += 1) if (name.charCodeAt(at) !== bytes[at]) return false;
  return true;
}

/**
 * Findings for a Unicode path field in only one of the two headers: unzip compares the names it derives from both, and
 * bsdtar reads the local field only. It makes no difference for a name in ASCII that it repeats.
 */
export function oneSidedFieldFindings(entry: ZipEntry, localExtras: ExtraFields): readonly ZipFinding[] {
  const { nameBytes, name } = entry;
  const isOneSided = entry.hasUnicodePath !== localExtras.fields.has(extraId.unicodePath);
  if (nameBytes === undefined || !isOneSided) return [];
  const readings = [decodePlain(nameBytes, false).name, ...readingsOf(nameBytes)];
  const found = readings.find((reading) => reading !== name)!;
  const severity = readings.includes(name) ? 'warning' : 'error';
  return [{ code: 'NAME-UNICODE-FIELD', severity, entry: name, params: { found, expected: name } }];
}

/** Returns true if a local header and the directory give the entry the same name, Unicode path field included. */
export function isSameName(entry: ZipEntry, localName: Uint8Array, localExtras: ExtraFields): boolean {
  const { nameBytes, name: expected } = entry;
  const isEqual =
    nameBytes === undefined ? matchesBytes(expected, localName) : equalBytes(nameBytes, localName);
  if (!isEqual) return false;
  if (!localExtras.fields.has(extraId.unicodePath)) return true;
  const { name, rawFindings } = decodeName(localName, entry.flags, localExtras);
  return name === entry.name && rawFindings.every(({ severity }) => severity !== 'error');
}
