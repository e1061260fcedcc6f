import { viewOf } from '#lib/file/bytes.ts';

import { endRecordBytes, indexOfSignature, signature } from '../bytes.ts';
import { zipError, type ZipFinding } from '../finding.ts';

/** End record of a ZIP: its fields and its offset. */
export interface EndRecord {
  readonly offset: number;
  readonly diskNumber: number;
  readonly directoryDisk: number;
  readonly entriesOnDisk: number;
  readonly entryCount: number;
  readonly directoryBytes: number;
  readonly directoryOffset: number;
  readonly commentBytes: number;
}

const maxCommentBytes = 0xffff;

/** The end record starts at most this far from the end of the file. */
export const tailBytes = endRecordBytes + maxCommentBytes;

/**
 * Finds the end record in the last bytes of a file (`tail` starts at `tailOffset`). Readers differ in which of several
 * records they use and in the bytes they allow after it (AMBIGUITY-C2), so anything but one record that ends the file
 * gives a finding.
 */
export function findEndRecord(
  tail: Uint8Array,
  tailOffset: number,
): { readonly end?: EndRecord; readonly rawFindings: readonly ZipFinding[] } {
  const sizeBytes = tailOffset + tail.length;
  const candidates = endRecordsOf(tail, tailOffset);
  const fitting = candidates.filter((end) => endOf(end) === sizeBytes);
  const end = fitting.at(-1) ?? candidates.at(-1);
  if (end === undefined) return { rawFindings: [] };

  const rawFindings: ZipFinding[] = [];
  const competing = candidates.filter((other) => other !== end && isCompeting(other, end, sizeBytes));
  if (competing.length > 0 || hasZipInComment(tail.subarray(end.offset + endRecordBytes - tailOffset))) {
    rawFindings.push(zipError('ZIP-TWO-ENDS', { offset: competing[0]?.offset ?? end.offset }));
  }
  const restBytes = sizeBytes - endOf(end);
  if (restBytes < 0) rawFindings.push(zipError('ZIP-TRUNCATED', { missingBytes: -restBytes }));
  if (restBytes > 0) rawFindings.push(trailingData(tail.subarray(tail.length - restBytes)));
  return { end, rawFindings };
}

const endOf = (end: EndRecord): number => end.offset + endRecordBytes + end.commentBytes;

/** A record before the directory belongs to a nested archive, unless it could end this file as well. */
function isCompeting(other: EndRecord, end: EndRecord, sizeBytes: number): boolean {
  return endOf(other) === sizeBytes || other.offset >= end.offset - end.directoryBytes;
}

function endRecordsOf(tail: Uint8Array, tailOffset: number): EndRecord[] {
  const view = viewOf(tail);
  const records: EndRecord[] = [];
  let at = indexOfSignature(tail, signature.endRecord);
  for (
    ;
    at >= 0 && at + endRecordBytes <= tail.length;
    at = indexOfSignature(tail, signature.endRecord, at + 1)
  ) {
    records.push({
      offset: tailOffset + at,
      diskNumber: view.getUint16(at + 4, true),
      directoryDisk: view.getUint16(at + 6, true),
      entriesOnDisk: view.getUint16(at + 8, true),
      entryCount: view.getUint16(at + 10, true),
      directoryBytes: view.getUint32(at + 12, true),
      directoryOffset: view.getUint32(at + 16, true),
      commentBytes: view.getUint16(at + 20, true),
    });
  }
  return records;
}

function hasZipInComment(comment: Uint8Array): boolean {
  return (
    indexOfSignature(comment, signature.localHeader) >= 0 ||
    indexOfSignature(comment, signature.centralRecord) >= 0
  );
}

/** Zero, line feed and carriage return. */
const padding: ReadonlySet<number> = new Set([0, 10, 13]);

/**
 * Zeros come from media that round sizes up, line ends from editors and mail; every unpacker ignores them. Anything else
 * was added on purpose.
 */
function trailingData(trailing: Uint8Array): ZipFinding {
  const isPadding = trailing.every((byte) => padding.has(byte));
  return {
    code: 'ZIP-TRAILING-DATA',
    severity: isPadding ? 'info' : 'error',
    params: { bytes: trailing.length },
  };
}
