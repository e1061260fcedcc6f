import { type RefObject, useCallback, useMemo, useState } from 'react';

import type { Chosen } from '#features/add-documents/add-documents.tsx';
import { DocumentForm } from '#features/add-documents/form/document-form.tsx';
import type { NewDocument } from '#features/add-documents/form/use-submit.ts';
import type { RenderReport } from '#features/add-documents/table/row/render-report.ts';
import { ThumbnailsContext } from '#features/add-documents/table/row/thumbnail.tsx';
import { InspectionLine } from '#features/inspection/inspection-line.tsx';
import type { PackageLineProps } from '#features/inspection/package-line.tsx';
import { useI18n } from '#i18n/i18n-context.tsx';
import { personMessages } from '#i18n/messages/en/account.ts';
import type { Contents } from '#intake/contents.ts';
import { filesLeft } from '#intake/transition.ts';
import { sizeOf } from '#lib/file/file-facts.ts';
import { lazyModule } from '#lib/lazy.ts';
import { setTimer } from '#lib/time/timer.ts';
import type { ArchiveEditor } from '#manual/editor/archive-editor.ts';
import type { PackageReader } from '#package/package-reader.ts';
import type { PackageReport } from '#package/report/package-report.ts';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { MissingNote } from '#ui/loading/missing-part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

import { useKnownAsset } from '../../asset-lookup/use-known-asset.ts';
import { ListsNote } from '../../config/choices/lists-note.tsx';
import { useChoices } from '../../config/choices/use-choices.ts';
import { DraftIntake } from '../../drafts/draft-intake.tsx';
import { cancelOnInspectionError } from '../../session/cancel-on-inspection-error.ts';
import type { Session } from '../../session/session.ts';
import { SharedIntake } from '../../share-target/shared-intake.tsx';
import { type AssetSource, useAssetList } from '../asset/use-known-assets.tsx';
import { useFileTools } from './use-file-tools.ts';

interface AssetFormProps extends Chosen {
  readonly session: Session;
  readonly assetId: string;
  /** Takes focus after uploads were started. */
  readonly uploadsHeading: RefObject<HTMLHeadingElement | null>;
}

/** Connects the form with the queue. */
export function AssetForm({ session, assetId, uploadsHeading, ...chosen }: AssetFormProps) {
  const { config, memory, sharedFiles, savedDrafts, isReadOnly } = session;
  const lists = useChoices(session);
  const assets = useAssets(session, assetId);
  const { editor, packages, pack, thumbnails, inspections } = useFileTools(session, assetId);
  const renderReport = useRenderReport({ editor, extract: packages.extract, inspect: inspections.inspect });
  const contents = useContents(session, assetId);
  const upload = useUpload(session, { assetId, uploadsHeading, thumbnails, store: chosen.store });
  const i18n = useI18n();
  const hasForm = useHasSettled(lists.status !== 'loading');
  return (
    <>
      <ListsNote lists={lists} />
      {/* Files chosen meanwhile wait in their store. Once shown, the form stays, whatever is loaded again. */}
      {!hasForm && (
        <div className="pending card__body">
          <Skeleton />
        </div>
      )}
      {hasForm && (
        <>
          {sharedFiles && <SharedIntake shared={sharedFiles} assetId={assetId} store={chosen.store} />}
          {/* Without a sign-in, the files of a form belong to the next person who signs in. */}
          {!isReadOnly && <DraftIntake {...{ session, assetId }} store={chosen.store} />}
          <ThumbnailsContext value={thumbnails}>
            <DocumentForm
              {...chosen}
              assetId={assetId}
              {...assets}
              choices={lists.choices}
              limits={config.limits}
              contents={contents}
              offerAi={config.offerAi}
              {...inspections}
              memory={memory}
              queue={session.queue}
              onUpload={upload}
              onRemoved={savedDrafts.remove}
              renderReport={renderReport}
              pack={pack}
              submitLabel={isReadOnly ? personMessages(i18n).away.upload : undefined}
            />
          </ThumbnailsContext>
        </>
      )}
    </>
  );
}

interface UploadOptions extends Pick<AssetFormProps, 'assetId' | 'uploadsHeading' | 'store'> {
  readonly thumbnails: ReturnType<typeof useFileTools>['thumbnails'];
}

