import type { Upload, Waiting } from '../upload.ts';

/** From this size in bytes a file takes long enough to block others. */
export const bigBytes = 16 * 2 ** 20;

interface SlotOptions {
  readonly running: readonly Upload[];
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  readonly mayStart: (upload: Upload) => upload is Waiting;
}

/**
 * Returns the first upload that may start. If all slots but one send big files, returns the first small one, so that a
 * photo doesn't wait for three videos.
 */
export function pickNext(
  uploads: readonly Upload[],
  { running, concurrency, mayStart }: SlotOptions,
): Waiting | undefined {
  const first = uploads.find(mayStart);
  if (!first || !isBig(first) || running.filter(isBig).length < concurrency - 1) return first;
  const firstSmall = (upload: Upload): upload is Waiting => !isBig(upload) && mayStart(upload);
  return uploads.find(firstSmall) ?? first;
}

const isBig = ({ job }: Upload): boolean => job.file.size >= bigBytes;
