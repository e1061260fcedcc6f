import FileX from 'lucide-react/icons/file-x';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';

import type { Thumbnails } from '#photo/thumbnails/thumbnails.ts';
import { FileGlyph } from '#ui/content/file-glyph.tsx';

/** Draws the pictures of a form; without it, every file has its icon. */
export const ThumbnailsContext = createContext<Thumbnails | undefined>(undefined);

/** Decorative picture of a file, drawn once its row is in view; the icon of its type until then, or if there is none. */
export function Thumbnail({ file }: { readonly file: File }) {
  const thumbnails = use(ThumbnailsContext);
  const glyph = useRef<HTMLElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  useEffect(() => {
    if (!thumbnails || !glyph.current) return undefined;
    return whileInView(glyph.current, (signal) => {
      const show = (drawn: ImageBitmap | undefined) => {
        if (drawn && !signal.aborted) setPicture(drawn);
      };
      void thumbnails.draw(file, signal).then(show);
    });
  }, [thumbnails, file]);
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (picture) canvas?.getContext('2d')?.drawImage(picture, 0, 0);
    },
    [picture],
  );
  return picture ? (
    <canvas className="glyph" aria-hidden="true" width={picture.width} height={picture.height} ref={paint} />
  ) : (
    <FileGlyph fileName={file.name} ref={glyph} />
  );
}

/** Decorative icon of a file that can't be uploaded. */
export const RejectedGlyph = () => (
  <span className="glyph glyph--rejected">
    <FileX />
  </span>
);

/** Calls back whenever an element comes into view; the signal aborts when it leaves. Returns a function that ends it. */
function whileInView(element: Element, onInView: (signal: AbortSignal) => void): () => void {
  let visit: AbortController | undefined;
  const observer = new IntersectionObserver((entries) => {
    visit?.abort();
    if (entries.at(-1)?.isIntersecting !== true) return;
    visit = new AbortController();
    onInView(visit.signal);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    visit?.abort();
  };
}
