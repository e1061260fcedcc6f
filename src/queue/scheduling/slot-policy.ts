import type { ReceiptShape, Upload, Waiting } from '../upload.ts';

/** From this size on a file is on its way long enough to hold up others, in bytes. */
const bigBytes = 16 * 2 ** 20;

interface SlotOptions<R extends ReceiptShape, P> {
  readonly running: readonly Upload<R, P>[];
  /** How many attempts may be under way at once. */
  readonly concurrency: number;
  readonly mayStart: (upload: Upload<R, P>) => upload is Waiting<P>;
}

/**
 * The first in the list that may start; but where only one lane is left free of big files, the first small one, so that a
 * photo does not wait for three videos.
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
