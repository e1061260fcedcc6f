import { createBlobParts } from './blob-parts.ts';
import { signature, viewOf } from './bytes.ts';
import { endRecordBytes } from './end-record.ts';
import {
  centralRecordOf,
  localHeaderOf,
  movedRecord,
  type EntryHead,
  type RecordRest,
} from './write-record.ts';

/** An entry that stands in a range of another archive. */
export interface CopiedEntry extends Pick<EntryHead, 'sizeBytes' | 'compressedBytes'> {
  /** Place in the directory that is written. */
  readonly index: number;
  /** Its record, as the other directory has it. */
  readonly record: Uint8Array;
  /** Of its local header, from the start of the range. */
  readonly offset: number;
}

/** An entry that is written anew. */
export interface AddedEntry extends EntryHead, Omit<RecordRest, 'offset'> {
  readonly index: number;
  /** Packed. */
  readonly data: Blob | Uint8Array;
}

/**
 * Writes an archive whose sizes and checksums are known before each entry, so that no descriptor follows any. Entries
 * stand in the order of the calls, their records in that of `index`.
 */
export interface ZipWriter {
  readonly add: (entry: AddedEntry) => void;
  /** Takes over whole entries with everything that stands around them. */
  readonly copy: (range: Blob, entries: readonly CopiedEntry[]) => void;
  readonly finish: (comment?: Uint8Array) => Blob;
}

const zip64EndBytes = 56;
const locatorBytes = 20;
const max16 = 0xffff;
const max32 = 0xffffffff;

export function createZipWriter(): ZipWriter {
  const parts = createBlobParts();
  const records: { readonly index: number; readonly bytes: Uint8Array }[] = [];
  return {
    add({ index, data, ...entry }) {
      const offset = parts.sizeBytes();
      records.push({ index, bytes: centralRecordOf(entry, { ...entry, offset }) });
      parts.push(localHeaderOf(entry));
      parts.push(data);
    },
    copy(range, entries) {
      const start = parts.sizeBytes();
      for (const { index, record, offset, ...sizes } of entries) {
        records.push({ index, bytes: movedRecord(record, start + offset, sizes) });
      }
      parts.push(range);
    },
    finish(comment = new Uint8Array(0)) {
      const directoryOffset = parts.sizeBytes();
      const sorted = records.toSorted((a, b) => a.index - b.index);
      for (const { bytes } of sorted) parts.push(bytes);
      const directoryBytes = parts.sizeBytes() - directoryOffset;
      parts.push(endOf({ count: records.length, directoryBytes, directoryOffset }, comment.length));
      parts.push(comment);
      return parts.take();
    },
  };
}

interface Directory {
  readonly count: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
}

/** The end record, with ZIP64 records in front of it where a number does not fit. */
function endOf({ count, directoryBytes, directoryOffset }: Directory, commentBytes: number): Uint8Array {
  const isLong = count >= max16 || directoryBytes >= max32 || directoryOffset >= max32;
  const longBytes = isLong ? zip64EndBytes + locatorBytes : 0;
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
