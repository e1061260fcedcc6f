import type { FocusEventHandler, ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { uploadListMessages } from '#i18n/messages/en/uploads.ts';
import { Button } from '#ui/button.tsx';

interface UndoNoteProps {
  /** Empty while there is no message. */
  readonly text: string;
  /** One line of commands on a phone. */
  readonly isOneLine?: boolean;
  /** A link beside the text. */
  readonly children?: ReactNode;
  /** Label of the button that undoes it. */
  readonly undoLabel: string;
  /** Absent once nothing can be undone. */
  readonly onUndo?: (() => void) | undefined;
  readonly onHide?: () => void;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: FocusEventHandler;
  /** Receives focus when the message is gone. */
  readonly fallbackFocus: () => HTMLElement | null;
}

const symbol = '✕';

/** Says what was done with uploads, and offers to undo it. Stays mounted while empty, so that its text is announced. */
export function UndoNote({ text, isOneLine = false, children, ...props }: UndoNoteProps) {
  const { hide } = uploadListMessages(useI18n());
  const { undoLabel, onUndo, onHide, fallbackFocus, ...listeners } = props;
  const leave = (act: (() => void) | undefined) => () => {
    act?.();
    fallbackFocus()?.focus();
  };
  const look = isOneLine ? 'row uploads__removed uploads__removed--undo' : 'row uploads__removed';
  return (
    <div className={text === '' ? undefined : look} {...listeners}>
      <span role="status">{text}</span>
      {children}
      {text !== '' && onUndo && <Button onClick={leave(onUndo)}>{undoLabel}</Button>}
      {text !== '' && (
        <Button look="icon" aria-label={hide} onClick={leave(onHide)}>
          {symbol}
        </Button>
      )}
    </div>
  );
}
