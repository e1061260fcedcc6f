import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import type { HistoryEntry } from '#queue/storage/upload-storage.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Name } from '#ui/name.tsx';
import { Tag } from '#ui/tag.tsx';
import { WindowedList } from '#ui/windowed-list.tsx';

interface AssetHistoryProps {
  readonly assetId: string;
  /** Session that the history belongs to; entries of another session aren't shown. */
  readonly sessionId: string;
  /** This device's history of the asset, newest first. */
  readonly list: (assetId: string) => Promise<readonly HistoryEntry[]>;
  readonly clear: (assetId: string) => Promise<void>;
  /** Stored uploads that are already visible elsewhere on the page. */
  readonly shownIds: readonly string[];
  readonly documentHref: (documentId: string | undefined) => string | undefined;
}

/**
 * Documents this device uploaded to an asset, or found there as duplicates, in the last 30 days. Renders nothing if
 * there are none.
 */
export function AssetHistory(props: AssetHistoryProps) {
  const { assetId, sessionId, list, clear, shownIds, documentHref } = props;
  const { t } = useI18n();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const awaited = useRef<Awaited>(nothingAwaited);
  const history = useQuery({
    // Functions can't be part of a query key.
    queryKey: ['history', sessionId, assetId],
    queryFn: () => list(assetId),
    // Reads from the device, not from the network.
    networkMode: 'always',
    refetchInterval: ({ state }) => !isComplete(state.data ?? [], awaited.current) && rereadMs,
  });
  const { refetch } = history;
  const shown = new Set(shownIds);
  // A stored upload is visible in the list first; the history is read again when it leaves the list.
  const shownBefore = useRef(shownIds);
  useEffect(() => {
    const stillShown = new Set(shownIds);
    const left = shownBefore.current.filter((id) => !stillShown.has(id));
    shownBefore.current = shownIds;
    if (left.length === 0) return;
    awaited.current = { ids: left, until: Date.now() + writtenWithinMs };
    void refetch();
  }, [shownIds, refetch]);
  const entries = (history.data ?? []).filter(({ id }) => !shown.has(id));
  if (entries.length === 0) return null;
  return (
    <Card title={t.history.title} note={t.history.note(entries.length)} headingRef={heading}>
      <WindowedList items={entries} label={t.history.title} fallbackFocus={() => heading.current}>
        {(entry) => <HistoryRow entry={entry} href={documentHref(entry.documentId)} />}
      </WindowedList>
      <div className="card__foot">
        <span className="muted small">{t.history.hint}</span>
        <Button
          look="quiet"
          onClick={() => {
            awaited.current = nothingAwaited;
            void clear(assetId).then(() => queries.invalidateQueries({ queryKey: ['history'] }));
          }}
        >
          {t.history.clear}
        </Button>
      </div>
    </Card>
  );
}

/** Uploads that left the list: the device may write them to the history after it is read. */
interface Awaited {
  readonly ids: readonly string[];
  /** Milliseconds since the epoch: a device that keeps no history never has them. */
  readonly until: number;
}

const nothingAwaited: Awaited = { ids: [], until: 0 };
const rereadMs = 500;
const writtenWithinMs = 10_000;

function isComplete(entries: readonly HistoryEntry[], { ids, until }: Awaited): boolean {
  if (Date.now() > until) return true;
  const known = new Set(entries.map(({ id }) => id));
  return ids.every((id) => known.has(id));
}

function HistoryRow({ entry, href }: { readonly entry: HistoryEntry; readonly href: string | undefined }) {
  const { t, formats } = useI18n();
  const nameId = useId();
  const when = formats.dateTime(entry.endedAt);
  const { documentId } = entry;
  const isStored = entry.outcome === 'stored';
  return (
    <div className="item" role="group" tabIndex={-1} aria-labelledby={nameId} data-done>
      <div className="item__head">
        <div className="item__name">
          <strong id={nameId}>
            <Name>{entry.displayName}</Name>
          </strong>
          <div className="muted small">
            <Name>{entry.fileName}</Name>
          </div>
        </div>
        <Tag tone={isStored ? 'ok' : 'warn'}>{t.uploads.status[entry.outcome]}</Tag>
      </div>
      <p className="muted small">{when}</p>
      <div className="row">
        {href && (
          <ButtonLink href={href} target="_blank" aria-describedby={nameId}>
            {t.uploads.openDocument}
          </ButtonLink>
        )}
        {documentId !== undefined && (
          <CopyButton text={() => documentId} label={t.uploads.copyId} aria-describedby={nameId} />
        )}
      </div>
    </div>
  );
}
