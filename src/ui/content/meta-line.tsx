import { Children, Fragment, type ReactNode } from 'react';

interface MetaLineProps {
  /** Absent and empty ones are left out. */
  readonly children: ReactNode;
}

/** Facts in one line of text, with a point between them that stays at the end of a line. */
export function MetaLine({ children }: MetaLineProps) {
  return Children.toArray(children)
    .filter((part) => part !== '')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <span>{'\u00a0· '}</span>}
        {typeof part === 'string' ? <span>{part}</span> : part}
      </Fragment>
    ));
}
