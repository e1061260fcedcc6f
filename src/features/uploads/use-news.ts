import { useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import type { AssetUpload } from './upload-row.tsx';

/** The newest change of a status in words, for the live region. Progress is no news. */
export function useNews(uploads: readonly AssetUpload[]): string {
  const { t } = useI18n();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [news, setNews] = useState('');
  const changed = uploads.filter(({ id, status }) => known.get(id) !== status);
  // Derived while rendering, so that the words change together with the rows.
  if (changed.length > 0) {
    setKnown(new Map(uploads.map(({ id, status }) => [id, status])));
    setNews(
      changed
        .map(({ job, status }) => t.uploads.announce(job.displayName, t.uploads.status[status]))
        .join('. '),
    );
  }
  return news;
}
