import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';

import type { AssetUpload } from '../asset-upload.ts';
import type { TransferRate } from './use-transfer-rates.ts';

interface UploadProgressProps {
  readonly upload: AssetUpload;
  readonly rate: TransferRate;
}

/** Progress bar: bytes while sending, indeterminate while waiting for the answer. */
export function UploadProgress({ upload, rate }: UploadProgressProps) {
  const { t, formats } = useI18n();
  const label = t.uploads.progressOf(shownName(upload.job.displayName));
  if (upload.status === 'storing') {
    return <progress className="progress" part="progress" aria-label={label} />;
  }
  if (upload.status !== 'sending') return null;
  const { size } = upload.job.file;
  const { speed, stalledMs } = rate;
  const words = [
    t.uploads.sent(formats.bytes(upload.sentBytes), formats.bytes(size)),
    speed !== undefined && t.uploads.speed(formats.bytes(speed)),
    speed !== undefined && t.uploads.timeLeft(formats.duration(((size - upload.sentBytes) / speed) * 1000)),
    stalledMs !== undefined && t.uploads.stalled(formats.duration(stalledMs)),
  ];
  return (
    <div>
      <progress className="progress" part="progress" aria-label={label} max={size} value={upload.sentBytes} />
      <div className="muted small">{words.filter(Boolean).join(' · ')}</div>
    </div>
  );
}
