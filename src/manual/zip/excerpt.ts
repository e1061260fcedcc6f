import { signature } from './bytes.ts';
import { endRecordBytes } from './end-record.ts';
import { method, type ZipEntry } from './entry.ts';
import { localHeaderBytes } from './layout.ts';

/**
 * A small ZIP of verified entries, whose headers are written here: named by their number, no flags, no descriptor, no
 * extra field. Whoever decodes it meets nothing that the author of the archive wrote, except the packed content.
 */
export interface Excerpt {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entries: readonly ZipEntry[];
}

/** Collects entries until they are worth a decoder's run. */
export interface ExcerptBuilder {
  /** Begins an entry; an entry that was begun and not kept is forgotten. */
  readonly begin: (entry: ZipEntry) => void;
  readonly push: (bytes: Uint8Array) => void;
  readonly keep: () => void;
  readonly sizeBytes: () => number;
  /** Everything kept so far; the builder is empty afterwards. */
  readonly take: () => Excerpt;
}

const centralRecordBytes = 46;
/** Unpacking deflate needs version 2.0. */
const versionNeeded = 20;

export function createExcerptBuilder(): ExcerptBuilder {
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
      const header = localHeaderOf(pending.entry, entries.length);
      parts.push(header, ...pending.parts);
      sizeBytes += header.length + pending.entry.compressedBytes;
      entries.push(pending.entry);
      pending = undefined;
    },
    sizeBytes: () => sizeBytes,
    take() {
      const excerpt = { bytes: joinExcerpt(parts, entries), entries };
      parts = [];
      entries = [];
      sizeBytes = 0;
      return excerpt;
    },
  };
}

/** The name of an entry within its excerpt. */
export const excerptName = (at: number): string => String(at);

function joinExcerpt(parts: readonly Uint8Array[], entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  let offset = 0;
  const records = entries.map((entry, at) => {
    const record = centralRecordOf(entry, at, offset);
    offset += localHeaderBytes + excerptName(at).length + entry.compressedBytes;
    return record;
  });
  const directoryBytes = records.reduce((sum, record) => sum + record.length, 0);
  const all = [...parts, ...records, endRecordOf(entries.length, directoryBytes, offset)];
  const bytes = new Uint8Array(offset + directoryBytes + endRecordBytes);
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function localHeaderOf(entry: ZipEntry, at: number): Uint8Array {
  const name = excerptName(at);
  const view = recordOf(signature.localHeader, localHeaderBytes, name);
  view.setUint16(4, versionNeeded, true);
  writeCommon(view, 6, entry);
  view.setUint16(26, name.length, true);
  return new Uint8Array(view.buffer);
}

// oxlint-disable-next-line max-params -- the three numbers of one record
function centralRecordOf(entry: ZipEntry, at: number, offset: number): Uint8Array {
  const name = excerptName(at);
  const view = recordOf(signature.centralRecord, centralRecordBytes, name);
  view.setUint16(4, versionNeeded, true);
  view.setUint16(6, versionNeeded, true);
  writeCommon(view, 8, entry);
  view.setUint16(28, name.length, true);
  view.setUint32(42, offset, true);
  return new Uint8Array(view.buffer);
}

/** Flags, method, time, CRC and sizes, which both headers hold in this order. */
function writeCommon(view: DataView, at: number, entry: ZipEntry): void {
  view.setUint16(at + 2, entry.method === method.stored ? 0 : method.deflate, true);
  view.setUint32(at + 8, entry.crc, true);
  view.setUint32(at + 12, entry.compressedBytes, true);
  view.setUint32(at + 16, entry.sizeBytes, true);
}

function recordOf(kind: number, length: number, name: string): DataView {
  const bytes = new Uint8Array(length + name.length);
  bytes.set(
    Uint8Array.from(name, (char) => char.charCodeAt(0)),
    length,
  );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, kind, true);
  return view;
}

function endRecordOf(count: number, directoryBytes: number, directoryOffset: number): Uint8Array {
  const view = recordOf(signature.endRecord, endRecordBytes, '');
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, directoryBytes, true);
  view.setUint32(16, directoryOffset, true);
  return new Uint8Array(view.buffer);
}
