import { useId, type ReactNode, type Ref } from 'react';

interface CardProps {
  readonly title: string;
  /** Beside the title; below it on a phone. */
  readonly note?: ReactNode;
  /** A bar below the heading's line. */
  readonly progress?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Ref to the heading, which may receive focus when the content has changed. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A titled region of the page. */
export function Card({ title, note, progress, actions, children, headingRef }: CardProps) {
  const id = useId();
  return (
    <section className="card" part="card" aria-labelledby={id}>
      <div className="card__head row">
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {note && <span className="muted number card__note">{note}</span>}
        {actions && <div className="row card__actions">{actions}</div>}
        {progress}
      </div>
      {children}
    </section>
  );
}
