import { useI18n } from '#i18n/i18n-context.tsx';
import type { PersistenceState } from '#queue/upload.ts';

import type { AssetUpload } from './upload-row.tsx';

/** Says if the file of an upload is saved on this device. */
export function PersistenceNote({ upload }: { readonly upload: AssetUpload }) {
  const { persistence: words } = useI18n().t.uploads;
  const keeping = shownPersistence(upload);
  return keeping === 'off' ? null : <p className="muted small">{words[keeping]}</p>;
}

/** Says nothing about a missing file, or about an unsaved one of a cancelled upload. */
function shownPersistence(upload: AssetUpload): PersistenceState {
  if (!('persistence' in upload) || upload.status === 'needs-file') return 'off';
  return upload.status === 'cancelled' && upload.persistence !== 'saved' ? 'off' : upload.persistence;
}
