import { useId, type ReactNode } from 'react';

import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  /** `page`: as large as the viewport allows; its contents scroll. */
  readonly size?: 'text' | 'page';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, size = 'text', onClose, children, actions }: DialogProps) {
  const modal = useModal(onClose, size === 'page');
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={size === 'page' ? 'dialog dialog--page' : 'dialog'}
      part="dialog"
      aria-labelledby={titleId}
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
