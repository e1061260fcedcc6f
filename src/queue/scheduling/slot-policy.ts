import type { ReceiptShape, Upload, Waiting } from '../upload.ts';

/** From this size in bytes a file takes long enough to block others. */
const bigBytes = 16 * 2 ** 20;

interface SlotOptions<R extends ReceiptShape, P> {
  readonly running: readonly Upload<R, P>[];
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  readonly mayStart: (upload: Upload<R, P>) => upload is Waiting<P>;
}

/**
 * Returns the first upload that may start. If all slots but one send big files, returns the first small one, so that a
 * photo doesn't wait for three videos.
 */
export function pickNext<R extends ReceiptShape, P>(
  uploads: readonly Upload<R, P>[],
  { running, concurrency, mayStart }: SlotOptions<R, P>,
): Waiting<P> | undefined {
  const first = uploads.find(mayStart);
  if (!first || !isBig(first) || running.filter(isBig).length < concurrency - 1) return first;
  const firstSmall = (upload: Upload<R, P>): upload is Waiting<P> => !isBig(upload) && mayStart(upload);
  return uploads.find(firstSmall) ?? first;
}

const isBig = <R extends ReceiptShape, P>({ job }: Upload<R, P>): boolean => job.file.size >= bigBytes;
