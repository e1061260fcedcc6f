import { useImperativeHandle, useRef, type ComponentProps, type Ref } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Card } from '#ui/card.tsx';
import { WindowedList, type WindowedListHandle } from '#ui/windowed-list.tsx';

import { evictsStorage } from './list/evicts-storage.ts';
import { ListActions } from './list/list-actions.tsx';
import { listNote } from './list/list-note.ts';
import { NoAnswerNote, OtherTabNote } from './list/list-notices.tsx';
import { ReportActions } from './report/report-actions.tsx';
import type { AssetUpload } from './asset-upload.ts';
import { UploadRow } from './row/upload-row.tsx';
import { useBlocker } from './status/blocker.ts';
import { useIsOffline } from './status/use-is-offline.ts';
import { useAnnouncements } from './list/use-announcements.ts';
import { useTransferRates } from './list/use-transfer-rates.ts';

interface UploadsListProps extends Pick<
  ComponentProps<typeof UploadRow>,
  'commands' | 'documentHref' | 'choices' | 'renderManual'
> {
  /** Oldest first; shown newest first. */
  readonly uploads: readonly AssetUpload[];
  /** The asset of the page, if it has one. */
  readonly assetId?: string;
  /** Host of the service, named when it doesn't answer for long. */
  readonly serviceHost: string;
  /** True if another tab that holds uploads doesn't answer. */
  readonly isOtherTabBusy?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The list of uploads; announces changes. */
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
  const { sevenDays } = useDeviceMessages();
  const list = useRef<WindowedListHandle>(null);
  const rows = useRef<HTMLDivElement>(null);
  const rateOf = useTransferRates(uploads);
  const speed = uploads.reduce((sum, upload) => sum + (rateOf(upload).speed ?? 0), 0);
  const blocker = useBlocker(uploads);
  const isOffline = useIsOffline();
  const nameOf = (id: string) => uploads.find((upload) => upload.id === id)?.job.displayName;
  const goTo = (id: string) => {
    list.current?.reveal(id);
    const shown = rows.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [];
    [...shown].find(({ dataset }) => dataset.upload === id)?.focus();
  };
  return (
    <Card title={t.uploads.title} note={listNote(uploads, speed, i18n)} headingRef={heading}>
      <Announcer text={useAnnouncements(uploads)} />
      {isOtherTabBusy && <OtherTabNote />}
      {blocker?.kind === 'connection' && !isOffline && (
        <NoAnswerNote since={blocker.since} host={serviceHost} />
      )}
      {uploads.some(isSavedHere) && evictsStorage() && <p className="uploads__notice">{sevenDays}</p>}
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
              rate={rateOf(upload)}
              otherAsset={upload.job.assetId === assetId ? undefined : upload.job.assetId}
              blocker={blocker}
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

const isSavedHere = (upload: AssetUpload): boolean =>
  'persistence' in upload && upload.persistence === 'saved';
