import { memo, useCallback, useRef, type ReactNode, type Ref, type RefObject } from 'react';

import { AddDocuments, type AddDocumentsHandle } from '#features/add-documents/add-documents.tsx';
import type { FileLimits } from '#features/add-documents/intake/chosen-file.ts';
import type { DuplicateReview } from '#features/duplicates/use-duplicate-review.ts';

import type { DeferredChunk } from './load-deferred-chunk.ts';
import type { Session } from '../session/session.ts';
import type { NoteDrafts } from '../session/use-drafts.ts';

interface WorkspaceProps {
  readonly limits: FileLimits;
  /** What comes after the area for files, once it is loaded and it is known who works here. */
  readonly deferred: Deferred | undefined;
  /** Stands where the form will be. */
  readonly pending: ReactNode;
  readonly review: DuplicateReview;
  readonly assetId: string;
  /** False while another asset is shown, and this one is kept for the files chosen for it. */
  readonly isShown: boolean;
  readonly onUnsentChange: NoteDrafts;
  /** True if the page around it is ours too; it is unless told. */
  readonly isPageOurs?: boolean;
  readonly ref?: Ref<AddDocumentsHandle>;
}

/** The parts of an asset's page that are loaded late, and the session that they work on. */
export interface Deferred {
  readonly chunk: Pick<DeferredChunk, 'AssetForm' | 'HistoryPanel' | 'MoreSources' | 'UploadsPanel'>;
  readonly session: Session;
}

/** What is done on one asset: add documents, and watch them on their way. */
export function Workspace({ review, ...add }: WorkspaceProps) {
  const { deferred, assetId, isShown } = add;
  const uploadsHeading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="columns">
      <AddPart {...add} uploadsHeading={uploadsHeading} />
      {isShown && deferred && (
        <div className="columns__side">
          <deferred.chunk.UploadsPanel
            session={deferred.session}
            review={review}
            assetId={assetId}
            headingRef={uploadsHeading}
          />
          <deferred.chunk.HistoryPanel session={deferred.session} assetId={assetId} />
        </div>
      )}
    </div>
  );
}

interface AddPartProps extends Omit<WorkspaceProps, 'review'> {
  /** Where the focus goes once files were handed over. */
  readonly uploadsHeading: RefObject<HTMLHeadingElement | null>;
}

/** Where files are chosen and described. Not rendered for every byte that goes out. */
const AddPart = memo(({ limits, deferred, pending, assetId, isShown, ...props }: AddPartProps) => {
  const { uploadsHeading, onUnsentChange, isPageOurs = true, ref } = props;
  const noteWaiting = useCallback(
    (waitingCount: number) => onUnsentChange(assetId, 'inbox', waitingCount),
    [onUnsentChange, assetId],
  );
  return (
    <AddDocuments
      {...(ref && { ref })}
      limits={limits}
      isPageOurs={isPageOurs}
      onWaitingChange={noteWaiting}
      renderSources={(take) =>
        deferred && <deferred.chunk.MoreSources {...{ assetId, isShown, limits, take }} />
      }
      renderForm={(chosen) =>
        deferred ? (
          <deferred.chunk.AssetForm
            {...chosen}
            {...{ session: deferred.session, assetId, uploadsHeading, onUnsentChange }}
          />
        ) : (
          pending
        )
      }
    />
  );
});
