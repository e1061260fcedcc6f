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
  /** Whose it is: what was listed for another session is not shown in this one. */
  readonly sessionId: string;
  /** What this device remembers of an asset, newest first. */
  readonly list: (assetId: string) => Promise<readonly HistoryEntry[]>;
  readonly clear: (assetId: string) => Promise<void>;
  /** Uploads that the service holds and that are in sight elsewhere. */
  readonly shownIds: readonly string[];
  readonly documentHref: (documentId: string | undefined) => string | undefined;
}

/** What this device has stored on an asset, or met there, in the last 30 days; nothing where it remembers none. */
export function AssetHistory(props: AssetHistoryProps) {
  const { assetId, sessionId, list, clear, shownIds, documentHref } = props;
  const { t } = useI18n();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useQuery({
    // No function among them: to the cache they are all the same.
    queryKey: ['history', sessionId, assetId],
    queryFn: () => list(assetId),
    // The device is asked, not the network.
    networkMode: 'always',
  });
  const { refetch } = history;
  const shown = new Set(shownIds);
  // What is stored comes into sight elsewhere first: only what goes from there is looked up here.
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
