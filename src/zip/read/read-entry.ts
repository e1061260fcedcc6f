import type { ByteSource } from '#lib/file/byte-source.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { localHeaderBytes } from '../bytes.ts';
import { isUnpackable, type ZipEntry } from '../entry.ts';
import { createContentCheck, unpack } from './content-check.ts';
import { isLocalHeader, localHeaderLength } from './local-header.ts';

/** Finds the packed content of an entry; returns undefined if it isn't in the file, or can't be unpacked. */
export async function packedRange(
  file: ByteSource,
  entry: ZipEntry,
): Promise<readonly [start: number, end: number] | undefined> {
  if (!isUnpackable(entry)) return undefined;
  const header = await readBytes(file, entry.headerOffset, entry.headerOffset + localHeaderBytes);
  if (!isLocalHeader(header)) return undefined;
  const start = entry.headerOffset + localHeaderLength(header);
  const end = start + entry.compressedBytes;
  return end > file.size ? undefined : [start, end];
}

/** Reads a single entry; returns undefined if it isn't sound. Use it for a few entries only: each takes two reads. */
export async function readEntry(
  file: ByteSource,
  entry: ZipEntry,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const range = await packedRange(file, entry);
  if (range === undefined) return undefined;
  const packed = await readBytes(file, ...range);
  if (packed.length !== entry.compressedBytes) return undefined;
  return unpack(createContentCheck(), entry, packed);
}
