import Trash from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/text/shown-name.ts';
import { isConfirmed } from '#queue/upload.ts';
import type { AssetUpload } from '#sending/asset-upload.ts';
import { undoableIds, type RemovedUploads } from '#sending/removals.ts';
import { useValue } from '#ui/use-value.ts';

import { UndoNote } from '../list/undo-note.tsx';

/** Returns which uploads are listed, and what is said of the removed ones while that can be undone. */
export function useRemovals(removed: RemovedUploads, uploads: readonly AssetUpload[]) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n);
  const removals = useValue(removed);
  useEffect(() => removed.endUndo, [removed]);
  const ids = undoableIds(removals);
  const undoable = uploads.filter(({ id }) => ids.has(id));
  const text = () => {
    const [first] = undoable;
    if (!first) return '';
    if (ids.size === 1) {
      return (isConfirmed(first) ? words.removedStored : words.removed)(shownName(first.job.displayName));
    }
    const hasStored = undoable.some(isConfirmed);
    return joinSentences([words.removedMany(ids.size), hasStored && words.stayStored], i18n);
  };
  /** The upload that was removed last, whose place the message takes. */
  const lastId = [...ids].findLast((last) => undoable.some(({ id }) => id === last));
  return {
    listed: uploads.filter(({ id }) => !removals.has(id)),
    /** With the one whose place the message takes. */
    placed: uploads.filter(({ id }) => id === lastId || !removals.has(id)),
    lastId,
    text: text(),
  };
}

interface RemovalNoteProps {
  readonly text: string;
  readonly removed: RemovedUploads;
}

/**
 * Names the removed uploads, says that documents stay stored, and offers to undo it. It receives the focus of the row
 * whose place it takes.
 */
export function RemovalNote({ text, removed }: RemovalNoteProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus events bubble up from its buttons
    <div
      className="uploads__removed"
      role="group"
      aria-label={text}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => target !== currentTarget && removed.keepUndo(true)}
      onBlur={({ target, currentTarget }) => target !== currentTarget && removed.keepUndo(false)}
    >
      <UndoNote icon={Trash} onUndo={removed.undo} onHide={removed.endUndo}>
        <p>{text}</p>
      </UndoNote>
    </div>
  );
}
