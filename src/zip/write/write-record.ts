import { joined, viewOf } from '#lib/file/bytes.ts';

import {
  centralRecordBytes,
  endRecordBytes,
  localHeaderBytes,
  max16,
  max32,
  signature,
  zip64EndBytes,
  zip64LocatorBytes,
} from '../bytes.ts';
import { flag, method } from '../entry.ts';
import { extraId } from '../read/extra-fields.ts';

/** Fields of both headers of a new entry. */
export interface EntryHeader {
  /** Text is written as UTF-8; bytes are written as they are, for a name in an unknown encoding. */
  readonly name: string | Uint8Array;
  readonly method: number;
  /** DOS time and date in one number: the date in the upper half. */
  readonly dosTime: number;
  readonly crc: number;
  readonly compressedBytes: number;
  readonly sizeBytes: number;
}

/** Fields of an entry that only the directory has. */
export interface RecordFields {
  /** Offset of the local header. */
  readonly offset: number;
  /** "Version made by": system and version. */
  readonly madeBy: number;
  readonly attributes: number;
  /** Extra fields without those for sizes. */
  readonly extra: Uint8Array;
}

/** Fields of a regular file without attributes, made by DOS, version 2.0. */
export const newRecord = { madeBy: 20, attributes: 0, extra: new Uint8Array(0) };

/** Unpacking deflate needs version 2.0, ZIP64 4.5. */
const versions = { usual: 20, zip64: 45 } as const;
const utf8 = new TextEncoder();

/** Writes a local header with known sizes: no descriptor follows the data. */
export function localHeaderOf(header: EntryHeader): Uint8Array {
  const name = nameBytesOf(header);
  const isLong = header.sizeBytes >= max32 || header.compressedBytes >= max32;
  // A local field holds both sizes, whichever of them is too large (APPNOTE 4.5.3).
  const extra = isLong ? zip64Field([header.sizeBytes, header.compressedBytes]) : new Uint8Array(0);
  const bytes = new Uint8Array(localHeaderBytes + name.length + extra.length);
  const view = viewOf(bytes);
  view.setUint32(0, signature.localHeader, true);
  view.setUint16(4, isLong ? versions.zip64 : versions.usual, true);
  writeCommon(view, 6, { header, name, isLong });
  view.setUint16(26, name.length, true);
  view.setUint16(28, extra.length, true);
  bytes.set(name, localHeaderBytes);
  bytes.set(extra, localHeaderBytes + name.length);
  return bytes;
}

/** Writes the record of an entry whose header `localHeaderOf` wrote. */
export function centralRecordOf(header: EntryHeader, rest: RecordFields): Uint8Array {
  const name = nameBytesOf(header);
  const isLong = header.sizeBytes >= max32 || header.compressedBytes >= max32;
  const fixed = new Uint8Array(centralRecordBytes);
  const view = viewOf(fixed);
  view.setUint32(0, signature.centralRecord, true);
  view.setUint16(4, rest.madeBy, true);
  writeCommon(view, 8, { header, name, isLong });
  view.setUint32(38, rest.attributes, true);
  const { sizeBytes, compressedBytes } = header;
  const long = isLong ? [sizeBytes, compressedBytes] : [];
  return completeRecord(fixed, { name, extra: rest.extra, comment: none, long, offset: rest.offset });
}

/** Copies a record with its new offset. `sizes` are the actual ones, which the record may leave to a ZIP64 field. */
export function movedRecord(
  record: Uint8Array,
  offset: number,
  sizes: Pick<EntryHeader, 'sizeBytes' | 'compressedBytes'>,
): Uint8Array {
  const { name, extra, comment } = partsOf(record);
  const fixed = record.slice(0, centralRecordBytes);
  const view = viewOf(fixed);
  const long = [
    ...(view.getUint32(24, true) === max32 ? [sizes.sizeBytes] : []),
    ...(view.getUint32(20, true) === max32 ? [sizes.compressedBytes] : []),
  ];
  return completeRecord(fixed, { name, extra: withoutFields(extra, [extraId.zip64]), comment, long, offset });
}

const nameBytesOf = ({ name }: EntryHeader): Uint8Array =>
  typeof name === 'string' ? utf8.encode(name) : name;

/** Parts of a record with variable length. */
export function partsOf(record: Uint8Array): Record<'name' | 'extra' | 'comment', Uint8Array> {
  const view = viewOf(record);
  const nameEnd = centralRecordBytes + view.getUint16(28, true);
  const extraEnd = nameEnd + view.getUint16(30, true);
  return {
    name: record.subarray(centralRecordBytes, nameEnd),
    extra: record.subarray(nameEnd, extraEnd),
    comment: record.subarray(extraEnd, extraEnd + view.getUint16(32, true)),
  };
}

