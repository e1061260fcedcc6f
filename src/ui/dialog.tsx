import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  /** `page`: as large as the viewport allows; its contents scroll. */
  readonly size?: 'text' | 'page';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The native `<dialog>` traps focus, closes on Escape and restores focus.
 */
export function Dialog({ title, size = 'text', onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect: browsers restore focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // The event fires later: by then, strict mode has opened the dialog again.
  const closed = () => dialog.current?.open === false && onClose();

  return (
    <dialog
      ref={dialog}
      className={size === 'page' ? 'dialog dialog--page' : 'dialog'}
      part="dialog"
      aria-labelledby={titleId}
      onClose={closed}
    >
      <div className="dialog__body">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <div className="dialog__actions">{actions}</div>
    </dialog>
  );
}
