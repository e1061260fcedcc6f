import { createBlobParts } from './blob-parts.ts';
import {
  centralRecordOf,
  endRecordOf,
  localHeaderOf,
  movedRecord,
  type EntryHeader,
  type RecordFields,
} from './write-record.ts';

/** An entry in a range of another archive. */
export interface CopiedEntry extends Pick<EntryHeader, 'sizeBytes' | 'compressedBytes'> {
  /** Position in the new directory. */
  readonly index: number;
  /** Its record in the other directory. */
  readonly record: Uint8Array;
  /** Offset of its local header from the start of the range. */
  readonly offset: number;
}

/** A newly written entry. */
export interface AddedEntry extends EntryHeader, Omit<RecordFields, 'offset'> {
  readonly index: number;
  /** Packed content. */
  readonly data: Blob | Uint8Array;
}

/**
 * Writes an archive with sizes and checksums known before each entry, so that no descriptors are needed. Entries are
 * stored in call order, their records in `index` order. ZIP64 records are written only if a number needs them.
 */
export function createZipWriter() {
  const parts = createBlobParts();
  const records: { readonly index: number; readonly bytes: Uint8Array }[] = [];
  return {
    add: ({ index, data, ...entry }: AddedEntry): void => {
      const offset = parts.sizeBytes();
      records.push({ index, bytes: centralRecordOf(entry, { ...entry, offset }) });
      parts.push(localHeaderOf(entry));
      parts.push(data);
    },
    /** Copies whole entries, with everything between them. */
    copy: (range: Blob, entries: readonly CopiedEntry[]): void => {
      const start = parts.sizeBytes();
      for (const { index, record, offset, ...sizes } of entries) {
        records.push({ index, bytes: movedRecord(record, start + offset, sizes) });
      }
      parts.push(range);
    },
    finish: (comment: Uint8Array = new Uint8Array(0)): Blob => {
      const directoryOffset = parts.sizeBytes();
      const sorted = records.toSorted((a, b) => a.index - b.index);
      for (const { bytes } of sorted) parts.push(bytes);
      const directoryBytes = parts.sizeBytes() - directoryOffset;
      parts.push(endRecordOf({ count: records.length, directoryBytes, directoryOffset }, comment.length));
      parts.push(comment);
      return parts.toBlob();
    },
  };
}

/** Writer of an archive. */
export type ZipWriter = ReturnType<typeof createZipWriter>;
