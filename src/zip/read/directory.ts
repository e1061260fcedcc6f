import { viewOf } from '#lib/file/bytes.ts';

import { centralRecordBytes, signature } from '../bytes.ts';
import { flag, isUnpackable, method, reservedFlags, type ZipEntry } from '../entry.ts';
import { extraNote, zipError, type ZipFinding, type ZipTerms } from '../finding.ts';
import { overwritingPath } from '../paths.ts';
import { decodeName, matchesBytes } from './entry-name.ts';
import { extraId, parseExtraFields, type ExtraFields } from './extra-fields.ts';
import { specialTypeByField } from './unix-type.ts';
import { readZip64Sizes } from './zip64-sizes.ts';

const encryptionFlags = flag.encrypted | flag.strongEncryption | flag.maskedHeaders;

/** Records of a directory, and their defects. */
export interface Directory {
  readonly entries: readonly ZipEntry[];
  readonly rawFindings: readonly ZipFinding[];
}

/**
 * Reads the records of the central directory. `shift` is added to every offset (0 unless bytes precede the archive).
 * Returns undefined at the first byte that isn't part of a record.
 */
export function parseDirectory(bytes: Uint8Array, shift: number, maxEntries: number): Directory | undefined {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  const rawFindings: ZipFinding[] = [];
  let at = 0;
  while (at < bytes.length && entries.length <= maxEntries) {
    if (at + centralRecordBytes > bytes.length) return undefined;
    if (view.getUint32(at, true) !== signature.centralRecord) return undefined;
    const nameEnd = at + centralRecordBytes + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > bytes.length) return undefined;
    const nameBytes = bytes.subarray(at + centralRecordBytes, nameEnd);
    const extras = parseExtraFields(bytes.subarray(nameEnd, extraEnd));
    entries.push(readRecord(view, { at, nameBytes, extras, index: entries.length, shift }, rawFindings));
    at = end;
  }
  return { entries, rawFindings: withPlainClashes(entries, rawFindings) };
}

/** Programs that ignore Unicode path fields read two entries with one plain name (AMBIGUITY-B1): an error. */
function withPlainClashes(
  entries: readonly ZipEntry[],
  rawFindings: readonly ZipFinding[],
): readonly ZipFinding[] {
  const plainNames = new Map(
    rawFindings.flatMap(({ code, severity, entry = '', params }) =>
      code === 'NAME-UNICODE-FIELD' && severity === 'warning' ? [[entry, String(params?.['found'])]] : [],
    ),
  );
  if (plainNames.size === 0) return rawFindings;
  const counts = new Map<string, number>();
  const keyOf = (name: string): string => overwritingPath(plainNames.get(name) ?? name);
  for (const { name } of entries) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return rawFindings.map((rawFinding) => {
    const { entry = '', code } = rawFinding;
    const isClash = code === 'NAME-UNICODE-FIELD' && (counts.get(keyOf(entry)) ?? 0) > 1;
    return isClash ? { ...rawFinding, severity: 'error' } : rawFinding;
  });
}

interface RecordContext {
  /** Offset of the record. */
  readonly at: number;
  readonly nameBytes: Uint8Array;
  readonly extras: ExtraFields;
  readonly index: number;
  readonly shift: number;
}

/** Reads one record and adds its defects to `rawFindings`. */
function readRecord(
  view: DataView,
  { at, nameBytes, extras, index, shift }: RecordContext,
  rawFindings: ZipFinding[],
): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const decoded = decodeName(nameBytes, flags, extras);
  const { name } = decoded;
  const attributes = view.getUint32(at + 38, true);
  const { sizes, isConsistent } = readZip64Sizes(
    {
      sizeBytes: view.getUint32(at + 24, true),
      compressedBytes: view.getUint32(at + 20, true),
      headerOffset: view.getUint32(at + 42, true),
      disk: view.getUint16(at + 34, true),
    },
    extras,
  );
  const entry: ZipEntry = {
    index,
    name,
    nameLength: nameBytes.length,
    nameBytes: matchesBytes(name, nameBytes) ? undefined : nameBytes,
    flags,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    compressedBytes: sizes.compressedBytes,
    sizeBytes: sizes.sizeBytes,
    headerOffset: sizes.headerOffset + shift,
    isEncrypted:
      (flags & encryptionFlags) !== 0 ||
      extras.fields.has(extraId.aes) ||
      extras.fields.has(extraId.strongEncryption),
    unixMode: attributes >>> 16,
    hasUnicodePath: extras.fields.has(extraId.unicodePath),
    isDosFolder: (attributes & 0x10) !== 0,
  };
  for (const rawFinding of decoded.rawFindings) rawFindings.push({ ...rawFinding, entry: name });
  if (!isConsistent) rawFindings.push(zipError('ZIP-ZIP64', { detail: 'extra-field' }, entry));
  const versionNeeded = view.getUint16(at + 6, true);
  rawFindings.push(...recordFindings(entry, { extras, versionNeeded, attributes }));
  if (sizes.disk !== 0) rawFindings.push(zipError('ZIP-SPLIT', {}, entry));
  return entry;
}

