import { useQuery, useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import CopyCheck from 'lucide-react/icons/copy-check';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { historyMessages, uploadListMessages } from '#i18n/messages/en/uploads.ts';
import type { KnownDocument } from '#queue/known-document.ts';
import type { Queue } from '#queue/queue.ts';
import { Name } from '#ui/content/name.tsx';
import { OptionalLink } from '#ui/content/optional-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyStatus, useCopy } from '#ui/controls/copy-button.tsx';
import { MenuButton } from '#ui/controls/menu-button.tsx';
import { WindowedList } from '#ui/list/windowed-list.tsx';

interface HistoryOptions extends Pick<Queue['knownDocuments'], 'list' | 'clear' | 'subscribe'> {
  /** Absent on a page without an asset: there the last day of all assets is listed. */
  readonly assetId: string | undefined;
  /** Session that the history belongs to; entries of another session aren't shown. */
  readonly sessionId: string;
  /** Stored uploads that the list of uploads shows, also those of other assets. */
  readonly shown: readonly { readonly id: string; readonly assetId: string }[];
  /** Returns true for an upload that is shown or is about to be. */
  readonly isListed: (id: string) => boolean;
}

/** Returns what this device uploaded to an asset, or found there as a duplicate, in the last 30 days; see `assetId`. */
export function useAssetHistory({ assetId, sessionId, shown, isListed, ...documents }: HistoryOptions) {
  const { list, clear, subscribe } = documents;
  const queries = useQueryClient();
  const isOutdated = useRef(false);
  const { data = none, refetch } = useQuery({
    // Functions can't be part of a query key.
    queryKey: ['history', sessionId, assetId],
    queryFn: async () => {
      const since = assetId === undefined ? Date.now() - dayMs : 0;
      let read = none;
      // Each reading takes longer the more is known, and one that is under way is followed by the next.
      do {
        isOutdated.current = false;
        read = await list(assetId);
      } while (isOutdated.current);
      return read.filter(({ endedAt }) => endedAt >= since);
    },
    // Reads from the device, not from the network.
    networkMode: 'always',
  });
  const readAgain = useEffectEvent(() => {
    isOutdated.current = true;
    void refetch({ cancelRefetch: false });
  });
  // A stored upload is visible in the list first; the history is read again when it leaves the list.
  const shownBefore = useRef(shown);
  useEffect(() => {
    const stillShown = new Set(shown.map(({ id }) => id));
    const ofHere = shownBefore.current.filter((each) => assetId === undefined || each.assetId === assetId);
    shownBefore.current = shown;
    if (ofHere.some(({ id }) => !stillShown.has(id))) readAgain();
  }, [shown, assetId]);
  const shownIds = new Set(shown.map(({ id }) => id));
  // The device may write it later. The list is rendered more rarely than documents are saved.
  const onSaved = useEffectEvent((ids: readonly string[]) => {
    if (!ids.every(isListed)) readAgain();
  });
  useEffect(() => subscribe((ids) => onSaved(ids)), [subscribe]);
  return {
    entries: data.filter(({ id }) => !shownIds.has(id)),
    /** Absent on a page without an asset. */
    clear:
      assetId === undefined
        ? undefined
        : () => void clear(assetId).then(() => queries.invalidateQueries({ queryKey: ['history'] })),
  };
}

const none: readonly KnownDocument[] = [];
const dayMs = 24 * 60 * 60 * 1000;

interface EarlierUploadsProps {
  readonly entries: readonly KnownDocument[];
  /** Absent on a page without an asset. */
  readonly clear: (() => void) | undefined;
  readonly documentHref: (documentId: string | undefined) => string | undefined;
  /** Default: false. */
  readonly isReadOnly?: boolean;
}

/** The history, as the last group of the list of uploads. */
export function EarlierUploads({ entries, clear, documentHref, isReadOnly = false }: EarlierUploadsProps) {
  const i18n = useI18n();
  const { formats } = i18n;
  const words = historyMessages(i18n);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="uploads__group row muted small">
        <h3 ref={heading} tabIndex={-1}>
          <span>{words.title}</span> <span className="number">{formats.number(entries.length)}</span>
        </h3>
        {clear && !isReadOnly && (
          <>
            <span>{words.hint}</span>
            <Button look="link" isSmall onClick={clear}>
              {words.clear}
            </Button>
          </>
        )}
      </div>
      <WindowedList items={entries} label={words.title} fallbackFocus={() => heading.current}>
        {(entry) => (
          <HistoryRow
            entry={entry}
            href={documentHref(entry.documentId)}
            assetId={clear ? undefined : entry.assetId}
          />
        )}
      </WindowedList>
    </>
  );
}

interface HistoryRowProps {
  readonly entry: KnownDocument;
  readonly href: string | undefined;
  readonly assetId: string | undefined;
}

function HistoryRow({ entry, href, assetId }: HistoryRowProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const nameId = useId();
  const { outcome, copy } = useCopy();
  const { documentId, displayName } = entry;
  const { background } = uploadListMessages(i18n);
  const time = formats.dateTime(entry.endedAt);
  const isStored = entry.outcome === 'stored';
  return (
    <div className="upload" role="group" tabIndex={-1} aria-labelledby={nameId} data-stage="done" data-done>
      <span className="status" data-tone={isStored ? 'ok' : undefined}>
        {isStored ? <CircleCheck /> : <CopyCheck />}
        <span className="visually-hidden">{t.uploads.status[entry.outcome]}</span>
      </span>
      <div className="upload__text">
        <strong className="upload__name cut" id={nameId}>
          <OptionalLink href={href} target="_blank">
            <Name>{displayName}</Name>
          </OptionalLink>
        </strong>
        <p className="upload__meta small">
          {assetId !== undefined && (
            <>
              <Name as="code">{assetId}</Name>
              <span>{' · '}</span>
            </>
          )}
          <Name>{entry.fileName}</Name>
          <span>{' · '}</span>
          <span>{entry.whileClosed ? background.at(time) : time}</span>
        </p>
      </div>
      <div className="upload__actions row">
        <CopyStatus outcome={outcome} />
      </div>
      {documentId !== undefined && (
        <div className="upload__menu">
          <MenuButton
            label={uploadListMessages(i18n).more}
            items={[{ label: t.uploads.copyId, icon: Copy, onSelect: () => copy(documentId) }]}
            subjectId={nameId}
          />
        </div>
      )}
    </div>
  );
}
