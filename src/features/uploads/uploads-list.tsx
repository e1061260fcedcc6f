import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { OtherTabState } from '#queue/other-tab.ts';
import type { SavedByNewer } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import type { LastMoves } from '#sending/last-moves.ts';
import type { RemovedUploads } from '#sending/removals.ts';
import { Card } from '#ui/content/card.tsx';
import { Announcer } from '#ui/feedback/announcer.tsx';
import { WindowedList, type WindowedListHandle } from '#ui/list/windowed-list.tsx';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { GroupFilter, GroupHeading, ShowAll } from './list/groups.tsx';
import { ListActions } from './list/list-actions.tsx';
import { BlockedNote, DeviceNotes, TotalProgress, TotalText } from './list/list-notices.tsx';
import type { BackgroundNote } from './list/saved-text.tsx';
import { showFound } from './list/show-uploads.ts';
import { totalOf } from './list/total.ts';
import { useAnnouncements } from './list/use-announcements.ts';
import { useShownItems } from './list/use-shown-items.ts';
import { MovePart } from './move/move-part.tsx';
import { useMoves } from './move/use-moves.ts';
import { RemovalNote, useRemovals } from './removal/removal-note.tsx';
import { PrintedReport } from './report/printed-report.tsx';
import type { RowContext, UploadRowProps } from './row/upload-row-props.ts';
import { UploadRow } from './row/upload-row.tsx';
import { useTransferRates, type TransferRate } from './row/use-transfer-rates.ts';
import { useBlocker } from './status/blocker.ts';
import { isUnderWay, type UploadGroup } from './status/groups.ts';
import { resultsOf } from './status/status-counts.ts';

import sheet from './uploads.css?inline';

interface UploadsListProps extends RowContext {
  /** Oldest first. */
  readonly uploads: readonly AssetUpload[];
  /** The asset of the page, if it has one. */
  readonly assetId?: string;
  /** Host of the service, shown in a message when the service hasn't answered for a while. */
  readonly serviceHost: string;
  readonly otherTab?: OtherTabState;
  /** Absent if uploads end with the page. */
  readonly background?: BackgroundNote | undefined;
  readonly savedByNewer?: readonly SavedByNewer[];
  /** True if uploads may be saved on this device that couldn't be read. */
  readonly isUnreadable?: boolean;
  /** False in a host's page, which isn't reloaded from here. Default: true. */
  readonly isPageOurs?: boolean;
  readonly removedUploads: RemovedUploads;
  /** History of this device; shown below the list. */
  readonly earlierUploads?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly lastMoves: LastMoves;
  /** Names of chosen files of the page that can't be uploaded. */
  readonly leftOut?: readonly string[];
  /** Address of the page where the next asset is chosen; absent in a host's page. */
  readonly nextAssetHref?: string | undefined;
}

/** The list of uploads, grouped by what a person has to do; announces changes. */
export function UploadsList(props: UploadsListProps) {
  const { uploads: allUploads, assetId, removedUploads: removed, lastMoves, earlierUploads } = props;
  const { serviceHost, otherTab, background, leftOut = [], savedByNewer = [], nextAssetHref } = props;
  const { isUnreadable = false, isPageOurs = true, isReadOnly = false } = props;
  const { commands, choices, documentHref, renderManual } = props;
  const i18n = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle(props.headingRef, () => heading.current!);
  const fallbackFocus = () => heading.current;
  const { listed: uploads, placed, lastId, text: removalText } = useRemovals(removed, allUploads);
  const moves = useMoves(allUploads, commands, lastMoves);
  const shown = useShownItems(placed, { removedId: lastId, assetId });
  const rateOf = useTransferRates(uploads);
  const blocker = useBlocker(uploads);
  const pageUploads = shown.groups.flatMap((group) => (group.key === 'elsewhere' ? [] : group.uploads));
  const total = totalOf(pageUploads);
  const isSettled = pageUploads.length > 0 && !pageUploads.some(isUnderWay);
  const summary = isSettled ? resultsOf(pageUploads, leftOut.length, i18n) : undefined;
  const isEmpty = uploads.length + savedByNewer.length === 0 && !earlierUploads && !isUnreadable;
  return (
    <Card
      title={i18n.t.uploads.title}
      note={pageUploads.length > 0 && <TotalText {...{ total, summary, rateOf }} uploads={pageUploads} />}
      progress={<TotalProgress total={total} />}
      headingRef={heading}
      actions={
        <ListActions
          {...{ uploads, pageUploads, assetId, leftOut, summary, nextAssetHref, commands, isReadOnly }}
          fallbackFocus={fallbackFocus}
          remove={removed.remove}
          moveAll={() => moves.open('all')}
        />
      }
    >
      <div className="card__notes">
        <Announcer text={useAnnouncements(uploads, summary)} />
        <Announcer text={removalText} />
        <DeviceNotes {...{ uploads, otherTab, background, savedByNewer, isUnreadable, isPageOurs }} />
        {!isReadOnly && (
          <>
            <BlockedNote {...{ blocker, uploads, commands, serviceHost, fallbackFocus }} />
            <MovePart {...{ uploads, pageUploads, moves, choices, commands, fallbackFocus }} />
          </>
        )}
        <GroupFilter {...shown} />
        {isEmpty && <p className="muted">{i18n.t.uploads.empty}</p>}
      </div>
      <Rows
        {...{ shown, assetId, blocker, rateOf, moves, removed, fallbackFocus }}
        {...{ commands, choices, documentHref, renderManual, isReadOnly }}
        nameOf={(id) => allUploads.find((upload) => upload.id === id)?.job.displayName}
        removalNote={<RemovalNote text={removalText} removed={removed} />}
      />
      {earlierUploads}
      <PrintedReport {...{ uploads, leftOut }} />
    </Card>
  );
}

