import type { ByteSource } from '#lib/byte-source.ts';
import { readBytes } from '#lib/read-bytes.ts';

import type { ZipEntry } from '../entry.ts';
import { localHeaderBytes } from '../read/layout.ts';
import { isLocalHeader, localHeaderLength } from '../read/local-header.ts';
import type { Scheduling } from './scheduling.ts';

/** Reads a single entry; returns undefined if it isn't sound. Use it for a few entries only: each takes two reads. */
export async function readEntry(
  file: ByteSource,
  entry: ZipEntry,
  { decode }: Pick<Scheduling, 'decode'>,
): Promise<Uint8Array | undefined> {
  const header = await readBytes(file, entry.headerOffset, entry.headerOffset + localHeaderBytes);
  if (!isLocalHeader(header)) return undefined;
  const dataOffset = entry.headerOffset + localHeaderLength(header);
  const packed = await readBytes(file, dataOffset, dataOffset + entry.compressedBytes);
  if (packed.length !== entry.compressedBytes) return undefined;
  let content: Uint8Array | undefined;
  await decode({ entries: [entry], packed: [packed] }, (_, bytes) => (content = bytes));
  return content;
}
