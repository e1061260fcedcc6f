import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  /** `page`: as large as there is room, with contents that scroll by themselves. */
  readonly size?: 'text' | 'page';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The browser's own `<dialog>` keeps focus in, closes on Escape and gives
 * focus back to where it was.
 */
export function Dialog({ title, size = 'text', onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In a layout effect: closed before it leaves the page, or the browser would not give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // The event comes later than the closing: by then an effect that ran twice has opened the dialog again.
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
