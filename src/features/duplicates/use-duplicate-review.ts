import { useState } from 'react';

/** The part of an upload that the review needs. */
interface ReviewedUpload {
  readonly id: string;
  readonly status: string;
  /** Origin of the document that the service already held. */
  readonly origin?: 'earlier' | 'another-person' | 'perhaps-this-upload';
  readonly waitsFor?: { readonly kind: string };
  readonly endedAt?: number;
  readonly whileClosed?: true | undefined;
}

/** Uploads that the duplicate dialog shows; none while it is closed. */
export type DuplicateReview = ReturnType<typeof useDuplicateReview>;

interface ReviewOptions {
  /** Identifies the current page. */
  readonly page: string;
  /** Epoch milliseconds. Uploads that ended before belong to an earlier visit and were shown there. */
  readonly since: number;
  /** The start of the visit before, if uploads may have ended since while the page was closed. Default: `since`. */
  readonly closedSince?: number | undefined;
  /** True if the dialog must not open automatically now. */
  readonly isSuspended: boolean;
}

/**
 * Decides which duplicates the dialog shows. It opens automatically when no upload is in progress and shows every new
 * duplicate, so that files uploaded together have one dialog and not one each. "Details" of a row can open it at any
 * time. It closes when the page changes, as when a link in it is followed.
 */
export function useDuplicateReview(
  uploads: readonly ReviewedUpload[],
  { page, isSuspended, since, closedSince = since }: ReviewOptions,
) {
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<{ readonly page: string; readonly ids: readonly string[] }>();
  const isHere = opened?.page === page;
  if (opened && !isHere) setOpened(undefined);
  // Rows may be cleared in another tab: the dialog closes when none is left.
  const listed = new Set(uploads.map(({ id }) => id));
  const openIds = isHere ? opened.ids.filter((id) => listed.has(id)) : [];

  const isBusy = uploads.some(isOnItsWay);
  const isUnseen = ({ id, endedAt = since, whileClosed }: ReviewedUpload) =>
    endedAt >= (whileClosed ? closedSince : since) && !shownIds.has(id);
  const unseen = uploads.filter((upload) => isDuplicate(upload) && isUnseen(upload));
  const show = (ids: readonly string[]) => {
    setOpened({ page, ids });
    setShownIds(new Set([...shownIds, ...ids]));
  };
  // Derived while rendering: an effect would show the page without the dialog for one frame.
  if (!isBusy && !isSuspended && unseen.length > 0 && openIds.length === 0) show(unseen.map(({ id }) => id));

  return { openIds, show, close: () => setOpened(undefined) };
}

/** A document that may come from this upload itself isn't shown as a duplicate. */
const isDuplicate = ({ status, origin }: ReviewedUpload): boolean =>
  status === 'already-exists' && origin !== 'perhaps-this-upload';

/** Returns true if the upload may end soon. One that waits for a network or for sign-in may wait for a week. */
const isOnItsWay = ({ status, waitsFor }: ReviewedUpload): boolean =>
  status === 'checking' ||
  status === 'sending' ||
  status === 'storing' ||
  (status === 'waiting' && (waitsFor === undefined || ['queued', 'forced'].includes(waitsFor.kind)));
