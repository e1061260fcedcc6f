import { useI18n } from '#i18n/i18n-context.tsx';

import type { AssetUpload } from './upload-row.tsx';

/** How many bytes went out while sending; without a number while the service has everything and has not answered. */
export function UploadProgress({ upload }: { readonly upload: AssetUpload }) {
  const { t, formats } = useI18n();
  const label = t.uploads.progressOf(upload.job.displayName);
  if (upload.status === 'storing') return <progress className="progress" aria-label={label} />;
  if (upload.status !== 'sending') return null;
  const { size } = upload.job.file;
  return (
    <div>
      <progress className="progress" aria-label={label} max={size} value={upload.sentBytes} />
      <div className="muted small">
        {t.uploads.sent(formats.bytes(upload.sentBytes), formats.bytes(size))}
      </div>
    </div>
  );
}