/** Removes the extra fields with these IDs; malformed bytes stay. */
export function withoutFields(extra: Uint8Array, ids: readonly number[]): Uint8Array {
  const view = viewOf(extra);
  const kept: Uint8Array[] = [];
  let at = 0;
  while (at + 4 <= extra.length) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > extra.length) break;
    if (!ids.includes(view.getUint16(at, true))) kept.push(extra.subarray(at, end));
    at = end;
  }
  return joined([...kept, extra.subarray(at)]);
}

const none = new Uint8Array(0);

interface RecordParts extends Record<'name' | 'extra' | 'comment', Uint8Array> {
  /** Sizes that don't fit, in the order of the ZIP64 field. */
  readonly long: readonly number[];
  readonly offset: number;
}

function completeRecord(fixed: Uint8Array, { name, extra, comment, long, offset }: RecordParts): Uint8Array {
  const view = viewOf(fixed);
  const values = offset >= max32 ? [...long, offset] : long;
  const zip64 = values.length > 0 ? zip64Field(values) : none;
  const needed = Math.max(view.getUint16(6, true), values.length > 0 ? versions.zip64 : versions.usual);
  view.setUint16(6, needed, true);
  view.setUint16(28, name.length, true);
  view.setUint16(30, extra.length + zip64.length, true);
  view.setUint16(32, comment.length, true);
  view.setUint16(34, 0, true);
  view.setUint32(42, Math.min(offset, max32), true);
  return joined([fixed, name, zip64, extra, comment]);
}

interface Common {
  readonly header: EntryHeader;
  readonly name: Uint8Array;
  readonly isLong: boolean;
}

/** Writes the fields from flags to sizes, which both headers share. */
function writeCommon(view: DataView, at: number, { header, name, isLong }: Common): void {
  const isUtf8 = typeof header.name === 'string' && name.some((byte) => byte >= 128);
  view.setUint16(at, isUtf8 ? flag.utf8 : 0, true);
  view.setUint16(at + 2, header.method === method.stored ? method.stored : method.deflate, true);
  view.setUint32(at + 4, header.dosTime, true);
  view.setUint32(at + 8, header.crc, true);
  view.setUint32(at + 12, isLong ? max32 : header.compressedBytes, true);
  view.setUint32(at + 16, isLong ? max32 : header.sizeBytes, true);
}

function zip64Field(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 + 8 * values.length);
  const view = viewOf(bytes);
  view.setUint16(0, extraId.zip64, true);
  view.setUint16(2, 8 * values.length, true);
  values.forEach((value, at) => view.setBigUint64(4 + 8 * at, BigInt(value), true));
  return bytes;
}

interface Directory {
  readonly count: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
}

/** Writes the end record, preceded by ZIP64 records if a number doesn't fit. */
export function endRecordOf(
  { count, directoryBytes, directoryOffset }: Directory,
  commentBytes = 0,
): Uint8Array {
  const isLong = count >= max16 || directoryBytes >= max32 || directoryOffset >= max32;
  const longBytes = isLong ? zip64EndBytes + zip64LocatorBytes : 0;
  const bytes = new Uint8Array(longBytes + endRecordBytes);
  const view = viewOf(bytes);
  if (isLong) {
    view.setUint32(0, signature.zip64End, true);
    view.setBigUint64(4, BigInt(zip64EndBytes - 12), true);
    view.setUint16(12, 45, true);
    view.setUint16(14, 45, true);
    view.setBigUint64(24, BigInt(count), true);
    view.setBigUint64(32, BigInt(count), true);
    view.setBigUint64(40, BigInt(directoryBytes), true);
    view.setBigUint64(48, BigInt(directoryOffset), true);
    view.setUint32(zip64EndBytes, signature.zip64Locator, true);
    view.setBigUint64(zip64EndBytes + 8, BigInt(directoryOffset + directoryBytes), true);
    view.setUint32(zip64EndBytes + 16, 1, true);
  }
  view.setUint32(longBytes, signature.endRecord, true);
  view.setUint16(longBytes + 8, Math.min(count, max16), true);
  view.setUint16(longBytes + 10, Math.min(count, max16), true);
  view.setUint32(longBytes + 12, Math.min(directoryBytes, max32), true);
  view.setUint32(longBytes + 16, Math.min(directoryOffset, max32), true);
  view.setUint16(longBytes + 20, commentBytes, true);
  return bytes;
}
