import type { Result } from '#lib/result.ts';

import type { Job, ReceiptShape } from './item.ts';

/**
 * Bytes of the request's body sent so far, and of the whole body, as the browser reports them. The body is the file
 * and the form around it, so `totalBytes` is above the file's size; 0 where the browser does not know it.
 */
export interface Progress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends one job once. Must settle in every case, reject with the signal's reason when aborted, report progress with
 * rising `sentBytes`, and put every other failure into the result.
 */
export type Send<R extends ReceiptShape, P> = (
  job: Job,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
) => Promise<Result<R, P>>;

/** What the queue needs of the world around it. */
export interface QueuePorts<R extends ReceiptShape, P> {
  readonly send: Send<R, P>;
  /** A new id, unique on this device for ever. */
  readonly createId: () => string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Turns what `send` must not have thrown into a problem, so that no upload is ever stuck. Must not throw. */
  readonly problemFrom: (error: unknown) => P;
}
