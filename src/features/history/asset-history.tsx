import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { shownName } from '#lib/shown-name.ts';
import type { HistoryEntry } from '#queue/storage/upload-storage.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
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
  const history = useQuery({
    // Functions can't be part of a query key.
    queryKey: ['history', sessionId, assetId],
    queryFn: () => list(assetId),
    // Reads from the device, not from the network.
    networkMode: 'always',
  });
  const { refetch } = history;
  const shown = new Set(shownIds);
  // A stored upload is visible in the list first; the history is read again only when it leaves the list.
  const shownBefore = useRef(shown.size);
  useEffect(() => {
    if (shown.size < shownBefore.current) void refetch();
    shownBefore.current = shown.size;
  }, [shown.size, refetch]);
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
          onClick={() => void clear(assetId).then(() => queries.invalidateQueries({ queryKey: ['history'] }))}
        >
          {t.history.clear}
        </Button>
      </div>
    </Card>
  );
}

function HistoryRow({ entry, href }: { readonly entry: HistoryEntry; readonly href: string | undefined }) {
  const { t, formats } = useI18n();
  const nameId = useId();
  const when = formats.dateTime(entry.endedAt);
  const isStored = entry.outcome === 'stored';
  return (
    <div className="item" role="group" tabIndex={-1} aria-labelledby={nameId}>
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
      <p className="muted small">
        {entry.documentId ? t.history.withId(when, shownName(entry.documentId)) : when}
      </p>
      {href && (
        <div className="row">
          <ButtonLink href={href} target="_blank" aria-describedby={nameId}>
            {t.uploads.openDocument}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
