import { Fragment } from 'react';

import { useAppName } from './branding-provider.tsx';

interface PageTitleProps {
  /** The last part stays on one line if it fits. */
  readonly parts: readonly string[];
}

/** Heading of a page, also used as the title in the browser. A line must not end with the mark between the parts. */
export function PageTitle({ parts }: PageTitleProps) {
  const appName = useAppName();
  return (
    <>
      <title>{[...parts, appName].join(separator)}</title>
      <h1 tabIndex={-1}>
        {parts.slice(0, -1).map((part) => (
          <Fragment key={part}>
            <span>{part}</span> <span className="visually-hidden">{separator}</span>
          </Fragment>
        ))}
        <span className="unbroken">{parts.at(-1)}</span>
      </h1>
    </>
  );
}

const separator = ' · ';
