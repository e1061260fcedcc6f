import { readBytes } from '#lib/read-bytes.ts';
import { isReadable, method, type ZipEntry } from '#zip/entry.ts';
import { createContentCheck } from '#zip/read/content-check.ts';
import { localHeaderBytes } from '#zip/read/layout.ts';
import { isLocalHeader, localHeaderLength } from '#zip/read/local-header.ts';

/** Room for fields of a local header that the directory doesn't list: one read is nearly always enough. */
const extraBytes = 512;

/** Unpacks an entry in pieces, never more than it declares; undefined if it is damaged. */
export async function unpackEntry(
  file: Blob,
  entry: ZipEntry,
): Promise<readonly Uint8Array<ArrayBuffer>[] | undefined> {
  const packed = await packedBytes(file, entry);
  if (packed === undefined) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const check = createContentCheck();
  check.start(entry, (bytes) => chunks.push(new Uint8Array(bytes)));
  check.push(packed);
  return check.finish() === undefined ? chunks : undefined;
}

/** Returns the content of an entry as a file. Uncompressed content stays on disk until it is read. */
export async function entryBlob(file: Blob, entry: ZipEntry, type: string): Promise<Blob | undefined> {
  if (entry.method === method.stored && isReadable(entry)) {
    const head = await readBytes(file, entry.headerOffset, entry.headerOffset + localHeaderBytes);
    if (!isLocalHeader(head)) return undefined;
    const start = entry.headerOffset + localHeaderLength(head);
    return file.slice(start, start + entry.sizeBytes, type);
  }
  const chunks = await unpackEntry(file, entry);
  return chunks && new Blob([...chunks], { type });
}

/** Returns the whole content of an entry; undefined if it is damaged. */
export async function entryBytes(file: Blob, entry: ZipEntry): Promise<Uint8Array | undefined> {
  const chunks = await unpackEntry(file, entry);
  return chunks && new Uint8Array(await new Blob([...chunks]).arrayBuffer());
}

async function packedBytes(file: Blob, entry: ZipEntry): Promise<Uint8Array | undefined> {
  if (!isReadable(entry)) return undefined;
  const { headerOffset, compressedBytes } = entry;
  const guess = localHeaderBytes + entry.nameLength + extraBytes + compressedBytes;
  const bytes = await readBytes(file, headerOffset, headerOffset + guess);
  if (!isLocalHeader(bytes)) return undefined;
  const dataAt = localHeaderLength(bytes);
  const packed = bytes.subarray(dataAt, dataAt + compressedBytes);
  if (packed.length === compressedBytes) return packed;
  const start = headerOffset + dataAt;
  const again = await readBytes(file, start, start + compressedBytes);
  return again.length === compressedBytes ? again : undefined;
}
