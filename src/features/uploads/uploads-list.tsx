import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { summarize } from '#queue/summary.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Card } from '#ui/card.tsx';
import { WindowedList } from '#ui/windowed-list.tsx';

import { useNews } from './use-news.ts';
import { ReportActions } from './report-actions.tsx';
import { useRates } from './use-rates.ts';
import { UploadRow, type AssetUpload } from './upload-row.tsx';

interface UploadsListProps extends Pick<ComponentProps<typeof UploadRow>, 'commands' | 'documentHref'> {
  /** Oldest first, as the queue holds them; shown newest first. */
  readonly uploads: readonly AssetUpload[];
  /** The asset of the page, where it has one. */
  readonly assetId?: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Every upload of this visit and where it stands; what changes is announced. */
export function UploadsList({ uploads, assetId, headingRef, ...row }: UploadsListProps) {
  const { t, formats } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle(headingRef, () => heading.current!);
  const { counts, running, sentBytes, totalBytes } = summarize(uploads);
  const paceOf = useRates(uploads);
  const speed = uploads.reduce((sum, upload) => sum + (paceOf(upload).speed ?? 0), 0);
  const note = [
    running > 0 && t.uploads.running(running),
    counts.waiting > 0 && t.uploads.waiting(counts.waiting),
    // With one upload its own row says it.
    speed > 0 &&
      running + counts.waiting > 1 &&
      t.uploads.timeLeft(formats.duration(((totalBytes - sentBytes) / speed) * 1000)),
  ].filter(Boolean);
  return (
    <Card title={t.uploads.title} note={note.join(' · ')} headingRef={heading}>
      <Announcer text={useNews(uploads)} />
      {uploads.length === 0 && <p className="card__body muted">{t.uploads.empty}</p>}
      <div className="uploads">
        <WindowedList
          items={uploads.toReversed()}
          label={t.uploads.title}
          fallbackFocus={() => heading.current}
        >
          {(upload) => (
            <UploadRow
              upload={upload}
              pace={paceOf(upload)}
              otherAsset={upload.job.assetId === assetId ? undefined : upload.job.assetId}
              {...row}
            />
          )}
        </WindowedList>
      </div>
      <ReportActions uploads={uploads} />
    </Card>
  );
}
