import { useRef } from 'react';

import { totalOf } from '#features/uploads/list/total.ts';
import { useTransferRates } from '#features/uploads/list/use-transfer-rates.ts';
import { useIsOffline } from '#ui/use-is-offline.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { pagesMessages } from '#i18n/pages-messages.ts';
import { isEnded } from '#queue/upload.ts';
import { useSheet } from '#ui/use-sheet.ts';

import type { Session } from '../session/session.ts';
import sheet from './header-status.css?inline';

interface HeaderStatusProps {
  readonly uploads: ReturnType<Session['queue']['getSnapshot']>;
  /** Moves to the list of uploads. */
  readonly onOpen: () => void;
}

/** Shows the uploads in progress and "Offline"; leads to the list of uploads. Has no animation. */
export function HeaderStatus({ uploads, onOpen }: HeaderStatusProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { header } = pagesMessages(i18n);
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, sheet);
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
  const look = isOffline ? 'offline' : isUnfinished ? 'sending' : 'failed';
  const [first, ...more] = words;
  const pill = (
    <span className="pill" data-look={look}>
      {first}
      <span className="pill__more">{more.map((word) => ` · ${word}`)}</span>
    </span>
  );
  return (
    <span ref={place} className="header-status">
      {first !== undefined &&
        (uploads.length === 0 ? (
          pill
        ) : (
          <button type="button" className="header-status__button" onClick={onOpen}>
            <span className="visually-hidden">{t.uploads.title} </span>
            {pill}
          </button>
        ))}
    </span>
  );
}
