import { useEffect } from 'react';

import { lazyModule } from '#lib/lazy.ts';
import { useLoaded } from '#ui/use-loaded.ts';

import { untyped, useReadableFiles } from '../intake/chosen-reader.ts';

import type { PdfEditorProps } from './editor/pdf-editor.tsx';

/** The editor and its worker are loaded when a photo is to be edited. */
const editorModule = lazyModule(() => import('./editor/pdf-editor.tsx'));

interface LoadedPdfEditorProps extends PdfEditorProps {
  /** Called instead of the other ones if the editor can't be loaded. */
  readonly onUnavailable: () => void;
}

/** The editor, once it is loaded. */
export function LoadedPdfEditor({ onUnavailable, ...props }: LoadedPdfEditorProps) {
  const loaded = useLoaded(editorModule);
  const isUnavailable = loaded.status === 'failed';
  useEffect(() => {
    if (isUnavailable) onUnavailable();
  });
  useReadableFiles(() => (loaded.status === 'loaded' ? [] : untyped([props.photo])));
  return loaded.status === 'loaded' ? <loaded.part.PdfEditor {...props} /> : null;
}
