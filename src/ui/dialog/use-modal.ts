import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

import { useSheet } from '../styles/use-sheet.ts';
import { useBackToClose } from './back-stack.ts';

import sheet from './dialog.css?inline';

/**
 * Props of a native `<dialog>` that is open while it is rendered. The browser traps focus in it, closes it on Escape, and
 * restores focus. A dialog that covers a phone is closed by "Back" too.
 */
export function useModal(onClose: () => void, coversPhone: boolean) {
  useBackToClose(onClose, coversPhone);
  const dialog = useRef<HTMLDialogElement>(null);
  useSheet(dialog, sheet);
  // In a layout effect: browsers restore focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    // Escape closes it here: browsers fire `close` a frame later, when the same dialog may have been opened again.
    onCancel: (event: SyntheticEvent) => {
      // That of a file input in the dialog bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The event fires later: by then, strict mode has opened the dialog again.
    onClose: () => {
      if (dialog.current?.open === false) onClose();
    },
  };
}
