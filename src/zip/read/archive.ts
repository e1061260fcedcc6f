import { contentTypeOf, magicBytes } from '#file-type/magic.ts';
import type { ByteSource } from '#lib/file/byte-source.ts';
import { viewOf } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { signature } from '../bytes.ts';
import type { ZipEntry } from '../entry.ts';
import { zipError, type ZipFinding } from '../finding.ts';
import { parseDirectory } from './directory.ts';
import { findEndRecord, tailBytes } from './end-record.ts';
import { inFileOrder, layoutFindings } from './layout.ts';
import { readDirectoryPlace, type DirectoryPlace } from './zip64.ts';

/** An archive as its directory describes it. */
export interface Archive {
  /** In directory order. */
  readonly entries: readonly ZipEntry[];
  /** In file order. */
  readonly ordered: readonly ZipEntry[];
  readonly directoryStart: number;
}

/** Without an archive if the directory can't be read; then there is at least one error. */
export interface ArchiveReading {
  readonly archive?: Archive;
  readonly rawFindings: readonly ZipFinding[];
}

interface ArchiveLimits {
  readonly maxEntries: number;
}

/** Entries above which an archive isn't read. */
export const maxEntries = 100_000;

/** Upper bound for the directory size, per allowed entry. */
const maxRecordBytes = 1024;

/**
 * Reads the end record and the directory of a file, in about three reads whatever its size. Rejects with the read
 * error.
 */
export async function readArchive(
  file: ByteSource,
  limits: ArchiveLimits = { maxEntries },
): Promise<ArchiveReading> {
  if (file.size === 0) return { rawFindings: [zipError('ZIP-EMPTY-FILE')] };
  const tailOffset = Math.max(0, file.size - tailBytes);
  const tail = await readBytes(file, tailOffset, file.size);
  const { end, rawFindings } = findEndRecord(tail, tailOffset);
  if (end === undefined) return { rawFindings: [await notAZip(file)] };

  // With two end records, or two that disagree, picking a directory would be guessing.
  if (rawFindings.some((rawFinding) => rawFinding.code === 'ZIP-TWO-ENDS')) return { rawFindings };
  const directory = await readDirectoryPlace(file, end);
  // Java finds no end record if bytes follow the one of a ZIP64 archive.
  const isMissed = (rawFinding: ZipFinding): boolean =>
    directory.place.isZip64 && rawFinding.code === 'ZIP-TRAILING-DATA';
  const endFindings = rawFindings.map((rawFinding) =>
    isMissed(rawFinding) ? { ...rawFinding, severity: 'error' as const } : rawFinding,
  );
  const soFar = [...endFindings, ...directory.rawFindings];
  if (directory.rawFindings.length > 0) return { rawFindings: soFar };
  if (directory.place.isSplit) return { rawFindings: [...soFar, zipError('ZIP-SPLIT')] };
  const reading = await readEntries(file, directory.place, limits);
  return { ...reading, rawFindings: [...soFar, ...reading.rawFindings] };
}

async function readEntries(
  file: ByteSource,
  place: DirectoryPlace,
  limits: ArchiveLimits,
): Promise<ArchiveReading> {
  const { directoryBytes, directoryEnd, entryCount } = place;
  const located = await locate(file, place);
  if (typeof located !== 'number') return { rawFindings: [located] };
  if (entryCount > limits.maxEntries || directoryBytes > limits.maxEntries * maxRecordBytes) {
    return { rawFindings: [tooManyEntries(entryCount, limits)] };
  }
  const directoryStart = directoryEnd - directoryBytes;
  const bytes = await readBytes(file, directoryStart, directoryEnd);
  const directory = parseDirectory(bytes, located, limits.maxEntries);
  if (directory === undefined) {
    return { rawFindings: [zipError('ZIP-DIRECTORY', { detail: 'record' })] };
  }
  const { entries } = directory;
  const rawFindings = [...directory.rawFindings];
  if (entries.length > limits.maxEntries) return { rawFindings: [tooManyEntries(entries.length, limits)] };
  if (entries.length === 0) {
    return { rawFindings: [entryCount === 0 ? zipError('ZIP-NO-ENTRIES') : wrongCount(0, entryCount)] };
  }
  if (entries.length !== entryCount) rawFindings.push(wrongCount(entries.length, entryCount));
  if (located !== 0) rawFindings.push(zipError('ZIP-LEADING-DATA', { bytes: located }));
  const ordered = inFileOrder(entries);
  const layout = layoutFindings(ordered, directoryStart);
  // Offsets counted from the archive's own start leave the leading bytes before the first entry: that is one finding.
  // If an offset is wrong, the bytes before another entry most likely belong to that entry.
  const hasLeadingData =
    located === 0 && (await hasSignatureAt(file, ordered[0]!.headerOffset, signature.localHeader));
  const isMisplaced = layout.some(({ code }) => code === 'ZIP-HEADER');
  rawFindings.push(
    ...layout.filter(({ code }) => code !== 'ZIP-LEADING-DATA' || (hasLeadingData && !isMisplaced)),
  );
  return { archive: { entries, ordered, directoryStart }, rawFindings };
}

/**
 * Number of bytes before the archive that its offsets don't count, or the reason why there is no directory
 * (AMBIGUITY-C3).
 */
async function locate(
  file: ByteSource,
  { directoryBytes, directoryOffset, directoryEnd }: DirectoryPlace,
): Promise<number | ZipFinding> {
  const start = directoryEnd - directoryBytes;
  if (directoryOffset + directoryBytes > directoryEnd) {
    return zipError('ZIP-TRUNCATED', { missingBytes: directoryOffset + directoryBytes - directoryEnd });
  }
  if (start === directoryOffset || directoryBytes === 0) return start - directoryOffset;
  const isThere = await hasSignatureAt(file, start, signature.centralRecord);
  const isAtOffset = await hasSignatureAt(file, directoryOffset, signature.centralRecord);
  if (isThere && !isAtOffset) return start - directoryOffset;
  return zipError('ZIP-DIRECTORY', { detail: 'offset', found: start, expected: directoryOffset });
}

async function hasSignatureAt(file: ByteSource, offset: number, value: number): Promise<boolean> {
  const bytes = await readBytes(file, offset, offset + 4);
  return bytes.length === 4 && viewOf(bytes).getUint32(0, true) === value;
}

async function notAZip(file: ByteSource): Promise<ZipFinding> {
  const prefix = await readBytes(file, 0, magicBytes);
  // The first part of a split archive starts with this marker (APPNOTE 6.3.10, section 8.5.3); the end record is in the
  // last part.
  if (prefix.length >= 4 && viewOf(prefix).getUint32(0, true) === signature.descriptor) {
    return zipError('ZIP-SPLIT');
  }
  const content = contentTypeOf(prefix);
  return content === 'zip' ? zipError('ZIP-TRUNCATED') : zipError('ZIP-NOT-A-ZIP', { content });
}

const wrongCount = (found: number, expected: number): ZipFinding =>
  zipError('ZIP-DIRECTORY', { detail: 'count', found, expected });

const tooManyEntries = (found: number, { maxEntries: limit }: ArchiveLimits): ZipFinding =>
  zipError('ZIP-BOMB', { detail: 'entries', found, limit });
