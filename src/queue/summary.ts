import { isEnded, sentBytesOf } from './upload.ts';
import type { Upload, UploadStatus } from './upload.ts';

/** Totals of a list of uploads. */
export interface Summary {
  readonly counts: Readonly<Record<UploadStatus, number>>;
  /** Uploads with an attempt under way: sending or storing. */
  readonly running: number;
  /** Bytes sent of the uploads that haven't ended. */
  readonly sentBytes: number;
  /** Total size of those files in bytes. */
  readonly totalBytes: number;
}

/** Counts the uploads by status, and the bytes of those that haven't ended. */
export function summarize(uploads: readonly Upload[]): Summary {
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
 * Returns true if closing the page would lose a file: one that is neither stored by the service nor saved on this
 * device.
 */
export function losesByLeaving(uploads: readonly Upload[]): boolean {
  return uploads.some((upload) => {
    const isWanted = !isEnded(upload) || upload.status === 'failed';
    return isWanted && 'persistence' in upload && upload.persistence !== 'saved';
  });
}
