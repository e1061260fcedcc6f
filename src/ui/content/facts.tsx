import { Fragment, type ReactNode } from 'react';

/** One labelled fact, for example about a document. A text is isolated from the surrounding text direction. */
export interface Fact {
  readonly name: string;
  /** A fact without a value is left out. */
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly isSmall?: boolean;
}

/** List of labelled facts, their values in one column; nothing without facts. */
export function Facts({ facts, isSmall = false }: FactsProps) {
  const shown = facts.filter(({ value }) => Boolean(value));
  if (shown.length === 0) return null;
  return (
    <dl className={isSmall ? 'facts small' : 'facts'}>
      {shown.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
