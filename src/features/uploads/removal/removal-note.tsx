import { useEffect } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { joinSentences } from '#i18n/join-sentences.ts';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { shownName } from '#lib/shown-name.ts';
import { isConfirmed } from '#queue/upload.ts';
import { useValue } from '#ui/use-value.ts';

import type { AssetUpload } from '../asset-upload.ts';
import { UndoNote } from '../list/undo-note.tsx';
import { undoableIds, type RemovedUploads } from './removed-uploads.ts';

interface RemovalNoteProps {
  readonly removed: RemovedUploads;
  /** With the removed ones. */
  readonly uploads: readonly AssetUpload[];
  /** Receives focus when the message is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

/** Names the removed uploads, says that documents stay stored, and offers to undo it until the list is unmounted. */
export function RemovalNote({ removed, uploads, fallbackFocus }: RemovalNoteProps) {
  const i18n = useI18n();
  const words = uploadListMessages(i18n);
  const ids = undoableIds(useValue(removed));
  useEffect(() => removed.endUndo, [removed]);
  const text = () => {
    const undoable = uploads.filter(({ id }) => ids.has(id));
    const [only] = ids.size === 1 ? undoable : [];
    if (only) {
      return (isConfirmed(only) ? words.removedStored : words.removed)(shownName(only.job.displayName));
    }
    const hasStored = undoable.some(isConfirmed);
    return joinSentences([words.removedMany(ids.size), hasStored && words.stayStored], i18n);
  };
  return (
    <UndoNote
      isOneLine
      text={ids.size > 0 ? text() : ''}
      undoLabel={words.undo}
      onUndo={removed.undo}
      onHide={removed.endUndo}
      onFocus={() => removed.keepUndo(true)}
      onBlur={() => removed.keepUndo(false)}
      fallbackFocus={fallbackFocus}
    />
  );
}
