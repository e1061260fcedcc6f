import { viewOf } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';
import {
  centralRecordBytes,
  endRecordBytes,
  signature,
  zip64EndBytes,
  zip64LocatorBytes,
} from '#zip/bytes.ts';
import type { Scheduling } from '#zip/decode/scheduling.ts';
import type { ZipEntry } from '#zip/entry.ts';
import type { Archive } from '#zip/read/archive.ts';
import { decodeName } from '#zip/read/entry-name.ts';
import { extraId, parseExtraFields } from '#zip/read/extra-fields.ts';
import { createWindowReader } from '#zip/read/window-reader.ts';
import type { PackedContent } from '#zip/write/pack-content.ts';
import { newRecord, partsOf, withoutFields } from '#zip/write/write-record.ts';
import { createZipWriter, type AddedEntry, type CopiedEntry, type ZipWriter } from '#zip/write/zip-writer.ts';

import { dataOffsetOf } from './read-texts.ts';

/** Change of an entry in a copy. */
export type EntryFate =
  | { readonly kind: 'copy' | 'leave-out' }
  /** With new content, or with its packed content. */
  | { readonly kind: 'write'; readonly name: string; readonly content: WrittenContent | undefined };

/** Content of an entry of the copy. */
export type WrittenContent = Omit<PackedContent, 'data'> & Pick<AddedEntry, 'data'>;

interface CopyOptions {
  readonly scheduling: Scheduling;
  readonly fateOf: (entry: ZipEntry) => EntryFate;
  readonly added: readonly { readonly name: string; readonly content: PackedContent }[];
}

/**
 * Up to this many packed bytes are copied in memory: a copy made of thousands of small slices would be slow to read.
 */
const maxCopiedBytes = 64 * 1024;

/** Writes a copy of an archive with some entries left out or changed, from slices of the original. */
export async function copyArchive(
  file: Blob,
  archive: Archive,
  { fateOf, added, scheduling }: CopyOptions,
): Promise<Blob> {
  const { entries, ordered, directoryStart } = archive;
  const directory = readDirectory(await readBytes(file, directoryStart, file.size), entries.length);
  const writer = createZipWriter();
  const range = createRange(file, writer);
  const reader = createWindowReader(file);
  for (const [at, entry] of ordered.entries()) {
    await scheduling.yieldIfDue();
    const fate = fateOf(entry);
    const record = directory.records[entry.index]!;
    const end = ordered[at + 1]?.headerOffset ?? directoryStart;
    if (fate.kind === 'copy') range.extend(entry, end, record);
    else range.flush();
    if (fate.kind !== 'write') continue;
    const content = fate.content ?? (await packedContentOf(entry));
    const name = (fate.name === entry.name && guessedBytes(entry, record)) || fate.name;
    writer.add({ index: entry.index, name, ...headOf(record), ...content });
  }
  range.flush();
  added.forEach(({ name, content }, at) => {
    // The same date as the rest of the archive.
    const { dosTime } = headOf(directory.records[0]!);
    writer.add({ index: entries.length + at, name, ...newRecord, dosTime, ...content });
  });
  return writer.finish(directory.comment);

  async function packedContentOf(entry: ZipEntry): Promise<WrittenContent> {
    const { compressedBytes, sizeBytes, crc } = entry;
    const start = await dataOffsetOf(reader, entry);
    const isSmall = compressedBytes <= maxCopiedBytes;
    const data = isSmall
      ? await reader.load(start, compressedBytes)
      : file.slice(start, start + compressedBytes);
    return { data, method: entry.method, crc, compressedBytes, sizeBytes };
  }
}

/** A run of unchanged entries, copied as one slice. */
function createRange(file: Blob, writer: ZipWriter) {
  let start = 0;
  let end = 0;
  let entries: CopiedEntry[] = [];
  function flush(): void {
    if (entries.length > 0) writer.copy(file.slice(start, end), entries);
    entries = [];
  }
  function extend(entry: ZipEntry, entryEnd: number, record: Uint8Array): void {
    if (entries.length === 0) start = entry.headerOffset;
    const { index, sizeBytes, compressedBytes, headerOffset } = entry;
    entries.push({ index, record, sizeBytes, compressedBytes, offset: headerOffset - start });
    end = entryEnd;
  }
  return { flush, extend };
}

/**
 * Reads the records of a directory and the comment after it; `bytes` start with the first record and end with the file.
 */
function readDirectory(
  bytes: Uint8Array,
  count: number,
): { readonly records: readonly Uint8Array[]; readonly comment: Uint8Array } {
  const view = viewOf(bytes);
  const records: Uint8Array[] = [];
  let at = 0;
  for (; records.length < count;) {
    const { name, extra, comment } = partsOf(bytes.subarray(at));
    const end = at + centralRecordBytes + name.length + extra.length + comment.length;
    records.push(bytes.subarray(at, end));
    at = end;
  }
  // After the ZIP64 records, of which there is one of each or none: the inspection has checked it.
  if (view.getUint32(at, true) === signature.zip64End) at += zip64EndBytes + zip64LocatorBytes;
  const commentAt = at + endRecordBytes;
  return { records, comment: bytes.subarray(commentAt, commentAt + view.getUint16(at + 20, true)) };
}

/**
 * Returns the bytes of a name that was only guessed: encoded anew, it would change if the guess is wrong. A Unicode path
 * field leaves nothing to guess.
 */
function guessedBytes({ flags }: ZipEntry, record: Uint8Array): Uint8Array | undefined {
  const { name, extra } = partsOf(record);
  const extras = parseExtraFields(extra);
  const isGuessed = decodeName(name, flags, extras).rawFindings.length > 0;
  return isGuessed && !extras.fields.has(extraId.unicodePath) ? name : undefined;
}

/** Fields of the record that a rewritten entry keeps. */
function headOf(record: Uint8Array) {
  const view = viewOf(record);
  const { extra } = partsOf(record);
  return {
    madeBy: view.getUint16(4, true),
    dosTime: view.getUint32(12, true),
    attributes: view.getUint32(38, true),
    extra: withoutFields(extra, [extraId.zip64, extraId.unicodePath]),
  };
}
