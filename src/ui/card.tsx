import { useId, type ReactNode, type Ref } from 'react';

interface CardProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Ref to the heading, which may receive focus when the content has changed. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A titled region of the page. */
export function Card({ title, note, actions, children, headingRef }: CardProps) {
  const id = useId();
  return (
    <section className="card" part="card" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {note && <span className="muted small">{note}</span>}
        {actions && <div className="row card__actions">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