/** Returns a function that hands documents to the queue; it returns false if the queue accepts nothing. */
function useUpload(session: Session, { assetId, uploadsHeading, thumbnails, store }: UploadOptions) {
  const { queue, movedTo, sharedFiles, savedDrafts, personId, isReadOnly, signIn } = session;
  return useCallback(
    (documents: readonly NewDocument[]) => {
      if (isReadOnly) {
        void signIn.signInAgain();
        return false;
      }
      const before = movedTo.get();
      // Before `enqueue`, whose events are delivered synchronously.
      movedTo.set([...new Set([...before, ...documents.flatMap(({ otherAssetId }) => otherAssetId ?? [])])]);
      const ids = queue.enqueue(
        documents.map(({ job, otherAssetId = assetId }) => ({ ...job, assetId: otherAssetId })),
      );
      // An ended queue accepts nothing; the next one follows.
      if (ids.length === 0) {
        movedTo.set(before);
        return false;
      }
      thumbnails.end(documents.map(({ job }) => job.file));
      for (const [index, id] of ids.entries()) {
        const inspection = documents[index]?.inspection;
        if (inspection) void cancelOnInspectionError(queue, id, inspection);
      }
      // Files may have come while these were checked.
      const sent = new Set(documents.map(({ job }) => job.file));
      const left = () => filesLeft(store.getSnapshot(), sent);
      sharedFiles?.uploaded(assetId, left);
      savedDrafts.uploaded(personId, assetId, left);
      // The pressed button is gone.
      showFromTop(uploadsHeading.current);
      return true;
    },
    [
      queue,
      isReadOnly,
      signIn,
      assetId,
      movedTo,
      sharedFiles,
      savedDrafts,
      personId,
      thumbnails,
      store,
      uploadsHeading,
    ],
  );
}

/** Compares chosen files with documents that this device stored on the asset. */
function useContents({ hasher, queue }: Pick<Session, 'hasher' | 'queue'>, assetId: string): Contents {
  return useMemo(() => {
    const { hasStoredSize, findStored, list } = queue.knownDocuments;
    return {
      hash: (file) => {
        const limit = new AbortController();
        let cancelTimer: (() => void) | undefined;
        const onStart = () => {
          cancelTimer = setTimer(hashingMs, () => limit.abort());
        };
        return hasher.hash(file, { signal: limit.signal, onStart }).finally(() => cancelTimer?.());
      },
      findStored: async (file, hash) => {
        if (!(await hasStoredSize(assetId, sizeOf(file)))) return undefined;
        const contentHash = await hash(file);
        return contentHash === undefined ? undefined : findStored(assetId, contentHash);
      },
      listStored: () => list(assetId),
    };
  }, [hasher, queue, assetId]);
}

/** Time limit in milliseconds from when a file is read: it may be on a network share that went away. */
const hashingMs = 60_000;

/** Returns the assets to offer for files, and the organization of the page's asset if it is known. */
function useAssets(source: AssetSource, assetId: string) {
  const known = useKnownAsset(source, assetId);
  const knownAssets = useAssetList(source);
  const assetOrganizationId = 'asset' in known ? known.asset.organizationId : undefined;
  return { knownAssets, assetOrganizationId };
}

/** Returns true once something has settled, also while it is loaded again. */
function useHasSettled(isSettled: boolean): boolean {
  const [hasSettled, setHasSettled] = useState(isSettled);
  if (isSettled && !hasSettled) setHasSettled(true);
  return hasSettled;
}

interface ReportTools {
  readonly editor: ArchiveEditor;
  readonly extract: PackageReader['extract'];
  readonly inspect: Session['inspector']['inspect'];
}

/** Renders the inspection of a chosen ZIP, with which it can be repaired, and the package in it, which can be split. */
const useRenderReport = ({ editor, extract, inspect }: ReportTools): RenderReport =>
  useCallback(
    ({ report, packageCheck, rejection, file, progress, onStop, onAddDocuments, ...commands }) => {
      const shared = { file, progress, onStop };
      const isPackageOnly = typeof packageCheck === 'object' && report?.verdict !== 'manual';
      const isOptional = isPackageOnly && packageCheck.format === 'zip' && (report?.pages ?? 0) > 0;
      return (
        <>
          {packageCheck && (
            <PackageRow
              {...{ ...shared, packageCheck, report }}
              editing={{ extract, onAddDocuments, rejection }}
            />
          )}
          {report && (!isPackageOnly || isOptional) && (
            <InspectionLine
              {...{ ...shared, report, isOptional }}
              editing={{ ...commands, editor, inspect }}
            />
          )}
        </>
      );
    },
    [editor, extract, inspect],
  );

/** Focuses a heading, and scrolls to it once the form is empty, unless it is in the upper half of the window by then. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    const { top = 0 } = heading?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight / 2) heading?.scrollIntoView({ block: 'start' });
  });
}

/** Loaded with the first package, and not with the form. */
const lineModule = lazyModule(() => import('#features/inspection/package-line.tsx'));
const PackageLine = lazyPart(lineModule, (part) => part.PackageLine, MissingNote);
const UnreadPackage = lazyPart(lineModule, (part) => part.UnreadPackage, MissingNote);

interface PackageRowProps extends Omit<PackageLineProps, 'packageReport'> {
  readonly packageCheck: PackageReport | 'unread';
}

/** Handover package in the row of its file; nothing until its code is loaded. */
export const PackageRow = ({ packageCheck, ...props }: PackageRowProps) =>
  packageCheck === 'unread' ? <UnreadPackage /> : <PackageLine {...props} packageReport={packageCheck} />;
