import { useEffect, useState } from 'react';

import { createDocumentInspection } from '#document/inspect-document.ts';
import { createPdfReader } from '#document/pdf/pdf-reader.ts';
import { createArchiveEditor } from '#manual/editor/archive-editor.ts';
import { createThumbnails } from '#thumbnails/thumbnails.ts';

/** Tools of one form for its files; each has a worker only while it works. */
export function useFileTools() {
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
