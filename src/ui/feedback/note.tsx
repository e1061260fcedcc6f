import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { useSheet } from '../styles/use-sheet.ts';

import sheet from './note.css?inline';

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface NoteProps extends Pick<
  ComponentProps<'div'>,
  'role' | 'aria-labelledby' | 'aria-label' | 'ref' | 'tabIndex'
> {
  readonly tone?: keyof typeof icons;
  /** Makes it a region with a heading. */
  readonly title?: string;
  /** Instead of the icon of the tone. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  /** Small buttons at the end of the line. */
  readonly actions?: ReactNode;
}

/** A message in a box: one line where it fits, its actions at the end. */
export function Note({
  tone = 'info',
  title,
  icon: Icon = icons[tone],
  children,
  actions,
  ...rest
}: NoteProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  useSheet(text, sheet);
  const region = title === undefined ? {} : { role: 'region', 'aria-labelledby': id };
  return (
    <div className="note" data-tone={tone} part="note" {...region} {...rest}>
      <Icon />
      <div className="note__text stack stack--tight grow" ref={text}>
        {title !== undefined && (
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
        )}
        {children}
      </div>
      {actions && <div className="note__actions row">{actions}</div>}
    </div>
  );
}
