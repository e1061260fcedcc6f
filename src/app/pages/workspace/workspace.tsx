import { memo, useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from 'react';

import { AddDocuments, type AddDocumentsHandle } from '#features/add-documents/add-documents.tsx';
import type { DuplicateReview } from '#features/duplicates/use-duplicate-review.ts';
import type { FileLimits } from '#intake/file-limits.ts';
import { lazyModule } from '#lib/lazy.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useValue } from '#ui/use-value.ts';

import type { ChosenFiles } from '../../chosen-files/chosen-files.ts';
import type { FileAttribution } from '../../chosen-files/file-attribution.ts';
import { LoadingNote } from '../../layout/loading-note.tsx';
import type { Session } from '../../session/session.ts';

interface WorkspaceProps {
  readonly limits: FileLimits;
  /** Absent until its code is loaded. */
  readonly session: Session | undefined;
  /** Placeholder of the form until then. */
  readonly pending: ReactNode;
  readonly review: DuplicateReview;
  readonly assetId: string;
  /** False while another asset is shown and this page is kept for its chosen files. */
  readonly isShown: boolean;
  /** Generation of the person who is here. */
  readonly generation: number;
  readonly attribution: Pick<FileAttribution, 'begin'>;
  readonly chosenFiles: Pick<ChosenFiles, 'of'>;
  /** False in a host's page. Default: true. */
  readonly isPageOurs?: boolean;
  /** True for a person who may not upload. */
  readonly isDisabled: boolean;
  readonly ref?: Ref<AddDocumentsHandle>;
}

/** Loaded after the first paint. */
const workspaceChunk = lazyModule(() => import('./workspace-chunk.tsx'));

const AssetForm = lazyPart(workspaceChunk, (chunk) => chunk.AssetForm, LoadingNote);
const MoreSources = lazyPart(workspaceChunk, (chunk) => chunk.MoreSources);
const UploadsPanel = lazyPart(workspaceChunk, (chunk) => chunk.UploadsPanel);

const noUploads: readonly never[] = [];

/** The page of one asset: add documents, and see the uploads. */
export function Workspace({ review, ref, ...add }: WorkspaceProps) {
  const { session, assetId, isShown, isDisabled } = add;
  const addPart = useRef<AddDocumentsHandle>(null);
  useImperativeHandle(ref, () => addPart.current!);
  const uploadsHeading = useRef<HTMLHeadingElement>(null);
  const hasUploads = useValue(session?.shownUploads, noUploads).length > 0;
  return (
    <div className="sections workspace" data-uploads={hasUploads || undefined}>
      <AddPart {...add} ref={addPart} uploadsHeading={uploadsHeading} />
      {isShown && session && (
        <UploadsPanel
          {...{ session, review }}
          assetId={assetId}
          isPageOurs={add.isPageOurs ?? true}
          headingRef={uploadsHeading}
          store={add.chosenFiles.of(assetId)}
          acceptFile={isDisabled ? undefined : (file) => addPart.current?.accept(file)}
        />
      )}
    </div>
  );
}

interface AddPartProps extends Omit<WorkspaceProps, 'review'> {
  /** Receives focus after files were handed to the queue. */
  readonly uploadsHeading: RefObject<HTMLHeadingElement | null>;
}

/** Choosing and describing files. Memoized, since uploads re-render the page often. */
const AddPart = memo(({ limits, session, pending, assetId, isShown, ...props }: AddPartProps) => {
  const { uploadsHeading, generation, attribution, chosenFiles } = props;
  const { isPageOurs = true, isDisabled, ref } = props;
  const store = chosenFiles.of(assetId);
  return (
    <AddDocuments
      {...(ref && { ref })}
      assetId={assetId}
      limits={limits}
      isPageOurs={isPageOurs}
      isDisabled={isDisabled}
      store={store}
      begin={() => attribution.begin(assetId, generation)}
      renderSources={(accept) => <MoreSources {...{ assetId, isShown, isDisabled, limits, accept, store }} />}
      renderForm={(chosen) =>
        session ? <AssetForm {...chosen} {...{ session, assetId, uploadsHeading }} /> : pending
      }
    />
  );
});
