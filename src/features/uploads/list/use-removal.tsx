import { useEffect, useEffectEvent, useState } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { setTimer } from '#lib/time/timer.ts';
import { isConfirmed } from '#queue/upload.ts';
import { Button } from '#ui/button.tsx';

import type { AssetUpload, UploadCommands } from '../asset-upload.ts';
import { needsDecision } from '../status/available-actions.ts';
import { createRemovedUploads, type RemovedUploads } from './removed-uploads.ts';

/** Time for "Undo" after the last removal, in milliseconds. */
export const undoMs = 20_000;

/** Time in milliseconds in which the queue writes what it forgot: it writes a hundred uploads at a time. */
export const writtenMs = 30_000;

/** Uploads that a person removed from the list; the queue forgets them when they can't be restored any more. */
export interface Removal {
  /** Uploads that can be restored. */
  readonly ids: ReadonlySet<string>;
  readonly isHidden: (id: string) => boolean;
  readonly remove: (ids: readonly string[]) => void;
  readonly undo: () => void;
  /** Ends the time for "Undo". */
  readonly finish: () => void;
  /** While a person is at the message, the time for "Undo" doesn't end. */
  readonly setUndoKept: (isUndoKept: boolean) => void;
}

interface RemovalOptions {
  readonly commands: UploadCommands;
  /** Absent if no other place counts uploads. */
  readonly removed: RemovedUploads | undefined;
}

/**
 * Hides removed uploads, and dismisses them after a while, when the page is left, or when the list is unmounted. The tab
 * remembers them, since a page that is being left can't wait until the queue has written that. If the browser ends
 * before that, they are listed again: nothing is lost.
 */
export function useRemoval(
  uploads: readonly AssetUpload[],
  { commands, ...options }: RemovalOptions,
): Removal {
  const [ownRemoved] = useState(createRemovedUploads);
  const { removed = ownRemoved } = options;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isUndoKept, setUndoKept] = useState(false);
  /** Removed for good, in this visit or before the page was reloaded. */
  const [gone] = useState(() => new Set(removed.get()));
  const [dismissed] = useState(() => new Set<string>());
  const dismissGone = () => {
    const next = uploads.filter(({ id }) => gone.has(id) && !dismissed.has(id));
    if (next.length === 0) return;
    for (const upload of next) {
      dismissed.add(upload.id);
      // The decision is not to upload it.
      if (needsDecision(upload)) commands.cancel(upload.id);
    }
    commands.dismiss(next.map(({ id }) => id));
  };
  /** Only later: the queue may not have written yet what it forgot just now. */
  const forgetUnlisted = () => {
    const listed = new Set(uploads.map(({ id }) => id));
    for (const set of [gone, dismissed]) {
      for (const id of set) if (!listed.has(id)) set.delete(id);
    }
  };
  const finish = () => {
    if (ids.size > 0) forgetUnlisted();
    for (const id of ids) gone.add(id);
    dismissGone();
    setIds(new Set());
  };
  const onEnd = useEffectEvent(finish);
  const onWritten = useEffectEvent(() => {
    forgetUnlisted();
    removed.replace([...gone, ...ids]);
  });
  const hasUnlisted = gone.size > uploads.filter(({ id }) => gone.has(id)).length;
  useEffect(() => (hasUnlisted ? setTimer(writtenMs, () => onWritten()) : undefined), [hasUnlisted]);
  // After a reload, the queue may list them again.
  useEffect(dismissGone);
  useEffect(() => removed.replace([...gone, ...ids]), [removed, gone, ids]);
  useEffect(() => {
    if (ids.size === 0) return undefined;
    const timer = isUndoKept ? undefined : setTimeout(() => onEnd(), undoMs);
    const end = new AbortController();
    addEventListener('pagehide', () => onEnd(), { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [ids, isUndoKept]);
  useEffect(() => () => onEnd(), []);
  return {
    ids,
    isHidden: (id) => ids.has(id) || gone.has(id),
    remove: (more) => setIds((before) => new Set([...before, ...more])),
    undo: () => setIds(new Set()),
    finish,
    setUndoKept,
  };
}

interface RemovalNoteProps {
  readonly removal: Removal;
  readonly uploads: readonly AssetUpload[];
  /** Receives focus when the message is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

const symbol = '✕';

/** Names the removed uploads, says that documents stay stored, and offers to undo it. */
export function RemovalNote({ removal, uploads, fallbackFocus }: RemovalNoteProps) {
  const i18n = useI18n();
  const more = uploadListMessages(i18n);
  const [firstId] = removal.ids;
  const removed = uploads.filter(({ id }) => removal.ids.has(id));
  const text = () => {
    const [only] = removal.ids.size === 1 ? removed : [];
    if (only) {
      const words = isConfirmed(only) ? more.removedStored : more.removed;
      return words(shownName(only.job.displayName));
    }
    const hasStored = removed.some(isConfirmed);
    return joinSentences([more.removedMany(removal.ids.size), hasStored && more.stayStored], i18n);
  };
  const leave = (act: () => void) => () => {
    act();
    removal.setUndoKept(false);
    fallbackFocus()?.focus();
  };
  return (
    // Stays mounted while empty, so that its text is announced.
    <div
      className={firstId === undefined ? undefined : 'row uploads__removed uploads__removed--undo'}
      onFocus={() => removal.setUndoKept(true)}
      onBlur={() => removal.setUndoKept(false)}
    >
      <span role="status">{firstId !== undefined && text()}</span>
      {firstId !== undefined && (
        <>
          <Button onClick={leave(removal.undo)}>{more.undo}</Button>
          <Button look="icon" aria-label={more.hide} onClick={leave(removal.finish)}>
            {symbol}
          </Button>
        </>
      )}
    </div>
  );
}
