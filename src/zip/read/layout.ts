import { localHeaderBytes } from '../bytes.ts';
import type { ZipEntry } from '../entry.ts';
import { zipError, type ZipFinding } from '../finding.ts';

/** Sorts entries by the offsets of their local headers; equal offsets in directory order. */
export function inFileOrder(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  return entries.toSorted((a, b) => a.headerOffset - b.headerOffset || a.index - b.index);
}

/**
 * Findings on where entries lie, from the directory alone: bytes before the first entry, headers outside the file and
 * entries that share bytes. Found before anything is unpacked, so that an overlapping bomb costs nothing.
 */
export function layoutFindings(ordered: readonly ZipEntry[], directoryStart: number): readonly ZipFinding[] {
  const rawFindings: ZipFinding[] = [];
  const first = ordered[0];
  if (first !== undefined && first.headerOffset > 0) {
    rawFindings.push(zipError('ZIP-LEADING-DATA', { bytes: first.headerOffset }));
  }
  ordered.forEach((entry, at) => {
    const next = ordered[at + 1]?.headerOffset ?? directoryStart;
    if (entry.headerOffset + localHeaderBytes > directoryStart) {
      rawFindings.push(zipError('ZIP-HEADER', { field: 'place' }, entry));
    } else if (minEndOf(entry) > next) rawFindings.push(zipError('ZIP-OVERLAP', {}, entry));
  });
  return rawFindings;
}

/** Smallest possible end of an entry: the directory doesn't give the length of the local extra fields. */
function minEndOf(entry: ZipEntry): number {
  return entry.headerOffset + localHeaderBytes + entry.compressedBytes;
}
