import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '../controls/button.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import { useModal } from './use-modal.ts';

import sheet from './side-panel.css?inline';

interface SidePanelProps {
  readonly title: ReactNode;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  /** Decorative picture before the title. */
  readonly picture?: ReactNode;
  /** Accessible name of the button that closes it. */
  readonly closeLabel: string;
  /**
   * Element in the page that the panel belongs to. The panel is outside of it: a list may move a row with an open panel, and
   * Enter in a field would submit a form around it.
   */
  readonly opener: Element;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal panel at the end of the screen, as high as the screen; on phones it covers it. Open while it is rendered. */
export function SidePanel({ title, subtitle, picture, closeLabel, ...props }: SidePanelProps) {
  const { opener, onClose, children } = props;
  const modal = useModal(onClose, true);
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  useSheet(body, sheet);
  return createPortal(
    <dialog {...modal} className="dialog side-panel" part="dialog" aria-labelledby={titleId}>
      <div className="side-panel__head line">
        {picture}
        <div className="grow">
          <h2 id={titleId}>{title}</h2>
          {subtitle && <p className="muted small">{subtitle}</p>}
        </div>
        <Button look="icon" aria-label={closeLabel} onClick={onClose}>
          <X />
        </Button>
      </div>
      <div className="side-panel__body" ref={body}>
        {children}
      </div>
    </dialog>,
    // Colours, density and direction come from there.
    opener.closest('.app') ?? document.body,
  );
}
