import type { ByteSource } from '../byte-source.ts';
import type { Pace } from '../pace.ts';
import type { Archive } from '../zip/archive.ts';
import type { ZipEntry } from '../zip/entry.ts';
import { createExcerptBuilder } from '../zip/excerpt.ts';
import { localHeaderBytes } from '../zip/layout.ts';
import { isLocalHeader, localHeaderLength } from '../zip/local-header.ts';
import { createWindowReader, type WindowReader } from '../zip/window-reader.ts';

interface ReadTextsOptions {
  readonly pace: Pace;
  readonly isWanted: (entry: ZipEntry) => boolean;
  /** Takes the unpacked bytes of one entry after another, in the order of the file, and is waited for. */
  readonly onText: (entry: ZipEntry, bytes: Uint8Array) => Promise<void>;
  /** Waited for whenever some texts were taken. */
  readonly onBatch?: (() => Promise<void>) | undefined;
  /** Told up to where the file was read. */
  readonly onRead: (doneBytes: number) => void;
}

/** Reads some entries of an archive that was found sound; the rest of the file is passed over. */
export async function readTexts(
  file: ByteSource,
  archive: Archive,
  { pace, isWanted, onText, onBatch, onRead }: ReadTextsOptions,
): Promise<void> {
  const reader = createWindowReader(file);
  const excerpt = createExcerptBuilder();
  const flush = async (): Promise<void> => {
    await pace.decode(excerpt.take(), onText, hasChanged);
    await onBatch?.();
  };
  for (const entry of archive.ordered) {
    if (!isWanted(entry)) continue;
    const dataOffset = await dataOffsetOf(reader, entry);
    excerpt.begin(entry);
    const end = dataOffset + entry.compressedBytes;
    for (let at = dataOffset; at < end;) {
      const chunk = await reader.chunk(at, end - at);
      if (chunk.length === 0) throw new DOMException('The file ended early.', 'NotReadableError');
      excerpt.push(chunk);
      at += chunk.length;
    }
    excerpt.keep();
    if (excerpt.sizeBytes() >= pace.excerptBytes) await flush();
    onRead(end);
  }
  await flush();
}

/** It was sound when it was inspected. */
function hasChanged(): never {
  throw new DOMException('The file has changed.', 'NotReadableError');
}

/** Where the packed data of an entry begin; rejects where its header is gone, as in a file that has changed. */
export async function dataOffsetOf(reader: WindowReader, { headerOffset }: ZipEntry): Promise<number> {
  const head =
    reader.peek(headerOffset, localHeaderBytes) ?? (await reader.load(headerOffset, localHeaderBytes));
  if (!isLocalHeader(head)) hasChanged();
  return headerOffset + localHeaderLength(head);
}
