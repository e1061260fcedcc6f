import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';

import { createDocumentInspection } from '#document/inspect-document.ts';
import { createPdfReader } from '#document/pdf/pdf-reader.ts';
import type { Chosen } from '#features/add-documents/add-documents.tsx';
import { DocumentForm } from '#features/add-documents/form/document-form.tsx';
import type { RenderReport } from '#features/add-documents/table/document-row.tsx';
import type { NewDocument } from '#features/add-documents/form/use-add-form.ts';
import { ThumbnailsContext } from '#features/add-documents/table/thumbnail.tsx';
import { InspectionLine } from '#features/inspection/inspection-line.tsx';
import { createArchiveEditor, type ArchiveEditor } from '#manual/editor/archive-editor.ts';
import { createThumbnails } from '#thumbnails/thumbnails.ts';
import { Skeleton } from '#ui/skeleton.tsx';

import { ListsNote } from '../config/choices/lists-note.tsx';
import { useChoices } from '../config/choices/use-choices.ts';
import { cancelOnInspectionError } from '../session/cancel-on-inspection-error.ts';
import type { Session } from '../session/session.ts';
import { SharedIntake } from '../share-target/shared-intake.tsx';
import type { NoteDrafts } from '../session/use-drafts.ts';
import { listKnownAssets } from './use-known-assets.ts';

interface AssetFormProps extends Chosen {
  readonly session: Session;
  readonly assetId: string;
  /** Takes focus after uploads were started. */
  readonly uploadsHeading: RefObject<HTMLHeadingElement | null>;
  readonly onUnsentChange: NoteDrafts;
}

/** Connects the form with the queue. */
export function AssetForm({ session, assetId, uploadsHeading, onUnsentChange, ...chosen }: AssetFormProps) {
  const { config, queue, inspector, memory, movedTo, sharedFiles } = session;
  const lists = useChoices(session);
  const { editor, thumbnails, inspectDocument } = useFileTools();
  const renderReport = useRenderReport(editor, inspector.inspect);
  const noteUnsent = useCallback(
    (unsentCount: number) => onUnsentChange(assetId, 'form', unsentCount),
    [onUnsentChange, assetId],
  );
  const upload = useCallback(
    (documents: readonly NewDocument[]) => {
      for (const { otherAssetId } of documents) if (otherAssetId !== undefined) movedTo.add(otherAssetId);
      const ids = queue.enqueue(
        documents.map(({ job, otherAssetId = assetId }) => ({ ...job, assetId: otherAssetId })),
      );
      // An ended queue accepts nothing; the next one follows.
      if (ids.length === 0) return false;
      for (const [index, id] of ids.entries()) {
        const inspection = documents[index]?.inspection;
        if (inspection) void cancelOnInspectionError(queue, id, inspection);
      }
      sharedFiles?.uploaded(assetId);
      // The pressed button is gone.
      showFromTop(uploadsHeading.current);
      return true;
    },
    [queue, assetId, movedTo, sharedFiles, uploadsHeading],
  );
  const knownAssets = useMemo(() => listKnownAssets({ config, memory }), [config, memory]);
  const hasForm = useHasBeen(lists.status !== 'loading');
  // Files chosen meanwhile wait in the inbox. Once shown, the form stays, whatever is loaded again.
  if (!hasForm) {
    return (
      <div className="pending card__body">
        <Skeleton />
      </div>
    );
  }
  return (
    <>
      {sharedFiles && <SharedIntake shared={sharedFiles} assetId={assetId} inbox={chosen.inbox} />}
      <ListsNote lists={lists} />
      <ThumbnailsContext value={thumbnails}>
        <DocumentForm
          {...chosen}
          assetId={assetId}
          knownAssets={knownAssets}
          assetOrganizationId={config.assets.find(({ id }) => id === assetId)?.organizationId}
          choices={lists.choices}
          limits={config.limits}
          offerAi={config.offerAi}
          inspect={inspector.inspect}
          inspectDocument={inspectDocument}
          memory={memory}
          onUpload={upload}
          onUnsentChange={noteUnsent}
          renderReport={renderReport}
          pack={editor.pack}
        />
      </ThumbnailsContext>
    </>
  );
}

/** Tools of one form for its files; each has a worker only while it works. */
function useFileTools() {
  const [tools] = useState(() => {
    const pdfReader = createPdfReader();
    const editor = createArchiveEditor();
    const thumbnails = createThumbnails({ drawPdf: pdfReader.draw });
    return {
      editor,
      thumbnails,
      inspectDocument: createDocumentInspection(pdfReader.inspect),
      dispose: () => {
        for (const { dispose } of [pdfReader, editor, thumbnails]) dispose();
      },
    };
  });
  useEffect(() => tools.dispose, [tools]);
  return tools;
}

/** Returns true once its argument has been true. */
function useHasBeen(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen;
}

/** Renders the inspection of a chosen ZIP, with which it can be repaired. */
function useRenderReport(editor: ArchiveEditor, inspect: Session['inspector']['inspect']): RenderReport {
  return useCallback(
    ({ report, file, progress, onStop, ...commands }) => (
      <InspectionLine {...{ report, file, progress, onStop }} editing={{ ...commands, editor, inspect }} />
    ),
    [editor, inspect],
  );
}

/** Focuses a heading, and scrolls to it once the form is empty, unless it is in the upper half of the window by then. */
function showFromTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    const { top = 0 } = heading?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight / 2) heading?.scrollIntoView({ block: 'start' });
  });
}
