import { isRunning } from '#queue/upload.ts';

import type { AssetUpload } from '../row/upload-row.tsx';

/** What keeps every upload in its turn from being sent. */
export type Blocker =
  /** `since` in milliseconds since the epoch. */
  | { readonly kind: 'connection'; readonly since: number }
  | { readonly kind: 'sign-in' }
  /** The service asked for time. */
  | { readonly kind: 'service' };

/**
 * What holds up the uploads, as the list shows it; `before` is what did the last time. While the line is tried with one
 * upload, none may be left that waits for the connection: it is lost until bytes move.
 */
export function blockerOf(uploads: readonly AssetUpload[], before?: Blocker): Blocker | undefined {
  const waits = uploads.flatMap((upload) => (upload.status === 'waiting' ? [upload.waitsFor] : []));
  if (waits.some(({ kind }) => kind === 'sign-in')) return { kind: 'sign-in' };
  const lost = waits.flatMap((wait) => (wait.kind === 'connection' ? [wait.since] : []));
  if (lost.length > 0) return { kind: 'connection', since: Math.min(...lost) };
  if (before?.kind === 'connection' && isTrying(uploads)) return before;
  const hasAskedForTime = waits.some(
    (wait) =>
      wait.kind === 'retry-scheduled' &&
      wait.problem.code === 'http' &&
      wait.problem.retryAfterMs !== undefined,
  );
  return hasAskedForTime ? { kind: 'service' } : undefined;
}

function isTrying(uploads: readonly AssetUpload[]): boolean {
  const running = uploads.filter(isRunning);
  return (
    running.length > 0 && running.every((upload) => upload.status === 'sending' && upload.sentBytes === 0)
  );
}

/** Returns true if two say the same. */
export const isSameBlocker = (one: Blocker | undefined, other: Blocker | undefined): boolean =>
  one?.kind === other?.kind && sinceOf(one) === sinceOf(other);

const sinceOf = (blocker: Blocker | undefined): number | undefined =>
  blocker?.kind === 'connection' ? blocker.since : undefined;
