import type { ByteSource } from '../byte-source.ts';
import type { Remark } from '../finding.ts';
import type { FindingTerms } from '../finding-terms.ts';
import type { Limits } from '../limits.ts';
import type { Pace } from '../pace.ts';
import { contentOf, magicBytes } from '../magic.ts';
import { atPace, withoutPause } from '../steps.ts';
import { readBytes } from '../read-bytes.ts';
import { signature, viewOf } from './bytes.ts';
import { parseDirectoryInSteps } from './directory.ts';
import { findEndRecord, tailBytes } from './end-record.ts';
import type { ZipEntry } from './entry.ts';
import { inFileOrder, layoutRemarks } from './layout.ts';
import { readDirectoryPlace, type DirectoryPlace } from './zip64.ts';

/** An archive as its directory describes it. */
export interface Archive {
  /** In the order of the directory. */
  readonly entries: readonly ZipEntry[];
  /** The same in the order of the file. */
  readonly ordered: readonly ZipEntry[];
  readonly directoryStart: number;
}

/** No archive where the directory cannot be read; then there is at least one error. */
export interface ArchiveReading {
  readonly archive?: Archive;
  readonly remarks: readonly Remark[];
}

type DirectoryFault = FindingTerms['ZIP-DIRECTORY'];

/** A directory of so many bytes per allowed entry is no directory of a manual. */
const maxRecordBytes = 1024;

/** Reads end record and directory of a file, about three reads of any size of archive. Rejects with its read error. */
export async function readArchive(
  file: ByteSource,
  limits: Limits,
  pace = withoutPause,
): Promise<ArchiveReading> {
  if (file.size === 0) return refusal('ZIP-EMPTY-FILE');
  const tailOffset = Math.max(0, file.size - tailBytes);
  const tail = await readBytes(file, tailOffset, file.size);
  const { end, remarks } = findEndRecord(tail, tailOffset);
  if (end === undefined) return notAZip(file);

  // With two ends, or two that disagree, nobody knows which directory is meant: reading one would be guessing.
  if (remarks.some((remark) => remark.code === 'ZIP-TWO-ENDS')) return { remarks };
  const directory = await readDirectoryPlace(file, end);
  // Java finds no end record where zeros follow that of a ZIP64 archive.
  const isMissed = (remark: Remark): boolean =>
    directory.place.isZip64 && remark.code === 'ZIP-TRAILING-DATA';
  const endRemarks = remarks.map((remark) =>
    isMissed(remark) ? { ...remark, severity: 'error' as const } : remark,
  );
  const soFar = [...endRemarks, ...directory.remarks];
  if (directory.remarks.length > 0) return { remarks: soFar };
  if (directory.place.isSplit) return { remarks: [...soFar, error('ZIP-SPLIT')] };
  const reading = await readEntries(file, directory.place, { limits, pace });
  return { ...reading, remarks: [...soFar, ...reading.remarks] };
}

async function readEntries(
  file: ByteSource,
  place: DirectoryPlace,
  { limits, pace }: { readonly limits: Limits; readonly pace: Pick<Pace, 'breathe'> },
): Promise<ArchiveReading> {
  const { directoryBytes, directoryEnd, entryCount } = place;
  const located = await locate(file, place);
  if (typeof located !== 'number') return { remarks: [located] };
  if (entryCount > limits.maxEntries || directoryBytes > limits.maxEntries * maxRecordBytes) {
    return { remarks: [tooManyEntries(entryCount, limits)] };
  }
  const directoryStart = directoryEnd - directoryBytes;
  const bytes = await readBytes(file, directoryStart, directoryEnd);
  const directory = await atPace(pace, parseDirectoryInSteps(bytes, located, limits.maxEntries));
  if (directory === undefined) return refusal('ZIP-DIRECTORY', { detail: 'record' satisfies DirectoryFault });
  const { entries } = directory;
  const remarks = [...directory.remarks];
  if (entries.length > limits.maxEntries) return { remarks: [tooManyEntries(entries.length, limits)] };
  if (entries.length === 0) {
    const params = { detail: 'count' satisfies DirectoryFault, found: 0, expected: entryCount };
    return entryCount === 0 ? refusal('ZIP-NO-ENTRIES') : refusal('ZIP-DIRECTORY', params);
  }
  if (entries.length !== entryCount) {
    const detail: DirectoryFault = 'count';
    remarks.push(error('ZIP-DIRECTORY', { detail, found: entries.length, expected: entryCount }));
  }
  if (located !== 0) remarks.push(error('ZIP-LEADING-DATA', { bytes: located }));
  const ordered = inFileOrder(entries);
  const layout = layoutRemarks(ordered, directoryStart);
  // Offsets counted from the archive's own start leave the leading bytes in front of the first entry: one finding. And
  // where an offset is wrong, the bytes in front of another entry are most likely those of that one.
  const isTrue =
    located === 0 && (await hasSignatureAt(file, ordered[0]!.headerOffset, signature.localHeader));
  const isMisplaced = layout.some(({ code }) => code === 'ZIP-HEADER');
  remarks.push(...layout.filter(({ code }) => code !== 'ZIP-LEADING-DATA' || (isTrue && !isMisplaced)));
  return { archive: { entries, ordered, directoryStart }, remarks };
}

/** How many bytes in front of the archive its offsets do not count, or why there is no directory (AMBIGUITY-C4). */
async function locate(
  file: ByteSource,
  { directoryBytes, directoryOffset, directoryEnd }: DirectoryPlace,
): Promise<number | Remark> {
  const start = directoryEnd - directoryBytes;
  if (directoryOffset + directoryBytes > directoryEnd) {
    const missingBytes = directoryOffset + directoryBytes - directoryEnd;
    return error('ZIP-TRUNCATED', { missingBytes });
  }
  if (start === directoryOffset || directoryBytes === 0) return start - directoryOffset;
  const isThere = await hasSignatureAt(file, start, signature.centralRecord);
  const isAtOffset = await hasSignatureAt(file, directoryOffset, signature.centralRecord);
  if (isThere && !isAtOffset) return start - directoryOffset;
  const detail: DirectoryFault = 'offset';
  return error('ZIP-DIRECTORY', { detail, found: start, expected: directoryOffset });
}

async function hasSignatureAt(file: ByteSource, offset: number, wanted: number): Promise<boolean> {
  const bytes = await readBytes(file, offset, offset + 4);
  return bytes.length === 4 && viewOf(bytes).getUint32(0, true) === wanted;
}

async function notAZip(file: ByteSource): Promise<ArchiveReading> {
  const head = await readBytes(file, 0, magicBytes);
  // The first of several parts begins with this marker (APPNOTE 6.3.10, section 8.5.3); the end record is in the last.
  if (head.length >= 4 && viewOf(head).getUint32(0, true) === signature.descriptor) {
    return refusal('ZIP-SPLIT');
  }
  const content = contentOf(head);
  return content === 'zip' ? refusal('ZIP-TRUNCATED') : refusal('ZIP-NOT-A-ZIP', { content });
}

function tooManyEntries(found: number, limits: Limits): Remark {
  const detail: FindingTerms['ZIP-BOMB'] = 'entries';
  return error('ZIP-BOMB', { detail, found, limit: limits.maxEntries });
}

function error(code: Remark['code'], params: Remark['params'] = {}): Remark {
  return { code, severity: 'error', params };
}

function refusal(code: Remark['code'], params: Remark['params'] = {}): ArchiveReading {
  return { remarks: [error(code, params)] };
}
