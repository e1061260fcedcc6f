import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { Button } from '../button.tsx';
import { useModal } from './use-modal.ts';

/** Mark of a dialog or panel. */
export interface DialogMark {
  readonly icon: LucideIcon;
  /** Default: the accent. */
  readonly tone?: 'ok' | 'warn' | 'bad';
}

interface DialogProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly subtitle?: ReactNode;
  readonly mark?: DialogMark;
  /** `page`: as large as the viewport allows; its contents scroll. */
  readonly size?: 'text' | 'page';
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The main one last; a quiet one that comes first stands at the start. */
  readonly actions: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, subtitle, mark, size = 'text', onClose, children, actions }: DialogProps) {
  const { t } = useI18n();
  const modal = useModal(onClose, size === 'page');
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={size === 'page' ? 'dialog dialog--page' : 'dialog'}
      part="dialog"
      aria-labelledby={titleId}
    >
      <div className="dialog__head">
        {mark && <Tile {...mark} />}
        <div>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className="muted">{subtitle}</p>}
        </div>
        <Button look="icon" aria-label={t.dialog.close} onClick={onClose}>
          <X />
        </Button>
      </div>
      <div className="dialog__body">{children}</div>
      {actions && <div className="dialog__actions">{actions}</div>}
    </dialog>
  );
}

/** A decorative icon on a square of its tone. */
export function Tile({ icon: Icon, tone }: DialogMark) {
  return (
    <div className="tile" data-tone={tone}>
      <Icon />
    </div>
  );
}
