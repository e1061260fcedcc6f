import { joined } from '#lib/bytes.ts';

import { method, type ZipEntry } from '../entry.ts';
import { localHeaderBytes } from '../read/layout.ts';
import { centralRecordOf, endRecordOf, localHeaderOf, type EntryHeader } from '../write/write-record.ts';

/**
 * A small ZIP with generated headers: numbers as names, no flags, no descriptors, no extra fields. Its decoder sees
 * nothing that the author of the archive wrote, except the packed content. Deflated content is padded at the front so
 * that jszip reads its last byte on its own.
 */
export interface JszipBatch {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entries: readonly ZipEntry[];
  /** Packed content of each entry, as stored in the archive. */
  readonly packed: readonly Uint8Array[];
}

/** Collects entries until they are worth a run of the decoder. */
export interface BatchBuilder {
  /** Starts an entry. It is dropped unless `keep` is called before the next one. */
  readonly begin: (entry: ZipEntry) => void;
  readonly push: (bytes: Uint8Array) => void;
  readonly keep: () => void;
  readonly sizeBytes: () => number;
  /** Returns the batch of all kept entries and empties the builder. */
  readonly build: () => JszipBatch;
}

/** Creates a builder that is reused for many batches. */
export function createBatchBuilder(): BatchBuilder {
  let parts: Uint8Array[] = [];
  let entries: ZipEntry[] = [];
  let sizeBytes = 0;
  let pending: { readonly entry: ZipEntry; readonly parts: Uint8Array[] } | undefined;

  return {
    begin: (entry) => (pending = { entry, parts: [] }),
    // A copy, since the window that contains the bytes moves on.
    push: (bytes) => pending?.parts.push(bytes.slice()),
    keep() {
      if (pending === undefined) return;
      const { entry } = pending;
      const header = localHeaderOf(headerOf(entry, entries.length));
      parts.push(header, paddingOf(entry), ...pending.parts);
      sizeBytes += header.length + paddingOf(entry).length + entry.compressedBytes;
      entries.push(entry);
      pending = undefined;
    },
    sizeBytes: () => sizeBytes,
    build() {
      const batch = joinBatch(parts, entries);
      parts = [];
      entries = [];
      sizeBytes = 0;
      return batch;
    },
  };
}

/** Name of an entry within its batch. */
export const nameInBatch = (at: number): string => String(at);

function joinBatch(parts: readonly Uint8Array[], entries: readonly ZipEntry[]): JszipBatch {
  let offset = 0;
  const ends: number[] = [];
  const records = entries.map((entry, at) => {
    const entryHeader = headerOf(entry, at);
    const record = centralRecordOf(entryHeader, { ...recordFields, offset });
    offset += localHeaderBytes + nameInBatch(at).length + entryHeader.compressedBytes;
    ends.push(offset);
    return record;
  });
  const directoryBytes = records.reduce((sum, record) => sum + record.length, 0);
  const directory = { count: entries.length, directoryBytes, directoryOffset: offset };
  const bytes = joined([...parts, ...records, endRecordOf(directory)]);
  const packed = entries.map((entry, at) => bytes.subarray(ends[at]! - entry.compressedBytes, ends[at]));
  return { bytes, entries, packed };
}

/** Made by DOS, version 2.0: a regular file without attributes. */
const recordFields = { madeBy: 20, attributes: 0, extra: new Uint8Array(0) };

const headerOf = (entry: ZipEntry, at: number): EntryHeader => ({
  name: nameInBatch(at),
  dosTime: 0,
  method: entry.method,
  crc: entry.crc,
  compressedBytes: paddingOf(entry).length + entry.compressedBytes,
  sizeBytes: entry.sizeBytes,
});

/** jszip passes this many packed bytes at a time to its inflate (`DataWorker` of 3.10.2). */
const readBytes = 2 ** 14;

/** Empty deflate blocks: one stored, and a coded one followed by a stored one (RFC 1951, 3.2). */
const emptyBlock = [0, 0, 0, 0xff, 0xff];
const longEmptyBlock = [2, 0, 0, 0, 0xff, 0xff];

/** Paddings by the number of longer blocks at their start; shorter ones follow as needed. */
const paddings = emptyBlock.map((_, long) => {
  const short = Math.ceil((2 * readBytes) / emptyBlock.length);
  return Uint8Array.from([
    ...Array.from({ length: long }, () => longEmptyBlock).flat(),
    ...Array.from({ length: short }, () => emptyBlock).flat(),
  ]);
});

/** Padding that makes the last byte of deflated content the first of a read. */
function paddingOf({ method: used, compressedBytes }: ZipEntry): Uint8Array {
  if (used !== method.deflate || compressedBytes === 0) return none;
  const length = (readBytes - ((compressedBytes - 1) % readBytes)) % readBytes;
  return paddingOfLength(length) ?? paddingOfLength(length + readBytes)!;
}

const none = new Uint8Array(0);

/** Returns undefined if blocks of the two lengths don't add up to this length. */
function paddingOfLength(length: number): Uint8Array | undefined {
  const long = length % emptyBlock.length;
  return length < long * longEmptyBlock.length ? undefined : paddings[long]!.subarray(0, length);
}
