import { useCallback, useEffect, useRef } from 'react';

import { AddDocuments } from '#features/add-documents/add-documents.tsx';
import type { RenderReport } from '#features/add-documents/document-row.tsx';
import type { NewDocument } from '#features/add-documents/use-add-form.ts';
import { ManualReport } from '#features/manual/manual-report.tsx';
import { rememberAsset } from '#features/choose-asset/recent-assets.ts';
import type { DuplicateReview } from '#features/duplicate/use-duplicate-review.ts';
import { useI18n } from '#i18n/i18n-context.tsx';

import { refuseUnfit } from './refuse-unfit.ts';
import { HistoryPanel } from './history-panel.tsx';
import { PageTitle } from './page-title.tsx';
import type { Session } from './session.ts';
import { UploadsPanel } from './uploads-panel.tsx';

interface AssetPageProps {
  readonly session: Session;
  readonly review: DuplicateReview;
  readonly assetId: string;
  /** False while another page is shown, and this one is kept for the files chosen on it. */
  readonly isShown: boolean;
  readonly onUnsentChange: (assetId: string, hasUnsent: boolean) => void;
}

const renderReport: RenderReport = (report) => <ManualReport {...report} />;

/** The page of one asset: add documents, and watch them on their way. */
export function AssetPage({ session, review, assetId, isShown, onUnsentChange }: AssetPageProps) {
  const { t } = useI18n();
  const { config, queue, inspector, memory } = session;
  const uploadsHeading = useRef<HTMLHeadingElement>(null);
  const name = config.assets.find((asset) => asset.id === assetId)?.name;
  useEffect(() => rememberAsset(memory, assetId), [memory, assetId]);

  const noteUnsent = useCallback(
    (hasUnsent: boolean) => onUnsentChange(assetId, hasUnsent),
    [onUnsentChange, assetId],
  );
  const upload = useCallback(
    (documents: readonly NewDocument[]) => {
      const ids = queue.enqueue(documents.map(({ job }) => ({ ...job, assetId })));
      for (const [index, id] of ids.entries()) {
        const inspection = documents[index]?.inspection;
        if (inspection) void refuseUnfit(queue, id, inspection);
      }
      // The button that was pressed is gone; what it started is told here.
      uploadsHeading.current?.focus();
    },
    [queue, assetId],
  );

  return (
    <main className="page" hidden={!isShown}>
      <div>
        <nav className="page__crumb">
          <a href="#/">{t.app.assets}</a>
          {` / ${assetId}`}
        </nav>
        {isShown && <PageTitle>{t.assetPage.title(name ?? assetId)}</PageTitle>}
      </div>
      <div className="columns">
        <AddDocuments
          choices={config}
          limits={config.limits}
          offerAi={config.offerAi}
          inspect={inspector.inspect}
          memory={memory}
          onUpload={upload}
          onUnsentChange={noteUnsent}
          renderReport={renderReport}
        />
        {isShown && (
          <div className="columns__side">
            <UploadsPanel session={session} review={review} assetId={assetId} headingRef={uploadsHeading} />
            <HistoryPanel session={session} assetId={assetId} />
          </div>
        )}
      </div>
    </main>
  );
}
