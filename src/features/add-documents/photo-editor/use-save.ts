import { useEffect, useRef, useState } from 'react';

import type { FlatPage } from '#photo/paper-job.ts';
import type { PhotoTools } from '#photo/photo-tools.ts';

import { assetFileName } from '../photos/asset-file-name.ts';
import type { PaperSize } from './make-pages-pdf.ts';
import type { EditedPage } from './use-pages.ts';

interface SaveOptions {
  readonly tools: PhotoTools;
  /** The PDF is named after it. */
  readonly assetId: string;
  readonly onSaved: (pdf: File) => void;
}

/** Makes the PDF; what is running ends with the editor. */
export function useSave({ tools, assetId, onSaved }: SaveOptions) {
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const save = async (pages: readonly EditedPage[], size: PaperSize) => {
    setStatus('saving');
    const { signal } = (ending.current = new AbortController());
    try {
      const { makePagesPdf } = await import('./make-pages-pdf.ts');
      const flat: FlatPage[] = [];
      // One at a time: a phone has no memory for several decoded photos.
      for (const page of pages) flat.push(await straightened(tools, page, signal));
      const name = assetFileName({ assetId, at: new Date(), extension: 'pdf' });
      const pdf = await makePagesPdf(flat, size, name);
      if (!signal.aborted) onSaved(pdf);
    } catch {
      // Too little memory, or code that didn't load. After an abort it isn't shown.
      if (!signal.aborted) setStatus('failed');
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
