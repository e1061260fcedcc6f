import { useState } from 'react';

import { isRunning, type WaitsFor } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';

/** Reason why queued uploads aren't sent. */
export type ListBlocker =
  /** `since` in milliseconds since the epoch. */
  | { readonly kind: 'connection'; readonly since: number }
  | { readonly kind: 'sign-in' }
  /** The service takes no uploads now. `until` in milliseconds since the epoch, if it named a time that is minutes away. */
  | { readonly kind: 'service'; readonly until?: number };

/**
 * Returns what blocks the queued uploads. While a single upload probes the connection, none may be waiting for it; the previous
 * blocker then applies until bytes are sent.
 */
function blockerOf(uploads: readonly AssetUpload[], previous?: ListBlocker): ListBlocker | undefined {
  const waits = uploads.flatMap((upload) => (upload.status === 'waiting' ? [upload.waitsFor] : []));
  if (waits.some(({ kind }) => kind === 'sign-in')) return { kind: 'sign-in' };
  const lost = waits.flatMap((wait) => (wait.kind === 'connection' ? [wait.since] : []));
  if (lost.length > 0) return { kind: 'connection', since: Math.min(...lost) };
  if (previous?.kind === 'connection' && isTrying(uploads)) return previous;
  if (!uploads.some(isSendingBlocked)) return undefined;
  const ends = waits.flatMap((wait) =>
    wait.kind === 'retry-scheduled' && isLongPause(wait) ? [wait.retryAt] : [],
  );
  return { kind: 'service', ...(ends.length > 0 && { until: Math.max(...ends) }) };
}

const longPauseMs = 60_000;

/** Returns true if the service asked for a pause of minutes: its end is said once, above the list. */
export const isLongPause = ({ pause, retryDelayMs }: RetryWait): boolean =>
  pause?.isRequested === true && retryDelayMs >= longPauseMs;

type RetryWait = Extract<WaitsFor, { readonly kind: 'retry-scheduled' }>;

/** Returns true if an attempt of it found no connection, or a service that takes no uploads. */
export const isSendingBlocked = (upload: AssetUpload): boolean =>
  upload.status === 'waiting' &&
  (upload.waitsFor.kind === 'connection' ||
    (upload.waitsFor.kind === 'retry-scheduled' && upload.waitsFor.pause !== undefined));

function isTrying(uploads: readonly AssetUpload[]): boolean {
  const running = uploads.filter(isRunning);
  return (
    running.length > 0 && running.every((upload) => upload.status === 'sending' && upload.sentBytes === 0)
  );
}

/** Returns what blocks the queued uploads of a list; the same object until it changes. */
export function useBlocker(uploads: readonly AssetUpload[]): ListBlocker | undefined {
  const [known, setKnown] = useState<ListBlocker>();
  const now = blockerOf(uploads, known);
  if (JSON.stringify(now) === JSON.stringify(known)) return known;
  // Set while rendering, so that texts and statuses of rows change together.
  setKnown(now);
  return now;
}