interface RowsProps extends RowContext, Pick<UploadRowProps, 'blocker' | 'nameOf'> {
  readonly shown: ReturnType<typeof useShownItems>;
  readonly assetId: string | undefined;
  readonly rateOf: (upload: AssetUpload) => TransferRate;
  readonly moves: Pick<ReturnType<typeof useMoves>, 'move' | 'open'>;
  readonly removed: Pick<RemovedUploads, 'remove'>;
  /** Stands in the place of the row that was removed last. */
  readonly removalNote: ReactNode;
  readonly fallbackFocus: () => HTMLElement | null;
}

/** The rows, with the heading of each group above its first one. */
function Rows({ shown, assetId, rateOf, moves, removed, removalNote, fallbackFocus, ...props }: RowsProps) {
  const { blocker, nameOf, commands, choices, documentHref, renderManual, isReadOnly = false } = props;
  const { t } = useI18n();
  const list = useRef<WindowedListHandle>(null);
  const rows = useRef<HTMLDivElement>(null);
  useSheet(rows, sheet);
  const { replaceFile } = commands;
  const revealed = (id: string | undefined) => {
    if (id === undefined) return undefined;
    list.current?.reveal(id);
    const rendered = rows.current?.querySelectorAll<HTMLElement>('[data-upload]') ?? [];
    return [...rendered].find(({ dataset }) => dataset.upload === id);
  };
  const goTo = (id: string) => {
    flushSync(shown.showEverything);
    const row = revealed(id);
    if (row) showFound(row);
  };
  /** The button moves: focus continues at the first row that appears, or at the first one of the group. */
  const toggle = ({ key, uploads }: UploadGroup) => {
    const before = uploads.filter(({ id }) => shown.items.some((item) => item.id === id)).length;
    flushSync(() => shown.toggle(key));
    revealed(uploads[shown.isExpanded(key) ? 0 : before]?.id)?.focus();
  };
  return (
    <div className="uploads" ref={rows}>
      <WindowedList ref={list} items={shown.items} label={t.uploads.title} fallbackFocus={fallbackFocus}>
        {({ upload, groupHeading, longGroup }) => (
          <>
            {groupHeading && <GroupHeading group={groupHeading} />}
            {upload ? (
              <UploadRow
                upload={upload}
                rate={rateOf(upload)}
                otherAsset={upload.job.assetId === assetId ? undefined : upload.job.assetId}
                remove={() => removed.remove([upload.id])}
                move={moves.move}
                openMove={(uploadId) => moves.open({ uploadId })}
                replaceFile={
                  // The form is that of the page's asset.
                  replaceFile && upload.job.assetId === assetId
                    ? (file) => replaceFile(upload.job, file)
                    : undefined
                }
                {...{ blocker, nameOf, goTo, commands, choices, documentHref, renderManual, isReadOnly }}
              />
            ) : (
              removalNote
            )}
            {longGroup && (
              <ShowAll
                group={longGroup}
                isExpanded={shown.isExpanded(longGroup.key)}
                onClick={() => toggle(longGroup)}
              />
            )}
          </>
        )}
      </WindowedList>
    </div>
  );
}
