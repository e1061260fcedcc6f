import type { ByteSource } from '#lib/file/byte-source.ts';
import { viewOf } from '#lib/file/bytes.ts';
import { readBytes } from '#lib/file/read-bytes.ts';

import { max16, max32, signature, u64, zip64EndBytes, zip64LocatorBytes } from '../bytes.ts';
import { zipError, type ZipFinding, type ZipTerms } from '../finding.ts';
import type { EndRecord } from './end-record.ts';

/** Place of the directory, with ZIP64 records taken into account. */
export interface DirectoryPlace {
  readonly entryCount: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
  /** Required end of the directory: the start of the first end record. */
  readonly directoryEnd: number;
  readonly isSplit: boolean;
  readonly isZip64: boolean;
}

/**
 * Reads the ZIP64 records before an end record. Readers differ in which of the two records they trust and where they
 * look for it (AMBIGUITY-C5), so both must match and be adjacent.
 */
export async function readDirectoryPlace(
  file: ByteSource,
  end: EndRecord,
): Promise<{ readonly place: DirectoryPlace; readonly rawFindings: readonly ZipFinding[] }> {
  const start = Math.max(0, end.offset - zip64LocatorBytes - zip64EndBytes);
  const bytes = await readBytes(file, start, end.offset);
  const view = viewOf(bytes);
  const locatorAt = bytes.length - zip64LocatorBytes;
  if (locatorAt < 0 || view.getUint32(locatorAt, true) !== signature.zip64Locator) {
    const rawFindings = isSaturated(end) ? [disagreement('no-record')] : [];
    return { place: placeOf(end), rawFindings };
  }
  const recordAt = locatorAt - zip64EndBytes;
  if (recordAt < 0 || view.getUint32(recordAt, true) !== signature.zip64End) {
    return { place: placeOf(end), rawFindings: [disagreement('record-not-adjacent')] };
  }
  const record = zip64RecordOf(view, recordAt);
  const rawFindings: ZipFinding[] = [];
  if (record.recordBytes !== zip64EndBytes - 12) rawFindings.push(disagreement('extensible-data'));
  // Bytes before the archive shift both offsets alike; they have their own finding.
  const shift = start + recordAt - u64(view, locatorAt + 8);
  if (shift !== 0 && shift !== shiftOf(record, start + recordAt)) {
    rawFindings.push(disagreement('other-record'));
  }
  // unzip and bsdtar find nothing if the number of disks is 0.
  const disks = view.getUint32(locatorAt + 16, true);
  if (disks === 0 || !agrees(end, record)) rawFindings.push(disagreement('end-record'));
  const place: DirectoryPlace = {
    entryCount: record.entryCount,
    directoryBytes: record.directoryBytes,
    directoryOffset: record.directoryOffset,
    directoryEnd: start + recordAt,
    isZip64: true,
    isSplit:
      record.diskNumber !== 0 ||
      record.directoryDisk !== 0 ||
      record.entriesOnDisk !== record.entryCount ||
      view.getUint32(locatorAt + 4, true) !== 0 ||
      disks > 1,
  };
  return { place, rawFindings };
}

type Zip64Record = Omit<EndRecord, 'commentBytes' | 'offset'> & { readonly recordBytes: number };

function zip64RecordOf(view: DataView, at: number): Zip64Record {
  return {
    recordBytes: u64(view, at + 4),
    diskNumber: view.getUint32(at + 16, true),
    directoryDisk: view.getUint32(at + 20, true),
    entriesOnDisk: u64(view, at + 24),
    entryCount: u64(view, at + 32),
    directoryBytes: u64(view, at + 40),
    directoryOffset: u64(view, at + 48),
  };
}

function placeOf(end: EndRecord): DirectoryPlace {
  const { entryCount, directoryBytes, directoryOffset } = end;
  const isSplit = end.diskNumber !== 0 || end.directoryDisk !== 0 || end.entriesOnDisk !== entryCount;
  return { entryCount, directoryBytes, directoryOffset, directoryEnd: end.offset, isSplit, isZip64: false };
}

/** A count of 65,535 may be literal; sizes never are. */
const isSaturated = (end: EndRecord): boolean =>
  end.directoryBytes === max32 || end.directoryOffset === max32;

const shiftOf = (record: Zip64Record, recordOffset: number): number =>
  recordOffset - record.directoryBytes - record.directoryOffset;

/** Each field of the short record matches the long one or is saturated, both counts alike (7-Zip). */
function agrees(end: EndRecord, record: Zip64Record): boolean {
  return (
    (end.entryCount === max16 || end.entryCount === record.entryCount) &&
    (end.entriesOnDisk === max16) === (end.entryCount === max16) &&
    (end.entriesOnDisk === max16 || end.entriesOnDisk === record.entriesOnDisk) &&
    (end.directoryBytes === max32 || end.directoryBytes === record.directoryBytes) &&
    (end.directoryOffset === max32 || end.directoryOffset === record.directoryOffset) &&
    (end.diskNumber === max16 || end.diskNumber === record.diskNumber) &&
    (end.directoryDisk === max16 || end.directoryDisk === record.directoryDisk)
  );
}

const disagreement = (detail: ZipTerms['ZIP-ZIP64']): ZipFinding => zipError('ZIP-ZIP64', { detail });
