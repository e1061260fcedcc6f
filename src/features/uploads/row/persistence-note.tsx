import { useI18n } from '#i18n/i18n-context.tsx';
import type { PersistenceState } from '#queue/upload.ts';

import type { AssetUpload } from './upload-row.tsx';

/** Returns true if closing the page would lose the file of an upload. */
export function PersistenceNote({ upload }: { readonly upload: AssetUpload }) {
  const { persistence: words } = useI18n().t.uploads;
  const keeping = shownPersistence(upload);
  return keeping === 'off' ? null : <p className="muted small">{words[keeping]}</p>;
}

/** Nothing is told of a file that is gone, or that nobody wants to be kept. */
function shownPersistence(upload: AssetUpload): PersistenceState {
  if (!('persistence' in upload) || upload.status === 'needs-file') return 'off';
  return upload.status === 'cancelled' && upload.persistence !== 'saved' ? 'off' : upload.persistence;
}
