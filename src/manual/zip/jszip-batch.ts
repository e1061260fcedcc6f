import { joined } from './bytes.ts';
import { method, type ZipEntry } from './entry.ts';
import { localHeaderBytes } from './layout.ts';
import { centralRecordOf, endRecordOf, localHeaderOf, type EntryHead } from './write-record.ts';

/**
 * A small ZIP of entries, whose headers are written here: named by their number, no flags, no descriptor, no extra field.
 * Whoever decodes it meets nothing that the author of the archive wrote, except the packed content. Deflated content is
 * padded in front so that jszip reads its last byte by itself.
 */
export interface JszipBatch {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entries: readonly ZipEntry[];
  /** The packed content of each entry, as it stands in the archive. */
  readonly packed: readonly Uint8Array[];
}

/** Collects entries until they are worth a decoder's run. */
export interface BatchBuilder {
  /** Begins an entry; an entry that was begun and not kept is forgotten. */
  readonly begin: (entry: ZipEntry) => void;
  readonly push: (bytes: Uint8Array) => void;
  readonly keep: () => void;
  readonly sizeBytes: () => number;
  /** Everything kept so far; the builder is empty afterwards. */
  readonly take: () => JszipBatch;
}

/** One for many batches: `take` empties it. */
export function createBatchBuilder(): BatchBuilder {
  let parts: Uint8Array[] = [];
  let entries: ZipEntry[] = [];
  let sizeBytes = 0;
  let pending: { readonly entry: ZipEntry; readonly parts: Uint8Array[] } | undefined;

  return {
    begin: (entry) => (pending = { entry, parts: [] }),
    // A copy: the window that the bytes lie in is about to move on.
    push: (bytes) => pending?.parts.push(bytes.slice()),
    keep() {
      if (pending === undefined) return;
      const { entry } = pending;
      const header = localHeaderOf(headOf(entry, entries.length));
      parts.push(header, paddingOf(entry), ...pending.parts);
      sizeBytes += header.length + paddingOf(entry).length + entry.compressedBytes;
      entries.push(entry);
      pending = undefined;
    },
    sizeBytes: () => sizeBytes,
    take() {
      const batch = joinBatch(parts, entries);
      parts = [];
      entries = [];
      sizeBytes = 0;
      return batch;
    },
  };
}

/** The name of an entry within its batch. */
export const nameInBatch = (at: number): string => String(at);

function joinBatch(parts: readonly Uint8Array[], entries: readonly ZipEntry[]): JszipBatch {
  let offset = 0;
  const ends: number[] = [];
  const records = entries.map((entry, at) => {
    const head = headOf(entry, at);
    const record = centralRecordOf(head, { ...recordRest, offset });
    offset += localHeaderBytes + nameInBatch(at).length + head.compressedBytes;
    ends.push(offset);
    return record;
  });
  const directoryBytes = records.reduce((sum, record) => sum + record.length, 0);
  const directory = { count: entries.length, directoryBytes, directoryOffset: offset };
  const bytes = joined([...parts, ...records, endRecordOf(directory)]);
  const packed = entries.map((entry, at) => bytes.subarray(ends[at]! - entry.compressedBytes, ends[at]));
  return { bytes, entries, packed };
}

/** Made by DOS, version 2.0: a plain file without attributes. */
const recordRest = { madeBy: 20, attributes: 0, extra: new Uint8Array(0) };

const headOf = (entry: ZipEntry, at: number): EntryHead => ({
  name: nameInBatch(at),
  dosTime: 0,
  method: entry.method,
  crc: entry.crc,
  compressedBytes: paddingOf(entry).length + entry.compressedBytes,
  sizeBytes: entry.sizeBytes,
});

/** jszip gives so many packed bytes at a time to its inflate (`DataWorker` of 3.10.2). */
const readBytes = 2 ** 14;

/** Blocks of deflate that hold nothing: one stored, and a coded one with a stored one behind it (RFC 1951, 3.2). */
const emptyBlock = [0, 0, 0, 0xff, 0xff];
const longEmptyBlock = [2, 0, 0, 0, 0xff, 0xff];

/** Paddings by how many longer blocks they begin with; as many shorter ones follow as are wanted. */
const paddings = emptyBlock.map((_, long) => {
  const short = Math.ceil((2 * readBytes) / emptyBlock.length);
  return Uint8Array.from([
    ...Array.from({ length: long }, () => longEmptyBlock).flat(),
    ...Array.from({ length: short }, () => emptyBlock).flat(),
  ]);
});

/** What makes the last byte of a deflated content the first of a read. */
function paddingOf({ method: used, compressedBytes }: ZipEntry): Uint8Array {
  if (used !== method.deflate || compressedBytes === 0) return none;
  const length = (readBytes - ((compressedBytes - 1) % readBytes)) % readBytes;
  return paddingOfLength(length) ?? paddingOfLength(length + readBytes)!;
}

const none = new Uint8Array(0);

/** Undefined where blocks of the two lengths don't come to this one. */
function paddingOfLength(length: number): Uint8Array | undefined {
  const long = length % emptyBlock.length;
  return length < long * longEmptyBlock.length ? undefined : paddings[long]!.subarray(0, length);
}
