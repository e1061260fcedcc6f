import { isEnded, sentBytesOf } from './upload.ts';
import type { ReceiptShape, Upload, UploadStatus } from './upload.ts';

/** Where a list of uploads stands as a whole. */
export interface Summary {
  readonly counts: Readonly<Record<UploadStatus, number>>;
  /** Uploads with an attempt under way: sending or storing. */
  readonly running: number;
  /** Bytes that went out of the files that have not ended. */
  readonly sentBytes: number;
  /** Size of those files together, in bytes. */
  readonly totalBytes: number;
}

/** Counts a list of uploads, and the bytes of those that have not ended. */
export function summarize<R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[]): Summary {
  const counts: Record<UploadStatus, number> = {
    checking: 0,
    waiting: 0,
    sending: 0,
    storing: 0,
    stored: 0,
    'already-exists': 0,
    failed: 0,
    'needs-file': 0,
    cancelled: 0,
  };
  let sentBytes = 0;
  let totalBytes = 0;
  for (const upload of uploads) {
    counts[upload.status] += 1;
    if (isEnded(upload)) continue;
    sentBytes += sentBytesOf(upload);
    totalBytes += upload.job.file.size;
  }
  return { counts, running: counts.sending + counts.storing, sentBytes, totalBytes };
}

/**
 * Whether leaving the page now would lose something: a file that is not stored and not kept on this device. One that is
 * kept goes on at the next visit.
 */
export function losesByLeaving<R extends ReceiptShape, P>(uploads: readonly Upload<R, P>[]): boolean {
  return uploads.some((upload) => {
    const isWanted = !isEnded(upload) || upload.status === 'failed';
    return isWanted && 'persistence' in upload && upload.persistence !== 'kept';
  });
}