/**
 * A program that flushes after every byte writes 7 bytes for each, or 11 if it doesn't compress: two block headers
 * (measured, zlib). The rest leaves room for empty blocks.
 */
const maxPackedBytes = (sizeBytes: number): number => 12 * sizeBytes + 2 ** 16;

const isOutOfSize = ({ method: packing, compressedBytes, sizeBytes }: ZipEntry): boolean =>
  packing === method.stored ? compressedBytes !== sizeBytes : compressedBytes > maxPackedBytes(sizeBytes);

/**
 * Deflate needs version 2.0, ZIP64 4.5. unzip 6.0 skips entries from 4.7 on, and Python rejects the archive from 6.4
 * on. No unpacker reads the version in the local header.
 */
const maxVersionNeeded = 46;
/** unzip skips entries from VMS (host 2) that need a later version than its own. */
const maxVersionOfVms = 42;

const asksForTooMuch = (versionNeeded: number): boolean =>
  (versionNeeded & 0xff) > (versionNeeded >>> 8 === 2 ? maxVersionOfVms : maxVersionNeeded);

/** DOS and Windows attributes: unzip skips volume labels, and 7-Zip turns a reparse point into a link. */
function specialTypeByAttributes(attributes: number): ZipTerms['ENTRY-LINK'] | undefined {
  if ((attributes & 0x400) !== 0) return 'link';
  return (attributes & 8) === 0 ? undefined : 'volume';
}

interface RecordFields {
  readonly extras: ExtraFields;
  readonly versionNeeded: number;
  readonly attributes: number;
}

/** Features of a record that the unpackers behind the service may not support. */
function recordFindings(entry: ZipEntry, { extras, versionNeeded, attributes }: RecordFields): ZipFinding[] {
  const rawFindings: ZipFinding[] = [];
  if (asksForTooMuch(versionNeeded)) {
    rawFindings.push(zipError('ZIP-VERSION', { version: ((versionNeeded & 0xff) / 10).toFixed(1) }, entry));
  }
  // Python rejects an archive with bit 5. Every unpacker ignores the others, but their meaning is undefined.
  if ((entry.flags & flag.patchedData) !== 0) rawFindings.push(zipError('ZIP-FLAGS', {}, entry));
  else if ((entry.flags & reservedFlags) !== 0) {
    rawFindings.push({ ...zipError('ZIP-FLAGS', {}, entry), severity: 'warning' });
  }
  const special = specialTypeByAttributes(attributes) ?? specialTypeByField(entry, extras);
  if (special !== undefined) rawFindings.push(zipError('ENTRY-LINK', { special }, entry));
  const { compressedBytes: found, sizeBytes: expected } = entry;
  if (entry.isEncrypted) rawFindings.push(zipError('ZIP-ENCRYPTED', {}, entry));
  else if (!isUnpackable(entry)) rawFindings.push(zipError('ZIP-METHOD', { method: entry.method }, entry));
  else if (isOutOfSize(entry)) rawFindings.push(zipError('ZIP-SIZE', { found, expected }, entry));
  // A field that runs past the end: Java, yauzl and Python reject the whole archive, bsdtar the rest of it.
  if (extras.isPadded || extras.isRepeated) rawFindings.push(extraNote(entry));
  if (extras.malformedBytes > 0 && !extras.isPadded) {
    rawFindings.push(zipError('ZIP-DIRECTORY', { detail: 'record' }, entry));
  }
  return rawFindings;
}
