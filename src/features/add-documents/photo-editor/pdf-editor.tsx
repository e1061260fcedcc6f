import { type RefObject, useEffect, useRef, useState, useEffectEvent } from 'react';

import { assetFileName, namedAfterAsset } from '#asset/asset-file-name.ts';
import { useI18n } from '#i18n/i18n-context.tsx';
import { deviceMessages } from '#i18n/messages/en/files.ts';
import { logFailure } from '#lib/log-failure.ts';
import { firstCorners } from '#photo/corners.ts';
import type { PaperSize } from '#photo/make-pages-pdf.ts';
import type { FlatPage } from '#photo/paper-job.ts';
import { type PhotoTools, createPhotoTools } from '#photo/photo-tools.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useResource } from '#ui/loading/use-resource.ts';
import { useSheet } from '#ui/styles/use-sheet.ts';

import { CornerStage } from './corner-stage.tsx';
import { PageNavigation, PageTools } from './page-tools.tsx';
import { type EditedPage, type PagesOfPdf, usePages } from './use-pages.ts';

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
  const newest = useEffectEvent(onHidden);
  useEffect(() => {
    const shown = element.current!;
    const observer = new ResizeObserver(() => {
      const isOpen = shown.closest('dialog')?.open === true;
      if (isOpen && !shown.checkVisibility()) newest();
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
}

/** A photo that is opened, or can't be. */
type Opening =
  | { readonly status: 'opening' | 'failed' }
  | { readonly status: 'opened'; readonly picture: ImageBitmap };

/** Opens a photo; its picture is released when another one is shown. */
function useOpenedPhoto(tools: PhotoTools, photo: File): Opening {
  const [result, setResult] = useState<{ readonly photo: File; readonly opening: Opening }>();
  useEffect(() => {
    const end = new AbortController();
    let picture: ImageBitmap | undefined;
    const settle = (opened: ImageBitmap | undefined) => {
      picture = opened;
      if (end.signal.aborted) {
        picture?.close();
        return;
      }
      setResult({ photo, opening: picture ? { status: 'opened', picture } : { status: 'failed' } });
    };
    // Rejects with too little memory, or if the code didn't load.
    tools.open(photo, end.signal).then(settle, () => settle(undefined));
    return () => {
      end.abort();
      picture?.close();
    };
  }, [tools, photo]);
  return result?.photo === photo ? result.opening : { status: 'opening' };
}

interface SaveOptions {
  readonly tools: PhotoTools;
  /** The PDF is named after it. */
  readonly assetId: string;
  readonly onSaved: (pdf: File) => void;
}

/** Makes the PDF; what is running ends with the editor. */
function useSave({ tools, assetId, onSaved }: SaveOptions) {
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const save = async (pages: readonly EditedPage[], size: PaperSize) => {
    setStatus('saving');
    const { signal } = (ending.current = new AbortController());
    try {
      const { makePagesPdf } = await import('#photo/make-pages-pdf.ts');
      const flat: FlatPage[] = [];
      // One at a time: a phone has no memory for several decoded photos.
      for (const page of pages) flat.push(await straightened(tools, page, signal));
      const name = assetFileName({ assetId, at: new Date(), extension: 'pdf' });
      const pdf = await makePagesPdf(flat, size, name);
      if (!signal.aborted) onSaved(pdf);
    } catch (error) {
      // Too little memory, or code that didn't load.
      if (signal.aborted) return;
      logFailure('A PDF could not be created.', error);
      setStatus('failed');
    }
  };

  return { status, save: (pages: readonly EditedPage[], size: PaperSize) => void save(pages, size) };
}

async function straightened(tools: PhotoTools, page: EditedPage, signal: AbortSignal): Promise<FlatPage> {
  const { photo, corners, isGrey } = page;
  const flat = corners && (await tools.straighten(photo, { corners, isGrey }, signal));
  if (!flat) throw new Error('A photo could not be decoded.');
  return flat;
}
