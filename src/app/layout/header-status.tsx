import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useRef } from 'react';

import { showUploads } from '#features/uploads/list/show-uploads.ts';
import { totalOf } from '#features/uploads/list/total.ts';
import { useTransferRates } from '#features/uploads/row/use-transfer-rates.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { isEnded } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { Removals, RemovedUploads } from '#sending/removals.ts';
import { useIsOffline } from '#ui/browser/use-is-offline.ts';
import { Ring } from '#ui/feedback/ring.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';
import { useValue } from '#ui/use-value.ts';

import sheet from './header-status.css?inline';

interface HeaderStatusProps {
  readonly uploads: readonly AssetUpload[];
  /** Absent while no person is signed in. */
  readonly removedUploads?: RemovedUploads;
}

/**
 * Shows the uploads in progress and "Offline". Leads to the first upload that needs attention, otherwise to the list of
 * uploads. Has no animation.
 */
export function HeaderStatus({ uploads: allUploads, removedUploads }: HeaderStatusProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { header } = i18n.t.pages;
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, sheet);
  const removals = useValue(removedUploads, noRemovals);
  const uploads = allUploads.filter(({ id }) => !removals.has(id));
  const isOffline = useIsOffline();
  const rateOf = useTransferRates(uploads);
  const total = totalOf(uploads);
  const failed = uploads.filter(({ status }) => status === 'failed').length;
  const speed = uploads.reduce((sum, upload) => sum + (rateOf(upload).speed ?? 0), 0);
  const isUnfinished = uploads.some((upload) => !isEnded(upload));
  const facts = [
    isUnfinished && header.done(formats.number(total.done), formats.number(total.count)),
    failed > 0 && t.uploads.counts.failed(failed),
    speed > 0 && t.uploads.timeLeft(formats.duration((total.bytesLeft / speed) * 1000)),
  ].filter((fact) => fact !== false);
  const words = [...(isOffline ? [header.offline] : []), ...facts];
  const tone = isOffline ? 'warn' : isUnfinished ? undefined : 'bad';
  const [first, ...more] = words;
  const pill = (
    <span className="pill number" data-tone={tone}>
      {isOffline ? <WifiOff /> : isUnfinished ? <Ring share={total.done / total.count} /> : <CircleAlert />}
      <span>
        <span>{first}</span>
        <span className="wide-only">{more.map((word) => ` · ${word}`).join('')}</span>
      </span>
    </span>
  );
  return (
    <span ref={place} className="row">
      {first !== undefined &&
        (uploads.length === 0 ? (
          pill
        ) : (
          <button
            type="button"
            className="header-status__button"
            onClick={() => showUploads(document.querySelector('main:not([hidden])'))}
          >
            <span className="visually-hidden">{`${t.uploads.title} `}</span>
            {pill}
          </button>
        ))}
    </span>
  );
}

const noRemovals: Removals = new Map();
