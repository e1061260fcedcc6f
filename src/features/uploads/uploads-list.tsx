import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceWords } from '#i18n/use-device-words.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Card } from '#ui/card.tsx';
import { WindowedList, type WindowedListHandle } from '#ui/windowed-list.tsx';

import { isForgetful } from './is-forgetful.ts';
import { ListActions } from './list-actions.tsx';
import { listNote } from './list-note.ts';
import { NoAnswerNote } from './no-answer-note.tsx';
import { OtherTabNote } from './other-tab-note.tsx';
import { ReportActions } from './report-actions.tsx';
import { UploadRow, type AssetUpload } from './upload-row.tsx';
import { useHoldUp } from './use-hold-up.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useNews } from './use-news.ts';
import { useRates } from './use-rates.ts';

interface UploadsListProps extends Pick<
  ComponentProps<typeof UploadRow>,
  'commands' | 'documentHref' | 'choices' | 'renderManual'
> {
  /** Oldest first, as the queue holds them; shown newest first. */
  readonly uploads: readonly AssetUpload[];
  /** The asset of the page, where it has one. */
  readonly assetId?: string;
  /** Of the service, as in its address: named where nothing answers for long. */
  readonly serviceHost: string;
  /** Whether another tab has uploads in hand and doesn't answer. */
  readonly isOtherTabBusy?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Every upload of this visit and where it stands; what changes is announced. */
export function UploadsList({
  uploads,
  assetId,
  serviceHost,
  isOtherTabBusy,
  headingRef,
  ...row
}: UploadsListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle(headingRef, () => heading.current!);
  const { sevenDays } = useDeviceWords();
  const list = useRef<WindowedListHandle>(null);
  const rows = useRef<HTMLDivElement>(null);
  const paceOf = useRates(uploads);
  const speed = uploads.reduce((sum, upload) => sum + (paceOf(upload).speed ?? 0), 0);
  const holdUp = useHoldUp(uploads);
  const isOffline = useIsOffline();
  const nameOf = (id: string) => uploads.find((upload) => upload.id === id)?.job.displayName;
  const goTo = (id: string) => {
    list.current?.reveal(id);
    const shown = rows.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [];
    [...shown].find(({ dataset }) => dataset.upload === id)?.focus();
  };
  return (
    <Card title={t.uploads.title} note={listNote(uploads, speed, i18n)} headingRef={heading}>
      <Announcer text={useNews(uploads)} />
      {isOtherTabBusy && <OtherTabNote />}
      {holdUp?.kind === 'connection' && !isOffline && (
        <NoAnswerNote since={holdUp.since} host={serviceHost} />
      )}
      {uploads.some(isKeptHere) && isForgetful() && <p className="uploads__notice">{sevenDays}</p>}
      <ListActions uploads={uploads} commands={row.commands} fallbackFocus={() => heading.current} />
      {uploads.length === 0 && <p className="card__body muted">{t.uploads.empty}</p>}
      <div className="uploads" ref={rows}>
        <WindowedList
          ref={list}
          items={uploads.toReversed()}
          label={t.uploads.title}
          fallbackFocus={() => heading.current}
        >
          {(upload) => (
            <UploadRow
              upload={upload}
              pace={paceOf(upload)}
              otherAsset={upload.job.assetId === assetId ? undefined : upload.job.assetId}
              holdUp={holdUp}
              nameOf={nameOf}
              goTo={goTo}
              {...row}
            />
          )}
        </WindowedList>
      </div>
      <ReportActions uploads={uploads} />
    </Card>
  );
}

const isKeptHere = (upload: AssetUpload): boolean => 'persistence' in upload && upload.persistence === 'kept';
