import { joined } from './bytes.ts';
import type { ZipEntry } from './entry.ts';
import { localHeaderBytes } from './layout.ts';
import { centralRecordOf, endRecordOf, localHeaderOf, type EntryHead } from './write-record.ts';

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

/** One for many excerpts: `take` empties it. */
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
      const header = localHeaderOf(headOf(pending.entry, entries.length));
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
    const record = centralRecordOf(headOf(entry, at), { ...recordRest, offset });
    offset += localHeaderBytes + excerptName(at).length + entry.compressedBytes;
    return record;
  });
  const directoryBytes = records.reduce((sum, record) => sum + record.length, 0);
  const directory = { count: entries.length, directoryBytes, directoryOffset: offset };
  return joined([...parts, ...records, endRecordOf(directory)]);
}

/** Made by DOS, version 2.0: a plain file without attributes. */
const recordRest = { madeBy: 20, attributes: 0, extra: new Uint8Array(0) };

/** Of an entry only what was verified. */
const headOf = ({ method, crc, compressedBytes, sizeBytes }: ZipEntry, at: number): EntryHead => ({
  name: excerptName(at),
  dosTime: 0,
  method,
  crc,
  compressedBytes,
  sizeBytes,
});
