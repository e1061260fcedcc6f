import { useEffect, useRef } from 'react';

import { AddDocuments } from '#features/add-documents/add-documents.tsx';
import { rememberAsset } from '#features/choose-asset/recent-assets.ts';
import type { DuplicateReview } from '#features/duplicate/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import type { Loaded } from '#ui/use-loaded.ts';

import type { LateParts } from './load-late-parts.ts';
import { PageTitle } from './page-title.tsx';
import { PartNote } from './part-note.tsx';
import { RoleNotice } from './role-notice.tsx';
import type { Session } from './session.ts';

interface AssetPageProps {
  readonly session: Session;
  /** What comes after the area for files. */
  readonly parts: Loaded<LateParts>;
  readonly review: DuplicateReview;
  readonly assetId: string;
  /** False while another page is shown, and this one is kept for the files chosen on it. */
  readonly isShown: boolean;
  readonly onUnsentChange: (assetId: string, hasUnsent: boolean) => void;
}

/** The page of one asset: add documents, and watch them on their way. */
export function AssetPage({ session, parts, review, assetId, isShown, onUnsentChange }: AssetPageProps) {
  const { t } = useI18n();
  const { config, memory } = session;
  const uploadsHeading = useRef<HTMLHeadingElement>(null);
  const name = config.assets.find((asset) => asset.id === assetId)?.name;
  useEffect(() => rememberAsset(memory, assetId), [memory, assetId]);
  const late = parts.status === 'loaded' ? parts.part : undefined;

  return (
    <main className="page" hidden={!isShown}>
      <div>
        <nav className="page__crumb">
          <a href="#/">{t.app.assets}</a>
          {` / ${assetId}`}
        </nav>
        {isShown && <PageTitle>{t.assetPage.title(name ?? assetId)}</PageTitle>}
      </div>
      {isShown && <RoleNotice session={session} />}
      <div className="columns">
        <AddDocuments
          limits={config.limits}
          renderForm={(chosen) =>
            late ? (
              <late.AssetForm {...chosen} {...{ session, assetId, uploadsHeading, onUnsentChange }} />
            ) : (
              <PartNote loaded={parts} />
            )
          }
        />
        {isShown && late && (
          <div className="columns__side">
            <late.UploadsPanel
              session={session}
              review={review}
              assetId={assetId}
              headingRef={uploadsHeading}
            />
            <late.HistoryPanel session={session} assetId={assetId} />
          </div>
        )}
      </div>
    </main>
  );
}
