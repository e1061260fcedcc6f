import { viewOf } from '#lib/file/bytes.ts';

import { localHeaderBytes, max32, signature, u64 } from '../bytes.ts';
import { flag, method, type ZipEntry } from '../entry.ts';
import { extraNote, zipError, type ZipFinding, type ZipTerms } from '../finding.ts';
import { isSameName, oneSidedFieldFindings } from './entry-name.ts';
import { extraId, parseExtraFields, type ExtraFields } from './extra-fields.ts';
import { specialTypeByField } from './unix-type.ts';

/** Local header of an entry. */
export interface LocalHeader {
  readonly dataOffset: number;
  /** True if sizes and checksum follow the data (flag bit 3). */
  readonly hasDescriptor: boolean;
  readonly hasUnicodePath: boolean;
  readonly rawFindings: readonly ZipFinding[];
}

/** 7-Zip extracts nothing if the headers differ in any of these flags; it ignores the last bit. */
const comparedFlags = 0xffff & ~(flag.descriptor | 0x8000);
/** Compression level, which doesn't affect unpacking. */
const deflateFlags = 2 | 4;

/** Returns the length of a local header, with name and extra fields, from its first 30 bytes. */
export function localHeaderLength(header: Uint8Array): number {
  const view = viewOf(header);
  return localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
}

/** Returns true if bytes start with the fixed part of a local header. */
export const isLocalHeader = (header: Uint8Array): boolean =>
  header.length >= localHeaderBytes && viewOf(header).getUint32(0, true) === signature.localHeader;

/**
 * Compares a local header (all its bytes) with the record in the directory. Unpackers differ in which of the two they
 * trust (AMBIGUITY-A1, AMBIGUITY-A2, AMBIGUITY-A3), so every difference is an error, except sizes that
 * follow in a descriptor.
 */
export function readLocalHeader(bytes: Uint8Array, entry: ZipEntry): LocalHeader {
  const view = viewOf(bytes);
  const nameEnd = localHeaderBytes + view.getUint16(26, true);
  const extras = parseExtraFields(bytes.subarray(nameEnd));
  const flags = view.getUint16(6, true);
  const hasDescriptor = (flags & flag.descriptor) !== 0;
  const found = {
    crc: view.getUint32(14, true),
    compressedBytes: view.getUint32(18, true),
    sizeBytes: view.getUint32(22, true),
  };
  const rawFindings: ZipFinding[] = [];
  const differ = (field: ZipTerms['ZIP-HEADER']): void => {
    rawFindings.push(zipError('ZIP-HEADER', { field }, entry));
  };
  if (!isSameName(entry, bytes.subarray(localHeaderBytes, nameEnd), extras)) differ('name');
  else rawFindings.push(...oneSidedFieldFindings(entry, extras));
  if (view.getUint16(8, true) !== entry.method) differ('method');
  const isSecretlyEncrypted = extras.fields.has(extraId.aes) && !entry.isEncrypted;
  const ignored = entry.method === method.deflate ? deflateFlags : 0;
  const differing = (flags ^ entry.flags) & ~ignored;
  if ((differing & comparedFlags) !== 0 || isSecretlyEncrypted) differ('flags');
  // 7-Zip reports a "Headers Error" and extracts the same files as the others.
  else if ((differing & flag.descriptor) !== 0) {
    rawFindings.push({ ...zipError('ZIP-HEADER', { field: 'flags' }, entry), severity: 'warning' });
  }
  // bsdtar skips the entry, or stops.
  if (extras.malformedBytes > 0 && !extras.isPadded) differ('extra');
  if (extras.isPadded || extras.isRepeated) rawFindings.push(extraNote(entry));
  const special = specialTypeByField(entry, extras);
  if (special !== undefined) rawFindings.push(zipError('ENTRY-LINK', { special }, entry));
  const isLater = (value: number): boolean => hasDescriptor && value === 0;
  if (found.crc !== entry.crc && !isLater(found.crc)) differ('crc');
  const sizes = completeSizes(found, extras);
  if (sizes === undefined) {
    rawFindings.push(zipError('ZIP-ZIP64', { detail: 'extra-field' }, entry));
  } else {
    if (sizes.sizeBytes !== entry.sizeBytes && !isLater(sizes.sizeBytes)) differ('size');
    const { compressedBytes } = sizes;
    if (compressedBytes !== entry.compressedBytes && !isLater(compressedBytes)) differ('packed-size');
  }
  const hasUnicodePath = extras.fields.has(extraId.unicodePath);
  return { dataOffset: entry.headerOffset + bytes.length, hasDescriptor, hasUnicodePath, rawFindings };
}

interface LocalSizes {
  readonly sizeBytes: number;
  readonly compressedBytes: number;
}

const bothSizesBytes = 16;

const agrees = (short: number, long: number): boolean => short === max32 || short === long || long === 0;

/**
 * Completes saturated sizes from the ZIP64 field. It holds both (APPNOTE 4.5.3), or only the saturated ones, which
 * unpackers accept. Returns undefined if the field is missing or too short, differs from a second one, or contradicts a
 * size that isn't saturated.
 */
function completeSizes(found: LocalSizes, extras: ExtraFields): LocalSizes | undefined {
  const { sizeBytes, compressedBytes } = found;
  const saturated = [sizeBytes, compressedBytes].filter((value) => value === max32).length;
  const fields = extras.fields.get(extraId.zip64);
  const bytes = fields?.length === 1 ? fields[0]! : undefined;
  if (bytes === undefined || bytes.length < 8 * saturated) return saturated === 0 ? found : undefined;
  const view = viewOf(bytes);
  if (bytes.length >= bothSizesBytes) {
    if (!agrees(compressedBytes, u64(view, 8))) return undefined;
    if (saturated === 0 && !agrees(sizeBytes, u64(view, 0))) return undefined;
  }
  let at = 0;
  const take = (value: number): number => (value === max32 ? u64(view, (at += 8) - 8) : value);
  return { sizeBytes: take(sizeBytes), compressedBytes: take(compressedBytes) };
}
