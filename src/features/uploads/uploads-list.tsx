import { useImperativeHandle, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/upload-list-messages.ts';
import { useDeviceMessages } from '#i18n/use-device-messages.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Card } from '#ui/card.tsx';
import { useSheet } from '#ui/use-sheet.ts';
import { WindowedList, type WindowedListHandle } from '#ui/windowed-list.tsx';

import type { AssetUpload } from './asset-upload.ts';
import { useEdits } from './edit/edits.tsx';
import { evictsStorage } from './list/evicts-storage.ts';
import { GroupFilter, GroupHeading } from './list/group-heading.tsx';
import { groupUploads, type GroupKey, type UploadGroup } from './list/groups.ts';
import { ListActions } from './list/list-actions.tsx';
import { NoAnswerNote, OtherTabNote } from './list/list-notices.tsx';
import { totalOf, totalText } from './list/total.ts';
import { useAnnouncements } from './list/use-announcements.ts';
import { RemovalNote, useRemoval } from './list/use-removal.tsx';
import { useTransferRates } from './list/use-transfer-rates.ts';
import { PrintedReport } from './report/printed-report.tsx';
import { UploadRow } from './row/upload-row.tsx';
import { persistenceOf } from './row/upload-status.tsx';
import { useBlocker } from './status/blocker.ts';
import { useIsOffline } from './status/use-is-offline.ts';
import sheet from './uploads.css?inline';

interface UploadsListProps extends Pick<
  ComponentProps<typeof UploadRow>,
  'commands' | 'documentHref' | 'choices' | 'renderManual'
> {
  /** Oldest first. */
  readonly uploads: readonly AssetUpload[];
  /** The asset of the page, if it has one. */
  readonly assetId?: string;
  /** Host of the service, named when it doesn't answer for long. */
  readonly serviceHost: string;
  /** True if another tab that holds uploads doesn't answer. */
  readonly isOtherTabBusy?: boolean;
  /** What this device uploaded earlier; shown below the list. */
  readonly earlier?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Number of rows that a group shows before "Show all" is pressed. */
const limits: Readonly<Partial<Record<GroupKey, number>>> = { waiting: 5, done: 10, elsewhere: 5 };

/** The list of uploads, grouped by what a person has to do; announces changes. */
export function UploadsList({
  uploads: allUploads,
  assetId,
  serviceHost,
  isOtherTabBusy,
  earlier,
  headingRef,
  ...row
}: UploadsListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useImperativeHandle(headingRef, () => heading.current!);
  useSheet(rows, sheet);
  const { sevenDays } = useDeviceMessages();
  const list = useRef<WindowedListHandle>(null);
  const removal = useRemoval(allUploads, row.commands);
  const uploads = allUploads.filter(({ id }) => !removal.isHidden(id));
  const { items, groups, filter, setFilter, toggle, isExpanded, showEverything } = useShownItems(
    uploads,
    assetId,
  );
  const rateOf = useTransferRates(uploads);
  const blocker = useBlocker(uploads);
  const isOffline = useIsOffline();
  const nameOf = (id: string) => allUploads.find((upload) => upload.id === id)?.job.displayName;
  const goTo = (id: string) => {
    flushSync(showEverything);
    list.current?.reveal(id);
    const shown = rows.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [];
    [...shown].find(({ dataset }) => dataset.upload === id)?.focus();
  };
  const onAsset = groups.flatMap((group) => (group.key === 'elsewhere' ? [] : group.uploads));
  const total = totalOf(onAsset);
  const speed = onAsset.reduce((sum, upload) => sum + (rateOf(upload).speed ?? 0), 0);
  const persistence = persistenceOf(uploads);
  const fallbackFocus = () => heading.current;
  return (
    <Card
      title={t.uploads.title}
      note={total.count > 0 && totalText(total, speed, i18n)}
      headingRef={heading}
      actions={
        <ListActions {...{ uploads, fallbackFocus }} commands={row.commands} remove={removal.remove} />
      }
    >
      <Announcer text={useAnnouncements(uploads)} />
      {total.bytesLeft > 0 && (
        <progress
          className="progress uploads__total"
          aria-label={uploadListMessages(i18n).progress}
          max={total.totalBytes}
          value={total.sentBytes}
        />
      )}
      {persistence && (
        <p className="muted small uploads__persistence">{t.uploads.persistence[persistence]}</p>
      )}
      {isOtherTabBusy && <OtherTabNote />}
      {blocker?.kind === 'connection' && !isOffline && (
        <NoAnswerNote since={blocker.since} host={serviceHost} />
      )}
      {persistence === 'saved' && evictsStorage() && <p className="uploads__notice">{sevenDays}</p>}
      <RemovalNote {...{ removal, nameOf, fallbackFocus }} />
      <GroupFilter {...{ groups, filter, setFilter }} />
      {uploads.length === 0 && !earlier && <p className="card__body muted">{t.uploads.empty}</p>}
      <div className="uploads" ref={rows}>
        <WindowedList ref={list} items={items} label={t.uploads.title} fallbackFocus={fallbackFocus}>
          {({ upload, heads }) => (
            <>
              {heads && uploads.length > 1 && (
                <GroupHeading
                  group={heads}
                  limit={filter ? undefined : limits[heads.key]}
                  isExpanded={isExpanded(heads.key)}
                  onToggle={() => toggle(heads.key)}
                />
              )}
              <UploadRow
                upload={upload}
                rate={rateOf(upload)}
                otherAsset={upload.job.assetId === assetId ? undefined : upload.job.assetId}
                remove={() => removal.remove([upload.id])}
                {...{ blocker, nameOf, goTo }}
                {...row}
              />
            </>
          )}
        </WindowedList>
      </div>
      {earlier}
      <PrintedReport uploads={uploads} />
    </Card>
  );
}

interface Item {
  readonly id: string;
  readonly upload: AssetUpload;
  /** The group whose heading stands above the row. */
  readonly heads: UploadGroup | undefined;
}

/** Returns the rows to show, and what a person chose to see. */
function useShownItems(uploads: readonly AssetUpload[], assetId: string | undefined) {
  const edits = useEdits();
  const [chosen, setFilter] = useState<GroupKey>();
  const [expanded, setExpanded] = useState<ReadonlySet<GroupKey>>(new Set());
  const groups = groupUploads(uploads, assetId);
  // A filter whose group is empty by now shows everything.
  const filter = groups.some(({ key }) => key === chosen) ? chosen : undefined;
  const isExpanded = (key: GroupKey) => key === filter || expanded.has(key);
  const items = groups
    .filter(({ key }) => filter === undefined || key === filter)
    .flatMap((group): Item[] => {
      const limit = isExpanded(group.key) ? Infinity : (limits[group.key] ?? Infinity);
      return group.uploads
        .filter(({ id }, index) => index < limit || edits.of(id))
        .map((upload, index) => ({ id: upload.id, upload, heads: index === 0 ? group : undefined }));
    });
  return {
    items,
    groups,
    filter,
    setFilter,
    isExpanded,
    toggle: (key: GroupKey) =>
      setExpanded((before) => {
        const now = new Set(before);
        if (!now.delete(key)) now.add(key);
        return now;
      }),
    showEverything: () => {
      setFilter(undefined);
      setExpanded(new Set(groups.map(({ key }) => key)));
    },
  };
}
