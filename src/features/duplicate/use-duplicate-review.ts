import { useState } from 'react';

/** What the review must know of an upload. */
interface ReviewedUpload {
  readonly id: string;
  readonly status: string;
}

/**
 * Which duplicates the dialog shows. It opens by itself once nothing is under way any more, with every duplicate that
 * was not shown yet, so that a batch makes one dialog and not one for each file; and at any time for one row's details.
 */
export function useDuplicateReview(uploads: readonly ReviewedUpload[]) {
  const [shownIds, setShownIds] = useState<ReadonlySet<string>>(new Set());
  const [openIds, setOpenIds] = useState<readonly string[]>([]);

  const isBusy = uploads.some(({ status }) => ['waiting', 'sending', 'storing'].includes(status));
  const unseen = uploads.filter(({ id, status }) => status === 'already-exists' && !shownIds.has(id));
  const show = (ids: readonly string[]) => {
    setOpenIds(ids);
    setShownIds(new Set([...shownIds, ...ids]));
  };
  // Derived while rendering: an effect would show the page without the dialog for one frame.
  if (!isBusy && unseen.length > 0 && openIds.length === 0) show(unseen.map(({ id }) => id));

  return { openIds, show, close: () => setOpenIds([]) };
}
