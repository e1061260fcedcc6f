import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';

import { Button } from '../controls/button.tsx';
import { Ring } from '../feedback/ring.tsx';
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
  /** Instead of a title and a subtitle that can be seen. */
  readonly toolbar?: ReactNode;
  /** `text`: a question. `list`: covers a phone. `page`: as large as the viewport allows; its contents scroll. */
  readonly size?: 'text' | 'list' | 'page';
  /** Accessible name of the button that closes it. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The main one last; a quiet one that comes first stands at the start. */
  readonly actions?: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export function Dialog({ title, subtitle, mark, toolbar, size = 'text', ...props }: DialogProps) {
  const { onClose, closeLabel, children, actions } = props;
  const { t } = useI18n();
  const modal = useModal(onClose, size !== 'text');
  const titleId = useId();
  return (
    <dialog {...modal} className={`dialog dialog--${size}`} part="dialog" aria-labelledby={titleId}>
      <div className="dialog__head line">
        {mark && <Tile {...mark} />}
        <div className={toolbar ? 'visually-hidden' : 'grow'}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className="muted">{subtitle}</p>}
        </div>
        {toolbar}
        <Button look="icon" aria-label={closeLabel ?? t.dialog.close} onClick={onClose}>
          <X />
        </Button>
      </div>
      <div className="dialog__body stack">{children}</div>
      {actions && <div className="dialog__actions row">{actions}</div>}
    </dialog>
  );
}

interface TileProps extends DialogMark {
  /** A turning ring instead. Default: false. */
  readonly isInProgress?: boolean;
}

/** A decorative icon on a square of its tone. */
export function Tile({ icon: Icon, tone, isInProgress = false }: TileProps) {
  return (
    <div className="tile" data-tone={isInProgress ? undefined : tone}>
      {isInProgress ? <Ring /> : <Icon />}
    </div>
  );
}
