import type { FindingParams, Remark } from '../finding.ts';
import type { FindingTerms } from '../finding-terms.ts';
import { signature, u64, viewOf } from './bytes.ts';
import { isSameName } from './entry-name.ts';
import { flag, type ZipEntry } from './entry.ts';
import { extraId, parseExtraFields, type ExtraFields } from './extra-fields.ts';
import { localHeaderBytes } from './layout.ts';

/** What stands in front of an entry's data. */
export interface LocalHeader {
  readonly dataOffset: number;
  /** Sizes and checksum may follow the data instead (flag bit 3). */
  readonly hasDescriptor: boolean;
  readonly remarks: readonly Remark[];
}

/** Flags that must be equal in both headers: encrypted, strongly encrypted, UTF-8. The mask is yauzl's. */
const comparedFlags = flag.encrypted | flag.strongEncryption | flag.utf8;
const max32 = 0xffffffff;

/** Length of a local header whose first 30 bytes are given, with name and extra fields. */
export function localHeaderLength(head: Uint8Array): number {
  const view = viewOf(head);
  return localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
}

/** Whether bytes begin with the fixed part of a local header. */
export const isLocalHeader = (head: Uint8Array): boolean =>
  head.length >= localHeaderBytes && viewOf(head).getUint32(0, true) === signature.localHeader;

/**
 * Compares a local header (all its bytes) with the record of the directory. Unpackers differ in which of the two they
 * believe (ambiguities A1, A2, A3, A5), so every difference is an error, except sizes that a descriptor gives later.
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
  const remarks: Remark[] = [];
  const differ = (field: FindingTerms['ZIP-HEADER'], params: FindingParams = {}): void => {
    remarks.push({ code: 'ZIP-HEADER', severity: 'error', entry: entry.name, params: { field, ...params } });
  };
  if (!isSameName(entry, bytes.subarray(localHeaderBytes, nameEnd), extras)) differ('name');
  if (view.getUint16(8, true) !== entry.method) differ('method');
  const isSecretlyEncrypted = extras.fields.has(extraId.aes) && !entry.isEncrypted;
  if (((flags ^ entry.flags) & comparedFlags) !== 0 || isSecretlyEncrypted) differ('flags');
  const isLater = (value: number): boolean => hasDescriptor && value === 0;
  if (found.crc !== entry.crc && !isLater(found.crc)) differ('crc');
  const sizes = completeSizes(found, extras);
  if (sizes === undefined) {
    remarks.push({
      code: 'ZIP-ZIP64',
      severity: 'error',
      entry: entry.name,
      params: { detail: 'extra-field' satisfies FindingTerms['ZIP-ZIP64'] },
    });
  } else {
    if (sizes.sizeBytes !== entry.sizeBytes && !isLater(sizes.sizeBytes)) differ('size');
    const { compressedBytes } = sizes;
    if (compressedBytes !== entry.compressedBytes && !isLater(compressedBytes)) differ('packed-size');
  }
  return { dataOffset: entry.headerOffset + bytes.length, hasDescriptor, remarks };
}

interface LocalSizes {
  readonly sizeBytes: number;
  readonly compressedBytes: number;
}

/** A local ZIP64 field holds both sizes (APPNOTE 4.5.3); undefined where it is missing, doubled, short or at odds. */
function completeSizes(found: LocalSizes, extras: ExtraFields): LocalSizes | undefined {
  const fields = extras.fields.get(extraId.zip64);
  const isSaturated = found.sizeBytes === max32 || found.compressedBytes === max32;
  const bytes = fields?.length === 1 ? fields[0]! : undefined;
  if (bytes === undefined || bytes.length < 16) return isSaturated ? undefined : found;
  const view = viewOf(bytes);
  const long = { sizeBytes: u64(view, 0), compressedBytes: u64(view, 8) };
  const agrees = (short: number, value: number): boolean => short === max32 || short === value || value === 0;
  const isConsistent =
    agrees(found.sizeBytes, long.sizeBytes) && agrees(found.compressedBytes, long.compressedBytes);
  if (!isConsistent) return undefined;
  return {
    sizeBytes: found.sizeBytes === max32 ? long.sizeBytes : found.sizeBytes,
    compressedBytes: found.compressedBytes === max32 ? long.compressedBytes : found.compressedBytes,
  };
}
