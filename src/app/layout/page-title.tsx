import type { ReactNode } from 'react';

import { Name } from '#ui/content/name.tsx';

import { useAppName } from './branding-provider.tsx';

interface PageTitleProps {
  readonly title: string;
  /** ID of an asset with a name: below the name, and part of the page's name. */
  readonly assetId?: string;
  /** Leaves room on a phone for the work below, where the header has the ID. Default: false. */
  readonly isBrief?: boolean;
  /** Text beside the ID, or below the title. */
  readonly note?: ReactNode;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

const separator = ' · ';

/** Heading of a page, also used as the title in the browser. */
export function PageTitle({ title, assetId, isBrief = false, note, children }: PageTitleProps) {
  const appName = useAppName();
  return (
    <div className="title row">
      <title>{[title, assetId, appName].filter(Boolean).join(separator)}</title>
      <div className={isBrief ? 'grow narrow-unseen' : 'grow'}>
        <h1 tabIndex={-1}>
          <span>{title}</span>
          {assetId && <span className="visually-hidden">{`${separator}${assetId}`}</span>}
        </h1>
        {(assetId || note) && (
          <p className="row muted title__sub">
            {assetId && (
              <span className="id" aria-hidden="true">
                <Name>{assetId}</Name>
              </span>
            )}
            {note && <span>{note}</span>}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
