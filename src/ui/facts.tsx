import { Fragment, type ReactNode } from 'react';

/** One labelled fact, for example about a document. A text is isolated from the surrounding text direction. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly isSmall?: boolean;
}

/** List of labelled facts, their values in one column. */
export function Facts({ facts, isSmall = false }: FactsProps) {
  return (
    <dl className={isSmall ? 'facts small' : 'facts'}>
      {facts.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
