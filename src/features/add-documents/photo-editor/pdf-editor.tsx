import { useEffect, useRef, useState, type RefObject } from 'react';

import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { createPhotoTools, type PhotoTools } from '#photo/photo-tools.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useResource } from '#ui/loading/use-resource.ts';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { namedAfterAsset } from '../photos/asset-file-name.ts';
import { CornerStage } from './corner-stage.tsx';
import { firstCorners } from './corners.ts';
import type { PaperSize } from './make-pages-pdf.ts';
import { PageNavigation, PageTools } from './page-tools.tsx';
import { useOpenedPhoto } from './use-opened-photo.ts';
import { usePages, type PagesOfPdf } from './use-pages.ts';
import { useSave } from './use-save.ts';

import css from './pdf-editor.css?inline';

/** Props of the editor. */
export interface PdfEditorProps {
  /** The first page. */
  readonly photo: File;
  /** The PDF is named after it. */
  readonly assetId: string;
  readonly onSaved: (pdf: File, photos: readonly File[]) => void;
  /** Called with all photos when one is added or removed. Stable. */
  readonly onPhotos: (photos: readonly File[]) => void;
  /** Called with all photos if no PDF is made of them. */
  readonly onKept: (photos: readonly File[]) => void;
}

/** Full-screen editor that makes a PDF of photographed paper. However it is closed, no photo is lost. */
export function PdfEditor({ photo, assetId, onSaved, onPhotos, onKept }: PdfEditorProps) {
  const { paper: words, pdf } = deviceMessages(useI18n());
  const place = useRef<HTMLDivElement>(null);
  useSheet(place, css);
  const tools = useResource(() => createPhotoTools());
  const pages = usePages(photo);
  const photos = pages.all.map((page) => page.photo);
  useEffect(() => onPhotos(pages.all.map((page) => page.photo)), [onPhotos, pages.all]);
  const [size, setSize] = useState<PaperSize>('a4');
  const { status, save } = useSave({ tools, assetId, onSaved: (made) => onSaved(made, photos) });
  const isReady = status !== 'saving' && pages.all.every(({ corners }) => corners);
  const keep = () => onKept(photos);
  useOnHidden(place, keep);
  const named = (taken: File) => namedAfterAsset(taken, assetId);
  return (
    <Dialog
      size="page"
      title={words.scanToPdf}
      closeLabel={photos.length === 1 ? words.keepPhoto : words.keepPhotos}
      onClose={keep}
      toolbar={
        <PageNavigation
          pages={pages}
          isDisabled={status === 'saving'}
          onRetake={(taken) => pages.retake(named(taken))}
        />
      }
    >
      <div className="pdf-editor" ref={place} inert={status === 'saving'}>
        <CurrentPage tools={tools} pages={pages} />
        <PageTools
          {...{ pages, size, isReady }}
          onSize={setSize}
          onAdd={(taken) => pages.add(named(taken))}
        />
      </div>
      <p role="status" className={status === 'failed' ? 'field__error' : 'visually-hidden'}>
        {status === 'failed' ? pdf.failed : status === 'saving' ? pdf.making : ''}
      </p>
      <div className="pdf-editor__save">
        <Button look="primary" disabled={!isReady} onClick={() => save(pages.all, size)}>
          {status === 'saving' ? pdf.making : words.save}
        </Button>
      </div>
    </Dialog>
  );
}

function CurrentPage({ tools, pages }: { readonly tools: PhotoTools; readonly pages: PagesOfPdf }) {
  const { paper: words } = deviceMessages(useI18n());
  const { page, setCorners } = pages;
  const opening = useOpenedPhoto(tools, page.photo);
  const isNew = page.corners === undefined && opening.status === 'opened';
  useEffect(() => {
    if (isNew) setCorners(firstCorners);
  });
  return (
    <>
      <p role="status" className={opening.status === 'failed' ? 'field__error' : 'small muted'}>
        {{ opening: words.opening, failed: words.unreadable, opened: words.hint }[opening.status]}
      </p>
      {opening.status === 'opened' && page.corners ? (
        <CornerStage
          picture={opening.picture}
          turns={page.turns}
          isGrey={page.isGrey}
          corners={page.corners}
          onChange={setCorners}
        />
      ) : (
        <div className="corner-stage" />
      )}
    </>
  );
}

/**
 * Calls back when the page around an element of an open dialog is hidden: a modal dialog that can't be seen would block
 * all others. Closing the dialog hides it, too, which Firefox observes before it says that it is closed.
 */
function useOnHidden(element: RefObject<HTMLElement | null>, onHidden: () => void): void {
  const newest = useRef(onHidden);
  useEffect(() => {
    newest.current = onHidden;
  });
  useEffect(() => {
    const shown = element.current!;
    const observer = new ResizeObserver(() => {
      const isOpen = shown.closest('dialog')?.open === true;
      if (isOpen && !shown.checkVisibility()) newest.current();
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
}
