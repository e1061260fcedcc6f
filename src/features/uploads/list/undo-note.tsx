import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

interface UndoNoteProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** Absent once nothing can be undone. */
  readonly onUndo?: (() => void) | undefined;
  readonly onHide: () => void;
}

/** Says what was done with uploads, and offers to undo it. */
export function UndoNote({ icon, children, onUndo, onHide }: UndoNoteProps) {
  const words = uploadListMessages(useI18n());
  return (
    <Note
      icon={icon}
      actions={
        <>
          {onUndo && (
            <Button look="link" isSmall onClick={onUndo}>
              {words.undo}
            </Button>
          )}
          <Button look="icon" aria-label={words.hide} onClick={onHide}>
            <X />
          </Button>
        </>
      }
    >
      {children}
    </Note>
  );
}
