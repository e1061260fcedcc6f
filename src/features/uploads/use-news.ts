import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import type { AssetUpload } from './upload-row.tsx';

const statuses = (uploads: readonly AssetUpload[]): ReadonlyMap<string, string> =>
  new Map(uploads.map(({ id, status }) => [id, status]));

/** The newest change of a status in words, for the live region. Progress is no news, nor what was there before. */
export function useNews(uploads: readonly AssetUpload[]): string {
  const { t } = useI18n();
  const [known, setKnown] = useState(() => statuses(uploads));
  const [news, setNews] = useState('');
  const changed = uploads.filter(({ id, status }) => known.get(id) !== status);
  // Derived while rendering, so that the words change together with the rows.
  if (changed.length > 0) {
    setKnown(statuses(uploads));
    setNews(
      changed
        .map(({ job, status }) => t.uploads.announce(job.displayName, t.uploads.status[status]))
        .join('. '),
    );
  }
  return news;
}
