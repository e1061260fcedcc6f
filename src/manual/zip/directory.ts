import type { Remark } from '../finding.ts';
import { signature, viewOf } from './bytes.ts';
import { decodeName } from './entry-name.ts';
import { flag, isReadable, method, type ZipEntry } from './entry.ts';
import { extraId, parseExtraFields, type ExtraFields } from './extra-fields.ts';
import { readZip64Sizes } from './zip64-sizes.ts';

/** Length of a central record without its name, extra fields and comment. */
const recordBytes = 46;
const encryptionFlags = flag.encrypted | flag.strongEncryption | flag.maskedHeaders;

/** The records of a directory, and what is wrong with each of them; undefined where it is no row of records. */
export interface Directory {
  readonly entries: readonly ZipEntry[];
  readonly remarks: readonly Remark[];
}

/**
 * Reads the records of the central directory. `shift` is added to every offset (0 unless bytes stand in front of the
 * archive). Stops with undefined at the first byte that is no record.
 */
export function parseDirectory(bytes: Uint8Array, shift: number, maxEntries: number): Directory | undefined {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  const remarks: Remark[] = [];
  let at = 0;
  while (at < bytes.length && entries.length <= maxEntries) {
    if (at + recordBytes > bytes.length) return undefined;
    if (view.getUint32(at, true) !== signature.centralRecord) return undefined;
    const nameEnd = at + recordBytes + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > bytes.length) return undefined;
    const nameBytes = bytes.subarray(at + recordBytes, nameEnd);
    const extras = parseExtraFields(bytes.subarray(nameEnd, extraEnd));
    const fixed = new DataView(bytes.buffer, bytes.byteOffset + at, recordBytes);
    const record = readRecord(fixed, { nameBytes, extras, index: entries.length, shift });
    entries.push(record.entry);
    remarks.push(...record.remarks);
    at = end;
  }
  return { entries, remarks };
}

interface RecordRest {
  readonly nameBytes: Uint8Array;
  readonly extras: ExtraFields;
  readonly index: number;
  readonly shift: number;
}

function readRecord(
  view: DataView,
  { nameBytes, extras, index, shift }: RecordRest,
): { readonly entry: ZipEntry; readonly remarks: readonly Remark[] } {
  const flags = view.getUint16(8, true);
  const { name, remarks } = decodeName(nameBytes, flags, extras);
  const attributes = view.getUint32(38, true);
  const sizes = readZip64Sizes(
    {
      sizeBytes: view.getUint32(24, true),
      compressedBytes: view.getUint32(20, true),
      headerOffset: view.getUint32(42, true),
      disk: view.getUint16(34, true),
    },
    extras,
  );
  const entry: ZipEntry = {
    index,
    name,
    nameBytes,
    flags,
    method: view.getUint16(10, true),
    crc: view.getUint32(16, true),
    compressedBytes: sizes.compressedBytes,
    sizeBytes: sizes.sizeBytes,
    headerOffset: sizes.headerOffset + shift,
    isEncrypted:
      (flags & encryptionFlags) !== 0 ||
      extras.fields.has(extraId.aes) ||
      extras.fields.has(extraId.strongEncryption),
    unixMode: attributes >>> 16,
    isDosFolder: (attributes & 0x10) !== 0,
  };
  const all = [...remarks, ...(sizes.isConsistent ? [] : [zip64Remark]), ...recordRemarks(entry, extras)];
  if (sizes.disk !== 0) all.push({ code: 'ZIP-SPLIT', severity: 'error' });
  return { entry, remarks: all.map((remark) => ({ ...remark, entry: name })) };
}

const zip64Remark: Remark = { code: 'ZIP-ZIP64', severity: 'error', params: { detail: 'extra-field' } };

/** What a record says about itself that no unpacker behind the service may have to cope with. */
function recordRemarks(entry: ZipEntry, extras: ExtraFields): Remark[] {
  const remarks: Remark[] = [];
  if (entry.isEncrypted) {
    remarks.push({ code: 'ZIP-ENCRYPTED', severity: 'error' });
  } else if (!isReadable(entry)) {
    remarks.push({ code: 'ZIP-METHOD', severity: 'error', params: { method: entry.method } });
  } else if (entry.method === method.stored && entry.compressedBytes !== entry.sizeBytes) {
    const params = { found: entry.compressedBytes, expected: entry.sizeBytes };
    remarks.push({ code: 'ZIP-SIZE', severity: 'error', params });
  }
  if (extras.malformedBytes > 0) remarks.push({ code: 'ZIP-EXTRA', severity: 'info' });
  return remarks;
}
