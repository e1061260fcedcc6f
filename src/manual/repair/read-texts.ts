import type { ByteSource } from '#lib/file/byte-source.ts';
import { joined } from '#lib/file/bytes.ts';
import { localHeaderBytes } from '#zip/bytes.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';
import type { Archive } from '#zip/read/archive.ts';
import { isLocalHeader, localHeaderLength } from '#zip/read/local-header.ts';
import { createWindowReader, type WindowReader } from '#zip/read/window-reader.ts';

interface ReadTextsOptions {
  readonly scheduling: Scheduling;
  readonly isSelected: (entry: ZipEntry) => boolean;
  /** Receives the unpacked bytes of one entry after another, in file order, and is awaited. */
  readonly onText: (entry: ZipEntry, bytes: Uint8Array) => Promise<void>;
  /** Called with the number of bytes read so far. */
  readonly onRead: (doneBytes: number) => void;
}

/** Reads some entries of an archive that was found sound, skipping the rest of the file. */
export async function readTexts(
  file: ByteSource,
  archive: Archive,
  { scheduling, isSelected, onText, onRead }: ReadTextsOptions,
): Promise<void> {
  const reader = createWindowReader(file);
  let batch = { entries: [] as ZipEntry[], packed: [] as Uint8Array[] };
  let batchBytes = 0;
  const flush = async (): Promise<void> => {
    await scheduling.decode(batch, (entry, bytes) => onText(entry, bytes ?? hasChanged()));
    batch = { entries: [], packed: [] };
    batchBytes = 0;
  };
  for (const entry of archive.ordered) {
    if (!isSelected(entry)) continue;
    const dataOffset = await dataOffsetOf(reader, entry);
    const packed: Uint8Array[] = [];
    const end = dataOffset + entry.compressedBytes;
    for (let at = dataOffset; at < end;) {
      const chunk = await reader.chunk(at, end - at);
      if (chunk.length === 0) throw new DOMException('The file ended early.', 'NotReadableError');
      packed.push(chunk.slice());
      at += chunk.length;
    }
    batch.entries.push(entry);
    batch.packed.push(joined(packed));
    batchBytes += entry.compressedBytes;
    if (batchBytes >= scheduling.batchBytes) await flush();
    onRead(end);
  }
  await flush();
}

/** Rejects an archive that was sound when it was inspected. */
function hasChanged(): never {
  throw new DOMException('The file has changed.', 'NotReadableError');
}

/** Returns the offset of an entry's packed data; rejects if its header is gone, as in a changed file. */
export async function dataOffsetOf(reader: WindowReader, { headerOffset }: ZipEntry): Promise<number> {
  const header = await reader.load(headerOffset, localHeaderBytes);
  if (!isLocalHeader(header)) hasChanged();
  return headerOffset + localHeaderLength(header);
}
